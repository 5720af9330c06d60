# SPDX-License-Identifier: GPL-3.0-or-later
"""The winning chance over a game: a line from decision to decision, with a sign where one cost much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ttr_desktop.gui.charts.canvas import CENTRE, LEFT, RIGHT, Chart


class Point(NamedTuple):
    """The chance after a decision, between 0 and 1; `sign` only where the decision cost something."""

    when: str
    chance: float
    sign: str = ""


class ChancesChart(Chart):
    """Grows while the game is judged. A click on a sign asks for that decision."""

    chosen = Signal(int)  # number of the point

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: Sequence[Point] = ()
        self._of = 1  # points there will be in the end
        self._legend: Sequence[tuple[str, str]] = ()

    def lines(self) -> float:
        return 17.0

    def show_points(self, points: Sequence[Point], of: int, legend: Sequence[tuple[str, str]]) -> None:
        """The points so far, of so many; `legend` has each sign with its word."""
        self._points, self._of, self._legend = tuple(points), max(of, 2), tuple(legend)
        self.tell(", ".join(f"{one.when}: {one.chance:.0%} {one.sign}".rstrip() for one in points))

    def _plot(self) -> QRectF:
        line = self.line
        margin = self.width_of("100%") + line * 0.6
        return QRectF(margin, line * 0.7, self.width() - margin - line * 0.8, self.height() - line * 4.1)

    def _place(self, number: int, chance: float) -> QPointF:
        plot = self._plot()
        across = plot.width() * number / (self._of - 1)
        return QPointF(plot.left() + across, plot.bottom() - plot.height() * chance)

    def draw(self, painter: QPainter, field: QRectF) -> None:
        self._draw_scale(painter)
        line = QPolygonF([self._place(number, one.chance) for number, one in enumerate(self._points)])
        painter.setPen(QPen(self.palette().highlight().color(), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        if len(self._points) > 1:
            painter.drawPolyline(line)
        for number, one in enumerate(self._points):
            if one.sign:
                self._draw_sign(painter, self._place(number, one.chance), one.sign)
        self._draw_legend(painter, field)

    def _draw_scale(self, painter: QPainter) -> None:
        plot, line = self._plot(), self.line
        for percent in (0, 25, 50, 75, 100):
            y = plot.bottom() - plot.height() * percent / 100
            painter.setPen(QPen(self.palette().mid().color() if percent == 50 else self.faint, 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            if percent % 50 == 0:
                painter.setPen(self.palette().text().color())
                painter.drawText(QRectF(0, y - line / 2, plot.left() - line * 0.5, line), RIGHT, f"{percent}%")
        painter.setPen(self.palette().placeholderText().color())
        below = QRectF(plot.left(), plot.bottom() + line * 0.3, plot.width(), line)
        if self._points:
            painter.drawText(below, LEFT, self._points[0].when)
        if len(self._points) == self._of:
            painter.drawText(below, RIGHT, self._points[-1].when)

    def _draw_sign(self, painter: QPainter, at: QPointF, sign: str) -> None:
        radius = self.line * 0.72
        painter.setPen(QPen(self.palette().text().color(), 1.4))
        painter.setBrush(self.palette().base())
        painter.drawEllipse(at, radius, radius)
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), CENTRE, sign)
        font.setBold(False)
        painter.setFont(font)

    def _draw_legend(self, painter: QPainter, field: QRectF) -> None:
        line = self.line
        row = QRectF(self._plot().left(), field.bottom() - line * 1.6, field.width(), line * 1.4)
        x = row.left() + line * 0.7
        for sign, word in self._legend:
            self._draw_sign(painter, QPointF(x, row.center().y()), sign)
            painter.drawText(QRectF(x + line, row.top(), row.width(), row.height()), LEFT, word)
            x += line * 2.6 + self.width_of(word)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        near = self._sign_at(event.position())
        if near is None:
            super().mousePressEvent(event)
        else:
            self.chosen.emit(near)

    def _sign_at(self, at: QPointF) -> int | None:
        reach = self.line
        for number, one in enumerate(self._points):
            if one.sign and (self._place(number, one.chance) - at).manhattanLength() <= reach:
                return number
        return None
