# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot that takes its time is seen to think, until it moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from tests.helpers.person import Person
from ttr_desktop.bots.base import Decision
from ttr_desktop.data.catalogue import board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.table.settings import Speed
from ttr_desktop.table.table import NewGame

BOT = 1


def slow_bot(window: MainWindow, person: Person, monkeypatch: pytest.MonkeyPatch) -> GamePage:
    """The person has kept tickets; the bot goes on thinking for as long as the test likes."""
    monkeypatch.setattr(window.pool, "ask", lambda *_: None)
    window.start_game(NewGame(board("usa"), (SeatInfo("Zoe"), SeatInfo("Ben", "greedy")), "slow", first=0))
    person.click(person.page.flow.offer.keep)
    return person.page


def words(page: GamePage) -> str:
    return str(page.players.index(BOT, 0).data(Qt.ItemDataRole.AccessibleTextRole))


def row_image(page: GamePage) -> QImage:
    panel = page.players_panel
    return panel.viewport().grab(panel.visualRect(page.players.index(BOT, 0))).toImage()


def test_the_sign_comes_and_goes(
    window: MainWindow, person: Person, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = slow_bot(window, person, monkeypatch)
    assert "is thinking" not in words(page), "quick answers need no sign"
    before = row_image(page)
    qtbot.waitUntil(lambda: page.players.thinking == BOT)
    assert "is thinking" in words(page)
    assert row_image(page) != before
    table = window.controller.table
    assert table is not None
    window.pool.decided.emit(table.revision, Decision(next(iter(table.game.choices().answers)), ""))
    qtbot.waitUntil(lambda: window.controller.my_turn)
    assert page.players.thinking < 0
    assert "is thinking" not in words(page)


@pytest.mark.parametrize("moves", [False, True])
def test_it_moves_only_where_things_may_move(
    window: MainWindow,
    preferences: Preferences,
    person: Person,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    moves: bool,
) -> None:
    preferences.change(animation=Speed.NORMAL, reduced_motion=not moves)
    page = slow_bot(window, person, monkeypatch)
    beats = QSignalSpy(page._thinking.moved)
    qtbot.waitUntil(lambda: page.players.thinking == BOT)
    assert any(timer.isActive() for timer in page._thinking.findChildren(QTimer)) == moves
    if moves:
        qtbot.waitUntil(lambda: beats.count() > 2)


def test_a_game_that_is_left_is_not_thought_about(
    window: MainWindow, person: Person, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = slow_bot(window, person, monkeypatch)
    qtbot.waitUntil(lambda: page.players.thinking == BOT)
    window.go_home()
    assert page.players.thinking < 0
