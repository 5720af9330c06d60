# SPDX-License-Identifier: GPL-3.0-or-later
"""Flags in the round, to show which country a city belongs to where the rules ask for it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from ttr_desktop.gui.palette import colour

# field, cross, edge of the cross (none if it is the field)
_CROSSES = {
    "DK": ("#c8102e", "#ffffff", "#c8102e"),
    "SE": ("#1f5ea8", "#fecb00", "#1f5ea8"),
    "NO": ("#ba0c2f", "#00205b", "#ffffff"),
    "FI": ("#ffffff", "#1c3f94", "#ffffff"),
}
# stripes from the top with their shares of the height
_STRIPES = {
    "RU": (("#ffffff", 1), ("#1c57a7", 1), ("#d4322a", 1)),
    "PL": (("#ffffff", 1), ("#dc143c", 1)),
    "LT": (("#fdb913", 1), ("#2b7a4b", 1), ("#c1272d", 1)),
    "LV": (("#9e3039", 2), ("#ffffff", 1), ("#9e3039", 2)),
    "EE": (("#2f7fd0", 1), ("#1d1d1b", 1), ("#ffffff", 1)),
}


def has_flag(country: str) -> bool:
    """Whether the flag of a country can be drawn."""
    return country in _CROSSES or country in _STRIPES


def draw_flag(painter: QPainter, country: str, centre: QPointF, radius: float) -> None:
    """A round flag without an edge."""
    disc = QPainterPath()
    disc.addEllipse(centre, radius, radius)
    whole = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.setPen(Qt.PenStyle.NoPen)
    if country in _CROSSES:
        field, cross, edge = _CROSSES[country]
        painter.fillPath(disc, colour(field))
        for tone, share in ((edge, 0.62), (cross, 0.34 if edge != field else 0.46)):
            painter.fillPath(disc.intersected(_cross(whole, radius * share)), colour(tone))
        return
    stripes = _STRIPES[country]
    total = sum(share for _, share in stripes)
    top = whole.top()
    for tone, share in stripes:
        height = whole.height() * share / total
        band = QPainterPath()
        band.addRect(QRectF(whole.left(), top, whole.width(), height + 0.3))
        painter.fillPath(disc.intersected(band), colour(tone))
        top += height


def _cross(whole: QRectF, thickness: float) -> QPainterPath:
    x = whole.left() + whole.width() * 0.42
    upright, level = QPainterPath(), QPainterPath()
    upright.addRect(QRectF(x - thickness / 2, whole.top(), thickness, whole.height()))
    level.addRect(QRectF(whole.left(), whole.center().y() - thickness / 2, whole.width(), thickness))
    return upright.united(level)
