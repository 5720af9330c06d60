# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards page of the tray: market, decks and tickets to take from, and one's own hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ttr_desktop.core.actions import Action, DrawDeck, DrawMarket, DrawTickets, Pass, StopDrawing
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.card_art import draw_back, draw_card
from ttr_desktop.gui.card_button import CardButton
from ttr_desktop.gui.tray.hand import HandRow
from ttr_desktop.texts.names import Names

Check = Callable[[Action], bool]


class CardsPage(QWidget):
    """Everything that is taken by a click. It never decides what is legal: it asks, and shows the answer."""

    wanted = Signal(object)  # Action
    refill_asked = Signal(int)  # market slot, on a board with two decks
    colour_picked = Signal(int)  # card of the hand, -1 for none
    exchange_asked = Signal()
    port_asked = Signal()

    def __init__(self, tables: Tables, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables = tables
        self._names = names
        self._decks = tables.rules.decks
        outer = QHBoxLayout(self)
        outer.setContentsMargins(16, 6, 16, 6)
        outer.setSpacing(10)
        self.slots = [self._slot(number) for number in range(len(tables.market_decks))]
        self.deck_buttons = [self._deck(number) for number in range(len(self._decks))]
        self.tickets = self._button(self.tr("Tickets"), lambda: self.wanted.emit(DrawTickets()))
        market = self._group(self.tr("Market"), self.slots)
        decks = self._group(self.tr("Decks"), [*self.deck_buttons, self.tickets])
        self.hand = HandRow(tables, names)
        self.hand.picked.connect(self.colour_picked)
        hand_row = QHBoxLayout()
        hand_row.addWidget(self.hand, 1)
        hand = self._framed(self.tr("Your hand"), hand_row)
        self.stop = self._side_button(self.tr("Stop drawing"), lambda: self.wanted.emit(StopDrawing()))
        self.exchange = self._side_button(self.tr("Exchange pieces…"), self.exchange_asked.emit)
        self.port = self._side_button(self.tr("Build a port…"), self.port_asked.emit)
        self.pass_turn = self._side_button(self.tr("Pass"), lambda: self.wanted.emit(Pass()))
        side = QVBoxLayout()
        side.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        for button in (self.stop, self.port, self.exchange, self.pass_turn):
            side.addWidget(button)
        outer.addWidget(market)
        outer.addWidget(decks)
        outer.addWidget(hand, 1)
        outer.addLayout(side)

    def _framed(self, title: str, row: QHBoxLayout) -> QFrame:
        frame = QFrame()
        frame.setObjectName("group")
        label = QLabel(title)
        label.setObjectName("caption")
        column = QVBoxLayout(frame)
        column.setContentsMargins(10, 4, 10, 4)
        column.setSpacing(0)
        column.addWidget(label)
        column.addLayout(row)
        return frame

    def _group(self, title: str, buttons: list[CardButton]) -> QFrame:
        row = QHBoxLayout()
        row.setSpacing(6)
        for button in buttons:
            row.addWidget(button)
        return self._framed(title, row)

    def _button(self, name: str, clicked: Callable[[], None]) -> CardButton:
        button = CardButton()
        button.setAccessibleName(name)
        button.clicked.connect(clicked)
        return button

    def _slot(self, number: int) -> CardButton:
        return self._button(self.tr("Market slot"), partial(self._slot_clicked, number))

    def _deck(self, number: int) -> CardButton:
        return self._button(self.tr("Deck"), lambda: self.wanted.emit(DrawDeck(number)))

    def _side_button(self, text: str, clicked: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(clicked)
        button.hide()
        return button

    def _slot_clicked(self, slot: int) -> None:
        if len(self._decks) > 1:
            self.refill_asked.emit(slot)
        else:
            self.wanted.emit(DrawMarket(slot, 0))

    def show_view(self, view: SeatView, legal: Check, my_turn: bool) -> None:
        """Shows the position; `legal` is the game's own judge."""
        tables = self._tables
        for slot, (button, card) in enumerate(zip(self.slots, view.market, strict=True)):
            if card < 0:
                button.show_card(None, self.tr("Empty slot"))
            else:
                button.show_card(partial(draw_face, tables, card), str(self._names.card(tables, card)))
            button.set_available(my_turn and legal(DrawMarket(slot, 0)))
        for deck, button in enumerate(self.deck_buttons):
            size = view.deck_sizes[deck]
            name = self.tr("%n card(s) in the deck", "", size)
            button.show_card(partial(draw_deck, self._decks[deck].name), name, size)
            button.set_available(my_turn and legal(DrawDeck(deck)))
        left = view.ticket_deck_size
        self.tickets.show_card(partial(draw_deck, "tickets"), self.tr("%n ticket(s) to draw from", "", left), left)
        self.tickets.set_available(my_turn and legal(DrawTickets()))
        self.stop.setVisible(my_turn and legal(StopDrawing()))
        self.pass_turn.setVisible(my_turn and legal(Pass()))
        has = {trait.name for trait in tables.traits}
        self.exchange.setVisible("exchange" in has)
        self.port.setVisible("ports" in has)
        self.hand.show_view(view)


def draw_face(tables: Tables, card: int, painter: QPainter, rect: QRectF) -> None:
    draw_card(painter, rect, tables, card)


def draw_deck(deck: str, painter: QPainter, rect: QRectF) -> None:
    draw_back(painter, rect, deck)
