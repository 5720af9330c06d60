# SPDX-License-Identifier: GPL-3.0-or-later
"""Wilson intervals against published values."""

from __future__ import annotations

import pytest

from ttr_desktop.sim.stats import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (260, 400, 0.602, 0.695)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_nothing_played() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
