# SPDX-License-Identifier: GPL-3.0-or-later
"""Odds and plans in words and numbers: sheets that any table can show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from ttr_desktop.core.odds import tunnel_odds, unseen_cards
from ttr_desktop.core.paths import pieces_of
from ttr_desktop.core.rules import PIECES
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.teach.plans import Reach, TicketPlan, ticket_plans
from ttr_desktop.teach.tempo import all_pieces, pace, turns_left
from ttr_desktop.texts.names import Names

_SPARE = 3  # a tunnel turns up three cards: more than three are never asked for


@dataclass(frozen=True, slots=True)
class Line:
    """A row of a sheet; `card` is the picture before it, -1 for none."""

    cells: tuple[str, ...]
    card: int = -1


@dataclass(frozen=True, slots=True)
class Sheet:
    """A small table. The column `wide` takes what room is left; `numbers` stand at the right."""

    id: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[Line, ...]
    numbers: tuple[int, ...] = ()
    wide: int = 0
    note: str = ""


class OddsWords(QObject):
    """Writes the sheets of one board, in the language of the moment."""

    def __init__(self, tables: Tables, names: Names, players: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tables = tables
        self._names = names
        self._players = players

    def sheets(self, view: SeatView) -> list[Sheet]:
        """All there is to say about a position."""
        found = [self._tickets(view), self._rivals(view), self._unseen(view)]
        if any(track.kind == "tunnel" for track in self._tables.tracks):
            found.append(self._tunnels(view))
        return found

    def _unseen(self, view: SeatView) -> Sheet:
        cards, unseen = self._tables.cards, unseen_cards(self._tables, view)
        rows = []
        for card, count in enumerate(unseen):
            deck = cards.deck[card]
            pile = unseen if view.deck_sizes[deck] else view.discards[deck]  # which make the next deck (C-5)
            of_deck = sum(number for other, number in enumerate(pile) if cards.deck[other] == deck)
            share = f"{pile[card] / of_deck:.0%}" if of_deck else "–"
            rows.append(
                Line((str(self._names.card(self._tables, card)), str(count), str(cards.supply[card]), share), card)
            )
        note = self.tr(
            "Unseen cards lie in the deck or in the hands of the others. Discards and face-up cards are seen."
        )
        return Sheet(
            "unseen",
            self.tr("Unseen cards"),
            (self.tr("Card"), self.tr("Unseen"), self.tr("Of all"), self.tr("Comes next")),
            tuple(rows),
            numbers=(1, 2, 3),
            note=note,
        )

    def _tunnels(self, view: SeatView) -> Sheet:
        """The chance that so many spare cards are enough."""
        rows = []
        for card in (*range(self._tables.wild), self._tables.wild):
            odds = tunnel_odds(self._tables, view, card if card != self._tables.wild else -1)
            enough = [f"{min(1.0, sum(odds[: spare + 1])):.0%}" for spare in range(_SPARE + 1)]
            rows.append(Line((str(self._names.card(self._tables, card)), *enough), card))
        spare = [self.tr("%n to spare", "", count) for count in range(_SPARE + 1)]
        note = self.tr(
            "How likely a tunnel can be finished, by the cards laid down and those of the same kind to spare."
        )
        return Sheet(
            "tunnels",
            self.tr("Tunnels"),
            (self.tr("Paid with"), *spare),
            tuple(rows),
            numbers=tuple(range(1, _SPARE + 2)),
            note=note,
        )

    def _tickets(self, view: SeatView) -> Sheet:
        rows = [self._ticket(view, plan) for plan in ticket_plans(self._tables, view)]
        left = turns_left(self._tables, view)
        if view.last_by >= 0:
            note = self.tr("You have %n more turn(s).", "", left)
        else:
            note = self.tr("Reckoned with about %n more turn(s), by the pieces and cards of the others.", "", left)
        columns = (
            self.tr("Ticket"),
            self.tr("Spaces"),
            self.tr("Cards lacking"),
            self.tr("Turns"),
            self.tr("Can it be done?"),
        )
        return Sheet("tickets", self.tr("Your tickets"), columns, tuple(rows), numbers=(1, 2, 3), note=note)

    def _ticket(self, view: SeatView, plan: TicketPlan) -> Line:
        name = self._names.ticket(self._tables, self._tables.board.tickets[plan.ticket])
        needs = plan.effort
        if plan.reach in (Reach.DONE, Reach.LOST):
            numbers = ("–", "–", "–")
        else:
            numbers = (str(needs.spaces), str(needs.cards), str(needs.turns))
        return Line((name, *numbers, self._reach(view, plan)))

    def _reach(self, view: SeatView, plan: TicketPlan) -> str:
        match plan.reach:
            case Reach.DONE:
                return self.tr("Completed")
            case Reach.WITHIN:
                return self.tr("Yes")
            case Reach.LATE:
                return self.tr("Hardly: the turns may not suffice")
            case Reach.DEAR:
                return self._dear(view, plan)
        return self.tr("No: no way is left")

    def _dear(self, view: SeatView, plan: TicketPlan) -> str:
        """Of what there is too little; with two kinds of pieces there may be another way, or an exchange."""
        have = pieces_of(view, view.seat)
        if not self._tables.rules.ships:
            return self.tr("No: only %n train(s) left", "", have[0])
        piece = 0 if plan.effort.trains > have[0] else 1
        pieces = self._names.piece(PIECES[piece]).counted(have[piece])
        return self.tr("Not this way: only {pieces} left").format(pieces=pieces)

    def _rivals(self, view: SeatView) -> Sheet:
        rows = []
        for seat in range(view.players):
            if seat == view.seat:
                continue
            one = pace(self._tables, view, seat)
            soonest = "–" if one.soonest is None else str(one.soonest)
            pieces = str(all_pieces(self._tables, view, seat))
            rows.append(Line((self._names.player(self._players, seat), pieces, soonest, str(one.likely))))
        columns = (
            self.tr("Player"),
            self.tr("Pieces left"),
            self.tr("Last round at the earliest in (turns)"),
            self.tr("Probably in"),
        )
        note = self.tr(
            "The last round begins when somebody has %n piece(s) or fewer left.", "", self._tables.rules.end_pieces
        )
        return Sheet("rivals", self.tr("How near the end is"), columns, tuple(rows), numbers=(1, 2, 3), note=note)
