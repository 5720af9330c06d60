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
_CHIP = QSize(168, 44)
_HIGH = 120  # a card of this height has room for its points below the words


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
        left = rect.left() + 14
        if look is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.fill))
            painter.drawRoundedRect(QRectF(rect.left() + 4, rect.top() + 4, 26, rect.height() - 8), 5, 5)
            painter.setBrush(QColor(_PAPER))
            painter.drawPath(placed(mark(look.mark), rect.left() + 17, rect.center().y(), 0, 8))
            left = rect.left() + 42
        words = QRectF(left, rect.top() + 6, rect.right() - 14 - left, rect.height() - 12)
        if self._points is not None:
            words = self._draw_points(painter, words)
        self._draw_words(painter, words)

    def _draw_points(self, painter: QPainter, box: QRectF) -> QRectF:
        """At the right, in a high card at the foot; gives the room that is left for words."""
        points = self._points or 0
        size = min(34.0, box.height() * 0.42)
        high = box.height() > _HIGH
        width, height = (box.width(), size + 6) if high else (84.0, box.height())
        painter.setFont(type_of(size, bold=True))
        painter.setPen(QColor(_GAIN if points > 0 else _LOSS if points < 0 else _QUIET))
        place = QRectF(box.right() - width, box.bottom() - height, width, height)
        painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, _gain(points))
        return box.adjusted(0, 0, 0, -height) if high else box.adjusted(0, 0, -width - 8, 0)

    def _draw_words(self, painter: QPainter, box: QRectF) -> None:
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        wrap = int(flags) | int(Qt.TextFlag.TextWordWrap)
        title, detail = type_of(12), type_of(13)
        painter.setPen(QColor(_QUIET))
        painter.setFont(title)
        painter.drawText(QRectF(box.left(), box.top(), box.width(), 17), flags, self._words.title)
        foot = 0.0
        if self._words.detail:
            painter.setFont(detail)
            foot = max(20.0, QFontMetricsF(detail).boundingRect(box, wrap, self._words.detail).height() + 4)
            painter.drawText(QRectF(box.left(), box.bottom() - foot, box.width(), foot), wrap, self._words.detail)
        middle = box.adjusted(0, 18, 0, -foot)
        painter.setPen(QColor(_INK))
        painter.setFont(_fitting(self._words.subject, middle, wrap))
        painter.drawText(middle, wrap, self._words.subject)


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
