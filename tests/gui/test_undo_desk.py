# SPDX-License-Identifier: GPL-3.0-or-later
"""Undo and redo by key in the real window: what is shown, what is said, and that bots' late answers do no harm."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.person import Person
from ttr_desktop.core.actions import DrawDeck, Keep
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.record import digest
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.table.notes import Aids
from ttr_desktop.table.settings import Pace, Speed
from ttr_desktop.table.table import GameTable, NewGame

TOGETHER = Qt.KeyboardModifier.ControlModifier
SHIFTED = TOGETHER | Qt.KeyboardModifier.ShiftModifier


def start(window: MainWindow, rival: str = "random", aids: Aids | None = None) -> GameTable:
    seats = (SeatInfo("Zoe"), SeatInfo("Ben", rival))
    window.start_game(NewGame(catalogue.board("usa"), seats, "undo", 0, aids or Aids()))
    assert window.controller.table is not None
    return window.controller.table


def undo(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_Z, TOGETHER)


def redo(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_Z, SHIFTED)


def said(window: MainWindow) -> str:
    return window.notice.label.text()


def test_taken_back_with_the_bots_answer(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    table = start(window)
    before = digest(table.game.state)
    person.click(person.page.flow.offer.keep)
    qtbot.waitUntil(lambda: table.revision == 2)  # the bot has kept its tickets, which shows nothing
    after = digest(table.game.state)
    undo(window)
    assert digest(table.game.state) == before
    assert said(window) == "Taken back."
    page = person.page
    assert page.flow.stack.currentWidget() is page.flow.offer
    assert not any("keep" in row.text for row in page.log.rows)
    redo(window)
    assert digest(table.game.state) == after
    assert page.flow.stack.currentWidget() is page.flow.cards
    assert table.notes.undos == 1


def test_a_bot_that_was_about_to_answer_is_not_heard(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    window.preferences.change(bot_pace=Pace.SLOW)
    table = start(window, "greedy")
    with qtbot.waitSignal(window.pool.decided):
        person.click(person.page.flow.offer.keep)
    undo(window)  # its move was waiting to be shown
    assert table.revision == 0
    window.controller.hurry()
    assert table.revision == 0
    person.click(person.page.flow.offer.keep)
    undo(window)  # it was still thinking
    qtbot.wait(250)
    assert table.revision == 0
    assert table.game.seat == 0
    window.preferences.change(bot_pace=Pace.INSTANT)
    person.click(person.page.flow.offer.keep)
    qtbot.waitUntil(lambda: table.revision == 2)
    assert isinstance(table.record.actions[1], Keep)


def test_a_card_that_was_seen_stays_drawn(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    table = start(window)
    person.click(person.page.flow.offer.keep)
    qtbot.waitUntil(lambda: window.controller.my_turn and table.game.phase is Phase.TURN)
    assert window.controller.act(DrawDeck(0))
    undo(window)
    assert "you have seen the card you drew" in said(window)
    assert table.game.phase is Phase.SECOND_CARD
    assert table.notes.undos == 0
    redo(window)
    assert "Nothing was taken back" in said(window)


def test_nothing_to_take_back_and_games_without_undo(window: MainWindow, person: Person) -> None:
    start(window)
    undo(window)
    assert "nothing of yours" in said(window)
    start(window, aids=Aids(undo=False))
    person.click(person.page.flow.offer.keep)
    undo(window)
    assert "without undo" in said(window)


def test_two_people(window: MainWindow, person: Person) -> None:
    """On the cover one may still go back; once the other one has moved, not any more."""
    table = start(window, "human")
    person.click(person.page.flow.offer.keep)
    assert window.pages.currentWidget() is window.cover_page
    undo(window)
    assert window.pages.currentWidget() is window.cover_page
    assert "Zoe" in window.cover_page.label.text()
    person.click(window.cover_page.button)
    assert window.pages.currentWidget() is window.game_page
    assert (table.revision, window.controller.watching) == (0, 0)
    redo(window)
    assert window.pages.currentWidget() is window.cover_page
    person.click(window.cover_page.button)
    undo(window)
    assert "Zoe has moved since" in said(window)
    assert table.revision == 1


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_in_the_middle_of_a_movement(window: MainWindow, person: Person, qtbot: QtBot, speed: Speed) -> None:
    window.preferences.change(animation=speed)
    table = start(window)
    window.controller.act(Keep(table.game.state.offers[0][:2]))
    undo(window)
    assert table.revision == 0
    assert not person.page.stage.busy
    assert person.page.flow.stack.currentWidget() is person.page.flow.offer


def test_only_where_a_game_is_in_sight(window: MainWindow, person: Person) -> None:
    undo_action, redo_action = window.bar.actions["undo"], window.bar.actions["redo"]
    window.bar.refresh()
    assert not undo_action.isEnabled()
    start(window)
    assert undo_action.isEnabled()
    assert redo_action.isEnabled()
    person.click(person.page.flow.offer.keep)
    window.bar.run("statistics")
    assert not undo_action.isEnabled()
    undo(window)
    assert window.controller.table is not None
    assert window.controller.table.revision >= 1
