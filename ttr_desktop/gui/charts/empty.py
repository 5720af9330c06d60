# SPDX-License-Identifier: GPL-3.0-or-later
"""What is shown where there is nothing yet: a small drawing, a friendly word, and what to do about it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ttr_desktop.gui.board.shapes import locomotive

_SIZE = 34  # half the length of the locomotive, about
_WIDTH = 460


class _Drawing(QWidget):
    """A locomotive at the beginning of a line that is still to be built."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(380, 190)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        accent, line = palette.highlight().color(), palette.mid().color()
        way = QPainterPath(QPointF(40, 150))
        way.cubicTo(QPointF(140, 90), QPointF(230, 210), QPointF(340, 100))
        painter.setPen(QPen(line, 4, Qt.PenStyle.DashLine))
        painter.drawPath(way)
        painter.setPen(QPen(accent, 4))
        painter.setBrush(palette.base())
        for share in (0.0, 0.52, 1.0):
            painter.drawEllipse(way.pointAtPercent(share), 9, 9)
        centre = way.pointAtPercent(0.0) + QPointF(44, -64)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(accent)
        painter.drawPath(QTransform.fromTranslate(centre.x(), centre.y()).scale(-_SIZE, _SIZE).map(locomotive()))
        smoke = QColor(line)
        smoke.setAlphaF(0.7)
        painter.setBrush(smoke)
        for number, radius in enumerate((5, 8, 11)):
            painter.drawEllipse(centre + QPointF(24 - number * 24, -_SIZE - 6 - number * 8), radius, radius)


class EmptyState(QWidget):
    """In the middle of the page."""

    chosen = Signal()

    def __init__(self, title: str, words: str, button: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        heading = QLabel(title)
        heading.setObjectName("subtitle")
        told = QLabel(words)
        told.setObjectName("quiet")
        told.setWordWrap(True)
        told.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        told.setFixedWidth(_WIDTH)
        told.setMinimumHeight(told.heightForWidth(_WIDTH))
        self.button = QPushButton(button)
        self.button.setObjectName("primary")
        self.button.clicked.connect(self.chosen)
        column = QVBoxLayout(self)
        column.setSpacing(14)
        column.addStretch(1)
        for widget in (_Drawing(), heading, told, self.button):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
