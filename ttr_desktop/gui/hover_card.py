# SPDX-License-Identifier: GPL-3.0-or-later
"""A small card beside what is pointed at on the board, with everything there is to say about it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRegularExpression, Qt, QTimer
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ttr_desktop.core.spread import Spread
from ttr_desktop.core.tables import Tables
from ttr_desktop.gui.palette import PlayerLook
from ttr_desktop.gui.player_icon import player_icon
from ttr_desktop.gui.style import px
from ttr_desktop.gui.tray.places import PlacesStrip

_WIDTH = 340
_STRIP = 40
_AWAY = 14  # pixels between the card and what it speaks of
_DELAY = 180  # milliseconds the pointer rests before the card comes

_CARDS = QRegularExpression("^(hoverCard|notice)$")  # names of the cards that lie on a board

DONE, OPEN, CLOSED, RISK, TICKET, PLAIN = "✔", "○", "✘", "!", "★", ""  # signs of the lines


@dataclass(frozen=True, slots=True)
class CardLine:
    """A sentence with a sign before it that says in what way it matters."""

    text: str
    sign: str = PLAIN


@dataclass(frozen=True, slots=True)
class Card:
    """What is said about a track or a city."""

    title: str
    badge: str = ""  # points, at the right
    caption: str = ""
    lines: tuple[CardLine, ...] = ()
    spread: Spread | None = None  # the spaces, with the cards of the hand that would lie on them
    tint: str = ""  # the colour of the spaces
    owner: PlayerLook | None = None

    @property
    def words(self) -> str:
        """All of it in one piece, for those who hear it."""
        parts = (self.title, self.badge, self.caption, *(line.text for line in self.lines))
        return ". ".join(part.rstrip(".") for part in parts if part) + "."


class HoverCard(QFrame):
    """Lies over the board and lets the pointer through."""

    def __init__(self, tables: Tables, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._near = QRect()
        self.card: Card | None = None
        self.setObjectName("hoverCard")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._mark, self._title, self._badge, self._caption = QLabel(), QLabel(), QLabel(), QLabel()
        self._title.setObjectName("cardTitle")
        self._badge.setObjectName("cardBadge")
        self._caption.setObjectName("caption")
        for label in (self._title, self._caption):
            label.setWordWrap(True)
        self._strip = PlacesStrip(tables)
        self._strip.setFixedHeight(px(_STRIP))
        self._lines = QGridLayout()
        self._lines.setHorizontalSpacing(px(6))
        self._lines.setVerticalSpacing(px(3))
        self._lines.setColumnStretch(1, 1)
        top = QHBoxLayout()
        top.setSpacing(px(8))
        top.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self._title, 1)
        top.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignTop)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(px(12), px(9), px(12), px(10))
        column.setSpacing(px(5))
        column.addLayout(top)
        column.addWidget(self._caption)
        column.addWidget(self._strip)
        column.addLayout(self._lines)
        self.setFixedWidth(px(_WIDTH))
        self._timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._timer.timeout.connect(self._appear)
        self.hide()

    def show_card(self, card: Card, near: QRect, *, at_once: bool = False) -> None:
        """Says it beside a rectangle of the board; the pointer has to rest a moment, keys do not."""
        self.card, self._near = card, near
        if at_once or self.isVisible():
            self._timer.stop()
            self._appear()
        else:
            self._timer.start()

    def put_away(self) -> None:
        self._timer.stop()
        self.card = None
        self.hide()

    def _appear(self) -> None:
        card = self.card
        if card is None:
            return
        self._title.setText(card.title)
        self._fill(self._badge, card.badge)
        self._fill(self._caption, card.caption)
        self._mark.setVisible(card.owner is not None)
        if card.owner is not None:
            self._mark.setPixmap(player_icon(card.owner).pixmap(px(20), px(20)))
        self._strip.setVisible(card.spread is not None)
        if card.spread is not None:
            self._strip.show_spread(card.spread, card.tint)
        self._fill_lines(card.lines)
        self._column.activate()
        self.resize(self.width(), self.heightForWidth(self.width()))
        self.move(self._place())
        self.show()
        self.raise_()

    def _fill(self, label: QLabel, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))

    def _fill_lines(self, lines: tuple[CardLine, ...]) -> None:
        while (item := self._lines.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for row, line in enumerate(lines):
            sign, text = QLabel(line.sign), QLabel(line.text)
            sign.setObjectName("cardSign")
            sign.setFixedWidth(px(14))
            text.setWordWrap(True)
            text.setTextFormat(Qt.TextFormat.PlainText)
            self._lines.addWidget(sign, row, 0, Qt.AlignmentFlag.AlignTop)
            self._lines.addWidget(text, row, 0 if not line.sign else 1, 1, 2 if not line.sign else 1)
            sign.setVisible(bool(line.sign))
            text.show()  # or the layout would count it only later, when the height is fixed already

    def _place(self) -> QPoint:
        """Beside the rectangle: right, left, below or above it, wherever there is room."""
        room, near = self._over.rect().adjusted(4, 4, -4, -4), self._near
        away = px(_AWAY)
        middle = QPoint(near.center().x() - self.width() // 2, near.center().y() - self.height() // 2)
        places = (
            QPoint(near.right() + away, middle.y()),
            QPoint(near.left() - away - self.width(), middle.y()),
            QPoint(middle.x(), near.bottom() + away),
            QPoint(middle.x(), near.top() - away - self.height()),
        )
        kept = [_kept(QRect(place, self.size()), room) for place in places]
        others = cards_beside(self)
        return min(
            kept, key=lambda rect: (_covered(rect, near), sum(_covered(rect, other) for other in others))
        ).topLeft()


def cards_beside(card: QWidget) -> list[QRect]:
    """Where other cards lie on the same board."""
    board = card.parentWidget()
    others = board.findChildren(QFrame, _CARDS, Qt.FindChildOption.FindDirectChildrenOnly) if board is not None else []
    return [other.geometry() for other in others if other is not card and other.isVisible()]


def _kept(rect: QRect, room: QRect) -> QRect:
    """The rectangle moved as little as needed to lie in the room."""
    x = max(room.left(), min(rect.left(), room.right() - rect.width()))
    y = max(room.top(), min(rect.top(), room.bottom() - rect.height()))
    return QRect(QPoint(x, y), rect.size())


def _covered(rect: QRect, near: QRect) -> int:
    common = rect.intersected(near)
    return common.width() * common.height() if common.isValid() else 0
