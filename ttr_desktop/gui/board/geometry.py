# SPDX-License-Identifier: GPL-3.0-or-later
"""Where everything on a board is: `maps/<map>.geometry.json` and `maps/<map>.layout.json` as Qt shapes.

Both files are made once, when a map is made, so that nothing has to be computed when a board is opened.
Lines are cut into short pieces with their bounds: a tile of the printed board then draws only what it shows.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from ttr_desktop import assets
from ttr_desktop.core.board import Board
from ttr_desktop.core.message import Told, message
from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.gui.board.homemade.sheet import drawing

_PIECE = 24  # points in a piece of a line


class NoGeometry(Told, LookupError):
    """A board cannot be drawn; `reason` says why."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Something to draw, with its bounds and what it belongs to (a country, a kind of border)."""

    path: QPainterPath
    bounds: QRectF
    key: str = ""


@dataclass(frozen=True, slots=True)
class Slot:
    """One space of a track."""

    x: float
    y: float
    angle: float  # degrees
    length: float

    @property
    def upright(self) -> float:
        """The angle at which lettering on the space is not upside down."""
        turned = (self.angle + 180) % 360 - 180
        if turned > 90:
            return turned - 180
        return turned + 180 if turned <= -90 else turned

    def at(self, along: float) -> QPointF:
        """The point so far from the middle, to the right as one reads it."""
        angle = math.radians(self.upright)
        return QPointF(self.x + along * math.cos(angle), self.y + along * math.sin(angle))


@dataclass(frozen=True, slots=True)
class TrackPlace:
    """Where a track lies. Over the edge of the board it has a part at either side."""

    slots: tuple[Slot, ...]
    bed: QPainterPath  # the line under the spaces, from city to city
    tail: QPainterPath  # the rest of the way where the other side of the board has no spaces
    exits: tuple[tuple[QPointF, QPointF], ...]  # for each part over the edge: its city, and where it leaves the board


@dataclass(frozen=True, slots=True)
class CityPlace:
    """Where a city and its name are; a junction has no name."""

    x: float
    y: float
    text: str
    label: QRectF


@dataclass(frozen=True, slots=True, eq=False)
class BoardGeometry:
    """A board as shapes; cities and tracks in the order of the board."""

    width: float
    height: float
    car_width: float
    city_radius: float
    land: tuple[Shape, ...]
    coast: tuple[Shape, ...]
    shoals: tuple[tuple[Shape, ...], ...]  # bands of shallow water, from the widest to the narrowest
    lakes: tuple[Shape, ...]
    borders: tuple[Shape, ...]
    rivers: tuple[Shape, ...]
    graticule: tuple[Shape, ...]
    cities: tuple[CityPlace, ...]
    tracks: tuple[TrackPlace, ...]
    arctic_circle: QPainterPath
    cartouche: QRectF
    rose: tuple[float, float, float]  # x, y, radius; no radius, no rose
    decor: tuple[tuple[str, float, float, float], ...]  # small signs on land and sea: kind, x, y, size

    @property
    def rect(self) -> QRectF:
        return QRectF(0, 0, self.width, self.height)


@lru_cache(maxsize=8)
def load_geometry(board: Board) -> BoardGeometry:
    """The shapes of a board, made once; `NoGeometry` if its files are missing or do not fit it.

    A map of one's own brings no files: its drawing is computed.
    """
    if board.id not in MAP_IDS:
        return _build(board, *drawing(board))
    geometry = _read(board.id, "geometry")
    layout = _read(board.id, "layout")
    try:
        return _build(board, geometry, layout)
    except (KeyError, IndexError, TypeError, ValueError) as problem:
        raise NoGeometry(message("drawing-does-not-fit", map=board.id, reason=repr(problem))) from problem


def _read(map_id: str, part: str) -> dict[str, Any]:
    path: Path = assets.maps() / f"{map_id}.{part}.json"
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise NoGeometry(message("drawing-missing", map=map_id, file=path.name)) from problem
    except ValueError as problem:
        raise NoGeometry(message("drawing-damaged", map=map_id, file=path.name)) from problem
    if not isinstance(data, dict):
        raise NoGeometry(message("drawing-damaged", map=map_id, file=path.name))
    return data


def _build(board: Board, geometry: dict[str, Any], layout: dict[str, Any]) -> BoardGeometry:
    layers: dict[str, list[Any]] = geometry["layers"]
    rings = [ring for land in layers["land"] for ring in land["rings"]]
    rose = layout.get("rose", (0, 0, 0))
    return BoardGeometry(
        width=float(geometry["width"]),
        height=float(geometry["height"]),
        car_width=float(layout["car"]["width"]),
        city_radius=float(layout["city_radius"]),
        land=tuple(_area(land["rings"], land["iso"]) for land in layers["land"]),
        coast=tuple(_pieces(rings, closed=True)),
        shoals=tuple(tuple(_area(rings) for rings in band) for band in layers.get("shoals", ())),
        lakes=tuple(_area(lake["rings"]) for lake in layers["lakes"]),
        borders=tuple(piece for line in layers["borders"] for piece in _pieces([line["line"]], key=line["kind"])),
        rivers=tuple(_pieces(layers.get("rivers", ()))),
        graticule=tuple(_pieces(layers.get("graticule", ()))),
        cities=tuple(_city(layout["cities"][city.id], city.name) for city in board.cities),
        tracks=tuple(_track(layout["tracks"][track.id]) for track in board.tracks),
        arctic_circle=_line(layout.get("arctic_circle", ())),
        cartouche=QRectF(*layout["cartouche"]) if "cartouche" in layout else QRectF(),
        rose=(float(rose[0]), float(rose[1]), float(rose[2])),
        decor=tuple((str(kind), float(x), float(y), float(size)) for kind, x, y, size in layout.get("decor", ())),
    )


def _points(line: Iterable[Sequence[float]]) -> list[QPointF]:
    return [QPointF(x, y) for x, y in line]


def _line(line: Iterable[Sequence[float]]) -> QPainterPath:
    path = QPainterPath()
    points = _points(line)
    if points:
        path.addPolygon(QPolygonF(points))
    return path


def _area(rings: Iterable[Iterable[Sequence[float]]], key: str = "") -> Shape:
    path = QPainterPath()
    for ring in rings:
        path.addPolygon(QPolygonF(_points(ring)))
        path.closeSubpath()
    return Shape(path, path.boundingRect(), key)


def _pieces(lines: Iterable[Sequence[Sequence[float]]], key: str = "", *, closed: bool = False) -> Iterable[Shape]:
    for line in lines:
        points = [*line, line[0]] if closed else line
        for start in range(0, len(points) - 1, _PIECE):
            path = _line(points[start : start + _PIECE + 1])
            yield Shape(path, path.boundingRect(), key)


def _city(place: dict[str, Any], name: str) -> CityPlace:
    label = place.get("label")
    if not label or not name:
        return CityPlace(float(place["x"]), float(place["y"]), "", QRectF())
    # The layout only knows where to break a name; what it says is the board's business.
    text = label["text"] if label["text"].replace("\n", " ") == name else name
    box = QRectF(label["cx"] - label["w"] / 2, label["cy"] - label["h"] / 2, label["w"], label["h"])
    return CityPlace(float(place["x"]), float(place["y"]), text, box)


def _track(place: dict[str, Any]) -> TrackPlace:
    length = float(place["slot_length"])
    bed = QPainterPath()
    for line in place["paths"]:
        bed.addPath(_line(_rounded(line)))
    slots = tuple(Slot(float(x), float(y), float(angle), length) for x, y, angle in place["slots"])
    parts = [*place["paths"], *([place["tail"]] if "tail" in place else [])] if "edge_y" in place else []
    exits = tuple((QPointF(*part[0]), QPointF(*part[-1])) for part in parts)
    return TrackPlace(slots, bed, _line(place.get("tail", ())), exits)


def _rounded(line: Sequence[Sequence[float]], rounds: int = 2) -> Sequence[Sequence[float]]:
    """The line with its corners cut off twice over; its ends stay where they are."""
    for _ in range(rounds):
        if len(line) < 3:
            break
        cut: list[Sequence[float]] = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            cut += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
        line = [*cut, line[-1]]
    return line
