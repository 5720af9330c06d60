# SPDX-License-Identifier: GPL-3.0-or-later
"""What is printed for its beauty: compass rose, lines of bearing, northern lights, small trees and waves."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from ttr_desktop.gui.board.geometry import BoardGeometry
from ttr_desktop.gui.board.shapes import placed, polygon
from ttr_desktop.gui.palette import colour, mix
from ttr_desktop.gui.theme import BoardStyle

_BEARINGS = 32
_LAYERS = 12
_LIGHTS = (
    # colour, where the curtain starts and ends (shares of the width), its foot and height (shares of the height)
    ("#3fe0a0", -0.05, 0.62, 0.20, 0.17),
    ("#4fd6d0", 0.02, 0.80, 0.11, 0.12),
    ("#9a6cf0", -0.08, 0.50, 0.30, 0.15),
)


def draw_rose(painter: QPainter, geometry: BoardGeometry, style: BoardStyle, exposed: QRectF) -> None:
    """A compass rose in the open sea."""
    x, y, radius = geometry.rose
    if not radius or not QRectF(x - radius, y - radius, 2 * radius, 2 * radius).intersects(exposed):
        return
    painter.save()
    painter.translate(x, y)
    line = mix(style.sea, style.plate_ink, 0.6)
    painter.setPen(QPen(colour(line), 1.3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share in (0.62, 0.67):
        painter.drawEllipse(QPointF(0, 0), radius * share, radius * share)
    for step in range(16):
        angle = step * 22.5
        reach = (1.0, 0.34, 0.62, 0.34)[step % 4]
        half = radius * (0.13 if step % 4 == 0 else 0.09)
        inner = half * 1.25
        painter.save()
        painter.rotate(angle)
        left = polygon([(0, -radius * reach), (0, 0), (-half, -inner)])
        right = polygon([(0, -radius * reach), (0, 0), (half, -inner)])
        if step % 2 == 0:
            painter.setBrush(colour(mix(style.sea, style.plate, 0.75)))
            painter.drawPath(left)
            painter.setBrush(colour(style.accent if step == 0 else line))
            painter.drawPath(right)
        else:
            painter.drawLine(QPointF(0, -radius * 0.62), QPointF(0, -radius * 0.67))
        painter.restore()
    painter.restore()


def draw_rhumbs(painter: QPainter, geometry: BoardGeometry, style: BoardStyle) -> None:
    """The lines of bearing of an old sea chart, from the rose to the edges."""
    x, y, _ = geometry.rose
    reach = geometry.width + geometry.height
    for step in range(_BEARINGS):
        angle = 2 * math.pi * step / _BEARINGS
        strong = step % 4 == 0
        painter.setPen(QPen(colour(mix(style.sea, style.accent, 0.34 if strong else 0.2)), 1.1))
        painter.drawLine(QPointF(x, y), QPointF(x + reach * math.cos(angle), y + reach * math.sin(angle)))


def draw_aurora(painter: QPainter, geometry: BoardGeometry, style: BoardStyle) -> None:
    """Curtains of northern light over the sea: a sharp foot, fading upwards in thin layers. Faint by day."""
    strength = 0.075 if style.shade == "#000000" else 0.05
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for tone, start, end, foot, height in _LIGHTS:
        painter.setBrush(colour(tone, strength))
        for layer in range(1, _LAYERS + 1):
            painter.drawPath(_curtain(geometry, start, end, foot, height * (layer / _LAYERS) ** 1.6))
    painter.restore()


def _curtain(geometry: BoardGeometry, start: float, end: float, foot: float, height: float) -> QPainterPath:
    steps = 48
    lower: list[tuple[float, float]] = []
    upper: list[tuple[float, float]] = []
    for step in range(steps + 1):
        share = step / steps
        wave = math.sin(share * 9.0 + foot * 20) * 0.022 + math.sin(share * 21.0 + foot * 7) * 0.008
        x = (start + (end - start) * share) * geometry.width
        y = (foot + wave - 0.14 * share) * geometry.height
        swell = math.sin(math.pi * share) ** 0.7
        lower.append((x, y + height * 0.12 * geometry.height * swell))
        upper.append((x + height * 0.3 * geometry.width, y - height * geometry.height * swell))
    return polygon(lower + upper[::-1])


def draw_decor(painter: QPainter, geometry: BoardGeometry, style: BoardStyle, exposed: QRectF) -> None:
    """Small signs where there is room for them: spruces, hills, tufts of grass, waves."""
    glyphs = {"spruce": _spruce(), "hill": _hill(), "grass": _grass(), "wave": _wave()}
    on_land = QPen(colour(mix(style.land[0], style.border, 0.62)), 1.5)
    on_sea = QPen(colour(mix(style.sea, style.coast, 0.28)), 1.4)
    for pen in (on_land, on_sea):
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for kind, x, y, size in geometry.decor:
        if kind in glyphs and QRectF(x - size, y - size, 2 * size, 2 * size).intersects(exposed):
            painter.setPen(on_sea if kind == "wave" else on_land)
            painter.drawPath(placed(glyphs[kind], x, y, 0, size))


def _spruce() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1))
    for width, y in ((0.32, -0.45), (0.46, 0.08), (0.6, 0.6)):
        path.lineTo(-width, y)
        path.lineTo(-width * 0.45, y)
    path.lineTo(-0.1, 0.6)
    path.lineTo(-0.1, 0.95)
    path.moveTo(0, -1)
    for width, y in ((0.32, -0.45), (0.46, 0.08), (0.6, 0.6)):
        path.lineTo(width, y)
        path.lineTo(width * 0.45, y)
    path.lineTo(0.1, 0.6)
    path.lineTo(0.1, 0.95)
    return path


def _hill() -> QPainterPath:
    path = QPainterPath(QPointF(-1, 0.5))
    path.quadTo(-0.45, -0.35, -0.2, -0.6)
    path.quadTo(0.25, -0.2, 1, 0.5)
    for x, y, length in ((-0.02, -0.42, 0.5), (0.2, -0.2, 0.42), (0.42, 0.0, 0.32)):
        path.moveTo(x, y)
        path.lineTo(x - 0.02, y + length)
    return path


def _grass() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.4))
    path.lineTo(0, -0.4)
    path.moveTo(-0.15, 0.4)
    path.quadTo(-0.25, 0, -0.55, -0.2)
    path.moveTo(0.15, 0.4)
    path.quadTo(0.25, 0, 0.55, -0.2)
    return path


def _wave() -> QPainterPath:
    path = QPainterPath(QPointF(-1, 0))
    path.quadTo(-0.5, -0.45, 0, 0)
    path.quadTo(0.5, -0.45, 1, 0)
    return path
