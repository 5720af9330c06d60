# SPDX-License-Identifier: GPL-3.0-or-later
"""What a track does for a seat's tickets, and what losing it would cost."""

from __future__ import annotations

from typing import NamedTuple

from ttr_desktop.core.cards import Payment
from ttr_desktop.core.network import Net, build
from ttr_desktop.core.paths import open_tracks, remaining
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.tours import in_order
from ttr_desktop.core.view import SeatView
from ttr_desktop.teach.plans import Reach, open_tickets, ticket_plan
from ttr_desktop.teach.tempo import turns_left


class Service(NamedTuple):
    """A ticket that a track brings nearer: spaces that it lacks before and after."""

    ticket: int
    before: int
    after: int


def with_claim(tables: Tables, view: SeatView, track: int, pay: Payment = ()) -> SeatView:
    """The view as if its seat had claimed the track."""
    owner = list(view.owner)
    owner[track] = view.seat
    hand = list(view.hand)
    for card, count in pay:
        hand[card] -= count
    pieces = [list(own) for own in view.pieces]
    pieces[view.seat][tables.piece_of[track]] -= tables.tracks[track].length
    return view._replace(owner=tuple(owner), hand=tuple(hand), pieces=tuple((own[0], own[1]) for own in pieces))


def services(tables: Tables, view: SeatView, track: int) -> list[Service]:
    """The open tickets that the track brings nearer: those it completes first, then the most valuable."""
    after_claim = with_claim(tables, view, track)
    found = []
    for ticket in open_tickets(view):
        cities = tables.board.tickets[ticket].cities
        before = remaining(tables, view, view.seat, cities)
        after = remaining(tables, after_claim, view.seat, cities)
        if before is not None and after is not None and after.spaces < before.spaces:
            found.append(Service(ticket, before.spaces, after.spaces))
    return sorted(found, key=lambda one: (one.after > 0, -tables.board.tickets[one.ticket].points))


def helpful(tables: Tables, view: SeatView, track: int, pay: Payment = ()) -> list[Service]:
    """Those of the services that lead somewhere: pieces suffice afterwards, in the last round turns as well."""
    after, turns = with_claim(tables, view, track, pay), turns_left(tables, view) - 1
    reachable = (Reach.WITHIN,) if view.last_by >= 0 else (Reach.WITHIN, Reach.LATE)
    found = services(tables, view, track)
    return [one for one in found if ticket_plan(tables, after, one.ticket, turns).reach in reachable]


def joined_in_order(tables: Tables, view: SeatView, ticket: int) -> bool:
    """Whether a completed ticket brings its full points: a tour does only in its order (W-15)."""
    one = tables.board.tickets[ticket]
    edges = [(track.a, track.b) for track in tables.tracks if view.owner[track.number] == view.seat]
    return not one.is_tour or in_order(edges, one.cities)


def loss(tables: Tables, view: SeatView, ticket: int, track: int) -> int | None:
    """How many spaces more the ticket takes if a rival takes the track; None if there is no other way."""
    cities = tables.board.tickets[ticket].cities
    owner = list(view.owner)
    owner[track] = (view.seat + 1) % view.players
    before = remaining(tables, view, view.seat, cities)
    after = remaining(tables, view._replace(owner=tuple(owner)), view.seat, cities)
    return None if before is None or after is None else after.spaces - before.spaces


def net_of(tables: Tables, view: SeatView, seat: int) -> Net:
    """The joined parts of a seat's network."""
    return build(tables.ends[number] for number, owner in enumerate(view.owner) if owner == seat)


def rivals_at(tables: Tables, view: SeatView, track: int) -> list[int]:
    """The rivals whose network touches an end of the track, and who could claim it themselves."""
    ends = tables.ends[track]
    rivals = (seat for seat in range(view.players) if seat != view.seat)
    able = [seat for seat in rivals if open_tracks(tables, view, seat) >> track & 1]
    return [seat for seat in able if any(part & ends for part in net_of(tables, view, seat))]
