# SPDX-License-Identifier: GPL-3.0-or-later
"""How each event looks: from what happened to movements of cards, pieces, markers and words."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QPointF, QRectF

from ttr_desktop.core import events as ev
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.events import Event
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.card_art import Painting
from ttr_desktop.gui.models.tickets import ticket_title
from ttr_desktop.gui.stage.banner import Banner, Note
from ttr_desktop.gui.stage.board_moves import Build, Glow, Lay, Walk
from ttr_desktop.gui.stage.card_moves import Fly, Reveal
from ttr_desktop.gui.stage.faces import Faces
from ttr_desktop.gui.stage.movement import Movement, Pause, Together, staggered
from ttr_desktop.gui.stage.overlay import Overlay
from ttr_desktop.gui.stage.paths import joining
from ttr_desktop.gui.stage.places import Places, card_at
from ttr_desktop.gui.stage.tunnel_moves import TurnOver
from ttr_desktop.gui.turn_flow import TurnFlow
from ttr_desktop.texts.catalogue import Catalogue

_GAP = 70.0  # between cards that fly together
_LOOK = 700.0  # to take in what was revealed
_GONE = 90.0  # how far below the page swept cards go


class Script(QObject):
    """Makes the movements of one game page. Knows nothing of time and order."""

    def __init__(
        self,
        overlay: Overlay,
        places: Places,
        scene: BoardScene,
        tables: Tables,
        flow: TurnFlow,
        names: list[str],
        texts: Catalogue,
    ) -> None:
        super().__init__(overlay)
        self._overlay = overlay
        self._places = places
        self._scene = scene
        self._tables = tables
        self._flow = flow
        self._names = names
        self._texts = texts
        self._faces = Faces(tables, overlay.devicePixelRatioF())

    def movements(self, event: Event, view: SeatView) -> Iterator[Movement]:
        """What is to be seen of the event, from the position it happened in."""
        match event:
            case ev.CardDrawn() | ev.MarketRefilled() | ev.MarketFlushed() | ev.DeckReshuffled() | ev.BonusCards():
                yield from self._cards(event, view)
            case ev.TicketsOffered() | ev.TicketsKept() | ev.TicketCompleted():
                yield from self._tickets(event, view)
            case ev.TunnelRevealed() | ev.TunnelPaid() | ev.TunnelAbandoned():
                yield from self._tunnelling(event, view)
            case ev.TrackClaimed():
                if view.dig is None:
                    yield self._pay(event.seat, event.paid, self._track(event.track), view)
                yield Lay(self._scene, event.track, event.seat, self._tables.tracks[event.track].length)
                score = view.scores[event.seat]
                yield Walk(self._scene, event.seat, score, score + event.points)
            case ev.PortBuilt():
                yield self._pay(event.seat, event.paid, self._city(event.city), view)
                yield Build(self._scene, event.city, event.seat)
            case ev.PiecesExchanged():
                score = view.scores[event.seat]
                yield Walk(self._scene, event.seat, score, score - event.cost)
            case ev.LastRound():
                yield self._last_round(event, view)
            case ev.Passed() | ev.PiecesChosen():
                yield Pause(400)

    # places on the board

    def _track(self, number: int) -> QRectF:
        slots = self._scene.geometry.tracks[number].slots
        slot = slots[len(slots) // 2]
        return card_at(self._places.on_board(slot.x, slot.y), 40)

    def _city(self, number: int) -> QRectF:
        centre = self._scene.cities[number].art.centre
        return card_at(self._places.on_board(centre.x(), centre.y()), 40)

    # cards

    def _cards(self, event: Event, view: SeatView) -> Iterator[Movement]:
        places, faces, overlay = self._places, self._faces, self._overlay
        match event:
            case ev.CardDrawn(slot=-1):
                yield self._draw(event.seat, event.deck, event.card, view)
            case ev.CardDrawn():
                assert event.card is not None
                home = places.home(event.seat, event.seat == view.seat, event.card)
                yield Fly(overlay, faces.face(event.card), places.slot(event.slot), home)
            case ev.MarketRefilled():
                yield self._refill(event.slot, event.card)
            case ev.MarketFlushed():
                yield Pause(250)
                yield staggered([self._sweep(slot, card) for slot, card in enumerate(view.market) if card >= 0], _GAP)
                yield staggered([self._refill(slot, card) for slot, card in enumerate(event.cards) if card >= 0], _GAP)
            case ev.DeckReshuffled():
                deck = places.deck(event.deck)
                words = self.tr("The discards are shuffled: %n card(s)", "", event.size)
                yield Note(overlay, QPointF(deck.center().x(), deck.top()), words)
            case ev.BonusCards():
                cards: tuple[int | None, ...] = event.cards or (None,) * event.amount
                yield staggered([self._draw(event.seat, 0, card, view) for card in cards], 2 * _GAP)

    def _draw(self, seat: int, deck: int, card: int | None, view: SeatView) -> Fly:
        """From a deck; face up only to those who may see it."""
        back = self._faces.back(deck)
        face = self._faces.face(card) if card is not None else None
        home = self._places.home(seat, seat == view.seat, card)
        return Fly(self._overlay, back, self._places.deck(deck), home, turns_to=face)

    def _refill(self, slot: int, card: int) -> Fly:
        deck = self._tables.deck_of[card]
        back, face = self._faces.back(deck), self._faces.face(card)
        start, goal = self._places.deck(deck), self._places.slot(slot)
        return Fly(self._overlay, back, start, goal, turns_to=face, duration=340)

    def _sweep(self, slot: int, card: int) -> Fly:
        place = self._places.slot(slot)
        below = self._overlay.page.height() + _GONE - place.top()
        gone = place.translated(-60, below)
        return Fly(self._overlay, self._faces.face(card), place, gone, duration=300)

    def _pay(self, seat: int, paid: Payment, goal: QRectF, view: SeatView) -> Movement:
        """Cards that leave a hand for the board, where they are spent."""
        cards = [card for card, count in paid for _ in range(count)]
        homes = [self._places.home(seat, seat == view.seat, card) for card in cards]
        return staggered(
            [
                Fly(self._overlay, self._faces.face(card), home, goal, fade=True)
                for card, home in zip(cards, homes, strict=True)
            ],
            _GAP,
        )

    def _flight(self, looks: list[Painting], start: QRectF, goal: QRectF) -> Movement:
        return staggered([Fly(self._overlay, look, start, goal) for look in looks], _GAP)

    # tunnels

    def _tunnelling(self, event: Event, view: SeatView) -> Iterator[Movement]:
        match event:
            case ev.TunnelRevealed():
                self._scene.set_ghost(event.track, event.seat)
                yield self._pay(event.seat, event.laid, self._track(event.track), view)
                if event.seat == view.seat:
                    heading = self.tr("What does the tunnel ask for?")
                    yield TurnOver(self._flow, event.revealed, heading, _LOOK, asks=event.extra > 0)
                else:
                    faces = [self._faces.face(card) for card in event.revealed]
                    yield Reveal(self._overlay, self._faces.back(0), faces, self._over_board(len(faces)), _LOOK)
            case ev.TunnelPaid():
                yield self._pay(event.seat, event.paid, self._track(event.track), view)
            case ev.TunnelAbandoned():
                looks = [self._faces.face(card) for card, count in event.returned for _ in range(count)]
                home = self._places.home(event.seat, event.seat == view.seat)
                self._scene.set_ghost(-1, -1)
                yield self._flight(looks, self._track(event.track), home)

    def _over_board(self, count: int) -> list[QRectF]:
        board = self._places.board()
        middle = QPointF(board.center().x(), board.top() + 76)
        return [card_at(middle + QPointF(76 * (n - (count - 1) / 2), 0), 92) for n in range(count)]

    # tickets

    def _tickets(self, event: Event, view: SeatView) -> Iterator[Movement]:
        places = self._places
        back = self._faces.ticket()
        match event:
            case ev.TicketsOffered():
                home = places.home(event.seat, event.seat == view.seat)
                yield self._flight([back] * event.amount, places.tickets(), home)
            case ev.TicketsKept(returned=returned) if returned:
                home = places.home(event.seat, event.seat == view.seat)
                yield self._flight([back] * returned, home, places.tickets())
            case ev.TicketCompleted():
                cities = self._tables.board.tickets[event.ticket].cities
                path = joining(self._tables, [n for n, o in enumerate(view.owner) if o == event.seat], cities)
                words = self.tr("Ticket completed: {cities}").format(cities=ticket_title(self._tables, event.ticket))
                board = places.board()
                note = Note(self._overlay, QPointF(board.center().x(), board.top() + 60), words, 1500)
                yield Together([(0, Glow(self._scene, path, cities, 1500)), (0, note)])

    # words

    def _last_round(self, event: ev.LastRound, view: SeatView) -> Banner:
        pieces = self._texts.names.unit(self._tables).counted(sum(view.pieces[event.seat]))
        who = self.tr("You have {pieces} left.") if event.seat == view.seat else self.tr("{name} has {pieces} left.")
        who = who.format(name=self._names[event.seat], pieces=pieces)
        turns = self.tr("Everybody has %n more turn(s).", "", event.turns_each)
        tint = self._scene.look(event.seat).fill
        return Banner(self._overlay, self._places.board(), self.tr("The last round"), f"{who} {turns}", tint)
