# SPDX-License-Identifier: GPL-3.0-or-later
"""A tunnel's question: the revealed cards, what they ask for, pay or give up (N-9 to N-11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ttr_desktop.core.actions import Action, DeclineTunnel
from ttr_desktop.core.state import Dig
from ttr_desktop.core.tables import Tables
from ttr_desktop.gui.card_art import back_painter, card_painter, turned
from ttr_desktop.gui.card_button import CardButton
from ttr_desktop.gui.tray.bill import Bill
from ttr_desktop.gui.tray.fan import CardFan
from ttr_desktop.gui.tray.payment import PaymentPage
from ttr_desktop.texts.names import Names


class TunnelPage(PaymentPage):
    """The payment page with the revealed cards before it; giving up is a button of its own."""

    def __init__(
        self, tables: Tables, names: Names, why: Callable[[Action], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(tables, names, why, parent)
        self._cards: tuple[int, ...] = ()  # what was revealed
        self.revealed = CardFan(self.tr("Revealed cards"), 3)
        self.line.insertWidget(0, self.revealed)
        self.back.setText(self.tr("Give up"))
        self.back.clicked.disconnect()
        self.back.clicked.connect(lambda: self.answered.emit(DeclineTunnel()))

    def set_card_height(self, height: int, upright: bool) -> None:
        super().set_card_height(height, upright)
        self.revealed.set_size(min(height, 92), upright)

    def begin_reveal(self, revealed: Sequence[int], heading: str) -> None:
        """The cards lie there face down, and nothing can be answered yet."""
        self._lay_out(revealed)
        self.heading.setText(heading)
        self.explain("")
        self._answers(False)
        self.turn_over([0.0] * len(revealed))

    def turn_over(self, shares: Sequence[float]) -> None:
        """How far each card is turned over, from 0 (face down) to 1."""
        for button, card, share in zip(self.revealed.cards, self._cards, shares, strict=True):
            name = str(self._names.card(self._tables, card)) if share >= 1 else ""
            button.show_card(partial(self._draw_turning, card, share), name)

    def _draw_turning(self, card: int, share: float, painter: QPainter, rect: QRectF) -> None:
        back = back_painter(self._tables.rules.decks[0].name)
        (back if share < 0.5 else card_painter(self._tables, card))(painter, turned(rect, share))

    def _lay_out(self, revealed: Sequence[int]) -> None:
        self._cards = tuple(revealed)
        self.revealed.take_away(0)
        for _ in revealed:
            self.revealed.add(CardButton())

    def _answers(self, shown: bool) -> None:
        for part in (self.pay, self.other, self.back, self.figures, self.strip, self.fan):
            part.setVisible(shown)

    def ask_tunnel(self, dig: Dig, bill: Bill) -> None:
        """Shows the reveal and what it asks for."""
        self._lay_out(dig.revealed)
        self.turn_over([1.0] * len(dig.revealed))
        for card, button in zip(dig.revealed, self.revealed.cards, strict=True):
            button.set_faint(card not in (dig.colour, self._tables.wild))
        self._answers(True)
        self.ask(bill)
        if not bill.ways:
            self.explain(self.tr("You cannot pay that: your cards come back and the turn is over."))
            self.back.setFocus()
