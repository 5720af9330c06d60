# SPDX-License-Identifier: GPL-3.0-or-later
"""Signs at the edges of the board that say where a track over the edge goes on."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from ttr_desktop.core.board import Board
from ttr_desktop.gui.board.geometry import BoardGeometry
from ttr_desktop.gui.board.hit import HitIndex
from ttr_desktop.gui.board.shapes import lettering, placed, polygon, serif
from ttr_desktop.gui.palette import colour
from ttr_desktop.gui.theme import BoardStyle

_SIZE = 17.0
_SHIFTS = (-1.2, 1.2, -1.8, 1.8, -2.4, 2.4, -3.2, 3.2, -4.0, 4.0)  # tried in turn, in widths of a space


class ExitSign:
    """The name of the city beyond the edge, with an arrow."""

    def __init__(self, name: str, edge: QPointF, *, left: bool) -> None:
        box = QRectF(0, 0, 120, _SIZE)
        text = lettering(name, serif(italic=True), box, _SIZE)
        x = edge.x() + (22 + text.boundingRect().width() / 2) * (1 if left else -1)
        self._text = text.translated(x - box.center().x(), edge.y() - box.center().y())
        arrow = polygon([(-6, 0), (4, -5), (4, 5)])
        self._arrow = placed(arrow, edge.x() + (11 if left else -11), edge.y(), 0 if left else 180)
        self.bounds = (self._text.boundingRect() | self._arrow.boundingRect()).adjusted(-3, -3, 3, 3)

    def draw(self, painter: QPainter, style: BoardStyle, exposed: QRectF) -> None:
        """Prints the sign if it reaches into the rectangle."""
        if not self.bounds.intersects(exposed):
            return
        both = QPainterPath(self._text)
        both.addPath(self._arrow)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(style.halo, 0.8), 4))
        painter.drawPath(both)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(style.accent))
        painter.drawPath(both)


@lru_cache(maxsize=4)
def exit_signs(board: Board, geometry: BoardGeometry) -> tuple[ExitSign, ...]:
    """One sign for each place where tracks leave the board, above or below them, where it covers nothing."""
    signs: dict[tuple[int, bool, int], ExitSign] = {}
    spaces = HitIndex([place.slots for place in geometry.tracks], geometry.car_width)
    for track in board.tracks:
        for start, edge in geometry.tracks[track.number].exits:
            near, far = sorted((track.a, track.b), key=lambda city: _gap(geometry, city, start))
            left = edge.x() < geometry.width / 2
            key = (near, left, round(edge.y() / 40))
            if key in signs:
                continue
            for shift in _SHIFTS:
                point = edge + QPointF(0, shift * geometry.car_width)
                sign = ExitSign(board.cities[far].name, point, left=left)
                if not any(sign.bounds.intersects(other.bounds) for other in signs.values()) and _free(
                    sign.bounds, geometry, spaces
                ):
                    signs[key] = sign
                    break
    return tuple(signs.values())


def _free(box: QRectF, geometry: BoardGeometry, spaces: HitIndex) -> bool:
    """Whether a box is clear of tracks, cities and names."""
    across = [box.left() + box.width() * step / 12 for step in range(13)]
    if any(spaces.nearest(x, y, 1.5)[0] >= 0 for x in across for y in (box.top(), box.center().y(), box.bottom())):
        return False
    reach = geometry.city_radius + 3
    return not any(
        place.label.intersects(box) or box.adjusted(-reach, -reach, reach, reach).contains(place.x, place.y)
        for place in geometry.cities
    )


def _gap(geometry: BoardGeometry, city: int, point: QPointF) -> float:
    place = geometry.cities[city]
    return (QPointF(place.x, place.y) - point).manhattanLength()
