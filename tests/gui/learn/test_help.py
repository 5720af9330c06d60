# SPDX-License-Identifier: GPL-3.0-or-later
"""F1 and the links open the rule that fits: what was refused, is asked, is pointed at, or the moment."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.helpers.person import Person
from ttr_desktop.core.actions import Keep
from ttr_desktop.core.payment import minimal
from ttr_desktop.core.phase import Phase
from ttr_desktop.data.catalogue import board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.table.settings import Appearance, Language
from ttr_desktop.table.table import NewGame
from ttr_desktop.teach.rulebook import rule_of_track


def start(window: MainWindow, map_id: str = "usa") -> None:
    window.start_game(NewGame(board(map_id), (SeatInfo("Ann"), SeatInfo("Ben", "human")), "help", first=0))


def keep_all(window: MainWindow) -> None:
    """Both keep what they are offered, and Ann is back at the screen."""
    controller = window.controller
    while controller.view().phase is Phase.CHOOSE_TICKETS:
        table = controller.table
        assert table is not None
        if controller.watching != table.game.seat:
            controller.take_over(table.game.seat)
        controller.act(Keep(tuple(sorted(controller.view().offer))))
    assert controller.table is not None
    controller.take_over(controller.table.game.seat)
    window.play.show_board()


def shown_rule(window: MainWindow) -> str:
    book = window.learn.rules
    assert book is not None
    assert book.isVisible()
    return str(book.contents.currentItem().data(Qt.ItemDataRole.UserRole))


def press_f1(window: MainWindow) -> str:
    QCursor.setPos(window.mapToGlobal(window.rect().topLeft()))
    QTest.keyClick(window, Qt.Key.Key_F1)
    return shown_rule(window)


def test_without_a_game_the_book_is_opened_at_its_beginning(window: MainWindow) -> None:
    assert press_f1(window) == "different"
    assert window.learn.rules is not None
    assert window.learn.rules.map_id == "usa"
    card = window.start_page.cards["world"]
    button = next(one for one in card.findChildren(QPushButton) if one.text() == "Rules")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.learn.rules.map_id == "world"


def test_the_moment(window: MainWindow, person: Person) -> None:
    start(window, "nordic")
    assert press_f1(window) == "N-2"
    assert window.learn.rules is not None
    assert window.learn.rules.map_id == "nordic"
    keep_all(window)
    person.page.flow.cards.setFocus()
    assert press_f1(window) == "C-1"


def test_a_refusal_has_a_link_and_is_what_f1_opens(window: MainWindow, person: Person) -> None:
    start(window)
    keep_all(window)
    view = window.controller.view()
    poor = next(t for t in person.page.scene.board.tracks if t.length == 6 and not minimal_way(window, t.number))
    assert view.phase is Phase.TURN
    person.click_track(poor.number)
    line = person.page.announcement
    rule = line.link.rule
    assert rule
    assert line.link.isVisible()
    assert line.contentsRect().right() < line.link.geometry().left(), "no words below the link"
    assert f"({rule}: " in line.text()
    assert "Missing: " in line.text(), "no card was laid down: what counts is what the hand lacks"
    assert line.contentsRect().right() < line.link.x(), "the sentence does not run under the link"
    QTest.mouseClick(line.link, Qt.MouseButton.LeftButton)
    assert shown_rule(window) == rule
    assert press_f1(window) == rule
    person.click(person.page.flow.cards.deck_buttons[0])
    assert not line.link.isVisible(), "something else is said now"


def minimal_way(window: MainWindow, track: int) -> bool:
    assert window.controller.table is not None
    tables = window.controller.table.game.tables
    return any(True for _ in minimal(tables, track, window.controller.view().hand))


def test_a_question_that_is_not_answered_rightly_links_to_its_rule(window: MainWindow, person: Person) -> None:
    start(window)
    offer = person.page.flow.offer
    for box, _ in offer.boxes:
        box.click()
    assert offer.link.isVisible()
    QTest.mouseClick(offer.link, Qt.MouseButton.LeftButton)
    assert shown_rule(window) == "U-2"
    for box, _ in offer.boxes:
        box.click()
    assert not offer.link.isVisible()


def test_what_is_pointed_at(window: MainWindow, person: Person) -> None:
    start(window, "nordic")
    keep_all(window)
    scene = person.page.scene
    ferry = next(track.number for track in scene.board.tracks if track.kind == "ferry" and track.length == 5)
    slot = scene.geometry.tracks[ferry].slots[2]
    point = person.page.board.mapFromScene(slot.x, slot.y)
    QTest.mouseMove(person.page.board.viewport(), point)
    scene.point_at(person.page.board.mapToScene(point))
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert shown_rule(window) == "N-5"


def test_the_tip_of_a_dimmed_thing_says_how_to_read_its_rule(window: MainWindow, person: Person) -> None:
    start(window)
    keep_all(window)
    button = person.page.flow.cards.pass_turn
    assert button.rule == "C-16"
    assert button.toolTip().endswith("F1 opens the rule.")
    assert not person.page.flow.cards.deck_buttons[0].rule


def test_the_book_follows_language_and_theme(window: MainWindow, qtbot: QtBot) -> None:
    window.learn.open_book("world")
    window.preferences.change(language=Language.POLISH, theme=Appearance.DARK)
    book = window.learn.rules
    assert book is not None
    assert book.isVisible()
    assert book.windowTitle() == "Zasady – Świat"
    book.close()
    window.preferences.change(language=Language.ENGLISH)
    assert window.learn.rules is None


def test_a_row_of_the_table(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    start(window, "nordic")
    keep_all(window)
    window.activateWindow()
    panel = person.page.tables_panel
    for dock in person.page.docks:
        if dock.widget() is panel:
            dock.raise_()
    panel.find_track()
    panel.tracks.city.setText("murmansk")
    panel.tracks.table.setFocus()
    panel.tracks.table.selectRow(0)
    qtbot.waitUntil(lambda: panel.tracks.current >= 0)
    assert window.controller.table is not None
    assert press_f1(window) == rule_of_track(window.controller.table.game.tables, panel.tracks.current)
