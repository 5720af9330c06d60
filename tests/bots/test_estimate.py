# SPDX-License-Identifier: GPL-3.0-or-later
"""The estimate of final points: there for every board and table, sober, and close to the truth near the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.helpers.boards import each_setup
from tests.helpers.play import position
from ttr_desktop.bots.estimate import estimate_of
from ttr_desktop.bots.levels import EXPERT
from ttr_desktop.bots.mind import Mind
from ttr_desktop.bots.rollout import Rollout
from ttr_desktop.core.engine import Game, tables_for
from ttr_desktop.data.catalogue import board


@each_setup
def test_every_table_has_one(map_id: str, players: int) -> None:
    game = position(map_id, players, "estimate", 40)
    estimate = estimate_of(game.tables)
    assert estimate is not None
    mind = Mind(game.tables, EXPERT)
    points = estimate.points([mind] * players, game.state)
    assert len(points) == players
    assert all(-150 < one < 400 for one in points)


@pytest.mark.parametrize("map_id", ["usa", "nordic", "northern_lights", "world"])
def test_close_to_the_end_it_is_close_to_the_truth(map_id: str) -> None:
    """Four turns before the end of games between experts it is off by a sixth of the points at most, on average."""
    errors, totals = [], []
    for seed in range(6):
        game, _ = Game.start(board(map_id), 2, f"estimate-{seed}")
        rollout = Rollout(game.tables, (EXPERT, EXPERT))
        before = []
        while not game.over:
            before.append(game.clone())
            rollout.play_on(game, 1)
        estimate, result = estimate_of(game.tables), game.result
        assert estimate is not None
        assert result is not None
        points = estimate.points(rollout.seats, before[-4].state)
        totals += [line.total for line in result.lines]
        errors += [abs(one - line.total) for one, line in zip(points, result.lines, strict=True)]
    assert sum(errors) < sum(totals) / 6


def test_a_board_of_somebody_has_none() -> None:
    mine = replace(board("usa"), id="mine")
    assert estimate_of(tables_for(mine, 2)) is None
