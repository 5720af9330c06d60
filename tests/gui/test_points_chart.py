# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of points ends where the game ended."""

from __future__ import annotations

import pytest

from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.points_chart import points_by_turn
from ttr_desktop.table.table import GameTable, NewGame


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_courses(map_id: str) -> None:
    seats = (SeatInfo("A", "random"), SeatInfo("B", "random"))
    table = GameTable.start(NewGame(catalogue.board(map_id), seats, "chart", first=0))
    rng = Rng("chart")
    while not table.game.over:
        table.apply(random_action(table.game.choices(), rng), table.game.seat)
    courses = points_by_turn(table.history, 2)
    assert [course[-1] for course in courses] == table.game.state.scores
    assert all(len(course) == table.game.state.turn + 1 for course in courses)
