# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the game may last: when a seat can bring the end about, and how many turns are left until then."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from ttr_desktop.core.paths import open_tracks, pieces_of
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView

_SHIP_CARD_PAYS = 2  # spaces, at best (W-10)
_USUAL_PACE = 1.4  # pieces a turn, until a seat has shown its own


class Pace(NamedTuple):
    """When a seat ends the game: not before so many of its turns, and in so many as it has played so far."""

    seat: int
    pieces: int  # that it still has to lay
    soonest: int | None  # None: it cannot, for want of open tracks
    likely: int


def pace(tables: Tables, view: SeatView, seat: int) -> Pace:
    """From public facts alone: pieces, open tracks, the number of cards in hand, tracks laid so far."""
    left = max(0, sum(pieces_of(view, seat)) - tables.rules.end_pieces)
    if view.last_by >= 0 or not left:
        return Pace(seat, 0, 0, 0)
    soonest = _soonest(tables, view, seat, left)
    turns = view.turn // view.players
    laid = sum(track.length for track in tables.tracks if view.owner[track.number] == seat)
    # Two turns of the usual pace are mixed in, so that the first track alone does not decide.
    speed = (laid + 2 * _USUAL_PACE) / (turns + 2)
    return Pace(seat, left, soonest, max(soonest or 0, ceil(left / max(speed, 0.4))))


def _soonest(tables: Tables, view: SeatView, seat: int, left: int) -> int | None:
    """The fewest turns: the longest open tracks, and every card it draws fits."""
    pieces = list(pieces_of(view, seat))
    free = open_tracks(tables, view, seat)
    longest: dict[tuple[int, int], tuple[int, int]] = {}  # of each route: length, kind of piece
    for track in tables.tracks:
        if free >> track.number & 1:
            ends = (track.a, track.b)
            longest[ends] = max(longest.get(ends, (0, 0)), (track.length, tables.piece_of[track.number]))
    claims, cards = 0, 0
    for length, piece in sorted(longest.values(), reverse=True):
        if left <= 0:
            break
        if length <= pieces[piece]:
            pieces[piece] -= length
            left -= length
            claims += 1
            cards += ceil(length / _SHIP_CARD_PAYS) if piece else length
    if left > 0:
        return None
    return claims + ceil(max(0, cards - view.hand_sizes[seat]) / 2)


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
