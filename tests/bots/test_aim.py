# SPDX-License-Identifier: GPL-3.0-or-later
"""What a search strives for: own points early, the win as well late."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.helpers.play import position
from ttr_desktop.bots.aim import Aim, aim_of, chance
from ttr_desktop.core.events import ScoreLine
from ttr_desktop.core.scoring import Result


def result(one: int, two: int, *winners: int) -> Result:
    lines = tuple(ScoreLine(points, 0, 0, 0, 0, 0, points) for points in (one, two))
    return Result(lines, winners, "", (0, 0))


def test_an_ending_is_better_the_clearer_the_win() -> None:
    clear, close, shared = result(120, 60, 0), result(91, 90, 0), result(90, 90, 0, 1)
    assert chance(clear, 0) > chance(close, 0) > chance(shared, 0) == 0.5
    assert chance(clear, 0) + chance(clear, 1) == pytest.approx(1.0)


def test_early_more_points_of_one_s_own_are_better_though_the_game_is_lost() -> None:
    poor_win, rich_loss = result(100, 90, 0), result(130, 140, 1)
    early, late = Aim(0, 0.0), Aim(0, 0.5)
    assert early.of_result(rich_loss) > early.of_result(poor_win)
    assert late.of_result(rich_loss) < late.of_result(poor_win)
    assert early.of_estimate((130.0, 140.0)) > early.of_estimate((120.0, 70.0))
    assert late.of_estimate((130.0, 140.0)) < late.of_estimate((120.0, 70.0))


def test_whoever_has_won_anyway_plays_on_for_points() -> None:
    late = Aim(0, 0.5)
    assert late.of_result(result(130, 100, 0)) > late.of_result(result(110, 50, 0))


@pytest.mark.parametrize("map_id", ["usa", "nordic", "northern_lights", "world"])
def test_a_game_goes_from_points_to_the_win(map_id: str) -> None:
    """Also on the board where nobody has pieces before they are picked (W-4)."""
    shares = []
    for moment in range(0, 400, 20):
        game = position(map_id, 2, "aim", moment)
        if game.over:
            break
        shares.append(aim_of(game.tables, game.view(game.seat)).win)
    assert shares[0] == 0.0
    assert shares[-1] > 0.35
    assert all(later >= sooner for sooner, later in pairwise(shares))
