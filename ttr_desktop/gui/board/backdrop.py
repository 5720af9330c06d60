# SPDX-License-Identifier: GPL-3.0-or-later
"""Sea and land: the first things printed on a board.

Everything is drawn opaque and from the widest to the narrowest, so that lines may be cut into pieces without
showing seams, and a tile draws only the pieces that reach into it.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QRadialGradient

from ttr_desktop.gui.board.geometry import BoardGeometry, Shape
from ttr_desktop.gui.board.ornaments import draw_aurora, draw_decor, draw_rhumbs, draw_rose
from ttr_desktop.gui.palette import colour
from ttr_desktop.gui.theme import BoardStyle, tint

_COAST = 3.2


def ink(text: str, width: float, alpha: float = 1.0, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """A pen with round ends and corners."""
    return QPen(colour(text, alpha), width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def draw_backdrop(painter: QPainter, geometry: BoardGeometry, style: BoardStyle, exposed: QRectF) -> None:
    """Sea, coast, land, lakes, rivers and borders, as far as they reach into a rectangle."""
    painter.save()
    painter.setClipRect(geometry.rect & exposed)
    painter.fillRect(geometry.rect & exposed, colour(style.sea))
    if style.ornament == "aurora":
        draw_aurora(painter, geometry, style)
    _strokes(painter, geometry.graticule, exposed, ink(style.graticule, 1.1))
    if style.ornament == "rhumbs":
        draw_rhumbs(painter, geometry, style)
    painter.setPen(Qt.PenStyle.NoPen)
    for band, tone in zip(geometry.shoals, style.shoals, strict=False):
        painter.setBrush(colour(tone))
        for shape in band:
            if _near(shape, exposed, 1):
                painter.drawPath(shape.path)
    draw_rose(painter, geometry, style, exposed)
    _strokes(painter, geometry.coast, exposed, ink(style.coast, _COAST))
    _land(painter, geometry, style, exposed)
    _strokes(painter, geometry.rivers, exposed, ink(style.river, 1.8))
    painter.setPen(ink(style.coast, 1.1, 0.7))
    painter.setBrush(colour(style.lake))
    for lake in geometry.lakes:
        if _near(lake, exposed, 2):
            painter.drawPath(lake.path)
    inner = [piece for piece in geometry.borders if piece.key != "country"]
    outer = [piece for piece in geometry.borders if piece.key == "country"]
    dashed = ink(style.inner_border, 1.4)
    dashed.setDashPattern([3, 3.5])
    _strokes(painter, inner, exposed, dashed)
    _strokes(painter, outer, exposed, ink(style.border, 4.5, 0.2))
    _strokes(painter, outer, exposed, ink(style.border, 1.5))
    draw_decor(painter, geometry, style, exposed)
    painter.restore()


def draw_vignette(painter: QPainter, geometry: BoardGeometry, style: BoardStyle, exposed: QRectF) -> None:
    """Paper is a little darker towards its edges."""
    centre = geometry.rect.center()
    gradient = QRadialGradient(centre, max(geometry.width, geometry.height) * 0.68)
    gradient.setColorAt(0.55, colour(style.shade, 0.0))
    gradient.setColorAt(1.0, colour(style.shade, 0.13))
    painter.fillRect(geometry.rect & exposed, QBrush(gradient))


def _near(shape: Shape, exposed: QRectF, margin: float) -> bool:
    return shape.bounds.adjusted(-margin, -margin, margin, margin).intersects(exposed)


def _strokes(painter: QPainter, shapes: Iterable[Shape], exposed: QRectF, pen: QPen) -> None:
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    margin = pen.widthF() / 2 + 1
    for shape in shapes:
        if _near(shape, exposed, margin):
            painter.drawPath(shape.path)


def _land(painter: QPainter, geometry: BoardGeometry, style: BoardStyle, exposed: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)  # the hairlines between neighbours lie under the borders
    for land in geometry.land:
        if _near(land, exposed, 1):
            painter.setBrush(colour(tint(style, land.key)))
            painter.drawPath(land.path)
