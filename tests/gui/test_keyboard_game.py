# SPDX-License-Identifier: GPL-3.0-or-later
"""Games played with keys alone: a whole one, and the special questions of the other boards."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.helpers.typist import Typist
from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core import actions as act
from ttr_desktop.core.actions import Action
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.table.settings import Speed
from ttr_desktop.table.table import NewGame

MOST_ACTIONS = 600


@pytest.fixture
def typist(window: MainWindow, qtbot: QtBot) -> Typist:
    with qtbot.waitActive(window):
        window.activateWindow()
    return Typist(window, qtbot)


def play(typist: Typist, map_id: str, seed: str, wanted: Iterable[type]) -> set[type]:
    """Plays with keys until each of the wanted kinds of action was done, or to the end; returns the kinds done."""
    window, missing = typist.window, set(wanted)
    seats = (SeatInfo("Zoe"), SeatInfo("Ben", "random"))
    window.start_game(NewGame(catalogue.board(map_id), seats, seed, first=0))
    controller, rng, done = window.controller, Rng(seed), set[type]()
    for _ in range(MOST_ACTIONS):
        typist.bot.waitUntil(lambda: controller.table is None or controller.my_turn or controller.table.game.over)
        table = controller.table
        assert table is not None
        if table.game.over or (wanted and not missing):
            break
        before = table.revision
        action = chosen(controller.choices(), rng, missing)
        typist.do(action)
        assert table.revision > before, f"nothing came of {action}"
        assert table.record.actions[before] == action
        done.add(type(action))
        missing.discard(type(action))
    return done


def chosen(choices: Choices, rng: Rng, missing: set[type]) -> Action:
    """Something that is still to be tried, if it can be found among rarer moves and some random ones."""
    rare = [action for group in choices.extras for action in islice(group, 1) if type(action) in missing]
    tried = rare or [random_action(choices, rng) for _ in range(12)]
    return next((action for action in tried if type(action) in missing), tried[0])


def test_a_whole_game_to_the_final_sheet(window: MainWindow, typist: Typist, qtbot: QtBot) -> None:
    done = play(typist, "usa", "keys", ())
    assert {act.Keep, act.DrawDeck, act.DrawMarket, act.DrawTickets, act.Claim} <= done
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.result_page)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert window.result_page.isAncestorOf(focus), "the final sheet is at hand without a mouse"
    typist.press(Qt.Key.Key_Escape)


@pytest.mark.parametrize(
    ("map_id", "seed", "wanted"),
    [
        ("nordic", "tunnel", {act.Keep, act.Claim, act.PayTunnel, act.DeclineTunnel}),
        ("northern_lights", "keys", {act.Keep, act.Claim, act.DrawMarket, act.DrawTickets}),
        ("world", "k5", {act.PickPieces, act.Keep, act.BuildPort, act.Exchange, act.DrawMarket, act.Claim}),
    ],
)
def test_the_questions_of_the_other_boards(typist: Typist, map_id: str, seed: str, wanted: set[type]) -> None:
    assert wanted <= play(typist, map_id, seed, wanted)


def test_from_the_start_page_into_a_game(window: MainWindow, typist: Typist) -> None:
    play = window.start_page.cards["usa"].findChild(QPushButton, "primary")
    assert play is not None
    typist.tab_to(play)
    typist.press(Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.game_page
    typist.bot.waitUntil(lambda: window.controller.my_turn)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert typist.page.flow.offer.isAncestorOf(focus), "the first question is at hand"
    typist.press(Qt.Key.Key_Return)
    assert typist.page.flow.stack.currentWidget() is typist.page.flow.cards


def test_a_key_skips_what_is_moving_and_walks_on(window: MainWindow, typist: Typist, qtbot: QtBot) -> None:
    window.preferences.change(animation=Speed.SLOW)
    seats = (SeatInfo("Zoe"), SeatInfo("Ben", "greedy"))
    window.start_game(NewGame(catalogue.board("usa"), seats, "skip", first=0))
    typist.press(Qt.Key.Key_Return)
    board = typist.page.board

    def moving() -> bool:
        return typist.page.stage.busy

    qtbot.waitUntil(lambda: window.controller.my_turn and not moving(), timeout=30_000)
    typist.press(Qt.Key.Key_D)
    assert moving()
    typist.press(Qt.Key.Key_Space)
    assert not moving(), "the space bar only skips"
    typist.page.zones.enter(board)
    typist.press(Qt.Key.Key_D)
    qtbot.waitUntil(lambda: window.controller.my_turn)
    if moving():
        typist.press(Qt.Key.Key_Escape)
    before = board.walker.spot
    typist.press(Qt.Key.Key_Right)
    assert board.walker.spot != before
