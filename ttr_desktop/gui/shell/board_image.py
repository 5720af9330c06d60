# SPDX-License-Identifier: GPL-3.0-or-later
"""A board's picture that fills the room it is given, in its own proportions."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class BoardImage(QWidget):
    """Empty until its picture is there."""

    def __init__(self, least: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumSize(least)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.picture = QImage()

    def show_picture(self, picture: QImage) -> None:
        self.picture = picture
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.picture.isNull():
            return
        size = self.picture.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(
            (self.width() - size.width()) / 2, (self.height() - size.height()) / 2, size.width(), size.height()
        )
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, self.picture)
