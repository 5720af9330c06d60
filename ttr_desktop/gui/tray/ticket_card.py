# SPDX-License-Identifier: GPL-3.0-or-later
"""A ticket that can be chosen: its cities, its points, what it would take."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ttr_desktop.gui.style import px

_WRAP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_GREEN = "#5a6b3a"  # as the back of the tickets
_PAPER = "#fbf6e9"
_INK = "#2b2318"
_QUIET = "#665944"
_FOCUS = "#e08a00"


class TicketCard(QAbstractButton):
    """Checked: it is kept. Tells when the pointer or the focus comes and goes."""

    pointed = Signal(bool)

    def __init__(self, cities: str, points: str, cost: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cities, self._points, self._cost = cities, points, cost
        self.setCheckable(True)
        self.setAccessibleName(f"{cities}, {points}, {cost}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumSize(px(340), px(110))

    def sizeHint(self) -> QSize:
        return QSize(px(200), px(72))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(110), px(58))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(True)

    def cities_font(self, font: QFont, room: QRectF) -> QFont:
        """Tours name up to five cities: their letters are a little smaller where they would be cut off."""
        fitting = QFont(font)
        for size in range(px(13), px(9), -1):
            fitting.setPixelSize(size)
            if QFontMetricsF(fitting).boundingRect(room, int(_WRAP), self._cities).height() <= room.height():
                break
        return fitting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        kept = self.isChecked()
        painter.setOpacity(1.0 if kept else 0.62)
        edge = QColor(_FOCUS if self.hasFocus() else _GREEN)
        painter.setPen(QPen(edge, 3 if self.hasFocus() or self.underMouse() else 1.5))
        painter.setBrush(QColor(_PAPER))
        painter.drawRoundedRect(rect, 7, 7)
        band = px(30)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_GREEN if kept else _QUIET))
        painter.drawRoundedRect(QRectF(rect.left() + 3, rect.top() + 3, band, rect.height() - 6), 5, 5)
        font = painter.font()
        font.setPixelSize(px(17))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(_PAPER))
        side = QRectF(rect.left() + 3, rect.top() + 3, band, rect.height() - 6)
        painter.drawText(side.adjusted(0, 0, 0, -side.height() / 2), Qt.AlignmentFlag.AlignCenter, self._points)
        painter.drawText(side.adjusted(0, side.height() / 2, 0, 0), Qt.AlignmentFlag.AlignCenter, "✔" if kept else "○")
        inside = rect.adjusted(band + 10, 4, -6, -4)
        room = inside.adjusted(0, 0, 0, -px(18))
        font = self.cities_font(font, room)
        painter.setFont(font)
        painter.setPen(QColor(_INK))
        painter.drawText(room, int(_WRAP), self._cities)
        font.setBold(False)
        font.setPixelSize(px(12))
        painter.setFont(font)
        painter.setPen(QColor(_QUIET))
        low = inside.adjusted(0, inside.height() - px(17), 0, 0)
        cost = painter.fontMetrics().elidedText(self._cost, Qt.TextElideMode.ElideRight, int(low.width()))
        painter.drawText(low, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), cost)
