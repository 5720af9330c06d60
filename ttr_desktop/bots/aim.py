# SPDX-License-Identifier: GPL-3.0-or-later
"""What a search strives for: early in a game points of its own, towards the end the win as well.

Early on nobody can tell who will win, and whoever looks at the lead then spends turns on spoiling what others may not
even plan. Later a rival's points count only as far as they decide who wins: whoever has won anyway plays on for points.
Measured on `usa`: `master` wins as many games against `expert` as with an eye on the lead, and makes more points.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from ttr_desktop.core.scoring import Result
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView

_EARLY, _LATE = 0.7, 0.2  # parts of the pieces left: up to here only own points count, and from there on all of the win
_WIN = 0.5  # the part of the win in a value then
_SCALE = 20.0  # points of a lead that is a good deal safer than half of it
_HOPED = 23.0  # the same for a lead that is only estimated
POINT = 0.0108  # what a point of lead is worth in an even game
_OWN_POINT = 0.0125  # what a point of one's own is worth


class Aim(NamedTuple):
    """Values endings for a seat: only what lies between two values means anything, and 1 is about a win."""

    seat: int
    win: float  # the part of the win in a value; the rest is the own points

    def of_result(self, result: Result) -> float:
        """What an ending is worth."""
        return self._mixed(_share(result, self.seat), result.lines[self.seat].total)

    def of_estimate(self, points: Sequence[float]) -> float:
        """The same where the points of all seats are only estimated."""
        return self._mixed(hoped(points, self.seat), points[self.seat])

    def _mixed(self, won: float, points: float) -> float:
        return self.win * won + (1 - self.win) * points * _OWN_POINT


def aim_of(tables: Tables, view: SeatView) -> Aim:
    """What the view's seat strives for now. Before pieces are picked (W-4) nobody has any: that is early too."""
    fewest = min(map(sum, view.pieces))
    left = fewest / (tables.rules.trains + tables.rules.ships) if fewest else float(view.opening)
    return Aim(view.seat, _WIN * max(0.0, min(1.0, (_EARLY - left) / (_EARLY - _LATE))))


def chance(result: Result, seat: int) -> float:
    """How good an ending is to a seat, 0 to 1: half for winning, half for the lead."""
    return 0.5 * _share(result, seat) + 0.5 * _logistic(_lead([line.total for line in result.lines], seat) / _SCALE)


def hoped(points: Sequence[float], seat: int) -> float:
    """The same where the points are only estimated."""
    return _logistic(_lead(points, seat) / _HOPED)


def _share(result: Result, seat: int) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0


def _lead(points: Sequence[float], seat: int) -> float:
    return points[seat] - max([other for place, other in enumerate(points) if place != seat])


def _logistic(odds: float) -> float:
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, odds))))
