# SPDX-License-Identifier: GPL-3.0-or-later
"""The winning chance in some tries, with less noise than counting the wins.

A game that was won by one point could as well have been lost by one, so a try counts by its lead, softly where leads
differ much from try to try. Where they do not differ, as in the last turns, it is exactly the share of wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt

from ttr_desktop.bots.outlook import Ending

_SOFTNESS = 0.5  # of the spread of leads
_LEAST = 0.1  # points: with less softness every lead is a win or a loss


class Chances:
    """Measures all moves of one position by the spread of the first one's endings."""

    def __init__(self, seat: int, endings: Sequence[Ending]) -> None:
        self._seat = seat
        leads = [_lead(seat, ending) for ending in endings]
        mean = sum(leads) / len(leads) if leads else 0.0
        spread = sqrt(sum((lead - mean) ** 2 for lead in leads) / len(leads)) if leads else 0.0
        self._soft = max(_LEAST, _SOFTNESS * spread)

    def of(self, ending: Ending) -> float:
        return (1 + erf(_lead(self._seat, ending) / self._soft / sqrt(2))) / 2

    def mean(self, endings: Sequence[Ending]) -> float:
        return sum(map(self.of, endings)) / len(endings)

    def behind(self, endings: Sequence[Ending], best: Sequence[Ending]) -> tuple[float, float]:
        """How much chance a move has less than the best one, and the standard error of it, in the tries of both."""
        gaps = [self.of(there) - self.of(here) for here, there in zip(endings, best, strict=False)]
        mean = sum(gaps) / len(gaps)
        error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / len(gaps) / max(1, len(gaps) - 1))
        return mean, error


def _lead(seat: int, ending: Ending) -> float:
    """Points ahead of the best rival; half a point decides a tie."""
    points = ending.points
    lead = points[seat] - max(points[:seat] + points[seat + 1 :])
    return lead or ending.shares[seat] - 0.5
