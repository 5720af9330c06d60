# SPDX-License-Identifier: GPL-3.0-or-later
"""The title of the board on a plate, with what tracks of each length are worth."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from ttr_desktop.core.board import Board
from ttr_desktop.gui.board.shapes import car, lettering, placed, polygon, sans, serif
from ttr_desktop.gui.palette import colour, mix
from ttr_desktop.gui.theme import BoardStyle


def tagline(map_id: str) -> str:
    """The line under the title; empty for a board made at home."""
    translate = QCoreApplication.translate
    match map_id:
        case "usa":
            return translate("Board", "From coast to coast by rail")
        case "nordic":
            return translate("Board", "Rails through the northern winter")
        case "northern_lights":
            return translate("Board", "By rail beyond the Arctic Circle")
        case "world":
            return translate("Board", "Railways and sea lanes")
    return ""


_TABLE_FROM = 200.0  # the height a plate needs to hold the table of points


class Cartouche:
    """The plate of one board."""

    def __init__(self, board: Board, rect: QRectF, language: str) -> None:
        self._rect = rect
        self._title = board.name(language)
        self._tagline = tagline(board.id)
        lengths = sorted({track.length for track in board.tracks})
        self._points = tuple((length, board.rules.points[length]) for length in lengths)

    def draw(self, painter: QPainter, style: BoardStyle, exposed: QRectF) -> None:
        """Prints the plate if it reaches into the rectangle."""
        rect = self._rect
        if rect.isEmpty() or not rect.adjusted(-8, -8, 8, 8).intersects(exposed):
            return
        painter.save()
        self._plate(painter, style)
        table = rect.height() > _TABLE_FROM
        inside = rect.adjusted(30, 22, -30, -22)
        upper = QRectF(inside.left(), inside.top(), inside.width(), inside.height() * (0.56 if table else 1.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(style.plate_ink))
        down = 0.06 if self._tagline else 0.2  # the title stands in the middle if nothing is below it
        title = QRectF(upper.left(), upper.top() + upper.height() * down, upper.width(), upper.height() * 0.4)
        painter.drawPath(lettering(self._title.upper(), serif(spacing=106), title, 64))
        middle = upper.top() + upper.height() * (down + 0.56)
        self._rule(painter, style, inside.center().x(), middle, inside.width() * 0.42)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(mix(style.plate, style.plate_ink, 0.85)))
        line = QRectF(upper.left(), middle + upper.height() * 0.12, upper.width(), upper.height() * 0.24)
        painter.drawPath(lettering(self._tagline, serif(italic=True), line, 24))
        if table:
            self._table(painter, style, inside.adjusted(0, inside.height() * 0.62, 0, 0))
        painter.restore()

    def _plate(self, painter: QPainter, style: BoardStyle) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#000000", 0.16))
        painter.drawPath(_notched(self._rect.translated(5, 6), 18))
        painter.setBrush(colour(style.plate))
        painter.setPen(QPen(colour(style.plate_ink), 2.4))
        painter.drawPath(_notched(self._rect, 18))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(style.accent), 1.4))
        painter.drawPath(_notched(self._rect.adjusted(8, 8, -8, -8), 16))

    @staticmethod
    def _rule(painter: QPainter, style: BoardStyle, x: float, y: float, half: float) -> None:
        painter.setPen(QPen(colour(style.accent), 1.5))
        painter.drawLine(QPointF(x - half, y), QPointF(x - 14, y))
        painter.drawLine(QPointF(x + 14, y), QPointF(x + half, y))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(style.accent))
        painter.drawPath(placed(polygon([(-9, 0), (0, -5), (9, 0), (0, 5)]), x, y))

    def _table(self, painter: QPainter, style: BoardStyle, rect: QRectF) -> None:
        step = rect.width() / len(self._points)
        width = min(step * 0.8, 46.0)
        height = min(rect.height() * 0.42, 21.0)
        number = sans()
        for column, (length, points) in enumerate(self._points):
            x = rect.left() + (column + 0.5) * step
            wagon = placed(car(width, height), x, rect.top() + height / 2)
            painter.setPen(QPen(colour(style.plate_ink), 1.3))
            painter.setBrush(colour(mix(style.plate, style.accent, 0.18)))
            painter.drawPath(wagon)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(style.plate_ink))
            inside = QRectF(x - width / 2, rect.top(), width, height)
            painter.drawPath(lettering(str(length), number, inside.adjusted(6, 3, -6, -3), 18))
            below = QRectF(x - step / 2, rect.top() + height + 4, step, rect.height() - height - 4)
            painter.setBrush(colour(style.accent))
            painter.drawPath(lettering(str(points), number, below.adjusted(2, 2, -2, -2), 24))


def _notched(rect: QRectF, notch: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    for corner in (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()):
        bite = QPainterPath()
        bite.addEllipse(corner, notch, notch)
        path = path.subtracted(bite)
    return path
