# SPDX-License-Identifier: GPL-3.0-or-later
"""Words over the game: a banner across the board, a note beside a thing."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPalette, QPen
from PySide6.QtWidgets import QApplication

from ttr_desktop.gui.stage.fonts import type_of
from ttr_desktop.gui.stage.movement import Movement, ease
from ttr_desktop.gui.stage.overlay import Overlay, Sprite

_IN = 0.14  # the share of the time in which it comes, and goes


def _presence(share: float) -> float:
    """0 to 1 and back to 0."""
    return ease(min(1.0, share / _IN, (1 - share) / _IN))


class Banner(Movement):
    """A ribbon across the board with a heading and a line below; shown, then gone."""

    HEIGHT = 104.0

    def __init__(self, overlay: Overlay, board: QRectF, heading: str, detail: str, tint: str) -> None:
        super().__init__(2600)
        self._overlay, self._board = overlay, board
        self._heading, self._detail, self._tint = heading, detail, QColor(tint)
        self._sprite = Sprite(self._draw, self._place(0.0), 0.0)

    def _place(self, presence: float) -> QRectF:
        middle = self._board.top() + self._board.height() * 0.36
        height = max(2.0, self.HEIGHT * presence)
        return QRectF(self._board.left(), middle - height / 2, self._board.width(), height)

    def begin(self) -> None:
        self._overlay.add(self._sprite)

    def frame(self, share: float) -> None:
        presence = _presence(share)
        self._overlay.move_sprite(self._sprite, self._place(presence), presence)

    def end(self) -> None:
        self._overlay.remove(self._sprite)

    def _draw(self, painter: QPainter, rect: QRectF) -> None:
        palette = QApplication.palette()
        painter.setPen(Qt.PenStyle.NoPen)
        ground = QColor(palette.color(QPalette.ColorRole.Base))
        ground.setAlphaF(0.96)
        painter.setBrush(ground)
        painter.drawRect(rect)
        painter.setBrush(self._tint)
        for top in (rect.top(), rect.bottom() - 5):
            painter.drawRect(QRectF(rect.left(), top, rect.width(), 5))
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        font = type_of(30, bold=True)
        middle = rect.center().y()
        for words, size, box in (
            (self._heading, font, QRectF(rect.left() + 12, middle - 40, rect.width() - 24, 44)),
            (self._detail, type_of(15), QRectF(rect.left() + 12, middle + 4, rect.width() - 24, 26)),
        ):
            painter.setFont(size)
            text = QFontMetricsF(size).elidedText(words, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


class Note(Movement):
    """A few words above a place."""

    def __init__(self, overlay: Overlay, above: QPointF, words: str, duration: float = 1100) -> None:
        super().__init__(duration)
        self._overlay, self._words = overlay, words
        self._font = type_of(14, bold=True)
        size = QFontMetricsF(self._font).size(0, words)
        width, height = size.width() + 28, size.height() + 14
        room = overlay.page.width() - width - 8
        left = max(8.0, min(above.x() - width / 2, room))
        self._rect = QRectF(left, max(8.0, above.y() - height - 8), width, height)
        self._sprite = Sprite(self._draw, self._rect, 0.0)

    def begin(self) -> None:
        self._overlay.add(self._sprite)

    def frame(self, share: float) -> None:
        self._overlay.move_sprite(self._sprite, self._rect.translated(0, -10 * share), _presence(share))

    def end(self) -> None:
        self._overlay.remove(self._sprite)

    def _draw(self, painter: QPainter, rect: QRectF) -> None:
        palette = QApplication.palette()
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        painter.setFont(self._font)
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._words)
