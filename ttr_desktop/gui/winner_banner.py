# SPDX-License-Identifier: GPL-3.0-or-later
"""The head of the final sheet: the winner's colours, a laurel, and the verdict."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ttr_desktop.gui.board.shapes import mark, placed
from ttr_desktop.gui.palette import PLAYER_LOOKS, PlayerLook, mix

_GOLD, _DARK_GOLD = "#e2b64a", "#8a6415"
_SIDE = 92


class _Medal(QWidget):
    """The mark of a winner in a laurel."""

    def __init__(self) -> None:
        super().__init__()
        self.looks: Sequence[PlayerLook] = PLAYER_LOOKS[:1]
        self.setFixedHeight(_SIDE)

    def show_looks(self, looks: Sequence[PlayerLook]) -> None:
        self.looks = looks
        self.setFixedWidth(_SIDE * len(looks))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_SIDE, _SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, look in enumerate(self.looks):
            self._draw(painter, QPointF(_SIDE * (number + 0.5), _SIDE / 2), look)

    def _draw(self, painter: QPainter, centre: QPointF, look: PlayerLook) -> None:
        leaf = QPainterPath()
        leaf.moveTo(-1, 0)
        leaf.quadTo(0, -0.75, 1, 0)
        leaf.quadTo(0, 0.75, -1, 0)
        painter.setPen(QPen(QColor(_DARK_GOLD), 0.8))
        painter.setBrush(QColor(_GOLD))
        for side in (-1, 1):
            for step in range(7):
                angle = math.radians(90 + side * (22 + 21 * step))
                place = centre + QPointF(math.cos(angle), math.sin(angle)) * _SIDE * 0.39
                turn = math.degrees(angle) + side * 62
                painter.drawPath(placed(leaf, place.x(), place.y(), turn, _SIDE * 0.1))
        painter.setPen(QPen(QColor(_GOLD), 3))
        painter.setBrush(QColor(look.fill))
        painter.drawEllipse(centre, _SIDE * 0.27, _SIDE * 0.27)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#fffaf0"))
        painter.drawPath(placed(mark(look.mark), centre.x(), centre.y(), 0, _SIDE * 0.14))


class WinnerBanner(QWidget):
    """A band with the medal, who won, and why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._medal = _Medal()
        self.title = QLabel()
        self.title.setObjectName("title")
        self.detail = QLabel()
        self.detail.setObjectName("heading")
        self.detail.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.detail)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 8, 18, 8)
        row.setSpacing(18)
        row.addWidget(self._medal)
        row.addLayout(words, 1)

    def show_winners(self, looks: Sequence[PlayerLook], title: str, detail: str) -> None:
        self._medal.show_looks(looks)
        self.title.setText(title)
        self.detail.setText(detail)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        base, tint = self.palette().base().color().name(), self._medal.looks[0].fill
        shade = QLinearGradient(0, 0, self.width(), 0)
        for place, share in ((0.0, 0.36), (0.5, 0.1), (1.0, 0.0)):
            shade.setColorAt(place, QColor(mix(base, tint, share)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawRoundedRect(QRectF(self.rect()), 12, 12)
