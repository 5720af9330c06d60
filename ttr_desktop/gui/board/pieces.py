# SPDX-License-Identifier: GPL-3.0-or-later
"""What players put on the board: wagons, ships, ports and score markers, in their colour and with their mark."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ttr_desktop.gui.board.geometry import Slot
from ttr_desktop.gui.board.shapes import box, hull, mark, placed, polygon
from ttr_desktop.gui.palette import PlayerLook, colour, mix

_INLAY = "#fffaf0"


def draw_piece(painter: QPainter, slot: Slot, width: float, look: PlayerLook, *, ship: bool) -> None:
    """A wagon or ship on a space, seen from above, with a little shadow."""
    painter.save()
    painter.translate(slot.x, slot.y)
    painter.rotate(slot.angle)
    length = slot.length - 4
    body = hull(length, width + 1) if ship else box(length, width, 3.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#000000", 0.34))
    painter.drawPath(body.translated(1.2, 2.2))
    painter.setPen(QPen(colour(look.edge), 1.8))
    painter.setBrush(colour(look.fill))
    painter.drawPath(body)
    painter.setPen(Qt.PenStyle.NoPen)
    if ship:
        _deck(painter, look, length, width)
    else:
        _roof(painter, look, length, width)
    painter.rotate(-slot.angle)
    draw_mark(painter, QPointF(0, 0), width * 0.43, look)
    painter.restore()


def _roof(painter: QPainter, look: PlayerLook, length: float, width: float) -> None:
    painter.setBrush(colour(mix(look.fill, "#ffffff", 0.34)))
    painter.drawRoundedRect(QRectF(-length / 2 + 4, -width * 0.27, length - 8, width * 0.28), 2, 2)
    painter.setBrush(colour(look.edge, 0.6))
    for share in (-0.36, -0.24, 0.24, 0.36):
        painter.drawRect(QRectF(share * length - 2.2, width * 0.16, 4.4, width * 0.2))


def _deck(painter: QPainter, look: PlayerLook, length: float, width: float) -> None:
    painter.setBrush(colour(mix(look.fill, "#ffffff", 0.34)))
    painter.drawPath(hull(length * 0.8, width * 0.62))
    painter.setBrush(colour(look.edge, 0.75))
    painter.drawEllipse(QPointF(-length * 0.29, 0), width * 0.17, width * 0.17)


def draw_mark(painter: QPainter, centre: QPointF, radius: float, look: PlayerLook) -> None:
    """The mark of a player on a light inlay, unless marks are not wanted."""
    if not look.signed:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(_INLAY))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(colour(look.edge))
    painter.drawPath(placed(mark(look.mark), centre.x(), centre.y(), 0, radius * 0.66))


def draw_port(painter: QPainter, centre: QPointF, radius: float, look: PlayerLook) -> None:
    """A port: an eight-sided quay around the city."""
    reach = radius * 1.75
    quay = polygon([(1, 0.42), (0.42, 1), (-0.42, 1), (-1, 0.42), (-1, -0.42), (-0.42, -1), (0.42, -1), (1, -0.42)])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#000000", 0.34))
    painter.drawPath(placed(quay, centre.x() + 1.5, centre.y() + 3, 0, reach))
    painter.setPen(QPen(colour(look.edge), 2.2))
    painter.setBrush(colour(look.fill))
    painter.drawPath(placed(quay, centre.x(), centre.y(), 0, reach))
    draw_mark(painter, centre, radius * 1.15, look)


def draw_marker(painter: QPainter, centre: QPointF, radius: float, look: PlayerLook) -> None:
    """A score marker: a turned wooden disc."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#000000", 0.4))
    painter.drawEllipse(centre + QPointF(1.2, 2.4), radius, radius)
    painter.setPen(QPen(colour(look.edge), 2.0))
    painter.setBrush(colour(look.fill))
    painter.drawEllipse(centre, radius, radius)
    draw_mark(painter, centre, radius * 0.68, look)
