# SPDX-License-Identifier: GPL-3.0-or-later
"""The score markers on the frame."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ttr_desktop.gui.board.frame import CELLS, ScoreFrame
from ttr_desktop.gui.board.pieces import draw_marker
from ttr_desktop.gui.board.shapes import lettering, sans
from ttr_desktop.gui.palette import PlayerLook, colour

_RADIUS = 19.0
_FAN = 13.0


class ScoreMarker(QGraphicsItem):
    """The marker of one seat; past 99 it wears a plate with the hundreds."""

    def __init__(self, seat: int, look_of: Callable[[int], PlayerLook]) -> None:
        super().__init__()
        self.seat = seat
        self.points = 0.0
        self._look_of = look_of
        self.setZValue(20)

    def boundingRect(self) -> QRectF:
        return QRectF(-_RADIUS - 4, -_RADIUS - 12, 2 * _RADIUS + 10, 2 * _RADIUS + 20)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        look = self._look_of(self.seat)
        draw_marker(painter, QPointF(0, 0), _RADIUS, look)
        laps = int(self.points // CELLS)
        if laps > 0:
            plate = QRectF(-18, -_RADIUS - 10, 36, 17)
            painter.setPen(colour(look.edge))
            painter.setBrush(colour("#fffaf0"))
            painter.drawRoundedRect(plate, 4, 4)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(look.edge))
            painter.drawPath(lettering(f"+{laps * CELLS}", sans(), plate.adjusted(3, 3, -3, -3), 16))


def spread(markers: Iterable[ScoreMarker], frame: ScoreFrame) -> None:
    """Puts all markers in place; those that share a cell are fanned out so that each can be seen."""
    cells: dict[float, list[ScoreMarker]] = {}
    for marker in markers:
        cells.setdefault(marker.points % CELLS, []).append(marker)
    for points, together in cells.items():
        centre = frame.place(points)
        ahead = frame.place(points + 0.5) - frame.place(points)
        upright = abs(ahead.y()) > abs(ahead.x())
        for place, marker in enumerate(sorted(together, key=lambda one: one.seat)):
            offset = (place - (len(together) - 1) / 2) * _FAN
            marker.setPos(centre + (QPointF(offset * 0.4, offset) if upright else QPointF(offset, offset * 0.4)))
            marker.setZValue(20 + place)
            marker.update()
