# SPDX-License-Identifier: GPL-3.0-or-later
"""What is turned over at the end: a card with words, points and the mark of its player; and the totals beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ttr_desktop.gui.board.shapes import mark, placed
from ttr_desktop.gui.card_art import draw_back
from ttr_desktop.gui.palette import PlayerLook
from ttr_desktop.gui.stage.fonts import type_of
from ttr_desktop.texts.term import signed

_PAPER, _INK, _QUIET = "#fbf6e9", "#2b2318", "#665944"
_GAIN, _LOSS = "#2f6b34", "#a3261f"
_HIGH = 0.75  # height against width from which a card has its figure below the words
_THIN = 16  # a card that is seen from its edge has no room for words
_FIGURE = QSize(84, 56)
_CHIP = QSize(168, 44)


class Words(NamedTuple):
    """What an act says."""

    title: str
    subject: str
    detail: str = ""


class ActCard(QWidget):
    """One act; turned over like a ticket."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words("", "")
        self._points: int | None = None
        self._look: PlayerLook | None = None
        self._turned = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(420, 96)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 64)

    def show_act(self, words: Words, points: int | None, look: PlayerLook | None) -> None:
        """Lays the next card there, face down."""
        self._words, self._points, self._look, self._turned = words, points, look, 0.0
        self.setAccessibleName(" ".join(words))
        self.update()

    def turn(self, share: float) -> None:
        """How far it is turned over."""
        if share != self._turned:
            self._turned = share
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        height = whole.height() * abs(1 - 2 * self._turned)
        rect = QRectF(whole.left(), whole.center().y() - height / 2, whole.width(), height)
        if self._turned < 0.5:
            _draw_lying_back(painter, rect)
        elif height > 4:
            self._draw_face(painter, rect)

    def _draw_face(self, painter: QPainter, rect: QRectF) -> None:
        look = self._look
        painter.setPen(QPen(QColor("#4a3f30"), 1.2))
        painter.setBrush(QColor(_PAPER))
        painter.drawRoundedRect(rect, 8, 8)
        if rect.height() < _THIN:
            return
        painter.setClipRect(rect)
        left = rect.left() + 14
        if look is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.fill))
            painter.drawRoundedRect(QRectF(rect.left() + 4, rect.top() + 4, 26, rect.height() - 8), 5, 5)
            painter.setBrush(QColor(_PAPER))
            painter.drawPath(placed(mark(look.mark), rect.left() + 17, rect.center().y(), 0, 8))
            left = rect.left() + 42
        words, figure = _parted(QRectF(left, rect.top() + 6, rect.right() - 14 - left, rect.height() - 12), self._high)
        if self._points is None:
            words |= figure
        else:
            painter.setFont(type_of(min(34, figure.height() * 0.42) if not self._high else 34, bold=True))
            painter.setPen(QColor(_GAIN if self._points > 0 else _LOSS if self._points < 0 else _QUIET))
            painter.drawText(figure, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, _gain(self._points))
        self._draw_words(painter, words)

    @property
    def _high(self) -> bool:
        """In a tray beside the board: narrow, but with room for several lines."""
        return self.height() > self.width() * _HIGH

    def _draw_words(self, painter: QPainter, box: QRectF) -> None:
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        wrap = int(flags) | int(Qt.TextFlag.TextWordWrap)
        painter.setPen(QColor(_QUIET))
        head = self._draw_note(painter, type_of(12), self._words.title, box, wrap, at_end=False)
        foot = self._draw_note(painter, type_of(13), self._words.detail, box, wrap, at_end=True)
        middle = box.adjusted(0, head, 0, -foot)
        painter.setPen(QColor(_INK))
        painter.setFont(_fitting(self._words.subject, middle, wrap))
        painter.drawText(middle, wrap, self._words.subject)

    def _draw_note(self, painter: QPainter, font: QFont, text: str, box: QRectF, wrap: int, *, at_end: bool) -> float:
        """A line at the top or the bottom of the box, several on a high card; says how much height it takes."""
        if not text:
            return 0.0
        metrics = QFontMetricsF(font)
        height = metrics.lineSpacing() + 3
        if self._high:
            height = metrics.boundingRect(box, wrap, text).height() + 3
        else:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.setFont(font)
        painter.drawText(
            QRectF(box.left(), box.bottom() - height if at_end else box.top(), box.width(), height), wrap, text
        )
        return height


class Totals(QWidget):
    """A chip for each player with the points so far; the leaders' are framed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, PlayerLook]] = []
        self._totals: list[int] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    @property
    def totals(self) -> Sequence[int]:
        return self._totals

    def begin(self, rows: Sequence[tuple[str, PlayerLook]]) -> None:
        self._rows = list(rows)
        self._totals = [0] * len(rows)
        self.updateGeometry()

    def show_totals(self, totals: Sequence[int]) -> None:
        if list(totals) != self._totals:
            self._totals = list(totals)
            pairs = zip(self._rows, totals, strict=True)
            self.setAccessibleName(", ".join(f"{name}: {signed(total)}" for (name, _), total in pairs))
            self.update()

    def _columns(self) -> int:
        return max(1, min(len(self._rows), self.width() // _CHIP.width()))

    def sizeHint(self) -> QSize:
        columns = 1 if len(self._rows) < 3 else 2
        rows = -(-len(self._rows) // columns)
        return QSize(columns * _CHIP.width(), rows * (_CHIP.height() - 8))

    def minimumSizeHint(self) -> QSize:
        return QSize(_CHIP.width(), 60)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns = self._columns()
        rows = -(-len(self._rows) // columns)
        width, height = self.width() / columns, min(_CHIP.height(), self.height() / max(1, rows))
        best = max(self._totals, default=0)
        for number, ((name, look), total) in enumerate(zip(self._rows, self._totals, strict=True)):
            row, column = divmod(number, columns)
            rect = QRectF(column * width, row * height, width, height).adjusted(3, 2, -3, -2)
            self._draw_chip(painter, rect, name, look, total, total == best)

    def _draw_chip(self, painter: QPainter, rect: QRectF, name: str, look: PlayerLook, total: int, leads: bool) -> None:
        palette = self.palette()
        painter.setPen(QPen(QColor(look.fill) if leads else palette.mid().color(), 2.4 if leads else 1))
        painter.setBrush(palette.base())
        painter.drawRoundedRect(rect, 7, 7)
        painter.setPen(QPen(QColor(look.edge), 1.2))
        painter.setBrush(QColor(look.fill))
        painter.drawPath(placed(mark(look.mark), rect.left() + 17, rect.center().y(), 0, 8))
        painter.setPen(palette.text().color())
        middle = Qt.AlignmentFlag.AlignVCenter
        font = type_of(14)
        painter.setFont(font)
        text = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, rect.width() - 92)
        painter.drawText(rect.adjusted(34, 0, -54, 0), Qt.AlignmentFlag.AlignLeft | middle, text)
        painter.setFont(type_of(18, bold=True))
        painter.drawText(rect.adjusted(0, 0, -10, 0), Qt.AlignmentFlag.AlignRight | middle, signed(total))


def _parted(box: QRectF, high: bool) -> tuple[QRectF, QRectF]:
    """The room for words and for a figure: beside them, or below where the card is narrow."""
    if high:
        return box.adjusted(0, 0, 0, -_FIGURE.height()), box.adjusted(0, box.height() - _FIGURE.height(), 0, 0)
    return box.adjusted(0, 0, -_FIGURE.width() - 8, 0), box.adjusted(box.width() - _FIGURE.width(), 0, 0, 0)


def _gain(points: int) -> str:
    return f"+{points}" if points > 0 else signed(points)


def _draw_lying_back(painter: QPainter, rect: QRectF) -> None:
    """The back of a ticket that lies on its side."""
    if rect.height() < 4:
        return
    painter.save()
    painter.translate(rect.center())
    painter.rotate(90)
    draw_back(painter, QRectF(-rect.height() / 2, -rect.width() / 2, rect.height(), rect.width()), "tickets")
    painter.restore()


def _fitting(text: str, box: QRectF, flags: int) -> QFont:
    """The largest type in which the text fits."""
    for size in (20, 18, 16, 14, 12):
        font = type_of(size, bold=True)
        bounds = QFontMetricsF(font).boundingRect(box, flags, text)
        if bounds.height() <= box.height() and bounds.width() <= box.width() + 1:
            return font
    return type_of(11, bold=True)
