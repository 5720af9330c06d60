# SPDX-License-Identifier: GPL-3.0-or-later
"""A tunnel's question: the revealed cards, what they ask for, pay or give up (N-9 to N-11)."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QWidget

from ttr_desktop.core.actions import DeclineTunnel, PayTunnel
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.state import Dig
from ttr_desktop.core.tables import Tables
from ttr_desktop.gui.card_button import CardButton
from ttr_desktop.gui.tray.cards import draw_face
from ttr_desktop.gui.tray.payment import PaymentPage
from ttr_desktop.texts.names import Names


class TunnelPage(PaymentPage):
    """The payment page with the revealed cards above it; giving up is a button of its own."""

    def __init__(self, tables: Tables, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(tables, names, parent)
        self._revealed = QHBoxLayout()
        self._revealed.setContentsMargins(0, 0, 24, 0)
        self.line.insertLayout(0, self._revealed)
        self.back.setText(self.tr("Give up"))
        self.back.clicked.disconnect()
        self.back.clicked.connect(lambda: self.answered.emit(DeclineTunnel()))

    def ask_tunnel(self, dig: Dig, payments: list[Payment]) -> None:
        """Shows the reveal and the ways to pay for it."""
        while self._revealed.count():
            item = self._revealed.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.deleteLater()
        for card in dig.revealed:
            button = CardButton(58)
            button.show_card(partial(draw_face, self._tables, card), str(self._names.card(self._tables, card)))
            self._revealed.addWidget(button)
        heading = self.tr("The tunnel asks for %n more card(s)", "", dig.extra)
        detail = "" if payments else self.tr("You cannot pay that: your cards come back and the turn is over.")
        self.ask(heading, detail, payments, PayTunnel)
