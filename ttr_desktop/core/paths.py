# SPDX-License-Identifier: GPL-3.0-or-later
"""What it still takes to join cities: cheapest paths over own and open tracks, from what a seat can see."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView


class Remaining(NamedTuple):
    """Spaces still to be claimed, the tracks of the path that are not yet owned, and those that are."""

    spaces: int
    tracks: tuple[int, ...]
    own: tuple[int, ...] = ()


def pieces_of(view: SeatView, seat: int) -> tuple[int, int]:
    """The trains and ships of a seat; before the World board's pick (W-4) all that could be picked."""
    pieces = view.pieces[seat]
    return view.box[seat] if view.opening and not any(pieces) else pieces


def open_tracks(tables: Tables, view: SeatView, seat: int) -> int:
    """The mask of tracks the seat could still claim one day, whatever it holds (C-9, C-10, C-11)."""
    pieces = pieces_of(view, seat)
    mask = 0
    for route in tables.board.routes:
        owners = [view.owner[number] for number in route if view.owner[number] >= 0]
        if seat in owners or len(owners) >= tables.usable[route[0]]:
            continue
        for number in route:
            if view.owner[number] < 0 and tables.tracks[number].length <= pieces[tables.piece_of[number]]:
                mask |= 1 << number
    return mask


def cheapest_path(
    tables: Tables, view: SeatView, seat: int, a: int, b: int, planned: Collection[int] = ()
) -> Remaining | None:
    """The path between two cities with the fewest spaces still to claim; None if there is none.

    Tracks that are planned anyway cost nothing more.
    """
    free = open_tracks(tables, view, seat)
    ways: dict[int, list[tuple[int, int, int]]] = {}
    for track in tables.tracks:
        mine = view.owner[track.number] == seat
        if mine or free >> track.number & 1:
            cost = 0 if mine or track.number in planned else track.length
            ways.setdefault(track.a, []).append((track.b, cost, track.number))
            ways.setdefault(track.b, []).append((track.a, cost, track.number))
    best = {a: 0}
    came: dict[int, tuple[int, int]] = {}
    queue = [(0, 0, a)]
    while queue:
        spaces, steps, city = heappop(queue)
        if city == b:
            path = _tracks_back(came, a, b)
            own = tuple(number for number in path if view.owner[number] == seat)
            return Remaining(spaces, tuple(number for number in path if view.owner[number] != seat), own)
        if spaces > best[city]:
            continue
        for other, cost, number in ways.get(city, ()):
            if spaces + cost < best.get(other, 1 << 30):
                best[other] = spaces + cost
                came[other] = (city, number)
                heappush(queue, (spaces + cost, steps + 1, other))
    return None


def _tracks_back(came: dict[int, tuple[int, int]], a: int, b: int) -> list[int]:
    tracks = []
    while b != a:
        b, number = came[b]
        tracks.append(number)
    return tracks[::-1]


def remaining(
    tables: Tables, view: SeatView, seat: int, cities: Sequence[int], planned: Collection[int] = ()
) -> Remaining | None:
    """What it takes to join the cities one after the other (a ticket, or a tour in its order)."""
    tracks: dict[int, None] = {}
    own: dict[int, None] = {}
    for a, b in pairwise(cities):
        leg = cheapest_path(tables, view, seat, a, b, planned)
        if leg is None:
            return None
        tracks.update(dict.fromkeys(leg.tracks))
        own.update(dict.fromkeys(leg.own))
    spaces = sum(tables.tracks[number].length for number in tracks if number not in planned)
    return Remaining(spaces, tuple(tracks), tuple(own))


def joint(tables: Tables, view: SeatView, seat: int, tickets: Iterable[Sequence[int]]) -> Remaining:
    """What it takes to join the cities of several tickets, as good as can be found quickly.

    One after the other, the longest first or last, each using what the ones before it need anyway. Tickets that are
    out of reach are left out.
    """
    ways = [(rest.spaces, cities) for cities in tickets if (rest := remaining(tables, view, seat, cities)) is not None]
    ways.sort(key=lambda way: way[0])
    found: list[dict[int, None]] = []
    for order in (ways, ways[::-1]):
        planned: dict[int, None] = {}
        for _, cities in order:
            rest = remaining(tables, view, seat, cities, planned)
            planned.update(dict.fromkeys(rest.tracks if rest is not None else ()))
        found.append(planned)
    best = min(found, key=lambda tracks: _length(tables, tracks))
    return Remaining(_length(tables, best), tuple(best))


def _length(tables: Tables, tracks: Iterable[int]) -> int:
    return sum(tables.tracks[number].length for number in tracks)
