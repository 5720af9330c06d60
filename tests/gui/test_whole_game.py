# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game on each board, played through the window by mouse against a bot in a worker process."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.person import Person
from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.table.table import NewGame
from ttr_desktop.texts.term import signed

MOST_ACTIONS = 600


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_played_to_the_final_sheet(window: MainWindow, person: Person, qtbot: QtBot, map_id: str) -> None:
    seats = (SeatInfo("Zoe"), SeatInfo("Ben", "greedy"))
    window.start_game(NewGame(catalogue.board(map_id), seats, "window", first=0))
    controller = window.controller
    rng = Rng("person")
    for _ in range(MOST_ACTIONS):
        qtbot.waitUntil(lambda: controller.table is None or controller.my_turn or controller.table.game.over)
        assert controller.table is not None
        if controller.table.game.over:
            break
        before = controller.table.revision
        action = random_action(controller.choices(), rng)
        person.do(action)
        assert controller.table.revision > before, f"nothing came of {action}"
        assert controller.table.record.actions[before] == action
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.result_page)
    result = controller.table.game.result if controller.table else None
    assert result is not None
    sheet = window.result_page.sheet
    totals = [sheet.item(sheet.rowCount() - 1, seat) for seat in range(2)]
    assert [item.text() for item in totals if item is not None] == [signed(line.total) for line in result.lines]
    assert [row.score for row in person.page.players.rows] == [line.total for line in result.lines]
