# SPDX-License-Identifier: GPL-3.0-or-later
"""The small board in the corner that shows which part one is looking at."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ttr_desktop.gui.palette import colour

_EDGE = 3


class Overview(QWidget):
    """Shows a picture with a frame around the visible part; a click or drag asks for another part."""

    moved_to = Signal(QPointF)  # in shares of the board, from 0 to 1

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = QPixmap()
        self._part = QRectF()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(self.tr("Overview of the board"))
        self.setToolTip(self.tr("Click or drag to look at another part of the board"))
        self.hide()

    def set_picture(self, picture: QPixmap) -> None:
        """The whole board, at the size it is to be shown."""
        self._picture = picture
        size: QSize = picture.deviceIndependentSize().toSize()
        self.resize(size.width() + 2 * _EDGE, size.height() + 2 * _EDGE)
        self.update()

    def has_picture(self) -> bool:
        """Whether there is something to show."""
        return not self._picture.isNull()

    def set_part(self, part: QRectF) -> None:
        """The visible part in shares of the board."""
        if part != self._part:
            self._part = part
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), colour("#1b1712"))
        inside = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        painter.drawPixmap(inside.topLeft(), self._picture)
        left = inside.left() + self._part.left() * inside.width()
        top = inside.top() + self._part.top() * inside.height()
        window = QRectF(left, top, self._part.width() * inside.width(), self._part.height() * inside.height()) & inside
        for strip in (
            QRectF(inside.left(), inside.top(), inside.width(), window.top() - inside.top()),
            QRectF(inside.left(), window.bottom(), inside.width(), inside.bottom() - window.bottom()),
            QRectF(inside.left(), window.top(), window.left() - inside.left(), window.height()),
            QRectF(window.right(), window.top(), inside.right() - window.right(), window.height()),
        ):
            painter.fillRect(strip, colour("#000000", 0.38))
        painter.setPen(QPen(colour("#ffffff"), 2))
        painter.drawRect(window.adjusted(1, 1, -1, -1))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._ask(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._ask(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()  # not for the board below

    def _ask(self, event: QMouseEvent) -> None:
        inside = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        x = (event.position().x() - inside.left()) / inside.width()
        y = (event.position().y() - inside.top()) / inside.height()
        self.moved_to.emit(QPointF(min(max(x, 0.0), 1.0), min(max(y, 0.0), 1.0)))
        event.accept()
