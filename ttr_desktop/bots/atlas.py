# SPDX-License-Identifier: GPL-3.0-or-later
"""What planning needs to know of a board, worked out once: neighbours, prices in cards, detours, cheapest paths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise

from ttr_desktop.core.payment import missing
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.traits.goals import TICKET_GOALS, TRACK_GOALS
from ttr_desktop.core.traits.ports import Ports

CLOSED = float("inf")  # the price of a track that cannot be had
_TUNNEL_EXTRA = 0.7  # cards a tunnel asks for on average
_SHIP_CARD_PAYS = 1.6  # spaces a ship card pays on average (W-1, W-10)
_FARTHEST_DETOUR = 15.0


class Atlas:
    """A board seen by a planner. Tracks and cities are numbers, as in the core."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.length = tuple(track.length for track in tables.tracks)
        around: list[list[tuple[int, int]]] = [[] for _ in tables.board.cities]
        for track in tables.tracks:
            around[track.a].append((track.b, track.number))
            around[track.b].append((track.a, track.number))
        self.around = tuple(tuple(ways) for ways in around)
        self.cards = tuple(self._cards(number) for number in range(len(tables.tracks)))
        self.detour = tuple(self._detour(number) for number in range(len(tables.tracks)))
        self.legs = tuple(tuple(pairwise(ticket.cities)) for ticket in tables.board.tickets)
        self.goal_tracks, self.goal_tickets = self._goal_tracks(), self._goal_tickets()
        self.goal_masks = {goal: mask_of(found) for goal, found in (self.goal_tracks | self.goal_tickets).items()}
        self.country_tracks = self._country_tracks()
        self.country_masks = tuple(map(mask_of, self.country_tracks))
        self.ports = next((trait for trait in tables.traits if isinstance(trait, Ports)), None)
        self.ticket_harbours = tuple(
            tuple(city for city in ticket.cities if tables.board.cities[city].harbour)
            for ticket in tables.board.tickets
        )
        wild_on = tables.rules.locomotives_on
        self.wild_helps = tuple(track.kind in wild_on and not track.substitute for track in tables.tracks)

    def _cards(self, number: int) -> float:
        """How many cards the track takes from an empty hand, on average."""
        track = self.tables.tracks[number]
        needed = float(missing(self.tables, number, [0] * len(self.tables.cards)).cards)
        if track.kind == "tunnel":
            return needed + _TUNNEL_EXTRA
        return needed / _SHIP_CARD_PAYS if track.kind == "sea" else needed

    def _detour(self, number: int) -> float:
        """How many spaces longer the way round is if the route of this track is lost."""
        track = self.tables.tracks[number]
        cost: list[float] = list(map(float, self.length))
        lost = self.tables.siblings[number] | 1 << number
        for other in range(len(cost)):
            if lost >> other & 1:
                cost[other] = CLOSED
        way = self.path(cost, track.a, track.b)
        if way is None:
            return _FARTHEST_DETOUR
        return min(_FARTHEST_DETOUR, sum(self.length[other] for other in way) - track.length)

    def _goal_tracks(self) -> dict[str, tuple[int, ...]]:
        """For each goal of the board that counts tracks: those that count."""
        board = self.tables.board
        cities, wanted = board.cities, {goal.id for goal in board.goals}
        return {
            goal: tuple(t.number for t in board.tracks if counts(t, cities[t.a], cities[t.b]))
            for goal, counts in TRACK_GOALS.items()
            if goal in wanted
        }

    def _goal_tickets(self) -> dict[str, tuple[int, ...]]:
        """The same for goals that count tickets."""
        board = self.tables.board
        wanted = {goal.id for goal in board.goals}
        return {
            goal: tuple(t.number for t in board.tickets if counts(t, [board.cities[city] for city in t.cities]))
            for goal, counts in TICKET_GOALS.items()
            if goal in wanted
        }

    def _country_tracks(self) -> tuple[tuple[int, ...], ...]:
        """For each country the tracks that reach it."""
        found: dict[str, list[int]] = {}
        for track in self.tables.tracks:
            for country in {self.tables.board.cities[end].country for end in (track.a, track.b)} - {""}:
                found.setdefault(country, []).append(track.number)
        return tuple(tuple(found[country]) for country in sorted(found))

    def path(self, cost: Sequence[float], start: int, goal: int) -> list[int] | None:
        """The tracks of the cheapest path between two cities, or None."""
        if start == goal:
            return []
        around = self.around
        best = [CLOSED] * len(around)
        came: list[tuple[int, int]] = [(-1, -1)] * len(around)
        best[start] = 0.0
        queue = [(0.0, start)]
        while queue:
            so_far, city = heappop(queue)
            if city == goal:
                way = []
                while city != start:
                    city, track = came[city]
                    way.append(track)
                return way
            if so_far > best[city]:
                continue
            for other, track in around[city]:
                total = so_far + cost[track]
                if total < best[other]:
                    best[other] = total
                    came[other] = (city, track)
                    heappush(queue, (total, other))
        return None

    def join(self, cost: list[float], legs: Iterable[tuple[int, int]]) -> tuple[int, float] | None:
        """Joins the ends of every leg in turn; tracks bought for one leg are free for the next.

        Writes the free tracks into `cost`. Returns the mask of the tracks bought and their price, or None (with
        `cost` possibly changed) if some leg has no path.
        """
        bought, price = 0, 0.0
        for start, goal in legs:
            way = self.path(cost, start, goal)
            if way is None:
                return None
            for track in way:
                if cost[track] > 0.0:
                    price += cost[track]
                    bought |= 1 << track
                    cost[track] = 0.0
        return bought, price


@lru_cache(maxsize=32)
def atlas_of(tables: Tables) -> Atlas:
    """The atlas of a compiled board."""
    return Atlas(tables)


def mask_of(found: Iterable[int]) -> int:
    """The mask with these bits."""
    mask = 0
    for number in found:
        mask |= 1 << number
    return mask


def numbers(mask: int) -> list[int]:
    """The numbers of the bits of a mask."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit.bit_length() - 1)
        mask ^= bit
    return found
