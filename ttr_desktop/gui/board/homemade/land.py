# SPDX-License-Identifier: GPL-3.0-or-later
"""Land around all that lies on land, and shallow water around the land: invented, but with a coast like a coast.

The distance to the nearest city or track is measured on a coarse grid; the coast is the line at which it reaches a
certain value, shifted to and fro by a little noise that depends on the place alone.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from ttr_desktop.gui.board.homemade.plane import Point

_CELL = 24.0
_COAST = 78.0  # from a track or city to the sea
_NOISE = 34.0
SHOALS = (58.0, 36.0, 17.0)  # from the coast to the end of each band
_LAKE = 70  # cells: smaller water within the land is land
_FAR = 1e6


class Terrain:
    """How far every place of the board is from land that is needed."""

    def __init__(self, width: float, height: float, lines: Iterable[tuple[Point, Point]]) -> None:
        self.columns, self.rows = math.ceil(width / _CELL) + 5, math.ceil(height / _CELL) + 5
        self._field = [[_FAR] * self.columns for _ in range(self.rows)]
        for a, b in lines:
            self._mark(a, b)
        self._measure()
        self._roughen()
        self._drain()

    def _mark(self, a: Point, b: Point) -> None:
        steps = max(1, math.ceil(a.to(b) / _CELL))
        for step in range(steps + 1):
            point = a.towards(b, step / steps)
            column, row = round(point.x / _CELL) + 2, round(point.y / _CELL) + 2
            if 0 <= column < self.columns and 0 <= row < self.rows:
                self._field[row][column] = 0.0

    def _measure(self) -> None:
        """Distances from cell to cell, once from each corner of the board to the opposite one."""
        field, slant = self._field, _CELL * math.sqrt(2)
        for rows, columns, way in (
            (range(self.rows), range(self.columns), -1),
            (range(self.rows - 1, -1, -1), range(self.columns - 1, -1, -1), 1),
        ):
            for row in rows:
                for column in columns:
                    best = field[row][column]
                    for y, x, cost in ((0, way, _CELL), (way, 0, _CELL), (way, way, slant), (way, -way, slant)):
                        if 0 <= row + y < self.rows and 0 <= column + x < self.columns:
                            best = min(best, field[row + y][column + x] + cost)
                    field[row][column] = best

    def _roughen(self) -> None:
        for row, values in enumerate(self._field):
            for column, value in enumerate(values):
                values[column] = (
                    value - _COAST + _NOISE * (_noise(column / 6, row / 6) + 0.5 * _noise(column / 2.5, row / 2.5))
                )

    def _drain(self) -> None:
        """Small waters inside the land would only be holes between tracks."""
        seen = [[False] * self.columns for _ in range(self.rows)]
        for row in range(self.rows):
            for column in range(self.columns):
                if self._field[row][column] <= 0 or seen[row][column]:
                    continue
                water, open_sea, waiting = [], False, [(row, column)]
                seen[row][column] = True
                while waiting:
                    y, x = waiting.pop()
                    water.append((y, x))
                    for ny, nx in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                        if not (0 <= ny < self.rows and 0 <= nx < self.columns):
                            open_sea = True
                        elif self._field[ny][nx] > 0 and not seen[ny][nx]:
                            seen[ny][nx] = True
                            waiting.append((ny, nx))
                if not open_sea and len(water) < _LAKE:
                    for y, x in water:
                        self._field[y][x] = -1.0

    def is_land(self, point: Point) -> bool:
        return self.height(point) < 0

    def height(self, point: Point) -> float:
        """How far a place is from the coast: less than nothing on land."""
        return self._field[round(point.y / _CELL) + 2][round(point.x / _CELL) + 2]

    def rings(self, level: float = 0.0) -> list[list[Point]]:
        """The lines at which the distance to the coast is `level`, closed, with their corners rounded."""
        return [_smooth(ring) for ring in _joined(self._pieces(level)) if len(ring) > 5]

    def _pieces(self, level: float) -> dict[tuple[int, int, int], tuple[tuple[int, int, int], Point]]:
        """Marching squares: from the edge of a cell where a line comes in to where it leaves; land on its left."""
        pieces: dict[tuple[int, int, int], tuple[tuple[int, int, int], Point]] = {}
        for row in range(self.rows - 1):
            for column in range(self.columns - 1):
                corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
                values = [self._value(y, x) - level for y, x in corners]
                crossings = []
                for side in range(4):
                    here, there = values[side], values[(side + 1) % 4]
                    if (here < 0) != (there < 0):
                        crossings.append((here < 0, _edge(corners[side], corners[(side + 1) % 4]), side))
                leaving = [one for one in crossings if one[0]]
                coming = [one for one in crossings if not one[0]]
                for out in leaving:
                    into = min(coming, key=lambda one: (one[2] - out[2]) % 4)
                    coming.remove(into)
                    pieces[out[1]] = (into[1], self._crossing(out[1], level))
        return pieces

    def _value(self, row: int, column: int) -> float:
        """The outermost cells are always sea, so that every line is closed."""
        if row in (0, self.rows - 1) or column in (0, self.columns - 1):
            return _FAR
        return self._field[row][column]

    def _crossing(self, edge: tuple[int, int, int], level: float) -> Point:
        row, column, down = edge
        here = self._value(row, column) - level
        there = self._value(row + down, column + 1 - down) - level
        share = here / (here - there)
        return Point((column - 2 + share * (1 - down)) * _CELL, (row - 2 + share * down) * _CELL)


def _edge(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int, int]:
    (row, column), (other, _) = sorted((a, b))
    return row, column, int(other != row)


def _joined(pieces: dict[tuple[int, int, int], tuple[tuple[int, int, int], Point]]) -> list[list[Point]]:
    rings = []
    while pieces:
        edge = next(iter(pieces))
        ring: list[Point] = []
        while edge in pieces:
            edge, point = pieces.pop(edge)
            ring.append(point)
        rings.append(ring)
    return rings


def _smooth(ring: Sequence[Point], rounds: int = 2) -> list[Point]:
    for _ in range(rounds):
        cut = []
        for number, point in enumerate(ring):
            after = ring[(number + 1) % len(ring)]
            cut += [point.towards(after, 0.25), point.towards(after, 0.75)]
        ring = cut
    return list(ring)


def _noise(x: float, y: float) -> float:
    """Smooth and without order, between -1 and 1."""
    column, row = math.floor(x), math.floor(y)
    fx, fy = (_fade(x - column), _fade(y - row))
    upper = _random(column, row) * (1 - fx) + _random(column + 1, row) * fx
    lower = _random(column, row + 1) * (1 - fx) + _random(column + 1, row + 1) * fx
    return upper * (1 - fy) + lower * fy


def _fade(share: float) -> float:
    return share * share * (3 - 2 * share)


def _random(column: int, row: int) -> float:
    mixed = (column * 374761393 + row * 668265263) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 32767.5 - 1.0
