# SPDX-License-Identifier: GPL-3.0-or-later
"""From zone to zone by key, and back to where one was after a question."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.typist import Typist
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.learn.corner_card import CornerCard
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.table.table import NewGame

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def typist(window: MainWindow, qtbot: QtBot) -> Typist:
    """At the first turn of a game on the first board."""
    with qtbot.waitActive(window):
        window.activateWindow()
    window.start_game(NewGame(catalogue.board("usa"), (SeatInfo("Zoe"), SeatInfo("Ben", "greedy")), "zones", first=0))
    made = Typist(window, qtbot)
    made.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.controller.my_turn)
    return made


def zone_of_focus(typist: Typist) -> int:
    focus = QApplication.focusWidget()
    assert focus is not None
    zones = typist.page.zones.shown
    return next(n for n, zone in enumerate(zones) if zone is focus or zone.isAncestorOf(focus))


def test_f6_goes_round_all_zones(typist: Typist) -> None:
    zones = typist.page.zones.shown
    names = [zone.accessibleName() for zone in zones]
    assert names[:4] == ["Board", "Market", "Decks", "Your hand"]
    typist.page.zones.enter(zones[0])
    seen = []
    for _ in zones:
        seen.append(zone_of_focus(typist))
        typist.press(Qt.Key.Key_F6)
    assert seen == list(range(len(zones)))
    assert zone_of_focus(typist) == 0
    typist.press(Qt.Key.Key_F6, SHIFT)
    assert zone_of_focus(typist) == len(zones) - 1


def test_tab_comes_to_every_zone(typist: Typist) -> None:
    typist.page.zones.enter(typist.page.board)
    seen: set[int] = set()
    for _ in range(40):
        focus = QApplication.focusWidget()
        for number, zone in enumerate(typist.page.zones.shown):
            if focus is not None and (zone is focus or zone.isAncestorOf(focus)):
                seen.add(number)
        typist.press(Qt.Key.Key_Tab)
    assert seen == set(range(len(typist.page.zones.shown)))


def test_tab_goes_from_zone_to_zone_in_the_order_of_f6(typist: Typist) -> None:
    typist.page.zones.enter(typist.page.board)
    seen = [0]
    for _ in range(12):
        typist.press(Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        zones = enumerate(typist.page.zones.shown)
        seen += [number for number, zone in zones if focus and (zone is focus or zone.isAncestorOf(focus))]
        if focus is typist.page.board:
            break
    assert [one for one, before in zip(seen[1:], seen, strict=False) if one != before][:4] == [1, 2, 3, 4]


def test_a_dock_behind_another_comes_forward_with_the_focus(typist: Typist) -> None:
    page = typist.page
    log, tables = page.docks[-2:]
    for panel, dock in ((page.tables_panel, tables), (page.log_panel, log), (page.tables_panel, tables)):
        page.zones.enter(panel)
        QApplication.processEvents()
        assert dock.x() >= 0, "Qt keeps docks that lie behind others outside of the window"
        other = log if dock is tables else tables
        assert other.x() < 0


def test_after_a_question_the_board_has_the_focus_again(typist: Typist) -> None:
    page = typist.page
    page.flow.confirm = True
    track = typist.window.controller.choices().tracks()[0]
    typist.walk_to(track)
    typist.press(Qt.Key.Key_Return)
    assert page.flow.stack.currentWidget() is page.flow.payment
    assert page.flow.stack.currentWidget() in typist.page.zones.shown
    assert typist.page.zones.shown[zone_of_focus(typist)] is page.flow.payment
    typist.press(Qt.Key.Key_Escape)
    assert page.flow.stack.currentWidget() is page.flow.cards
    assert QApplication.focusWidget() is page.board
    assert page.board.walker.shown
    assert page.board.walker.spot.track == track


def test_no_cursor_after_a_question_answered_with_the_mouse(typist: Typist, qtbot: QtBot) -> None:
    page = typist.page
    QTest.mouseClick(page.flow.cards.tickets, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.flow.stack.currentWidget() is page.flow.offer)
    page.flow.offer.keep.setFocus(Qt.FocusReason.MouseFocusReason)
    QTest.mouseClick(page.flow.offer.keep, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.flow.stack.currentWidget() is page.flow.cards)
    page.board.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not page.board.walker.shown


def test_finding_a_track_by_its_city(typist: Typist) -> None:
    typist.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    tracks = typist.page.tables_panel.tracks
    assert QApplication.focusWidget() is tracks.city
    QTest.keyClicks(tracks.city, "denver")
    model = tracks.table.model()
    assert model.rowCount() > 0
    assert all("Denver" in model.index(row, 0).data() for row in range(model.rowCount()))
    typist.tab_to(tracks.table)
    typist.press(Qt.Key.Key_Down)
    assert any(item.state.highlighted for item in typist.page.scene.tracks)


def test_digits_are_for_typing_where_one_types(typist: Typist) -> None:
    table = typist.window.controller.table
    assert table is not None
    revision = table.revision
    typist.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(typist.page.tables_panel.tracks.city, "1dt")
    assert typist.page.tables_panel.tracks.city.text() == "1dt"
    assert table.revision == revision


def test_escape_leaves_a_question_before_a_tip_is_put_away(typist: Typist) -> None:
    page = typist.page
    page.flow.confirm = True
    typist.walk_to(typist.window.controller.choices().tracks()[0])
    typist.press(Qt.Key.Key_Return)
    tip = CornerCard(page.board)
    tip.say(page, "A tip", "Look here.")
    typist.press(Qt.Key.Key_Escape)
    assert page.flow.stack.currentWidget() is page.flow.cards
    assert tip.isVisible()
    typist.press(Qt.Key.Key_Escape)
    assert not tip.isVisible()
