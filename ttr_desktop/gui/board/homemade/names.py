# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the names of the cities stand: on that side where they cover least."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ttr_desktop.core.board import Board
from ttr_desktop.gui.board.homemade.crowd import Crowd
from ttr_desktop.gui.board.homemade.lines import Laid, body, segments
from ttr_desktop.gui.board.homemade.plane import Box, Point
from ttr_desktop.gui.board.homemade.sizes import CITY, LETTERS, WIDTH

_AIR = 7.0  # between a city and its name
_EDGE = 8.0  # between a name and the edge of the board
_ROUNDS = 4
_BREAK_FROM = 9  # letters: a longer name of several words may stand in two lines
# Where the middle of a name is, as seen from its city; the first are the best.
_SIDES = (
    *((1, 0), (-1, 0), (0, -1), (0, 1), (1, -0.8), (1, 0.8), (-1, -0.8), (-1, 0.8)),
    *((0.5, -1), (-0.5, -1), (0.5, 1), (-0.5, 1)),
)
_NARROW, _WIDE = "iljtfrI.,'-( )", "mwMWQO@"


@dataclass(frozen=True, slots=True)
class Name:
    """A name in its box."""

    text: str
    box: Box


def breadth(text: str) -> float:
    """About how wide bold letters are."""
    widest = 0.0
    for line in text.split("\n"):
        width = sum(
            0.36 if one in _NARROW else 0.92 if one in _WIDE else 0.74 if one.isupper() else 0.62 for one in line
        )
        widest = max(widest, width)
    return widest * LETTERS


def place_names(board: Board, cities: Sequence[Point], tracks: Sequence[Laid], sheet: Box) -> list[Name | None]:
    """A name for each city that has one."""
    ground = _Ground(cities, tracks, sheet)
    options = [list(_options(city.name, point)) for city, point in zip(board.cities, cities, strict=True)]
    chosen: list[Name | None] = [None] * len(cities)
    for _ in range(_ROUNDS):
        before = list(chosen)
        for number, names in enumerate(options):
            others = [name.box for other, name in enumerate(chosen) if name is not None and other != number]
            if names:
                chosen[number] = min(names, key=lambda name: ground.cost(name[1].box, name[0], others))[1]
        if chosen == before:
            break
    return chosen


def _options(name: str, city: Point) -> Iterator[tuple[float, Name]]:
    """Every way to write a name beside its city, with what speaks against it from the start."""
    for extra, text in enumerate(_texts(name)):
        wide, high = breadth(text), LETTERS * (text.count("\n") + 1)
        for rank, (x, y) in enumerate(_SIDES):
            for further in (0.0, 12.0, 26.0, 44.0, 64.0):
                reach = CITY + _AIR + further
                middle = city.moved(
                    x * ((reach if abs(x) == 1 else 0) + wide / 2), y * (reach + high / 2) if y else 0.0
                )
                box = Box(middle.x - wide / 2, middle.y - high / 2, wide, high)
                yield rank * 0.4 + extra * 2.0 + further * 0.25, Name(text, box)


def _texts(name: str) -> Iterator[str]:
    if not name:
        return
    yield name
    words = name.split(" ")
    if len(name) >= _BREAK_FROM and len(words) > 1:
        halves = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
        yield "\n".join(min(halves, key=lambda pair: max(map(len, pair))))


class _Ground:
    """What names should not cover."""

    def __init__(self, cities: Sequence[Point], tracks: Sequence[Laid], sheet: Box) -> None:
        self._sheet = sheet.grown(-_EDGE)
        self._towns, self._spaces, self._lines = Crowd(), Crowd(), Crowd()
        for number, point in enumerate(cities):
            self._towns.add(point, number)
        for number, laid in enumerate(tracks):
            for point in body(laid):
                self._spaces.add(point, number)
            for a, b in segments(laid):
                for step in range(4):
                    self._lines.add(a.towards(b, step / 4), number)

    def cost(self, box: Box, start: float, others: Sequence[Box]) -> float:
        cost = start
        cost += 14 * sum(1 for _ in self._spaces.inside(box.grown(WIDTH / 2 + 1)))
        cost += 40 * sum(1 for _ in self._towns.inside(box.grown(CITY + 2)))
        cost += 1.2 * sum(1 for _ in self._lines.inside(box.grown(1)))
        cost += 70 * sum(box.grown(3).meets(other) for other in others)
        sheet = self._sheet
        if box.left < sheet.left or box.top < sheet.top or box.right > sheet.right or box.bottom > sheet.bottom:
            cost += 400
        return cost
