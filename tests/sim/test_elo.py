# SPDX-License-Identifier: GPL-3.0-or-later
"""Elo numbers: those that made the results come out again."""

from __future__ import annotations

from itertools import combinations

import pytest

from ttr_desktop.bots.strength import win_chance
from ttr_desktop.sim.elo import Score, fit


def test_true_numbers_are_found() -> None:
    true = {"a": 1200, "b": 1500, "c": 1580, "d": 1900}
    scores = [
        Score(one, two, 100_000 * win_chance(true[one] - true[two]), 100_000) for one, two in combinations(true, 2)
    ]
    found = fit(scores, "b", 1500)
    assert {name: round(rating.elo) for name, rating in found.items()} == true
    assert found["b"].spread == 0


def test_more_games_narrower_intervals() -> None:
    few, many = (fit([Score("a", "b", 0.6 * games, games)], "b", 1500)["a"] for games in (100, 400))
    assert few.spread == pytest.approx(2 * many.spread, rel=0.03)
    # 400 games at 60 %: the standard error of the rate is 2.4 points, about 18 Elo
    assert many.spread == pytest.approx(35, abs=2)


def test_a_bot_that_always_wins_stays_finite() -> None:
    found = fit([Score("a", "b", 400, 400)], "b", 1500)["a"]
    assert 2500 < found.elo < 3000
    assert found.spread > 300


def test_who_cannot_be_compared_is_left_out() -> None:
    found = fit([Score("a", "b", 5, 10), Score("c", "d", 5, 10), Score("a", "e", 0, 0)], "b", 1500)
    assert set(found) == {"a", "b"}
    assert found["a"].elo == pytest.approx(1500)
