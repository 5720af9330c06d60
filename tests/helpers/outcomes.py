# SPDX-License-Identifier: GPL-3.0-or-later
"""Made-up outcomes of games."""

from __future__ import annotations

from ttr_desktop.core.events import ScoreLine
from ttr_desktop.sim.match import Outcome


def outcome(bots: tuple[str, ...], totals: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    """A game in which everybody has made ten decisions in half a second, the longest in 0.2 s."""
    lines = tuple(ScoreLine(total, 0, 0, 0, 0, 0, total) for total in totals)
    seats = len(bots)
    return Outcome(bots, lines, winners, 80, (10,) * seats, (0.5,) * seats, (0.2,) * seats, (0,) * seats, ("",) * seats)
