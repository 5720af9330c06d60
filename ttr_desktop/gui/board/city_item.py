# SPDX-License-Identifier: GPL-3.0-or-later
"""A city: printed with its name, and drawn over the print when it has something to show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from ttr_desktop.core.board import City
from ttr_desktop.gui.board.flags import draw_flag, has_flag
from ttr_desktop.gui.board.geometry import CityPlace
from ttr_desktop.gui.board.live_item import LiveItem, draw_cursor
from ttr_desktop.gui.board.pieces import draw_port
from ttr_desktop.gui.board.shapes import anchor, lettering, placed, sans
from ttr_desktop.gui.palette import PlayerLook, colour
from ttr_desktop.gui.theme import BoardStyle

_JUNCTION = 0.66  # of a city's size
_HALO = 5.0


class CityArt:
    """The print of a city. Countries are shown where the board's rules speak of them."""

    def __init__(self, city: City, place: CityPlace, radius: float, *, flag: bool) -> None:
        self.city = city
        self.place = place
        self.centre = QPointF(place.x, place.y)
        self.radius = radius * (_JUNCTION if city.junction else 1.0)
        self._flag = flag and has_flag(city.country)
        self._label = QPainterPath()
        if place.text:
            # A capital is as high as 0.73 of its line: the box of the layout holds whole lines.
            lines = place.text.count("\n") + 1
            self._label = lettering(place.text, sans(), place.label, place.label.height() / lines * 1.08)

    def bounds(self) -> QRectF:
        """All of the print."""
        reach = self.radius + 4
        disc = QRectF(self.centre.x() - reach, self.centre.y() - reach, 2 * reach, 2 * reach)
        return (
            disc if self._label.isEmpty() else disc | self._label.boundingRect().adjusted(-_HALO, -_HALO, _HALO, _HALO)
        )

    def draw_label(self, painter: QPainter, style: BoardStyle) -> None:
        """The name on a halo, legible on land and sea."""
        if self._label.isEmpty():
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(
                colour(style.halo, 0.88),
                _HALO,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        painter.drawPath(self._label)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(style.ink))
        painter.drawPath(self._label)

    def draw_disc(self, painter: QPainter, style: BoardStyle) -> None:
        """The place itself: a flag, an anchor for a harbour, or a dot; a junction is small and bare."""
        painter.setPen(QPen(colour(style.city_ring), 3.0))
        painter.setBrush(colour(style.city_fill))
        painter.drawEllipse(self.centre, self.radius, self.radius)
        if self._flag:
            draw_flag(painter, self.city.country, self.centre, self.radius - 2.4)
        elif self.city.harbour:
            painter.setPen(QPen(colour(style.city_ring), 1.9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(placed(anchor(), self.centre.x(), self.centre.y() - 0.4, 0, self.radius * 0.6))
        elif not self.city.junction:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(style.city_dot))
            painter.drawEllipse(self.centre, self.radius * 0.48, self.radius * 0.48)


@dataclass(slots=True)
class CityState:
    """What a city shows beyond its print."""

    port: int = -1
    lifted: bool = False  # a highlighted track ends here: the disc lies over it
    hovered: bool = False
    highlighted: bool = False
    selected: bool = False
    cursor: bool = False  # of the keyboard

    @property
    def settled(self) -> bool:
        return self.port >= 0

    @property
    def live(self) -> bool:
        return self.lifted or self.hovered or self.highlighted or self.selected or self.cursor


class CityItem(LiveItem[CityState]):
    """One city."""

    def __init__(self, number: int, art: CityArt, style: BoardStyle, look_of: Callable[[int], PlayerLook]) -> None:
        reach = art.radius * 2.4 + 8
        around = QRectF(art.centre.x() - reach, art.centre.y() - reach, 2 * reach, 2 * reach)
        super().__init__(CityState(), art.bounds() | around, style, look_of)
        self.number = number
        self.art = art
        self.setZValue(10)

    def contains_point(self, point: QPointF, slack: float = 1.3) -> bool:
        """Whether a point means the city rather than what is around it."""
        offset = point - self.art.centre
        return bool(QPointF.dotProduct(offset, offset) <= (self.art.radius * slack) ** 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        state, art, style = self.state, self.art, self._style
        if not state.live:
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if state.highlighted or state.selected:
            reach = art.radius * (1.5 if state.port < 0 else 2.2)
            for width, alpha in ((16.0, 0.25), (9.0, 0.5), (5.0, 1.0)):
                painter.setPen(QPen(colour(style.band if state.highlighted else style.glow, alpha), width))
                painter.drawEllipse(art.centre, reach, reach)
        self.draw_over(painter)
        if state.hovered or state.highlighted or state.cursor:
            art.draw_label(painter, style)
        if state.hovered:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for tone, width in ((style.ink, 5.5), ("#ffffff", 2.6)):
                painter.setPen(QPen(colour(tone), width))
                painter.drawEllipse(art.centre, art.radius + 3, art.radius + 3)
        if state.cursor:
            around = QPainterPath()
            reach = art.radius * (1.6 if state.port < 0 else 2.1)
            around.addEllipse(art.centre, reach, reach)
            draw_cursor(painter, around)

    def draw_over(self, painter: QPainter) -> None:
        """The disc, or the port that covers it."""
        if self.state.port >= 0:
            draw_port(painter, self.art.centre, self.art.radius, self._look_of(self.state.port))
        else:
            self.art.draw_disc(painter, self._style)
