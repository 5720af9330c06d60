# SPDX-License-Identifier: GPL-3.0-or-later
"""The outlines everything on the board is made of. Signs fit into a square from -1 to 1."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath, QPolygonF, QTransform

from ttr_desktop.gui.palette import Mark, Symbol

_SANS = ("DejaVu Sans Condensed", "DejaVu Sans", "Noto Sans", "Segoe UI", "Helvetica Neue", "Arial")
_SERIF = ("DejaVu Serif Condensed", "DejaVu Serif", "Noto Serif", "Georgia", "Times New Roman")


def placed(path: QPainterPath, x: float, y: float, angle: float = 0.0, size: float = 1.0) -> QPainterPath:
    """A copy turned, enlarged and moved to a point."""
    return QTransform().translate(x, y).rotate(angle).scale(size, size).map(path)


def polygon(points: Iterable[tuple[float, float]]) -> QPainterPath:
    """A closed outline."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def star(points: int, outer: float, inner: float) -> QPainterPath:
    """A star with so many points, one of them upwards."""
    steps = 2 * points
    return polygon(
        (
            (outer if step % 2 == 0 else inner) * math.sin(math.pi * step / points),
            -(outer if step % 2 == 0 else inner) * math.cos(math.pi * step / points),
        )
        for step in range(steps)
    )


def _beams(count: int, thickness: float, first: float = 0.0) -> QPainterPath:
    beam = QPainterPath()
    beam.addRect(QRectF(-1, -thickness / 2, 2, thickness))
    path = QPainterPath()
    for number in range(count):
        path = path.united(placed(beam, 0, 0, first + 180 * number / count))
    return path


def _disc(radius: float = 1.0) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), radius, radius)
    return path


@lru_cache(maxsize=16)
def symbol(kind: Symbol) -> QPainterPath:
    """The sign of a card colour. Kept, for cutting shapes out of each other takes its time: not to be changed."""
    match kind:
        case Symbol.LOZENGE:
            return polygon([(0, -1.15), (0.8, 0), (0, 1.15), (-0.8, 0)])
        case Symbol.RING:
            path = _disc()
            path.addEllipse(QPointF(0, 0), 0.5, 0.5)  # a hole by the odd-even rule; cutting it out would leave corners
            return path
        case Symbol.TRIANGLE:
            return polygon([(0, -1), (1.05, 0.85), (-1.05, 0.85)])
        case Symbol.STAR:
            return star(5, 1.15, 0.5)
        case Symbol.SLICE:
            path = QPainterPath(QPointF(-1.05, -0.5))
            path.arcTo(QRectF(-1.05, -1.55, 2.1, 2.1), 180, 180)
            path.closeSubpath()
            return path
        case Symbol.PLUS:
            return _beams(2, 0.68)
        case Symbol.BARS:
            path = QPainterPath()
            path.addRect(QRectF(-1, -0.85, 2, 0.6))
            path.addRect(QRectF(-1, 0.25, 2, 0.6))
            return path
        case Symbol.FLAKE:
            return _beams(3, 0.34, 90)
        case Symbol.NONE:
            return QPainterPath()


@lru_cache(maxsize=8)
def mark(kind: Mark) -> QPainterPath:
    """The sign of a player. Kept like the other."""
    match kind:
        case Mark.DISC:
            return _disc(0.92)
        case Mark.SQUARE:
            return polygon([(-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)])
        case Mark.ARROW:
            return polygon([(-1, -0.75), (0, -0.35), (1, -0.75), (0, 1)])
        case Mark.CROSS:
            return _beams(2, 0.62, 45)
        case Mark.MOON:
            return _disc(1).subtracted(_disc(0.85).translated(0.55, -0.25))


def car(length: float, width: float) -> QPainterPath:
    """A space for a wagon seen from above: a body with a coupling at either end."""
    coupling = 2.2
    body = QPainterPath()
    body.addRoundedRect(QRectF(-length / 2 + coupling, -width / 2, length - 2 * coupling, width), 3, 3)
    ends = QPainterPath()
    ends.addRect(QRectF(-length / 2, -width * 0.16, length, width * 0.32))
    return body.united(ends)


def box(length: float, width: float, radius: float) -> QPainterPath:
    """A plain rounded rectangle around the middle."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(-length / 2, -width / 2, length, width), radius, radius)
    return path


def oval(length: float, width: float) -> QPainterPath:
    """A space for a ship: an oval drawn out at both ends like a boat."""
    x, y = length / 2, width / 2
    path = QPainterPath(QPointF(-x, 0))
    path.cubicTo(-x * 0.72, -y, -x * 0.45, -y, -x * 0.2, -y)
    path.lineTo(x * 0.2, -y)
    path.cubicTo(x * 0.45, -y, x * 0.72, -y, x, 0)
    path.cubicTo(x * 0.72, y, x * 0.45, y, x * 0.2, y)
    path.lineTo(-x * 0.2, y)
    path.cubicTo(-x * 0.45, y, -x * 0.72, y, -x, 0)
    path.closeSubpath()
    return path


def hull(length: float, width: float) -> QPainterPath:
    """A ship seen from above: pointed bow, blunt stern."""
    x, y = length / 2, width / 2
    path = QPainterPath(QPointF(x, 0))
    path.cubicTo(x * 0.78, y * 0.8, x * 0.5, y, x * 0.2, y)
    path.lineTo(-x * 0.82, y)
    path.quadTo(-x, y * 0.9, -x, 0)
    path.quadTo(-x, -y * 0.9, -x * 0.82, -y)
    path.lineTo(x * 0.2, -y)
    path.cubicTo(x * 0.5, -y, x * 0.78, -y * 0.8, x, 0)
    path.closeSubpath()
    return path


def locomotive() -> QPainterPath:
    """The locomotive sign: boiler, chimney, cab and wheels from the side, a little longer than its square."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRect(QRectF(-1.1, -0.28, 1.6, 0.62))
    path.addRect(QRectF(0.42, -0.82, 0.75, 1.16))
    path.addRect(QRectF(-0.95, -0.82, 0.36, 0.6))
    path.addPath(polygon([(-1.1, 0.34), (-1.1, 0.86), (-1.45, 0.86)]))
    for x in (-0.62, 0.08, 0.82):
        path.addEllipse(QPointF(x, 0.56), 0.31, 0.31)
    return path


def anchor() -> QPainterPath:
    """The lines of an anchor, to be drawn with a pen."""
    path = QPainterPath(QPointF(0, -0.55))
    path.lineTo(0, 0.95)
    path.moveTo(-0.5, -0.2)
    path.lineTo(0.5, -0.2)
    path.moveTo(-0.85, 0.25)
    path.quadTo(-0.75, 0.95, 0, 0.95)
    path.quadTo(0.75, 0.95, 0.85, 0.25)
    path.addEllipse(QPointF(0, -0.8), 0.25, 0.25)
    return path


def sans(bold: bool = True) -> QFont:
    """The face of names and numbers, at a size fit for measuring."""
    font = QFont()
    font.setFamilies(list(_SANS))
    font.setPixelSize(100)
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def serif(*, italic: bool = False, spacing: float = 100.0) -> QFont:
    """The face of titles."""
    font = QFont()
    font.setFamilies(list(_SERIF))
    font.setPixelSize(100)
    font.setBold(not italic)
    font.setItalic(italic)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, spacing)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def lettering(text: str, font: QFont, rect: QRectF, most: float = 1e9) -> QPainterPath:
    """Text as an outline, as large as the box allows (lines of at most `most` units), in its middle.

    Outlines stay sharp at every zoom and look the same in a window, a picture and an SVG file.
    """
    lines = text.split("\n")
    metrics = QFontMetricsF(font)
    height = metrics.capHeight()
    widest = max(metrics.horizontalAdvance(line) for line in lines)
    step = font.pixelSize() * 1.06
    size = min(
        rect.width() / max(widest, 1.0), rect.height() / (height + step * (len(lines) - 1)), most / font.pixelSize()
    )
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    top = -(height + step * (len(lines) - 1)) / 2
    for row, line in enumerate(lines):
        path.addText(QPointF(-metrics.horizontalAdvance(line) / 2, top + height + row * step), font, line)
    return placed(path, rect.center().x(), rect.center().y(), 0, size)
