# SPDX-License-Identifier: GPL-3.0-or-later
"""Which question the tray asks: follows the phase of the game and what the player clicks on the board."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu

from ttr_desktop.core.actions import BuildPort, Claim, DrawMarket, Exchange, PayTunnel
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.payment import cheapest
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.bills import Bills
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.models.position import PositionModels
from ttr_desktop.gui.tray.cards import CardsPage
from ttr_desktop.gui.tray.exchange import ExchangePage
from ttr_desktop.gui.tray.offer import OfferPage
from ttr_desktop.gui.tray.page import QuestionPage
from ttr_desktop.gui.tray.payment import PaymentPage
from ttr_desktop.gui.tray.pieces import PiecesPage
from ttr_desktop.gui.tray.tray import Tray
from ttr_desktop.gui.tray.tunnel import TunnelPage
from ttr_desktop.texts.catalogue import Catalogue

_USUAL = QSize(1280, 720)  # until the window has a size


class TurnFlow(QObject):
    """Owns the pages of the tray. Every answer goes to the controller; nothing is decided here."""

    pointed = Signal(list, list)  # tracks and cities to show on the board
    dealt_with = Signal(int, int)  # the track or the city that the question is about; -1: none
    rule_asked = Signal(str)

    def __init__(
        self,
        controller: GameController,
        tables: Tables,
        texts: Catalogue,
        models: PositionModels,
        upright: bool,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._tables = tables
        self._texts = texts
        self._models = models
        self._traits = {trait.name for trait in tables.traits}
        self.confirm = False  # ask before a track is claimed, even if there is only one way to pay
        self.stack = Tray(upright)
        self.cards = CardsPage(tables, models.supply, models.hand)
        self.offer = OfferPage(tables, models.reasons.why)
        self.pieces = PiecesPage()
        self.exchange = ExchangePage()
        self._bills = Bills(tables, texts.names, models.talk, self)
        self.payment = PaymentPage(tables, texts.names, models.reasons.why)
        self.tunnel = TunnelPage(tables, texts.names, models.reasons.why)
        self.stack.addWidget(self.cards)
        questions: tuple[QuestionPage, ...] = (self.offer, self.pieces, self.exchange, self.payment, self.tunnel)
        for page in questions:
            self.stack.addWidget(page)
            page.answered.connect(controller.act)
            page.pointed.connect(self.pointed)
            page.rule_asked.connect(self.rule_asked)
        for leavable in (self.exchange, self.payment):
            leavable.cancelled.connect(self.back_to_cards)
        self.stack.fit(_USUAL)
        parent.installEventFilter(self)
        self.cards.wanted.connect(controller.act)
        self.cards.refill_asked.connect(self._ask_refill)
        self.cards.exchange_asked.connect(self._ask_exchange)
        self.cards.port_asked.connect(self._ask_port)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QResizeEvent) and watched is self.parent():
            self.stack.fit(event.size())
        return super().eventFilter(watched, event)

    def show(self, view: SeatView) -> None:
        """Turns the tray to the question of the moment."""
        controller = self._controller
        mine = controller.my_turn
        self._show_moves()
        self.dealt_with.emit(-1, -1)
        if mine and view.phase is Phase.CHOOSE_TICKETS:
            self.offer.ask(view)
            self.stack.setCurrentWidget(self.offer)
        elif mine and view.phase is Phase.CHOOSE_PIECES:
            self.pieces.ask(self._tables)
            self.stack.setCurrentWidget(self.pieces)
        elif mine and view.phase is Phase.TUNNEL and view.dig is not None:
            answers = controller.choices().answers
            ways = [answer.pay for answer in answers if isinstance(answer, PayTunnel)]
            self.tunnel.ask_tunnel(view.dig, self._bills.for_tunnel(view, view.dig, ways))
            self.dealt_with.emit(view.dig.track, -1)
            self.stack.setCurrentWidget(self.tunnel)
        else:
            self.back_to_cards()

    def _show_moves(self) -> None:
        """What stands against the rarer moves."""
        why = self._models.reasons.why
        port = exchange = ""
        if "ports" in self._traits and not self._ports():
            port = why(BuildPort(self._some_harbour(), ()))
        if "exchange" in self._traits:
            ways = [why(Exchange(piece, 1)) for piece in range(2)]
            exchange = "" if "" in ways else ways[0]
        self.cards.show_moves(why, port, exchange)

    def _ports(self) -> list[BuildPort]:
        """Every port that can be built now, with its payment."""
        if not self._controller.my_turn:
            return []
        extras = self._controller.choices().extras
        return [one for group in extras for one in group if isinstance(one, BuildPort)]

    def back_to_cards(self) -> None:
        """Leaves a question that may be left."""
        self.pointed.emit([], [])
        self.dealt_with.emit(-1, -1)
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
        view = controller.view()
        only = self._bills.only_way(view, track)
        if only is not None and not self.confirm and self._tables.tracks[track].kind != "tunnel":
            controller.act(Claim(track, only))
            return
        self.payment.ask(self._bills.for_track(view, track))
        self.stack.setCurrentWidget(self.payment)
        self.dealt_with.emit(track, -1)

    def _ask_refill(self, slot: int) -> None:
        """Two decks: which one fills the slot?"""
        menu = QMenu(self.cards)
        texts = (self.tr("Refill the slot with a train card"), self.tr("Refill the slot with a ship card"))
        for deck, text in enumerate(texts):
            menu.addAction(text, partial(self._controller.act, DrawMarket(slot, deck)))
        button = self.cards.slots[slot]
        _open(menu, button.mapToGlobal(button.rect().topRight()))

    def _ask_exchange(self) -> None:
        self.exchange.ask(self._controller.view())
        self.stack.setCurrentWidget(self.exchange)

    def _ask_port(self) -> None:
        """Harbours that can have a port now, each with its payments; otherwise the reason."""
        ports = self._ports()
        if not ports:
            self._controller.act(BuildPort(self._some_harbour(), ()))
            return
        menu = QMenu(self.cards)
        for city in dict.fromkeys(port.city for port in ports):
            payments = [port.pay for port in ports if port.city == city]
            name = self._tables.board.cities[city].name
            entry = menu.addAction(name, partial(self._ask_port_payment, city, payments))
            entry.hovered.connect(partial(self.pointed.emit, [], [city]))
        menu.aboutToHide.connect(partial(self.pointed.emit, [], []))
        _open(menu, self.cards.port.mapToGlobal(self.cards.port.rect().topLeft()))

    def _some_harbour(self) -> int:
        """A harbour to ask about when none can be built on: free and reached, else on an own ticket, else any."""
        view, board = self._controller.view(), self._tables.board
        own = {end for t in self._tables.tracks if view.owner[t.number] == view.seat for end in (t.a, t.b)}
        named = {city for number in view.tickets for city in board.tickets[number].cities}
        taken = {n for n in range(len(board.cities)) for ports in view.ports if ports >> n & 1}
        harbours = [n for n, city in enumerate(board.cities) if city.harbour]
        return min(harbours, key=lambda n: (n in taken or n not in own, n in taken or n not in named, n))

    def _ask_port_payment(self, city: int, payments: list[Payment]) -> None:
        self.payment.ask(self._bills.for_port(self._controller.view(), city, payments))
        self.stack.setCurrentWidget(self.payment)
        self.dealt_with.emit(-1, city)


def _open(menu: QMenu, where: QPoint) -> None:
    """The first entry is marked, so that Enter takes it; the menu goes when it is closed."""
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(where)
    menu.setActiveAction(menu.actions()[0])
