# SPDX-License-Identifier: GPL-3.0-or-later
"""What each ticket of a finished game has cost its owner: pieces and turns, against the points it brought.

A track that serves several tickets is shared out among them. Of a ticket that was not completed those tracks count that
lie on its way as it would be with the board to oneself: rivals, and having no pieces left, close a way but do not undo
what was laid for it. Drawing a card costs its share of the turns spent on drawing, and a ticket that was drawn for
costs its share of that turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ttr_desktop.core.engine import Game
from ttr_desktop.core.events import BonusCards, CardDrawn, Event, TicketsKept, TrackClaimed, TurnStarted
from ttr_desktop.core.paths import Remaining, remaining
from ttr_desktop.core.scoring import ticket_points
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView

NO_TICKET = -1  # stands for the tracks that served no ticket


class TicketCost(NamedTuple):
    """A ticket, what it brought and what it took."""

    ticket: int  # or NO_TICKET
    points: int  # of the ticket; its loss if it was not completed
    track_points: float  # of its share of the tracks
    pieces: int  # on its way
    missing: int  # spaces of its way that were not laid
    shared: int  # of these, pieces that serve other tickets too
    turns: float  # its share

    @property
    def per_turn(self) -> float:
        """Points for each turn it took."""
        return (self.points + self.track_points) / self.turns if self.turns else 0.0


@dataclass
class _Spent:
    """What a seat has done with its turns."""

    paid: dict[int, int] = field(default_factory=dict)  # cards for each track
    points: dict[int, int] = field(default_factory=dict)  # that each track brought
    drawing_turns: int = 0
    cards: int = 0  # received in all
    kept: dict[int, float] = field(default_factory=dict)  # ticket -> its share of a turn

    @property
    def per_card(self) -> float:
        return self.drawing_turns / self.cards if self.cards else 0.0


def ticket_costs(game: Game, events: Sequence[Event], seat: int) -> list[TicketCost]:
    """The tickets in the order of their worth, then what was laid beside them."""
    tables, state = game.tables, game.state
    view = _alone(tables, game.view(seat), seat)
    spent = _spent(tables, events, seat)
    ways: dict[int, Remaining] = {}
    for number in state.tickets[seat]:
        way = remaining(tables, view, seat, tables.board.tickets[number].cities)
        ways[number] = way if way is not None else Remaining(0, ())
    users = Counter(track for way in ways.values() for track in way.own)

    def cost(ticket: int, points: int, tracks: Sequence[int], missing: int = 0) -> TicketCost:
        lengths = {track: tables.tracks[track].length for track in tracks}
        return TicketCost(
            ticket,
            points,
            sum(spent.points.get(track, 0) / max(1, users[track]) for track in tracks),
            sum(lengths.values()),
            missing,
            sum(length for track, length in lengths.items() if max(1, users[track]) > 1),
            spent.kept.get(ticket, 0.0)
            + sum((1 + spent.paid.get(track, 0) * spent.per_card) / max(1, users[track]) for track in tracks),
        )

    found = [
        cost(number, ticket_points(tables, state, seat, number), way.own, way.spaces) for number, way in ways.items()
    ]
    beside = [track for track in spent.paid if track not in users]
    other = [cost(NO_TICKET, 0, beside)] if beside else []
    return sorted(found, key=lambda one: (-one.points, one.ticket)) + other


def _alone(tables: Tables, view: SeatView, seat: int) -> SeatView:
    """The board as if nobody else had built, and with pieces for any track."""
    enough = max(track.length for track in tables.tracks)
    return view._replace(
        owner=tuple(owner if owner == seat else -1 for owner in view.owner),
        pieces=tuple((enough, enough) for _ in view.pieces),
    )


def _spent(tables: Tables, events: Sequence[Event], seat: int) -> _Spent:
    spent = _Spent(cards=sum(deck.deal for deck in tables.rules.decks))
    turn = drawn_in = -1
    for event in events:
        match event:
            case TurnStarted():
                turn = event.number
            case CardDrawn() if event.seat == seat:
                spent.cards += 1
                spent.drawing_turns += drawn_in != turn
                drawn_in = turn
            case BonusCards() if event.seat == seat:
                spent.cards += event.amount
            case TrackClaimed() if event.seat == seat:
                spent.paid[event.track] = sum(count for _, count in event.paid)
                spent.points[event.track] = event.points
            case TicketsKept() if event.seat == seat and turn >= 0 and event.tickets:
                spent.kept.update(dict.fromkeys(event.tickets, 1 / len(event.tickets)))
    return spent
