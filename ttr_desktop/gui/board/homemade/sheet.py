# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole drawing of a map that brings none: in the form of the files that others bring along."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ttr_desktop.core.board import Board
from ttr_desktop.gui.board.homemade.crowd import Crowd
from ttr_desktop.gui.board.homemade.land import SHOALS, Terrain
from ttr_desktop.gui.board.homemade.lines import Laid, body, lay_tracks, segments
from ttr_desktop.gui.board.homemade.names import Name, breadth, place_names
from ttr_desktop.gui.board.homemade.places import needed, places
from ttr_desktop.gui.board.homemade.plane import Box, Line, Point, bounds
from ttr_desktop.gui.board.homemade.sizes import CITY, SLOT, WIDTH

_LEAST = (1480.0, 940.0)  # the score track needs so much room around the board
_WIDEST, _NARROWEST = 2.0, 0.72  # width by height
_MARGIN = (105.0, 75.0)  # around the cities, beside the names that stand there
_PLATES = ((360.0, 330.0), (300.0, 270.0), (290.0, 130.0))  # sizes of the title, the best first
_STEP = 26.0
_ROSES = (92.0, 70.0)
_SIGNS = ("hill", "grass", "spruce")
_AT_SEA = ("sea", "ferry")


def drawing(board: Board) -> tuple[dict[str, Any], dict[str, Any]]:
    """What `<map>.geometry.json` and `<map>.layout.json` would hold."""
    cities, width, height = _sheet(board)
    paper = Box(0, 0, width, height)
    tracks = lay_tracks(board, cities, paper)
    names = place_names(board, cities, tracks, paper)
    terrain = Terrain(width, height, _on_land(board, cities, tracks))
    free = _Free(paper, cities, tracks, names)
    plate = free.plate()
    rose = free.rose(terrain)
    geometry = {
        "width": width,
        "height": height,
        "layers": {
            "land": [{"iso": "", "rings": terrain.rings()}],
            "shoals": [[terrain.rings(level)] for level in SHOALS],
            "lakes": [],
            "borders": [],
        },
    }
    layout = {
        "car": {"width": WIDTH},
        "city_radius": CITY,
        "cities": {
            city.id: {"x": point.x, "y": point.y, "label": _label(name)}
            for city, point, name in zip(board.cities, cities, names, strict=True)
        },
        "tracks": {track.id: _track(tracks[track.number]) for track in board.tracks},
        "rose": rose,
        "decor": list(free.signs(terrain)),
    }
    if plate is not None:
        layout["cartouche"] = plate
    return geometry, layout


def _sheet(board: Board) -> tuple[list[Point], float, float]:
    """The cities on their sheet, and its size."""
    points = places(board)
    around = bounds(points)
    names = [breadth(city.name) for city in board.cities]
    side, top = _MARGIN[0] + max(names, default=0.0) / 3, _MARGIN[1]
    for track in board.tracks:  # room at the edges for those that leave there
        if track.over_edge:
            ways = around.width - abs(points[track.a].x - points[track.b].x)
            side = max(side, (needed(track.length) - ways) / 2)
    # A small map is stretched as far as its sheet allows.
    room = (_LEAST[0] - 2 * side) / max(around.width, SLOT), (_LEAST[1] - 2 * top) / max(around.height, SLOT)
    least = max(1.0, min(room))
    points = [Point((p.x - around.left) * least, (p.y - around.top) * least) for p in points]
    wide, high = around.width * least, around.height * least
    width, height = max(wide + 2 * side, _LEAST[0]), max(high + 2 * top, _LEAST[1])
    width, height = max(width, height * _NARROWEST), max(height, width / _WIDEST)
    x, y = (width - wide) / 2, (height - high) / 2
    return [p.moved(x, y) for p in points], round(width), round(height)


def _on_land(board: Board, cities: Sequence[Point], tracks: Sequence[Laid]) -> Iterator[tuple[Point, Point]]:
    for city in cities:
        yield city, city
    for track in board.tracks:
        if track.kind not in _AT_SEA:
            yield from segments(tracks[track.number])


def _label(name: Name | None) -> dict[str, Any] | None:
    if name is None:
        return None
    box = name.box
    return {
        "text": name.text,
        "cx": box.left + box.width / 2,
        "cy": box.top + box.height / 2,
        "w": box.width,
        "h": box.height,
    }


def _track(laid: Laid) -> dict[str, Any]:
    place: dict[str, Any] = {
        "slots": [(space.at.x, space.at.y, space.angle) for space in laid.spaces],
        "slot_length": laid.slot,
        "paths": laid.paths,
    }
    if laid.edge is not None:
        place["edge_y"] = laid.edge
    if laid.tail:
        place["tail"] = laid.tail
    return place


class _Free:
    """Room for what is not part of the game: the title, the rose, small signs."""

    def __init__(
        self, paper: Box, cities: Sequence[Point], tracks: Sequence[Laid], names: Sequence[Name | None]
    ) -> None:
        self._paper = paper
        self._taken = Crowd()
        self._boxes = [name.box for name in names if name is not None]
        for point in cities:
            self._taken.add(point, 0)
        for laid in tracks:
            for point in body(laid):
                self._taken.add(point, 1)
            lines: list[Line] = [*laid.paths, *([laid.tail] if laid.tail else [])]
            for line in lines:
                for point in line:
                    self._taken.add(point, 2)

    def _is_free(self, box: Box, air: float) -> bool:
        return not any(box.grown(air).meets(other) for other in self._boxes) and not any(
            True for _ in self._taken.inside(box.grown(air + WIDTH))
        )

    def _spots(self, width: float, height: float) -> Iterator[Box]:
        """All places for a box, those in the corners first."""
        paper = self._paper.grown(-30)
        across = [paper.left + _STEP * n for n in range(max(0, int((paper.width - width) / _STEP) + 1))]
        down = [paper.top + _STEP * n for n in range(max(0, int((paper.height - height) / _STEP) + 1))]
        boxes = [Box(x, y, width, height) for x in across for y in down]
        middle = Point(self._paper.width / 2, self._paper.height / 2)
        boxes.sort(key=lambda box: -Point(box.left + width / 2, box.top + height / 2).to(middle))
        return iter(boxes)

    def plate(self) -> Box | None:
        """A place for the title, as large as there is one."""
        for width, height in _PLATES:
            for box in self._spots(width, height):
                if self._is_free(box, 14):
                    self._boxes.append(box)
                    return box
        return None

    def rose(self, terrain: Terrain) -> tuple[float, float, float]:
        """A place for the compass rose in the open sea, if there is one."""
        for radius in _ROSES:
            for box in self._spots(2 * radius, 2 * radius):
                middle = Point(box.left + radius, box.top + radius)
                if terrain.height(middle) > radius + 30 and self._is_free(box, 10):
                    self._boxes.append(box)
                    return middle.x, middle.y, radius
        return 0.0, 0.0, 0.0

    def signs(self, terrain: Terrain) -> Iterator[tuple[str, float, float, float]]:
        """Waves at sea, hills, grass and trees on land, here and there."""
        number = 0
        for row in range(1, int(self._paper.height / 74)):
            for column in range(1, int(self._paper.width / 92)):
                number += 1
                point = Point(column * 92 + (number * 37 % 41) - 20, row * 74 + (number * 53 % 37) - 18)
                size = 13.0 + number * 29 % 5
                height = terrain.height(point)
                if abs(height) < 30 or number % 3 == 0 or not self._is_free(Box(*point, 0, 0).grown(size), 8):
                    continue
                if height < 0:
                    yield _SIGNS[number * 7 % 11 % 3], point.x, point.y, size
                elif height > 80:
                    yield "wave", point.x, point.y, size
