# SPDX-License-Identifier: GPL-3.0-or-later
"""What a card says to the player at the screen: what one has and lacks for a track, why it is closed, one's tickets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject

from ttr_desktop.core.board import Track
from ttr_desktop.core.cards import FAMILIES, Payment, payment
from ttr_desktop.core.payment import cheapest, missing
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.board_cards import BoardCards
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.hover_card import CLOSED, DONE, OPEN, RISK, TICKET, Card, CardLine
from ttr_desktop.gui.models.position import PositionModels
from ttr_desktop.gui.models.tickets import Progress
from ttr_desktop.gui.palette import PlayerLook
from ttr_desktop.gui.rule_link import reason_tip
from ttr_desktop.texts.names import Names

_PROGRESS = {Progress.DONE: DONE, Progress.OPEN: TICKET, Progress.DEAR: RISK, Progress.LOST: CLOSED}


class GameCards(BoardCards):
    """Writes the cards of one game, from what the watching seat may know."""

    def __init__(
        self,
        controller: GameController,
        tables: Tables,
        names: Names,
        models: PositionModels,
        look: Callable[[int], PlayerLook],
        parent: QObject,
    ) -> None:
        assert controller.table is not None
        super().__init__(
            tables, names, controller.table.names, look, controller.view, lambda: controller.view().seat, parent
        )
        self._controller = controller
        self._models = models

    def _open(self, view: SeatView, track: Track, card: Card) -> Card:
        lines = (*card.lines, *self._standing(view, track), *self._wanted(track.number))
        tint = self._tables.cards.colours[track.colour] if track.colour >= 0 else ""
        spread = self._tables.cost_of[track.number].spread(track, self._towards(view, track))
        return replace(card, lines=lines, spread=spread, tint=tint)

    def _standing(self, view: SeatView, track: Track) -> list[CardLine]:
        """What stands between the player and the track."""
        if self._laid(view, track) is not None:
            told = self.tr("Your set lies on the table: pay what the tunnel asks for, or give up.")
            return [CardLine(told, RISK)]
        refusal = self._controller.why_not(track.number) if not view.opening else None
        if refusal is not None:
            return [CardLine(reason_tip(self._models.reasons.told(refusal)), CLOSED)]
        lacks = self._talk.lacks(view, track)
        if lacks:
            lines = [CardLine(lacks, OPEN)]
        elif self._models.claimable(view) >> track.number & 1:
            lines = [CardLine(self.tr("You can claim it now"), DONE)]
        else:
            lines = [CardLine(self.tr("You can pay for it"), DONE)]
        if track.kind == "tunnel":
            lines.append(CardLine(self._risk(view, track), RISK))
        return lines

    @staticmethod
    def _laid(view: SeatView, track: Track) -> Payment | None:
        """What the player has laid for this tunnel while it asks for more."""
        dig = view.dig
        return dig.laid if dig is not None and dig.track == track.number and view.to_move == view.seat else None

    def _risk(self, view: SeatView, track: Track) -> str:
        """Of the payment that the card shows; of the nearest colour where there is none yet."""
        pay = cheapest(self._tables, track.number, view.hand)
        if pay is not None:
            return self._talk.risk_of(view, pay)
        near = missing(self._tables, track.number, view.hand).colour
        return self._talk.risk(view, track.colour if track.colour >= 0 else near)

    def _wanted(self, number: int) -> list[CardLine]:
        """Tickets of one's own whose cheapest way goes over the track."""
        rows = [row for row in self._models.tickets.rows if row.rest is not None and number in row.rest.tracks]
        return [CardLine(self.tr("On the way of {ticket}").format(ticket=row.cities), TICKET) for row in rows]

    def _towards(self, view: SeatView, track: Track) -> Payment:
        """The cards that would be laid down, or have been: a payment, or as much of one as the hand has."""
        whole = self._laid(view, track) or cheapest(self._tables, track.number, view.hand)
        if whole is not None:
            return whole
        cards, cost = self._tables.cards, self._tables.cost_of[track.number]
        near = missing(self._tables, track.number, view.hand).colour
        kind = "ship" if track.kind == "sea" else "train"
        fitting = [
            card
            for card in range(cards.wild)
            if cards.colour[card] == near and FAMILIES[cards.family[card]].kind == kind and view.hand[card]
        ]
        laid: dict[int, int] = {}
        for card in (*fitting, cards.wild):
            for _ in range(view.hand[card]):
                more = {**laid, card: laid.get(card, 0) + 1}
                if cost.spread(track, payment(more)).spare:
                    break
                laid = more
        return payment(laid)

    def _tickets(self, city: int) -> tuple[CardLine, ...]:
        tickets, model = self._tables.board.tickets, self._models.tickets
        rows = [row for row in model.rows if city in tickets[row.ticket].cities]
        if not rows:
            return (CardLine(self.tr("None of your tickets names it.")),)
        texts = [f"{row.cities} ({row.points}): {model.state_text(row)}" for row in rows]
        return tuple(CardLine(text, _PROGRESS[row.progress]) for text, row in zip(texts, rows, strict=True))
