# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the game may last: when a seat can bring the end about, and how many turns are left until then."""

from __future__ import annotations

from itertools import accumulate
from math import ceil
from typing import NamedTuple

from ttr_desktop.core.paths import open_tracks, pieces_of
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.traits.piece_pick import PiecePick
from ttr_desktop.core.view import SeatView

_CARDS_A_TURN = 2
_SHIP_CARD_PAYS = 2  # spaces, at best (W-10)
# What it takes to lay pieces, as games between bots of all levels have shown: on average the turns left are guessed to
# within a fifth. How fast somebody has laid pieces so far says much less: many collect first and lay then.
_PIECES_A_CLAIM = 2.5
_CARDS_A_PIECE = 1.1


class Pace(NamedTuple):
    """When a seat brings the last round about: not before so many of its turns, and probably in so many."""

    seat: int
    pieces: int  # that it still has to lay
    soonest: int | None  # None: it cannot, for want of open tracks
    likely: int


def all_pieces(tables: Tables, view: SeatView, seat: int) -> int:
    """All pieces a seat can still lay; before the pick (W-4) as many as will be picked."""
    pick = next((trait for trait in tables.traits if isinstance(trait, PiecePick)), None)
    if pick is not None and view.opening and not any(view.pieces[seat]):
        return pick.total
    return sum(view.pieces[seat])


def pace(tables: Tables, view: SeatView, seat: int) -> Pace:
    """From public facts alone: pieces, open tracks, the number of cards in hand."""
    left = max(0, all_pieces(tables, view, seat) - tables.rules.end_pieces)
    if view.last_by >= 0 or not left:
        return Pace(seat, 0, 0, 0)
    soonest = _soonest(tables, view, seat, left)
    draws = max(0.0, _CARDS_A_PIECE * left - view.hand_sizes[seat]) / _CARDS_A_TURN
    return Pace(seat, left, soonest, max(soonest or 0, ceil(left / _PIECES_A_CLAIM + draws)))


def _soonest(tables: Tables, view: SeatView, seat: int, left: int) -> int | None:
    """The fewest turns that can do: the longest open tracks, every card drawn fits, and no piece lies idle."""
    pieces = pieces_of(view, seat)
    free = open_tracks(tables, view, seat)
    longest: dict[tuple[int, int], int] = {}  # of each route
    bonuses = []
    for track in tables.tracks:
        if free >> track.number & 1:
            ends = (track.a, track.b)
            longest[ends] = max(longest.get(ends, 0), track.length)
            bonuses.append(track.bonus)
    by_sea = min(left, pieces[1])
    lacking = left - by_sea + ceil(by_sea / _SHIP_CARD_PAYS) - view.hand_sizes[seat]
    laid = [0, *accumulate(sorted(longest.values(), reverse=True))]
    drawn = [0, *accumulate(sorted(bonuses, reverse=True))]
    # More tracks than it takes can save turns by the cards that they bring (L-8); those of the last one come too late.
    ways = [
        claims + ceil(max(0, lacking - drawn[claims - 1]) / _CARDS_A_TURN)
        for claims in range(1, len(laid))
        if laid[claims] >= left
    ]
    return min(ways, default=None)


def turns_left(tables: Tables, view: SeatView) -> int:
    """How many turns the seat of the view will have, the present one included: known in the last round, else likely."""
    players = view.players
    if view.last_by >= 0:
        waiting = (view.seat - view.to_move) % players
        return max(0, (view.turns_left + players - 1 - waiting) // players)
    others = [pace(tables, view, seat).likely for seat in range(players) if seat != view.seat]
    return min(others) + tables.rules.end_turns


def end_is_near(tables: Tables, view: SeatView, turns: int) -> int | None:
    """The rival who can end the game within so many turns, the nearest to it first; None if nobody can."""
    paces = [pace(tables, view, seat) for seat in range(view.players) if seat != view.seat]
    able = [one for one in paces if one.soonest is not None and one.soonest <= turns and one.likely <= 2 * turns]
    return min(able, key=lambda one: (one.soonest, one.pieces)).seat if able else None
