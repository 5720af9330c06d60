# SPDX-License-Identifier: GPL-3.0-or-later
"""Which question the tray asks: follows the phase of the game and what the player clicks on the board."""

from __future__ import annotations

from functools import partial
from itertools import islice

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QStackedWidget

from ttr_desktop.core.actions import BuildPort, Claim, DrawMarket, PayTunnel
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.payment import cheapest
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.tray.cards import CardsPage
from ttr_desktop.gui.tray.exchange import ExchangePage
from ttr_desktop.gui.tray.offer import OfferPage
from ttr_desktop.gui.tray.page import QuestionPage
from ttr_desktop.gui.tray.payment import PaymentPage
from ttr_desktop.gui.tray.pieces import PiecesPage
from ttr_desktop.gui.tray.tunnel import TunnelPage
from ttr_desktop.texts.catalogue import Catalogue

_MOST_PAYMENTS = 60


class TurnFlow(QObject):
    """Owns the pages of the tray. Every answer goes to the controller; nothing is decided here."""

    pointed = Signal(list)  # tracks to show on the board

    def __init__(self, controller: GameController, tables: Tables, texts: Catalogue, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._tables = tables
        self._texts = texts
        self.stack = QStackedWidget()
        self.cards = CardsPage(tables, texts.names)
        self.offer = OfferPage()
        self.pieces = PiecesPage()
        self.exchange = ExchangePage()
        self.payment = PaymentPage(tables, texts.names)
        self.tunnel = TunnelPage(tables, texts.names)
        self.stack.addWidget(self.cards)
        questions: tuple[QuestionPage, ...] = (self.offer, self.pieces, self.exchange, self.payment, self.tunnel)
        for page in questions:
            self.stack.addWidget(page)
            page.answered.connect(controller.act)
            page.cancelled.connect(self.back_to_cards)
            page.pointed.connect(self.pointed)
        self.cards.wanted.connect(controller.act)
        self.cards.refill_asked.connect(self._ask_refill)
        self.cards.exchange_asked.connect(self._ask_exchange)
        self.cards.port_asked.connect(self._ask_port)

    def show(self, view: SeatView) -> None:
        """Turns the tray to the question of the moment."""
        controller = self._controller
        mine = controller.my_turn
        self.cards.show_view(view, lambda action: controller.check(action) is None, mine)
        if mine and view.phase is Phase.CHOOSE_TICKETS:
            rules = self._tables.rules
            least = min(rules.opening_keep if view.opening else rules.keep, len(view.offer))
            self.offer.ask(self._tables, view, least)
            self.stack.setCurrentWidget(self.offer)
        elif mine and view.phase is Phase.CHOOSE_PIECES:
            self.pieces.ask(self._tables)
            self.stack.setCurrentWidget(self.pieces)
        elif mine and view.phase is Phase.TUNNEL and view.dig is not None:
            answers = controller.choices().answers
            self.tunnel.ask_tunnel(view.dig, [answer.pay for answer in answers if isinstance(answer, PayTunnel)])
            self.stack.setCurrentWidget(self.tunnel)
        else:
            self.back_to_cards()

    def back_to_cards(self) -> None:
        """Leaves a question that may be left."""
        self.pointed.emit([])
        self.stack.setCurrentWidget(self.cards)

    def claim(self, track: int) -> None:
        """The player points at a track: claim it, ask how to pay, or hear why not."""
        controller = self._controller
        if not controller.my_turn:
            controller.act(Claim(track, ()))  # refused with its reason
            return
        if controller.view().phase is not Phase.TURN or not controller.choices().claims >> track & 1:
            best = cheapest(self._tables, track, controller.view().hand)
            controller.act(Claim(track, best or ()))
            return
        payments = self._payments(track)
        if len(payments) == 1:
            controller.act(Claim(track, payments[0]))
            return
        name = str(self._texts.names.track(self._tables, self._tables.tracks[track]))
        self.payment.ask(self.tr("How do you pay for {track}?").format(track=name), "", payments, partial(Claim, track))
        self.pointed.emit([track])
        self.stack.setCurrentWidget(self.payment)

    def _payments(self, track: int) -> list[Payment]:
        """The sensible payment first, then others."""
        best = cheapest(self._tables, track, self._controller.view().hand)
        others = list(islice(self._controller.choices().payments(track), _MOST_PAYMENTS))
        return [*([best] if best else []), *(pay for pay in others if pay != best)]

    def _ask_refill(self, slot: int) -> None:
        """Two decks: which one fills the slot?"""
        menu = QMenu(self.cards)
        texts = (self.tr("Refill the slot with a train card"), self.tr("Refill the slot with a ship card"))
        for deck, text in enumerate(texts):
            menu.addAction(text, partial(self._controller.act, DrawMarket(slot, deck)))
        button = self.cards.slots[slot]
        menu.popup(button.mapToGlobal(button.rect().topRight()))

    def _ask_exchange(self) -> None:
        self.exchange.ask(self._controller.view())
        self.stack.setCurrentWidget(self.exchange)

    def _ask_port(self) -> None:
        """Harbours that can have a port now, each with its payments; otherwise the reason."""
        controller = self._controller
        ports = [one for group in controller.choices().extras for one in group if isinstance(one, BuildPort)]
        if not controller.my_turn or not ports:
            controller.act(BuildPort(self._some_harbour(), ()))
            return
        menu = QMenu(self.cards)
        for city in dict.fromkeys(port.city for port in ports):
            payments = [port.pay for port in ports if port.city == city]
            name = self._tables.board.cities[city].name
            menu.addAction(name, partial(self._ask_port_payment, city, payments))
        menu.popup(self.cards.port.mapToGlobal(self.cards.port.rect().topLeft()))

    def _some_harbour(self) -> int:
        """A harbour to ask about when none can be built on, one on the own network if there is one."""
        view = self._controller.view()
        own = {end for t in self._tables.tracks if view.owner[t.number] == view.seat for end in (t.a, t.b)}
        harbours = [n for n, city in enumerate(self._tables.board.cities) if city.harbour]
        return next((n for n in harbours if n in own), harbours[0])

    def _ask_port_payment(self, city: int, payments: list[Payment]) -> None:
        name = self._tables.board.cities[city].name
        heading = self.tr("How do you pay for the port of {city}?").format(city=name)
        self.payment.ask(heading, "", payments, partial(BuildPort, city))
        self.stack.setCurrentWidget(self.payment)
