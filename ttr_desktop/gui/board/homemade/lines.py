# SPDX-License-Identifier: GPL-3.0-or-later
"""The lines of the tracks and the spaces on them: straight where they can be, bowed where something is in the way."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ttr_desktop.core.board import Board, Track
from ttr_desktop.gui.board.homemade.crowd import Crowd
from ttr_desktop.gui.board.homemade.plane import Box, Line, Point, along, length
from ttr_desktop.gui.board.homemade.sizes import BESIDE, CITY, GAP, LONGEST_SLOT, SHORTEST_SLOT, WIDTH

_BOWS = (0.0, 0.07, -0.07, 0.14, -0.14, 0.22, -0.22, 0.32, -0.32, 0.45, -0.45, 0.6, -0.6)  # shares of the distance
_ROUNDS = 3
_STEPS = 16  # pieces of a bowed line
_CLEAR = CITY + 8.0  # of a line at its ends: where the city is


@dataclass(frozen=True, slots=True)
class Space:
    """One space: its middle and its direction in degrees."""

    at: Point
    angle: float


@dataclass(frozen=True, slots=True)
class Laid:
    """Where a track lies; over the edge of the board it has two parts, one of which may be without spaces."""

    spaces: tuple[Space, ...]
    slot: float  # length of a space
    paths: tuple[Line, ...]
    tail: Line = ()
    edge: float | None = None


def lay_tracks(board: Board, cities: Sequence[Point], sheet: Box) -> list[Laid]:
    """All tracks in the order of the board: those with little choice first, the others around them, then all again."""
    layer = _Layer(cities, sheet)
    routes = sorted(board.routes, key=lambda route: layer.room(board.tracks[route[0]]))
    for _ in range(_ROUNDS):
        for route in routes:
            layer.lay([board.tracks[number] for number in route])
    return [layer.laid[number] for number in range(len(board.tracks))]


class _Layer:
    def __init__(self, cities: Sequence[Point], sheet: Box) -> None:
        self._cities, self._sheet = cities, sheet.grown(-WIDTH)
        self._width = sheet.width
        self._towns, self._spaces = Crowd(), Crowd()
        for number, point in enumerate(cities):
            self._towns.add(point, number)
        self.laid: dict[int, Laid] = {}

    def room(self, track: Track) -> float:
        """How much longer the straight line is than its spaces; those over the edge come last."""
        if track.over_edge:
            return math.inf
        return self._cities[track.a].to(self._cities[track.b]) / track.length

    def lay(self, route: Sequence[Track]) -> None:
        """The tracks between two cities, side by side."""
        for track in route:
            if track.number in self.laid:
                self._spaces.drop(track.number, body(self.laid[track.number]))
        sides = [(number - (len(route) - 1) / 2) * BESIDE for number in range(len(route))]
        if route[0].over_edge:
            options = [[self._over_edge(track, side) for track, side in zip(route, sides, strict=True)]]
        else:
            options = [
                [self._curve(track, bow, side) for track, side in zip(route, sides, strict=True)] for bow in _BOWS
            ]
        costs = [self._cost(route[0], laid, abs(bow)) for laid, bow in zip(options, _BOWS, strict=False)]
        best = options[costs.index(min(costs))]
        for track, laid in zip(route, best, strict=True):
            self.laid[track.number] = laid
            for point in body(laid):
                self._spaces.add(point, track.number)

    def _cost(self, track: Track, laid: Sequence[Laid], bow: float) -> float:
        """What a line covers, how narrow its spaces are, and how far it strays."""
        cost, ends = 40 * bow, (track.a, track.b)
        for one in laid:
            cost += max(0.0, SHORTEST_SLOT - one.slot) * 4
            for point in body(one):
                cost += 12 * sum(1 for _ in self._spaces.near(point, WIDTH * 1.15))
                cost += 60 * sum(town not in ends for _, town in self._towns.near(point, CITY + WIDTH))
                if not self._sheet.holds(point):
                    cost += 100
        return cost

    def _curve(self, track: Track, bow: float, side: float) -> Laid:
        a, b = self._cities[track.a], self._cities[track.b]
        line = _shifted(_arc(a, b, bow), side)
        path = (a, *line[1:-1], b)
        return _with_spaces((path,), (track.length,))

    def _over_edge(self, track: Track, side: float) -> Laid:
        """From the city further to the left over the left edge, and back in at the right edge."""
        left, right = sorted((self._cities[track.a], self._cities[track.b]))
        here, there = left.x, self._width - right.x
        edge = left.y + (right.y - left.y) * here / max(here + there, 1.0)
        parts = (_out(left, Point(0.0, edge), side), _out(right, Point(self._width, edge), side))
        count = min(track.length, max(0, round(track.length * here / max(here + there, 1.0))))
        return _with_spaces(parts, (count, track.length - count), edge)


def body(laid: Laid) -> Iterator[Point]:
    """Points all over the spaces of a track."""
    for space in laid.spaces:
        x, y = math.cos(math.radians(space.angle)), math.sin(math.radians(space.angle))
        for share in (-0.4, -0.2, 0.0, 0.2, 0.4):
            yield space.at.moved(x * laid.slot * share, y * laid.slot * share)


def _arc(a: Point, b: Point, bow: float) -> list[Point]:
    """From one city to another, bowed to one side."""
    middle = a.towards(b, 0.5).moved((b.y - a.y) * bow, (a.x - b.x) * bow)
    top = Point(2 * middle.x - (a.x + b.x) / 2, 2 * middle.y - (a.y + b.y) / 2)
    return [a.towards(top, n / _STEPS).towards(top.towards(b, n / _STEPS), n / _STEPS) for n in range(_STEPS + 1)]


def _shifted(line: Sequence[Point], side: float) -> list[Point]:
    """The line beside a line; its ends come back to the cities in a short curve."""
    moved = []
    for number, point in enumerate(line):
        a, b = line[max(number - 1, 0)], line[min(number + 1, len(line) - 1)]
        gap = a.to(b) or 1.0
        moved.append(point.moved(-(b.y - a.y) / gap * side, (b.x - a.x) / gap * side))
    return moved


def _out(city: Point, edge: Point, side: float) -> Line:
    """From a city to the edge, a little above or below its twin."""
    line = _shifted(_arc(city, edge, 0.0), side if edge.x > 0 else -side)
    return (city, *line[1:-1], Point(edge.x, line[-1].y))


def _with_spaces(parts: tuple[Line, ...], counts: tuple[int, ...], edge: float | None = None) -> Laid:
    free = [length(part) - _CLEAR * (2 if edge is None else 1) for part in parts]
    pitch = min(LONGEST_SLOT + GAP, *(room / count for room, count in zip(free, counts, strict=True) if count))
    pitch = max(pitch, GAP + WIDTH)
    spaces: list[Space] = []
    for part, room, count in zip(parts, free, counts, strict=True):
        start = _CLEAR + (room - count * pitch) / 2
        found = [along(part, start + (number + 0.5) * pitch) for number in range(count)]
        spaces += [Space(point, angle) for point, angle in found]
    used = tuple(part for part, count in zip(parts, counts, strict=True) if count)
    bare: list[Line] = [part for part, count in zip(parts, counts, strict=True) if not count]
    return Laid(tuple(spaces), pitch - GAP, used, bare[0] if bare else (), edge)


def segments(laid: Laid) -> Iterator[tuple[Point, Point]]:
    """The straight pieces of all lines of a track."""
    for line in laid.paths:
        yield from pairwise(line)
