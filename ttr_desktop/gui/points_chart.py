# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of a game: points on the board by turn, one line a player, each with its colour and mark."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ttr_desktop.core.events import Event, PiecesExchanged, TrackClaimed, TurnStarted
from ttr_desktop.gui.board.shapes import mark, placed
from ttr_desktop.gui.palette import player_look

_MARGIN = 34


def points_by_turn(events: Sequence[Event], players: int) -> list[list[int]]:
    """For each player the points after every turn of the game."""
    courses = [[0] for _ in range(players)]
    for event in events:
        match event:
            case TurnStarted():
                for course in courses:
                    course.append(course[-1])
            case TrackClaimed():
                courses[event.seat][-1] += event.points
            case PiecesExchanged():
                courses[event.seat][-1] -= event.cost
    return courses


class PointsChart(QWidget):
    """Draws the courses; the table beside it says the same in numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._courses: list[list[int]] = []
        self.setAccessibleName(self.tr("Points by turn"))

    def sizeHint(self) -> QSize:
        return QSize(420, 240)

    def show_courses(self, courses: list[list[int]]) -> None:
        self._courses = courses
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._courses:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        field = QRectF(self.rect()).adjusted(_MARGIN, 10, -_MARGIN, -_MARGIN)
        top = max(10, *(max(course) for course in self._courses))
        bottom = min(0, *(min(course) for course in self._courses))
        self._draw_scale(painter, field, bottom, top)
        for seat, course in enumerate(self._courses):
            look = player_look(seat)
            steps = max(1, len(course) - 1)
            line = QPolygonF(
                [
                    QPointF(
                        field.left() + field.width() * turn / steps,
                        field.bottom() - field.height() * (points - bottom) / (top - bottom),
                    )
                    for turn, points in enumerate(course)
                ]
            )
            painter.setPen(QPen(QColor(look.fill), 2.5))
            painter.drawPolyline(line)
            painter.setBrush(QColor(look.fill))
            painter.setPen(QPen(QColor(look.edge), 1))
            painter.drawPath(placed(mark(look.mark), line.last().x(), line.last().y(), 0, 7))
            painter.setBrush(Qt.BrushStyle.NoBrush)

    def _draw_scale(self, painter: QPainter, field: QRectF, bottom: int, top: int) -> None:
        palette = self.palette()
        for points in range(bottom - bottom % 20, top + 1, 20):
            y = field.bottom() - field.height() * (points - bottom) / (top - bottom)
            painter.setPen(QPen(palette.mid().color(), 1))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(palette.windowText().color())
            box = QRectF(0, y - 8, _MARGIN - 6, 16)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(points))
        painter.drawText(
            QRectF(field.left(), field.bottom() + 6, field.width(), 20), Qt.AlignmentFlag.AlignCenter, self.tr("Turns")
        )
