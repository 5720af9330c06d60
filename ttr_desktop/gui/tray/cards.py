# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards page of the tray: market, decks and tickets to take from, one's own hand, and the rarer moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QVBoxLayout, QWidget

from ttr_desktop.core.actions import Action, Pass, StopDrawing
from ttr_desktop.core.tables import Tables
from ttr_desktop.gui import keys
from ttr_desktop.gui.card_art import back_painter, card_painter
from ttr_desktop.gui.card_button import CardButton
from ttr_desktop.gui.models.hand import HandModel
from ttr_desktop.gui.models.supply import SupplyModel, SupplyRow
from ttr_desktop.gui.rule_link import reason_tip
from ttr_desktop.gui.tray.fan import CardFan
from ttr_desktop.gui.tray.hand import HandFan
from ttr_desktop.gui.tray.reason_button import ReasonButton


class _Slot(CardButton):
    """A place of the market. A double click takes one card: the next one there has not been seen yet."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


class CardsPage(QWidget):
    """Everything that is taken by a click. It never decides what is legal: the models say, and a click asks.

    `shown_only`: nothing can be taken, so neither pointer nor tips promise that a click or a key does anything."""

    wanted = Signal(object)  # Action
    refill_asked = Signal(int)  # market slot, on a board with two decks
    colour_picked = Signal(int)  # card of the hand, -1 for none
    exchange_asked = Signal()
    port_asked = Signal()

    def __init__(
        self,
        tables: Tables,
        supply: SupplyModel,
        hand: HandModel,
        parent: QWidget | None = None,
        *,
        shown_only: bool = False,
    ) -> None:
        super().__init__(parent)
        self._tables = tables
        self._shown_only = shown_only
        self._supply = supply
        self._decks = tables.rules.decks
        self.slots = [self._taker(number, _Slot()) for number in range(len(tables.market_decks))]
        self.deck_buttons = [self._taker(len(self.slots) + number, CardButton()) for number in range(len(self._decks))]
        self.tickets = self._taker(len(self.slots) + len(self.deck_buttons), CardButton())
        self.market = self._fan(self.tr("Market"), self.slots)
        self.decks = self._fan(self.tr("Decks"), [*self.deck_buttons, self.tickets])
        self.hand = HandFan(tables, hand)
        self.hand.picked.connect(self.colour_picked)
        self._lay_out()
        supply.modelReset.connect(self._refresh)
        supply.dataChanged.connect(self._refresh)
        self._refresh()

    def _lay_out(self) -> None:
        has = {trait.name for trait in self._tables.traits}
        self.stop = self._side_button(self.tr("Stop drawing"), lambda: self.wanted.emit(StopDrawing()))
        self.port = self._side_button(self.tr("Build a port…"), self.port_asked.emit)
        self.exchange = self._side_button(self.tr("Exchange pieces…"), self.exchange_asked.emit)
        self.pass_turn = self._side_button(self.tr("Pass"), lambda: self.wanted.emit(Pass()))
        # Only hidden, never shown here: a button that has no parent yet would flash up as a window of its own.
        absent = {
            self.stop: not self._tables.rules.may_stop_drawing,
            self.port: "ports" not in has,
            self.exchange: "exchange" not in has,
        }
        for button in (button for button, missing in absent.items() if missing):
            button.hide()
        side = QVBoxLayout()
        side.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        side.setSpacing(4)
        for button in (self.stop, self.port, self.exchange, self.pass_turn):
            side.addWidget(button)
        self._outer = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._outer.addWidget(self._framed(self.tr("Market"), self.market))
        self._outer.addWidget(self._framed(self.tr("Decks"), self.decks))
        self._outer.addWidget(self._framed(self.tr("Your hand"), self.hand), 1)
        self._outer.addLayout(side)
        self.hand.come_after(self.tickets)

    def set_size(self, height: int, upright: bool) -> None:
        """The height of the cards; upright: all zones below one another, in a tray beside the board."""
        across = QBoxLayout.Direction.LeftToRight
        self._outer.setDirection(QBoxLayout.Direction.TopToBottom if upright else across)
        self._outer.setContentsMargins(*((8, 8, 8, 8) if upright else (16, 6, 16, 6)))
        self._outer.setSpacing(8 if upright else 10)
        for fan in (self.market, self.decks, self.hand):
            fan.set_size(height, upright)

    def _framed(self, title: str, fan: CardFan) -> QFrame:
        frame = QFrame()
        frame.setObjectName("group")
        label = QLabel(title)
        label.setObjectName("caption")
        column = QVBoxLayout(frame)
        column.setContentsMargins(10, 4, 10, 4)
        column.setSpacing(0)
        column.addWidget(label)
        column.addWidget(fan, 1)
        return frame

    def _fan(self, title: str, buttons: list[CardButton]) -> CardFan:
        fan = CardFan(title, len(buttons))
        for button in buttons:
            fan.add(button)
        return fan

    def _taker(self, row: int, button: CardButton) -> CardButton:
        button.clicked.connect(partial(self._take, row))
        if self._shown_only:
            button.unsetCursor()
        return button

    def _side_button(self, text: str, clicked: Callable[[], None]) -> ReasonButton:
        button = ReasonButton(text)
        button.clicked.connect(clicked)
        return button

    def _take(self, number: int) -> None:
        row = self._supply.rows[number]
        if row.place == "slot" and len(self._decks) > 1 and not row.reason:
            self.refill_asked.emit(row.number)
        else:
            self.wanted.emit(row.action())

    def _refresh(self, *_: QModelIndex) -> None:
        buttons = (*self.slots, *self.deck_buttons, self.tickets)
        for button, row in zip(buttons, self._supply.rows, strict=False):
            self._show(button, row)

    def _show(self, button: CardButton, row: SupplyRow) -> None:
        key = {"slot": keys.DIGITS, "deck": keys.DECKS, "tickets": keys.TICKETS}[row.place][row.number]
        tip = row.name if self._shown_only else self.tr("{card} (key {key})").format(card=row.name, key=key)
        tip += f"\n{reason_tip(row.reason)}" if row.reason else ""
        if row.place == "slot":
            face = card_painter(self._tables, row.card) if row.card >= 0 else None
            name = self.tr("Market {slot}: {card}").format(slot=row.number + 1, card=row.name)
            button.show_card(face, name, tip=tip)
        else:
            back = "tickets" if row.place == "tickets" else self._decks[row.number].name
            button.show_card(back_painter(back), row.name, str(row.left), tip)
        button.set_reason(row.reason)

    def show_moves(self, why: Callable[[Action], str], port: str, exchange: str) -> None:
        """The rarer moves, each with the reason against it (empty: it can be made)."""
        tip = self.tr("Key {key}")
        self.stop.set_reason(why(StopDrawing()), tip.format(key=keys.STOP))
        self.pass_turn.set_reason(why(Pass()))
        self.port.set_reason(port, tip.format(key=keys.PORT))
        self.exchange.set_reason(exchange, tip.format(key=keys.EXCHANGE))
