# SPDX-License-Identifier: GPL-3.0-or-later
"""Plans for a seat's tickets: the cheapest ways that remain, what they take, and whether pieces and turns suffice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from math import ceil
from typing import NamedTuple

from ttr_desktop.core.paths import Remaining, joint, pieces_of, remaining
from ttr_desktop.core.payment import cheapest, missing
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.teach.tempo import turns_left

_DOUBLE_SHIP_PAYS = 2  # spaces (W-10)


class Reach(Enum):
    """Whether a ticket can still be completed."""

    DONE = "done"
    WITHIN = "within"
    LATE = "late"  # it takes more turns than there will be
    DEAR = "dear"  # it takes more pieces than are left
    LOST = "lost"  # no way is open


class Effort(NamedTuple):
    """What it takes to claim some tracks."""

    trains: int
    ships: int
    cards: int  # that are not in hand, at least
    turns: int  # for drawing those and for claiming

    @property
    def spaces(self) -> int:
        return self.trains + self.ships


class TicketPlan(NamedTuple):
    """One ticket by itself."""

    ticket: int
    reach: Reach
    way: Remaining | None
    effort: Effort


def open_tickets(view: SeatView) -> list[int]:
    """The seat's tickets that are not yet completed."""
    return [number for number in view.tickets if not view.done >> number & 1]


def network(tables: Tables, view: SeatView) -> Remaining:
    """One network for all open tickets of the seat, as good as can be found quickly."""
    return joint_way(tables, view, ())


def joint_way(tables: Tables, view: SeatView, more: Sequence[int]) -> Remaining:
    """One network for the open tickets and these besides."""
    tickets = tables.board.tickets
    return joint(tables, view, view.seat, [tickets[number].cities for number in (*open_tickets(view), *more)])


def effort(tables: Tables, view: SeatView, tracks: Iterable[int]) -> Effort:
    """Pieces, cards and turns for these tracks; a card in hand pays once."""
    hand = list(view.hand)
    pieces = [0, 0]
    cards = claims = 0
    # Coloured ones first: what they leave over pays for the grey ones.
    for number in sorted(tracks, key=lambda n: (tables.tracks[n].colour < 0, tables.tracks[n].length)):
        pieces[tables.piece_of[number]] += tables.tracks[number].length
        claims += 1
        cards += _pay(tables, number, hand)
    return Effort(pieces[0], pieces[1], cards, claims + ceil(cards / 2))


def _pay(tables: Tables, number: int, hand: list[int]) -> int:
    """Takes the price out of the hand; returns how many cards it lacked, at least."""
    track = tables.tracks[number]
    lack = missing(tables, number, hand)
    if lack.cards and tables.piece_of[number]:
        double = tables.cards.of["double-ship"] + max(lack.colour, 0)
        cards = ceil(lack.cards / _DOUBLE_SHIP_PAYS)
        hand[double] += cards
        lack = lack._replace(cards=cards)
    elif lack.cards:
        own = tables.cards.cards_of("train", max(lack.colour, 0))
        helper = own[0] if lack.colour >= 0 else tables.wild
        hand[helper] += lack.cards - lack.locomotives
        hand[tables.wild] += lack.locomotives
    pay = cheapest(tables, number, hand)
    if pay is None:
        # Some prices (sets of three, pairs) are met by no single card: a price as printed will do.
        hand[:] = [max(0, count - track.length) if card == lack.colour else count for card, count in enumerate(hand)]
        return lack.cards
    for card, count in pay:
        hand[card] -= count
    return lack.cards


def ticket_plan(tables: Tables, view: SeatView, ticket: int, turns: int | None = None) -> TicketPlan:
    """How a ticket stands; `turns` are those that are left, if the caller knows them already."""
    if view.done >> ticket & 1:
        return TicketPlan(ticket, Reach.DONE, Remaining(0, ()), Effort(0, 0, 0, 0))
    way = remaining(tables, view, view.seat, tables.board.tickets[ticket].cities)
    if way is None:
        return TicketPlan(ticket, Reach.LOST, None, Effort(0, 0, 0, 0))
    needs = effort(tables, view, way.tracks)
    have = pieces_of(view, view.seat)
    if needs.trains > have[0] or needs.ships > have[1]:
        return TicketPlan(ticket, Reach.DEAR, way, needs)
    left = turns_left(tables, view) if turns is None else turns
    return TicketPlan(ticket, Reach.LATE if needs.turns > left else Reach.WITHIN, way, needs)


def ticket_plans(tables: Tables, view: SeatView) -> list[TicketPlan]:
    """All tickets of the seat; what can still be done stands first."""
    turns = turns_left(tables, view)
    order = (Reach.WITHIN, Reach.LATE, Reach.DEAR, Reach.LOST, Reach.DONE)
    plans = [ticket_plan(tables, view, number, turns) for number in view.tickets]
    return sorted(plans, key=lambda plan: (order.index(plan.reach), plan.effort.turns, plan.ticket))


def shared_spaces(tables: Tables, view: SeatView, first: Sequence[int], second: Sequence[int]) -> int:
    """How many spaces two tickets (given by their cities) save if they are built together."""
    ways = [remaining(tables, view, view.seat, cities) for cities in (first, second)]
    apart = sum(way.spaces for way in ways if way is not None)
    return apart - joint(tables, view, view.seat, [first, second]).spaces
