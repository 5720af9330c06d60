# SPDX-License-Identifier: GPL-3.0-or-later
"""What all charts share: room measured in lines of text, and inks that follow the theme."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ttr_desktop.gui.palette import mix

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


class Chart(QWidget):
    """A drawing of some figures. Sizes are in lines of text, so that it grows with the interface."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def lines(self) -> float:
        """The height that the chart needs, in lines."""
        return 8.0

    @property
    def line(self) -> float:
        return QFontMetricsF(self.font()).height()

    def sizeHint(self) -> QSize:
        return QSize(round(self.line * 22), round(self.line * self.lines()))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.line * 14), self.sizeHint().height())

    def tell(self, words: str) -> None:
        """The same in words, for whoever does not see the drawing; draws anew."""
        self.setAccessibleDescription(words)
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, QRectF(self.rect()))
        painter.end()

    def draw(self, painter: QPainter, field: QRectF) -> None:
        """Draws the chart into the field."""

    @property
    def faint(self) -> QColor:
        """The ink of grounds and grid lines."""
        palette = self.palette()
        return QColor(mix(palette.base().color().name(), palette.text().color().name(), 0.12))

    def width_of(self, text: str) -> float:
        return QFontMetricsF(self.font()).horizontalAdvance(text)

    def shortened(self, text: str, room: float) -> str:
        return QFontMetricsF(self.font()).elidedText(text, Qt.TextElideMode.ElideRight, room)
