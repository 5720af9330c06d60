# SPDX-License-Identifier: GPL-3.0-or-later
"""Goal cards (L-3, L-11, L-G1 to L-G11): one function per goal says how much of it a seat has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ttr_desktop.core.board import City, Ticket, Track
from ttr_desktop.core.state import State
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.trait import Trait

if TYPE_CHECKING:
    from ttr_desktop.core.scoring import Tally


@dataclass(frozen=True, slots=True)
class Goals(Trait):
    """`revealed` of the board's goal cards are in play."""

    name: ClassVar[str] = "goals"
    revealed: int = 4

    def setup(self, tables: Tables, state: State) -> None:
        drawn = state.rng.shuffle(range(len(tables.board.goals)))[: self.revealed]
        state.goals = tuple(sorted(drawn))

    def tally(self, tables: Tables, state: State, tallies: list[Tally]) -> None:
        from ttr_desktop.core.scoring import winners_of_most

        for number in state.goals:
            for seat in winners_of_most(amounts(tables, state, number)):
                tallies[seat].goals += tables.board.goals[number].points
                tallies[seat].goals_won += 1


def amounts(tables: Tables, state: State, number: int) -> list[int]:
    """How much of a goal each seat has."""
    count = GOALS[tables.board.goals[number].id]
    return [count(tables, state, seat) for seat in range(tables.players)]


def _own_tracks(tables: Tables, state: State, seat: int) -> Iterator[tuple[Track, City, City]]:
    cities = tables.board.cities
    for track in tables.tracks:
        if state.owned[seat] >> track.number & 1:
            yield track, cities[track.a], cities[track.b]


def _completed(tables: Tables, state: State, seat: int) -> Iterator[tuple[Ticket, list[City]]]:
    for number in state.tickets[seat]:
        if state.done[seat] >> number & 1:
            ticket = tables.board.tickets[number]
            yield ticket, [tables.board.cities[city] for city in ticket.cities]


def _locomotives(tables: Tables, state: State, seat: int) -> int:
    hand = state.hands[seat]
    return hand[tables.wild] + sum(count // 2 for count in hand[: tables.wild])


def _capitals(tables: Tables, state: State, seat: int) -> int:
    capitals = {"stockholm", "kobenhavn", "oslo", "helsinki"}
    return sum(any(city.id in capitals for city in cities) for _, cities in _completed(tables, state, seat))


def _trains_left(tables: Tables, state: State, seat: int) -> int:
    return state.pieces[seat][0]


def _short_tracks(tables: Tables, state: State, seat: int) -> int:
    return sum(track.length == 1 for track, _, _ in _own_tracks(tables, state, seat))


def _countries(tables: Tables, state: State, seat: int) -> int:
    return len({city.country for _, *ends in _own_tracks(tables, state, seat) for city in ends if city.country})


def _longest_path(tables: Tables, state: State, seat: int) -> int:
    from ttr_desktop.core.scoring import own_longest_path

    return own_longest_path(tables, state.owned[seat]).length


def _short_tickets(tables: Tables, state: State, seat: int) -> int:
    return sum(ticket.points <= 5 for ticket, _ in _completed(tables, state, seat))


def _arctic_tickets(tables: Tables, state: State, seat: int) -> int:
    return sum(any(city.arctic for city in cities) for _, cities in _completed(tables, state, seat))


def _arctic_tracks(tables: Tables, state: State, seat: int) -> int:
    return sum(a.arctic or b.arctic for _, a, b in _own_tracks(tables, state, seat))


def _ferries(tables: Tables, state: State, seat: int) -> int:
    return sum(track.kind == "ferry" for track, _, _ in _own_tracks(tables, state, seat))


def _norway_tracks(tables: Tables, state: State, seat: int) -> int:
    return sum("NO" in (a.country, b.country) for _, a, b in _own_tracks(tables, state, seat))


GOALS: Mapping[str, Callable[[Tables, State, int], int]] = {
    "locomotives": _locomotives,  # L-G1
    "capitals": _capitals,  # L-G2
    "trains-left": _trains_left,  # L-G3
    "short-tracks": _short_tracks,  # L-G4
    "countries": _countries,  # L-G5
    "longest-path": _longest_path,  # L-G6
    "short-tickets": _short_tickets,  # L-G7
    "arctic-tickets": _arctic_tickets,  # L-G8
    "arctic-tracks": _arctic_tracks,  # L-G9
    "ferries": _ferries,  # L-G10
    "norway-tracks": _norway_tracks,  # L-G11
}
