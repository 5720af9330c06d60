# SPDX-License-Identifier: GPL-3.0-or-later
"""A card that can be clicked or reached by keys: in the market, in the hand, as a deck, in a payment."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ttr_desktop.gui.card_art import RATIO, draw_count
from ttr_desktop.gui.rule_link import rule_of

HEIGHT = 92
_LIFT = 4
_FOCUS = "#e08a00"


class CardButton(QAbstractButton):
    """Draws itself with the given function; shows a count, hover, focus, and whether it may be taken."""

    undone = Signal()  # the right button: take one back

    def __init__(self, height: int = HEIGHT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._height = height
        self._draw: Callable[[QPainter, QRectF], None] | None = None
        self._count = ""
        self._available = True
        self.rule = ""  # the one that forbids to take it now
        self._faint = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(round(self._height * RATIO) + 2, self._height + _LIFT + 2)

    def set_height(self, height: int) -> None:
        """Another size of card."""
        if height != self._height:
            self._height = height
            self.updateGeometry()
            self.update()

    def show_card(
        self, draw: Callable[[QPainter, QRectF], None] | None, name: str, count: str = "", tip: str = ""
    ) -> None:
        """What is on the card, what it is called, and how many there are (empty: no number)."""
        self._draw, self._count = draw, count
        self.setAccessibleName(name)
        self.setToolTip(tip or name)
        self.update()

    def set_reason(self, reason: str) -> None:
        """A card that may not be taken now is dimmed and says why; clicking it still asks the judge."""
        self._available = not reason
        self.rule = rule_of(reason)
        self.setAccessibleDescription(reason)
        self.update()

    def set_faint(self, faint: bool) -> None:
        """Paler, though it may well be clicked."""
        self._faint = faint
        self.update()

    @property
    def available(self) -> bool:
        return self._available

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.undone.emit()
            event.accept()
            return
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lifted = self._available and (self.underMouse() or self.isChecked())
        top = 1 if lifted else 1 + _LIFT
        rect = QRectF(1, top, self.width() - 2, self._height)
        if self._draw is None:
            painter.setPen(QPen(self.palette().color(self.foregroundRole()), 1, Qt.PenStyle.DashLine))
            painter.setOpacity(0.4)
            painter.drawRoundedRect(rect, 6, 6)
        else:
            painter.setOpacity(0.5 if self._faint or not self._available else 1.0)
            self._draw(painter, rect)
            painter.setOpacity(1.0)
            if self._count:
                draw_count(painter, rect, self._count)
        if self.hasFocus() or self.isChecked():
            painter.setOpacity(1.0)
            painter.setPen(QPen(QColor(_FOCUS), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
