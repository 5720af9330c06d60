# SPDX-License-Identifier: GPL-3.0-or-later
"""The spaces that are being paid, with the cards that lie on them: which card covers which sign can be seen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ttr_desktop.core.spread import Place, Spread
from ttr_desktop.core.tables import Tables
from ttr_desktop.gui.board.shapes import anchor, hull, locomotive, placed, sans
from ttr_desktop.gui.card_art import RATIO, draw_card
from ttr_desktop.gui.palette import card_look

_GAP = 5
_OVERLAP = 0.42  # of a card's width is seen of the cards below another
_LARGEST, _SMALLEST = 110, 30


class PlacesStrip(QWidget):
    """Draws a spread; a click on a card takes it back."""

    taken_back = Signal(int)  # card

    def __init__(self, tables: Tables, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables = tables
        self._spread = Spread(())
        self._tint = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        height = min(_LARGEST, max(44, self.height()) - 4)
        return QSize(round(sum(self._width(place, height * RATIO) + _GAP for place in self._spread.places)) + 4, 60)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 44)

    def show_spread(self, spread: Spread, tint: str) -> None:
        """The spaces and their colour."""
        self._spread, self._tint = spread, tint
        self.updateGeometry()
        self.update()

    def _width(self, place: Place, card: float) -> float:
        pile = card * (1 + _OVERLAP * (max(place.needs, len(place.cards)) - 1))
        return max(pile, card * place.spaces + _GAP * (place.spaces - 1))

    def _rects(self) -> tuple[float, list[QRectF]]:
        """The width of a card and the rectangle of each place, as large as fits."""
        height = min(_LARGEST, self.height() - 4)
        while True:
            card = height * RATIO
            rects: list[QRectF] = []
            x = y = 1.0
            for place in self._spread.places:
                width = self._width(place, card)
                if rects and x + width > self.width() - 1:
                    x, y = 1.0, y + height + _GAP
                rects.append(QRectF(x, y, width, height))
                x += width + _GAP
            if height <= _SMALLEST or y + height <= self.height():
                return card, rects
            height -= 4

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card, rects = self._rects()
        for place, rect in zip(self._spread.places, rects, strict=True):
            self._draw_slot(painter, place, rect)
            step = card * _OVERLAP
            pile = card + step * (len(place.cards) - 1)
            left = rect.center().x() - pile / 2 if place.spaces > 1 else rect.left()
            for number, kind in enumerate(place.cards):
                draw_card(painter, QRectF(left + number * step, rect.top(), card, rect.height()), self._tables, kind)
            if place.cards and place.sign == "locomotive":
                corner = QRectF(rect.right() - card * 0.46, rect.top() - 1, card * 0.46, card * 0.46)
                self._draw_badge(painter, corner)

    def _draw_slot(self, painter: QPainter, place: Place, rect: QRectF) -> None:
        ink = self.palette().windowText().color()
        fill = QColor(card_look(self._tint).fill)
        fill.setAlphaF(0.35)
        painter.setBrush(fill)
        painter.setPen(QPen(ink, 1, Qt.PenStyle.SolidLine if place.full else Qt.PenStyle.DashLine))
        painter.drawRoundedRect(rect, 5, 5)
        centre, size = rect.center(), rect.height() * RATIO
        if place.sign == "locomotive":
            painter.fillPath(placed(locomotive(), centre.x(), centre.y(), 0, size * 0.26), ink)
        elif place.sign == "pair":
            font = sans()
            font.setPixelSize(max(9, round(size * 0.4)))
            painter.setFont(font)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, "×2")
        elif place.sign in ("port-train", "port-ship"):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(ink, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(placed(anchor(), centre.x(), centre.y() - size * 0.25, 0, size * 0.18))
            shape = placed(hull(2, 0.72), centre.x(), centre.y() + size * 0.35, 0, size * 0.3)
            if place.sign == "port-train":
                shape = placed(locomotive(), centre.x(), centre.y() + size * 0.35, 0, size * 0.2)
            painter.fillPath(shape, ink)

    def _draw_badge(self, painter: QPainter, rect: QRectF) -> None:
        """The sign of a space stays to be seen beside the cards that cover it."""
        painter.setPen(QPen(self.palette().windowText().color(), 1))
        painter.setBrush(self.palette().base())
        painter.drawEllipse(rect)
        ink = self.palette().windowText().color()
        painter.fillPath(placed(locomotive(), rect.center().x(), rect.center().y(), 0, rect.width() * 0.27), ink)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for place, rect in zip(self._spread.places, self._rects()[1], strict=True):
            if place.cards and rect.contains(event.position()):
                self.taken_back.emit(place.cards[-1])
                return
