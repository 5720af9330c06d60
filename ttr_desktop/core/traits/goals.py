# SPDX-License-Identifier: GPL-3.0-or-later
"""Goal cards (L-3, L-11, L-G1 to L-G11): one function per goal says how much of it a seat has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
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


def _locomotives(tables: Tables, state: State, seat: int) -> int:
    hand = state.hands[seat]
    return hand[tables.wild] + sum(count // 2 for count in hand[: tables.wild])


def _trains_left(tables: Tables, state: State, seat: int) -> int:
    return state.pieces[seat][0]


def _own_tracks(tables: Tables, state: State, seat: int) -> Iterator[tuple[Track, City, City]]:
    cities = tables.board.cities
    for track in tables.tracks:
        if state.owned[seat] >> track.number & 1:
            yield track, cities[track.a], cities[track.b]


def _countries(tables: Tables, state: State, seat: int) -> int:
    return len({city.country for _, *ends in _own_tracks(tables, state, seat) for city in ends if city.country})


def _longest_path(tables: Tables, state: State, seat: int) -> int:
    from ttr_desktop.core.scoring import own_longest_path

    return own_longest_path(tables, state.owned[seat]).length


# Goals that count tracks, and goals that count completed tickets: what counts for each.
TRACK_GOALS: Mapping[str, Callable[[Track, City, City], bool]] = {
    "short-tracks": lambda track, a, b: track.length == 1,  # L-G4
    "arctic-tracks": lambda track, a, b: a.arctic or b.arctic,  # L-G9
    "ferries": lambda track, a, b: track.kind == "ferry",  # L-G10
    "norway-tracks": lambda track, a, b: "NO" in (a.country, b.country),  # L-G11
}
_CAPITALS = frozenset({"stockholm", "kobenhavn", "oslo", "helsinki"})
TICKET_GOALS: Mapping[str, Callable[[Ticket, Sequence[City]], bool]] = {
    "capitals": lambda ticket, cities: any(city.id in _CAPITALS for city in cities),  # L-G2
    "short-tickets": lambda ticket, cities: ticket.points <= 5,  # L-G7
    "arctic-tickets": lambda ticket, cities: any(city.arctic for city in cities),  # L-G8
}


def _count_tracks(counts: Callable[[Track, City, City], bool]) -> Callable[[Tables, State, int], int]:
    return lambda tables, state, seat: sum(counts(*own) for own in _own_tracks(tables, state, seat))


def _count_tickets(counts: Callable[[Ticket, Sequence[City]], bool]) -> Callable[[Tables, State, int], int]:
    def count(tables: Tables, state: State, seat: int) -> int:
        done = [tables.board.tickets[number] for number in state.tickets[seat] if state.done[seat] >> number & 1]
        return sum(counts(ticket, [tables.board.cities[city] for city in ticket.cities]) for ticket in done)

    return count


GOALS: Mapping[str, Callable[[Tables, State, int], int]] = {
    "locomotives": _locomotives,  # L-G1
    "trains-left": _trains_left,  # L-G3
    "countries": _countries,  # L-G5
    "longest-path": _longest_path,  # L-G6
    **{goal: _count_tracks(counts) for goal, counts in TRACK_GOALS.items()},
    **{goal: _count_tickets(counts) for goal, counts in TICKET_GOALS.items()},
}
