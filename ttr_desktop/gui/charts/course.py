# SPDX-License-Identifier: GPL-3.0-or-later
"""Game after game: a dot for the points of each, a line for how they go on average."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from ttr_desktop.gui.charts.canvas import LEFT, RIGHT, Chart
from ttr_desktop.texts.term import signed

_MOST = 60  # games shown; older ones would only blur the rest
_SPAN = 5  # games of the moving average


class Dot(NamedTuple):
    """A game: points, won or lost, with or without help."""

    points: int
    won: bool
    assisted: bool


def moving_average(values: Sequence[int], span: int = _SPAN) -> list[float]:
    """For each value the mean of it and those just before."""
    return [sum(values[max(0, end - span) : end]) / (end - max(0, end - span)) for end in range(1, len(values) + 1)]


class CourseChart(Chart):
    """Won games are filled discs, lost ones rings, those with help squares."""

    _dots: Sequence[Dot] = ()

    def lines(self) -> float:
        return 11.0

    def show_dots(self, dots: Sequence[Dot]) -> None:
        """All games, the oldest first; the last ones are drawn."""
        self._dots = tuple(dots[-_MOST:])
        self.tell(", ".join(signed(dot.points) for dot in self._dots))

    def draw(self, painter: QPainter, field: QRectF) -> None:
        if not self._dots:
            return
        line = self.line
        points = [dot.points for dot in self._dots]
        top, bottom = max(20, *points, 0), min(0, *points, 0)
        step = 20 if top - bottom <= 120 else 50
        margin = self.width_of("−000") + line * 0.5
        plot = QRectF(field.left() + margin, field.top() + line * 0.5, field.width() - margin - line, field.height())
        plot.setHeight(field.height() - line * 2.6)

        def place(number: int, value: float) -> QPointF:
            across = plot.width() * (number + 0.5) / len(points)
            return QPointF(plot.left() + across, plot.bottom() - plot.height() * (value - bottom) / (top - bottom))

        for value in range(bottom - bottom % step, top + 1, step):
            y = place(0, value).y()
            painter.setPen(QPen(self.faint, 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(self.palette().text().color())
            label = QRectF(field.left(), y - line / 2, margin - line * 0.5, line)
            painter.drawText(label, RIGHT, str(value).replace("-", "−"))
        average = QPolygonF([place(number, value) for number, value in enumerate(moving_average(points))])
        painter.setPen(QPen(self.palette().highlight().color(), 2, Qt.PenStyle.DotLine))
        painter.drawPolyline(average)
        for number, dot in enumerate(self._dots):
            self._draw_dot(painter, place(number, dot.points), dot)
        self._draw_legend(painter, QRectF(field.left(), field.bottom() - line * 1.3, field.width(), line * 1.2))

    def _draw_dot(self, painter: QPainter, at: QPointF, dot: Dot) -> None:
        radius = self.line * 0.28
        painter.setPen(QPen(self.palette().highlight().color(), 2))
        painter.setBrush(self.palette().highlight() if dot.won else self.palette().base())
        if dot.assisted:
            painter.drawRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))
        else:
            painter.drawEllipse(at, radius, radius)

    def _draw_legend(self, painter: QPainter, row: QRectF) -> None:
        line, x = self.line, row.left()
        signs = (
            (Dot(0, won=True, assisted=False), self.tr("won")),
            (Dot(0, won=False, assisted=False), self.tr("lost")),
            (Dot(0, won=True, assisted=True), self.tr("with hints or undo")),
        )
        for dot, name in signs:
            self._draw_dot(painter, QPointF(x + line * 0.4, row.center().y()), dot)
            painter.setPen(self.palette().text().color())
            painter.drawText(QRectF(x + line, row.top(), row.width(), row.height()), LEFT, name)
            x += line * 2 + self.width_of(name)
        painter.setPen(QPen(self.palette().highlight().color(), 2, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(x, row.center().y()), QPointF(x + line * 1.4, row.center().y()))
        painter.setPen(self.palette().text().color())
        words = self.tr("average of five games")
        painter.drawText(QRectF(x + line * 1.8, row.top(), row.width(), row.height()), LEFT, words)
