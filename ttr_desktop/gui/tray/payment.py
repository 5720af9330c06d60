# SPDX-License-Identifier: GPL-3.0-or-later
"""The exact-card payment: the sensible way is laid out already, and every card can be put down or taken back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QWidget

from ttr_desktop.core.actions import Action
from ttr_desktop.core.cards import Payment, payment
from ttr_desktop.core.spread import Spread
from ttr_desktop.core.tables import Tables
from ttr_desktop.gui.card_art import card_painter
from ttr_desktop.gui.card_button import CardButton
from ttr_desktop.gui.tray.bill import Bill
from ttr_desktop.gui.tray.fan import CardFan
from ttr_desktop.gui.tray.page import QuestionPage
from ttr_desktop.gui.tray.places import PlacesStrip
from ttr_desktop.texts.names import Names

_MORE = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_LESS = (Qt.Key.Key_Minus, Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class PaymentPage(QuestionPage):
    """Puts a payment together card by card. `why` is the game's judge in words: it decides when Pay is ready."""

    def __init__(
        self, tables: Tables, names: Names, why: Callable[[Action], str], parent: QWidget | None = None
    ) -> None:
        self.line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        super().__init__(parent)
        self._tables = tables
        self._names = names
        self._why = why
        self._bill: Bill | None = None
        self._counts: dict[int, int] = {}
        self._way = 0
        self._ready_made = False  # what lies there was laid out as a whole, not card by card
        self.figures = QLabel()
        self.figures.setObjectName("figures")
        self.strip = PlacesStrip(tables)
        self.strip.setAccessibleName(self.tr("Spaces"))
        self.strip.taken_back.connect(partial(self._change, by=-1))
        self.fan = CardFan(self.tr("Cards to pay with"), 3)
        self.line.setSpacing(14)
        self.line.addWidget(self.figures)
        self.line.addWidget(self.strip)
        self.line.addWidget(self.fan)
        self.line.addStretch(1)
        self.body.addLayout(self.line, 1)
        self.pay = self.add_button(self.tr("Pay"), primary=True)
        self.pay.clicked.connect(self._answer)
        self.other = self.add_button("")
        self.other.clicked.connect(self._next_way)
        self.back = self.add_button(self.tr("Back"))
        self.back.clicked.connect(self.cancelled)
        self.fan.come_after(self.strip)

    def set_upright(self, upright: bool) -> None:
        super().set_upright(upright)
        across = QBoxLayout.Direction.LeftToRight
        self.line.setDirection(QBoxLayout.Direction.TopToBottom if upright else across)

    def set_card_height(self, height: int, upright: bool) -> None:
        """The size of the cards to pay with."""
        self.fan.set_size(min(height, 92), upright)

    @property
    def chosen(self) -> Payment:
        """The payment as it is laid out now."""
        return payment(self._counts)

    def ask(self, bill: Bill) -> None:
        """Shows what is to be paid, the first way laid out."""
        self._bill = bill
        self.heading.setText(bill.heading)
        self.fan.take_away(0)
        for card in bill.cards:
            button = self.fan.add(CardButton())
            button.clicked.connect(partial(self._put, card))
            button.undone.connect(partial(self._change, card, by=-1))
        self.other.setVisible(len(bill.ways) > 1)
        self.lay(bill.ways[0] if bill.ways else ())
        self.pay.setFocus()

    def lay(self, pay: Payment) -> None:
        """Lays out this payment."""
        assert self._bill is not None
        self._counts = {card: count for card, count in pay if card in self._bill.cards}
        self._way = self._bill.ways.index(pay) if pay in self._bill.ways else -1
        self._ready_made = bool(pay)
        self._refresh()

    @property
    def asks(self) -> Action | None:
        """What is being paid for; None before the first question."""
        return self._bill.make(()) if self._bill is not None else None

    def _next_way(self) -> None:
        if self._bill is not None and self._bill.ways:
            self.lay(self._bill.ways[(self._way + 1) % len(self._bill.ways)])

    def _put(self, card: int) -> None:
        """One more of the card; after the last one in hand they all come back. While a ready way without it lies there,
        the player wants to pay with this card instead: the first way that uses it is laid out."""
        assert self._bill is not None
        have, now = self._bill.hand[card], self._counts.get(card, 0)
        instead = next((way for way in self._bill.ways if card in dict(way)), None)
        if self._ready_made and not now and instead is not None:
            self.lay(instead)
            return
        self._change(card, by=1 if now < have else -have)

    def _change(self, card: int, by: int) -> None:
        if self._bill is None:
            return
        count = min(max(self._counts.get(card, 0) + by, 0), self._bill.hand[card])
        self._counts[card] = count
        self._ready_made = False
        pay = self.chosen
        self._way = self._bill.ways.index(pay) if pay in self._bill.ways else -1
        self._refresh()

    def _refresh(self) -> None:
        bill = self._bill
        assert bill is not None
        pay = self.chosen
        spread = bill.spread(pay)
        reason = self._why(bill.make(pay))
        self.figures.setText(f"{spread.paid} / {spread.spaces}")
        self.figures.setAccessibleName(
            self.tr("{paid} of {all} spaces paid").format(paid=spread.paid, all=spread.spaces)
        )
        self.strip.show_spread(spread, bill.colour)
        self.strip.setAccessibleDescription(self._in_words(spread))
        for card, button in zip(bill.cards, self.fan.cards, strict=True):
            self._show(button, card, bill.hand[card])
        self.explain(reason or bill.note(pay))
        self.pay.set_reason(reason, str(self._names.payment(self._tables, pay)))
        self.other.setText(self._way_text(self._way + 1, bill))

    def _way_text(self, number: int, bill: Bill) -> str:
        if not number:  # laid card by card, like none of them
            return self.tr("Another way")
        text = self.tr("Another way ({number} of over {all})") if bill.more else ""
        return (text or self.tr("Another way ({number} of {all})")).format(number=number, all=len(bill.ways))

    def _show(self, button: CardButton, card: int, have: int) -> None:
        taken = self._counts.get(card, 0)
        name = str(self._names.card(self._tables, card))
        words = self.tr("{card}: {taken} of {have} laid down").format(card=name, taken=taken, have=have)
        tip = words + "\n" + self.tr("Click: one more. Right click: one less.")
        button.show_card(card_painter(self._tables, card), words, f"{taken}/{have}", tip)
        button.set_faint(not taken)

    def _in_words(self, spread: Spread) -> str:
        """What lies on each space, for those who cannot see it."""
        parts = []
        for number, place in enumerate(spread.places, 1):
            cards = str(self._names.cards(self._tables, place.cards)) if place.cards else self.tr("empty")
            sign = self.tr("locomotive sign") if place.sign == "locomotive" else ""
            sign = self.tr("doubling sign") if place.sign == "pair" else sign
            parts.append(f"{number}{f' ({sign})' if sign else ''}: {cards}")
        return "; ".join(parts)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focus = self.focusWidget()
        step = (event.key() in _MORE) - (event.key() in _LESS)
        if step and self._bill is not None and isinstance(focus, CardButton) and focus in self.fan.cards:
            self._change(self._bill.cards[self.fan.cards.index(focus)], by=step)
            return
        super().keyPressEvent(event)

    def _answer(self) -> None:
        if self._bill is not None:
            self.answered.emit(self._bill.make(self.chosen))
