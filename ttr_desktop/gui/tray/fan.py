# SPDX-License-Identifier: GPL-3.0-or-later
"""A row of cards, or several rows where there is height for them. Where room is short cards overlap, as in a hand.

A fan is one stop for the Tab key; arrows go from card to card in it.
"""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ttr_desktop.gui.card_button import HEIGHT, CardButton

_GAP = 6
_FORWARD = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up)


class CardFan(QWidget):
    """Holds cards of one size. `least` of them are never covered by others."""

    def __init__(self, name: str, least: int = 2, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[CardButton] = []
        self._height = HEIGHT
        self._least = least
        self._upright = False
        self._after: QWidget | None = None
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def add(self, card: CardButton) -> CardButton:
        """Takes a card in, behind the others."""
        card.setParent(self)
        card.set_height(self._height)
        card.installEventFilter(self)
        card.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        card.show()
        before = self.cards[-1] if self.cards else self._after
        if before is not None:
            QWidget.setTabOrder(before, card)  # or Tab would come to it last of all
        self.cards.append(card)
        self._one_stop()
        self._count_changed()
        return card

    def come_after(self, widget: QWidget) -> None:
        """Tab comes to the cards after this widget, also to those that are taken in later."""
        self._after = widget
        for before, card in pairwise([widget, *self.cards]):
            QWidget.setTabOrder(before, card)

    def take_away(self, count: int) -> None:
        """Leaves only the first so many cards."""
        for card in self.cards[count:]:
            card.removeEventFilter(self)
            card.hide()
            card.deleteLater()
        del self.cards[count:]
        self._one_stop()
        self._count_changed()

    def _count_changed(self) -> None:
        """Nobody else would put the cards in their places if the fan keeps its size."""
        self.updateGeometry()
        self.arrange()

    def set_size(self, height: int, upright: bool) -> None:
        """The height of the cards; upright: in as many rows as the width asks for."""
        self._height, self._upright = height, upright
        for card in self.cards:
            card.set_height(height)
        self.updateGeometry()
        self.arrange()

    def focus_card(self, number: int = -1) -> None:
        """Goes to a card; the one that was left last if none is named."""
        if self.cards:
            card = self.cards[number % len(self.cards)] if number >= 0 else self.stop()
            card.setFocus(Qt.FocusReason.TabFocusReason)

    # keys

    def stop(self) -> CardButton:
        """The card that Tab comes to; there has to be one."""
        stops = [card for card in self.cards if card.focusPolicy() is Qt.FocusPolicy.StrongFocus]
        return stops[0] if stops else self.cards[0]

    def _one_stop(self, chosen: CardButton | None = None) -> None:
        if not self.cards:
            return
        stop = chosen or self.stop()
        for card in self.cards:
            card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if card is stop else Qt.FocusPolicy.ClickFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, CardButton) and watched in self.cards:
            if event.type() == QEvent.Type.FocusIn:
                self._one_stop(watched)
                watched.raise_()
            elif event.type() == QEvent.Type.FocusOut:
                self.arrange()
            elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
                step = (event.key() in _FORWARD) - (event.key() in _BACK)
                if step:
                    self.focus_card((self.cards.index(watched) + step) % len(self.cards))
                    return True
        return super().eventFilter(watched, event)

    # sizes

    def _card(self) -> QSize:
        return CardButton(self._height).sizeHint() if not self.cards else self.cards[0].sizeHint()

    def _columns(self, width: int) -> int:
        return max(1, (width + _GAP) // (self._card().width() + _GAP))

    def _rows_high(self, rows: int) -> int:
        return rows * (self._card().height() + _GAP) - _GAP

    def sizeHint(self) -> QSize:
        count = max(1, len(self.cards))
        width = count * (self._card().width() + _GAP) - _GAP
        return QSize(self.minimumSizeHint().width() if self._upright else width, self._card().height())

    def minimumSizeHint(self) -> QSize:
        count = 3 if self._upright else max(1, self._least)
        return QSize(count * (self._card().width() + _GAP) - _GAP, self._card().height())

    def hasHeightForWidth(self) -> bool:
        return self._upright

    def heightForWidth(self, width: int) -> int:
        return self._rows_high(max(1, math.ceil(len(self.cards) / self._columns(width))))

    def arrange(self) -> None:
        """Puts every card in its place."""
        if not self.cards:
            return
        card = self._card()
        wanted = math.ceil(len(self.cards) / self._columns(self.width()))
        room = max(1, (self.height() + _GAP) // (card.height() + _GAP))
        rows = min(wanted, room)
        columns = math.ceil(len(self.cards) / rows)
        spare = self.width() - card.width()
        step = min(card.width() + _GAP, spare / (columns - 1)) if columns > 1 else 0
        for number, button in enumerate(self.cards):
            row, column = divmod(number, columns)
            button.setGeometry(round(column * step), row * (card.height() + _GAP), card.width(), card.height())
            button.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()
