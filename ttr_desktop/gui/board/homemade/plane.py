# SPDX-License-Identifier: GPL-3.0-or-later
"""Points of the drawing, and the globe laid flat."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from ttr_desktop.core.board import Board

Line: TypeAlias = "Sequence[Point]"


class Point(NamedTuple):
    """A place on the board, x to the right and y downwards."""

    x: float
    y: float

    def to(self, other: Point) -> float:
        """How far it is to another."""
        return math.hypot(other.x - self.x, other.y - self.y)

    def towards(self, other: Point, share: float) -> Point:
        return Point(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)

    def moved(self, x: float, y: float) -> Point:
        return Point(self.x + x, self.y + y)


class Box(NamedTuple):
    """An upright rectangle."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    def grown(self, by: float) -> Box:
        return Box(self.left - by, self.top - by, self.width + 2 * by, self.height + 2 * by)

    def holds(self, point: Point) -> bool:
        return self.left <= point.x <= self.right and self.top <= point.y <= self.bottom

    def meets(self, other: Box) -> bool:
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


def flattened(board: Board) -> list[Point]:
    """The cities as on a sea chart (Mercator), which keeps directions; poles are cut off."""
    cut = _cut(board)
    points = []
    for city in board.cities:
        lat = math.radians(max(-80.0, min(80.0, city.lat)))
        points.append(Point(math.radians((city.lon - cut) % 360), -math.asinh(math.tan(lat))))
    return points


def _cut(board: Board) -> float:
    """The meridian at which the globe is cut open: there where only tracks that say so go over the edge."""
    places = sorted({city.lon for city in board.cities})
    gaps = [(a + b) / 2 for a, b in pairwise([*places, places[0] + 360])]

    def cost(cut: float) -> float:
        ways = 0.0
        for track in board.tracks:
            way = abs((board.cities[track.a].lon - cut) % 360 - (board.cities[track.b].lon - cut) % 360)
            ways += 360 - way if track.over_edge else way
        return ways

    return min(gaps, key=cost)


def bounds(points: Iterable[Point]) -> Box:
    """The smallest box around some points."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def length(line: Line) -> float:
    """How long a line of straight pieces is."""
    return sum(a.to(b) for a, b in pairwise(line))


def along(line: Line, way: float) -> tuple[Point, float]:
    """The point so far from the beginning of a line, and the direction there in degrees."""
    for number, (a, b) in enumerate(pairwise(line), 2):
        piece = a.to(b)
        if (way <= piece or number == len(line)) and piece > 0:
            return a.towards(b, way / piece), math.degrees(math.atan2(b.y - a.y, b.x - a.x))
        way -= piece
    return line[-1], 0.0
