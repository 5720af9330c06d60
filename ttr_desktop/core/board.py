# SPDX-License-Identifier: GPL-3.0-or-later
"""A board: cities, tracks, tickets and goals, numbered in the order of its file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ttr_desktop.core.rules import Rules
from ttr_desktop.core.trait import Trait


@dataclass(frozen=True, slots=True)
class City:
    """A place on the board. A junction has no name (C-21)."""

    id: str
    name: str
    lon: float
    lat: float
    country: str = ""
    harbour: bool = False
    arctic: bool = False
    junction: bool = False


@dataclass(frozen=True, slots=True)
class Track:
    """What a player claims: `length` spaces between the cities numbered `a` and `b`."""

    id: str
    number: int
    a: int
    b: int
    length: int
    colour: int  # number of the colour, -1 for grey
    kind: str = "rail"
    locomotives: int = 0  # locomotive symbols of a ferry
    substitute: int = 0  # so many cards of any kind stand for one (N-7)
    pairs: int = 0  # spaces with the doubling sign (W-11)
    bonus: int = 0  # cards drawn after the claim (L-8)
    over_edge: bool = False  # leaves the map at one side and enters at the other (W-13)


@dataclass(frozen=True, slots=True)
class Ticket:
    """Cities to be joined. A tour names three or more and has two more values (W-15)."""

    id: str
    number: int
    cities: tuple[int, ...]
    points: int
    points_any_order: int = 0
    penalty: int = 0
    mask: int = 0  # one bit per city named

    @property
    def is_tour(self) -> bool:
        return len(self.cities) > 2

    @property
    def loss(self) -> int:
        """What an open ticket costs at the end."""
        return self.penalty if self.is_tour else self.points


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal card of the Northern Lights board (L-3)."""

    id: str
    points: int


@dataclass(frozen=True, eq=False)
class Board:
    """A board with its rules. Compared by identity: a loaded board is shared, never copied."""

    id: str
    names: tuple[tuple[str, str], ...]  # (language, name)
    rules: Rules
    traits: tuple[Trait, ...]
    cities: tuple[City, ...]
    tracks: tuple[Track, ...]
    tickets: tuple[Ticket, ...]
    goals: tuple[Goal, ...] = ()
    countries: tuple[tuple[str, str], ...] = ()  # (id, name)

    @cached_property
    def routes(self) -> tuple[tuple[int, ...], ...]:
        """The tracks of each pair of cities (C-22)."""
        pairs: dict[tuple[int, int], list[int]] = {}
        for track in self.tracks:
            pairs.setdefault((track.a, track.b), []).append(track.number)
        return tuple(tuple(numbers) for numbers in pairs.values())

    @cached_property
    def city_index(self) -> dict[str, int]:
        return {city.id: number for number, city in enumerate(self.cities)}

    @cached_property
    def track_index(self) -> dict[str, int]:
        return {track.id: track.number for track in self.tracks}

    @cached_property
    def ticket_index(self) -> dict[str, int]:
        return {ticket.id: ticket.number for ticket in self.tickets}

    def name(self, language: str = "en") -> str:
        """The board's name in a language, else in English."""
        names = dict(self.names)
        return names.get(language) or names["en"]
