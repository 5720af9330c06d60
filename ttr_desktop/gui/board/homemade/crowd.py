# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on the board already: points by their neighbourhood, to see quickly what would be covered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ttr_desktop.gui.board.homemade.plane import Box, Point

_CELL = 64.0


class Crowd:
    """Points with an owner each."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], list[tuple[Point, int]]] = {}

    def add(self, point: Point, owner: int) -> None:
        self._cells.setdefault((int(point.x // _CELL), int(point.y // _CELL)), []).append((point, owner))

    def drop(self, owner: int, points: Iterable[Point]) -> None:
        """Takes away what was added for an owner."""
        for point in points:
            self._cells[int(point.x // _CELL), int(point.y // _CELL)].remove((point, owner))

    def inside(self, box: Box) -> Iterator[tuple[Point, int]]:
        """Those in a box."""
        for column in range(int(box.left // _CELL), int(box.right // _CELL) + 1):
            for row in range(int(box.top // _CELL), int(box.bottom // _CELL) + 1):
                for point, owner in self._cells.get((column, row), ()):
                    if box.holds(point):
                        yield point, owner

    def near(self, point: Point, reach: float) -> Iterator[tuple[Point, int]]:
        """Those around a point."""
        for other, owner in self.inside(Box(point.x, point.y, 0, 0).grown(reach)):
            if point.to(other) < reach:
                yield other, owner
