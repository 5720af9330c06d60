# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of tracks: filters, showing on the board, claiming by Enter and by double click."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.gui.models.test_position import start
from tests.helpers.person import Person
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.models.rows import ROW_ROLE
from ttr_desktop.gui.panels.tables import TracksTable


def listed(table: TracksTable) -> list[int]:
    model = table.table.model()
    return [model.index(row, 0).data(ROW_ROLE).track for row in range(model.rowCount())]


def open_tables(person: Person) -> TracksTable:
    dock = next(dock for dock in person.page.docks if dock.objectName() == "tables")
    dock.raise_()
    return person.page.tables_panel.tracks


def test_filters(window: MainWindow, person: Person) -> None:
    start(window, "usa")
    table = open_tables(person)
    rows = person.page.models.tracks.rows
    assert len(listed(table)) == len(rows)
    table.which.setCurrentIndex(1)
    assert set(listed(table)) == {row.track for row in rows if row.claimable}
    table.which.setCurrentIndex(2)
    assert set(listed(table)) == {row.track for row in rows if row.wanted} != set()
    table.which.setCurrentIndex(0)
    QTest.keyClicks(table.city, "denv")
    assert set(listed(table)) == {row.track for row in rows if "Denver" in row.cities}


def test_a_row_shows_its_track_and_enter_claims_it(window: MainWindow, person: Person) -> None:
    start(window, "usa")
    table = open_tables(person)
    table.which.setCurrentIndex(1)
    table.table.setFocus()
    table.table.selectRow(0)
    track = listed(table)[0]
    assert [item.track.number for item in person.page.scene.tracks if item.state.highlighted] == [track]
    QTest.keyClick(table.table, Qt.Key.Key_Return)
    flow = person.page.flow
    if flow.stack.currentWidget() is flow.payment:
        person.click(flow.payment.pay)
    assert window.controller.table is not None
    assert window.controller.table.game.state.owner[track] == 0


def test_a_double_click_asks_the_judge(window: MainWindow, person: Person) -> None:
    start(window, "usa")
    table = open_tables(person)
    row = next(n for n, track in enumerate(listed(table)) if not window.controller.choices().claims >> track & 1)
    place = table.table.visualRect(table.table.model().index(row, 0)).center()
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(table.table.viewport(), left, pos=place)
    QTest.mouseDClick(table.table.viewport(), left, pos=place)
    assert "(C-8: " in person.page.announcement.text() or "(U-" in person.page.announcement.text()


def test_a_screen_reader_reads_the_rows(window: MainWindow, person: Person) -> None:
    start(window, "nordic")
    table = open_tables(person)
    face = QAccessible.queryAccessibleInterface(table.table)
    assert face.role() is QAccessible.Role.Table
    assert face.text(QAccessible.Text.Name) == "Tracks"
    columns = table.table.model().columnCount() + 1  # the (hidden) row header counts
    texts = [face.child(n).text(QAccessible.Text.Name) for n in range(2 * columns)]
    titles = [table.table.model().headerData(n, Qt.Orientation.Horizontal) for n in range(columns - 1)]
    assert texts[1:columns] == titles
    first = table.table.model().index(0, 0).data(ROW_ROLE)
    assert first.cities in texts[columns + 1]
    assert first.missing in texts[columns + 1]
