# SPDX-License-Identifier: GPL-3.0-or-later
"""A card that can be clicked or reached by Tab: in the market, in the hand, as a deck, in a payment."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ttr_desktop.gui.card_art import RATIO, draw_count

_LIFT = 4


class CardButton(QAbstractButton):
    """Draws itself with the given function; shows a count, hover, focus, and whether it may be taken."""

    def __init__(self, height: int = 92, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._height = height
        self._draw: Callable[[QPainter, QRectF], None] | None = None
        self._count = 0
        self._available = True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(round(self._height * RATIO) + 2, self._height + _LIFT + 2)

    def show_card(self, draw: Callable[[QPainter, QRectF], None] | None, name: str, count: int = 0) -> None:
        """What is on the card, what it is called, and how many there are (0: no number)."""
        self._draw, self._count = draw, count
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def set_available(self, available: bool) -> None:
        """A card that may not be taken now is dimmed; clicking it still asks why."""
        if available != self._available:
            self._available = available
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lifted = self._available and (self.underMouse() or self.isChecked())
        top = 1 if lifted else 1 + _LIFT
        rect = QRectF(1, top, self.width() - 2, self._height)
        if self._draw is None:
            pen = QPen(self.palette().color(self.foregroundRole()), 1, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setOpacity(0.4)
            painter.drawRoundedRect(rect, 6, 6)
            return
        painter.setOpacity(1.0 if self._available else 0.5)
        self._draw(painter, rect)
        painter.setOpacity(1.0)
        if self._count:
            draw_count(painter, rect, self._count)
        if self.hasFocus() or self.isChecked():
            painter.setPen(QPen(QColor("#e08a00"), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, 6, 6)
