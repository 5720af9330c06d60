# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of a game: points on the board by turn, one line a player, each with its colour and mark."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ttr_desktop.core.events import Event, PiecesExchanged, TrackClaimed, TurnStarted
from ttr_desktop.gui.board.shapes import mark, placed
from ttr_desktop.gui.palette import PLAYER_LOOKS, PlayerLook
from ttr_desktop.texts.term import signed

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
        self._names: Sequence[str] = ()
        self._looks: Sequence[PlayerLook] = PLAYER_LOOKS
        self.setAccessibleName(self.tr("Points by turn"))

    def sizeHint(self) -> QSize:
        return QSize(420, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 120)

    def show_courses(
        self, courses: list[list[int]], names: Sequence[str] = (), looks: Sequence[PlayerLook] = PLAYER_LOOKS
    ) -> None:
        """One line a player in the colour of the pieces; `names` are written at their ends."""
        self._courses, self._names, self._looks = courses, names, looks
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._courses:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(QRectF(self.rect()), 8, 8)
        metrics = QFontMetricsF(painter.font())
        room = max((metrics.horizontalAdvance(name) for name in self._names), default=0) + 22
        field = QRectF(self.rect()).adjusted(_MARGIN + 8, 34, -min(room, self.width() * 0.3) - 12, -_MARGIN)
        top = max(10, *(max(course) for course in self._courses))
        bottom = min(0, *(min(course) for course in self._courses))
        self._draw_scale(painter, field, bottom, top)
        lines = [self._line(course, field, bottom, top) for course in self._courses]
        for look, line in zip(self._looks, lines, strict=False):
            self._draw_line(painter, look, line)
        self._draw_names(painter, field, [line.last() for line in lines])

    @staticmethod
    def _line(course: list[int], field: QRectF, bottom: int, top: int) -> QPolygonF:
        steps = max(1, len(course) - 1)
        return QPolygonF(
            [
                QPointF(
                    field.left() + field.width() * turn / steps,
                    field.bottom() - field.height() * (points - bottom) / (top - bottom),
                )
                for turn, points in enumerate(course)
            ]
        )

    def _draw_line(self, painter: QPainter, look: PlayerLook, line: QPolygonF) -> None:
        # Some players' colours come close to the paper by day or by night: a thin rim keeps every line apart.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for tone, width in ((self.palette().text().color(), 3.4), (QColor(look.fill), 2.4)):
            painter.setPen(QPen(tone, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            painter.setOpacity(0.35 if width > 3 else 1.0)
            painter.drawPolyline(line)
        painter.setOpacity(1.0)
        painter.setBrush(QColor(look.fill))
        painter.setPen(QPen(QColor(look.edge), 1))
        painter.drawPath(placed(mark(look.mark), line.last().x(), line.last().y(), 0, 7))

    def _draw_names(self, painter: QPainter, field: QRectF, ends: list[QPointF]) -> None:
        """Beside the ends of the lines, pushed apart where they would overlap."""
        painter.setPen(self.palette().text().color())
        last = field.top() - 20
        for end, name in sorted(zip(ends, self._names, strict=False), key=lambda pair: pair[0].y()):
            last = max(end.y(), last + 16)
            box = QRectF(field.right() + 14, last - 8, self.width() - field.right() - 18, 16)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)

    def _draw_scale(self, painter: QPainter, field: QRectF, bottom: int, top: int) -> None:
        palette = self.palette()
        step = next((size for size in (10, 20, 50, 100) if (top - bottom) / size <= 7), 200)
        for points in range(bottom - bottom % step, top + 1, step):
            y = field.bottom() - field.height() * (points - bottom) / (top - bottom)
            if y > field.bottom() + 1:
                continue
            painter.setPen(QPen(palette.mid().color(), 1))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(palette.placeholderText().color())
            box = QRectF(0, y - 8, _MARGIN, 16)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, signed(points))
        turns = QRectF(field.left(), field.bottom() + 8, field.width(), 18)
        painter.drawText(turns, Qt.AlignmentFlag.AlignRight, self.tr("Turns"))
        painter.setPen(palette.text().color())
        title = QRectF(14, 6, self.width() - 28, 20)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(title, Qt.AlignmentFlag.AlignLeft | middle, self.tr("Points of tracks by turn"))
