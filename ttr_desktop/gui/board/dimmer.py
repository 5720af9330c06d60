# SPDX-License-Identifier: GPL-3.0-or-later
"""A veil over the whole board, below whatever is lit up: the rest steps back."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ttr_desktop.gui.palette import colour

_STRENGTH = 0.55


class Dimmer(QGraphicsItem):
    """Hidden unless something is to stand out."""

    def __init__(self, rect: QRectF, tone: str) -> None:
        super().__init__()
        self._rect = rect
        self._tone = tone
        self.setZValue(-1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def set_tone(self, tone: str) -> None:
        self._tone = tone
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.fillRect(self._rect, colour(self._tone, _STRENGTH))
