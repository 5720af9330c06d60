# SPDX-License-Identifier: GPL-3.0-or-later
"""The final count as a play: what is turned over, in which order, and the points of each act.

All points come from the core; the acts of a seat and its track points add up to its total.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from ttr_desktop.core.scoring import Result, own_longest_path, ticket_points, winners_of_most
from ttr_desktop.core.state import State
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.traits.goals import amounts
from ttr_desktop.core.traits.ports import Ports
from ttr_desktop.gui.stage.paths import joining


class Kind(Enum):
    """What an act is about."""

    TICKET = "ticket"
    PATH = "path"
    MOST_TICKETS = "most tickets"
    GOAL = "goal"
    PORT = "port"
    UNBUILT = "unbuilt"
    WINNER = "winner"


class Act(NamedTuple):
    """One thing shown. `number` is the ticket, goal or city it is about, `amount` what was counted for it."""

    kind: Kind
    seat: int  # -1: nobody
    points: int = 0
    number: int = -1
    amount: int = 0
    tracks: tuple[int, ...] = ()
    cities: tuple[int, ...] = ()


def acts(tables: Tables, state: State, result: Result) -> list[Act]:
    """The whole play: tickets, longest path, most tickets, goals, ports, and who has won."""
    seats = range(tables.players)
    play = [act for seat in seats for act in _tickets(tables, state, seat)]
    if tables.rules.longest_path:
        play += _paths(tables, state, result)
    if tables.rules.most_tickets:
        play += _most(result)
    play += [act for number in state.goals for act in _goal(tables, state, number)]
    for trait in tables.traits:
        if isinstance(trait, Ports):
            play += [act for seat in seats for act in _ports(trait, tables, state, seat)]
    return [*play, *(Act(Kind.WINNER, seat) for seat in result.winners[:1])]


def _tickets(tables: Tables, state: State, seat: int) -> Iterator[Act]:
    owned = [track.number for track in tables.tracks if state.owned[seat] >> track.number & 1]
    for number in state.tickets[seat]:
        cities = tables.board.tickets[number].cities
        done = state.done[seat] >> number & 1
        path = joining(tables, owned, cities) if done else ()
        points = ticket_points(tables, state, seat, number)
        yield Act(Kind.TICKET, seat, points, number, int(done), path, cities)


def _paths(tables: Tables, state: State, result: Result) -> list[Act]:
    """Everybody's longest path, the longest last."""
    found = [own_longest_path(tables, owned) for owned in state.owned]
    play = [
        Act(Kind.PATH, seat, line.longest_path, amount=path.length, tracks=path.tracks)
        for seat, (path, line) in enumerate(zip(found, result.lines, strict=True))
    ]
    return sorted(play, key=lambda act: act.amount)


def _most(result: Result) -> list[Act]:
    play = [
        Act(Kind.MOST_TICKETS, seat, line.most_tickets, amount=done)
        for seat, (line, done) in enumerate(zip(result.lines, result.completed, strict=True))
    ]
    return [act for act in play if act.points]


def _goal(tables: Tables, state: State, number: int) -> Iterator[Act]:
    counted = amounts(tables, state, number)
    winners = winners_of_most(counted)
    for seat in winners:
        yield Act(Kind.GOAL, seat, tables.board.goals[number].points, number, counted[seat])
    if not winners:
        yield Act(Kind.GOAL, -1, 0, number)


def _ports(trait: Ports, tables: Tables, state: State, seat: int) -> Iterator[Act]:
    built = trait.built(tables, state, seat)
    for port in built:
        yield Act(Kind.PORT, seat, port.points, port.city, port.tickets, cities=(port.city,))
    missing = trait.count - len(built)
    if missing:
        yield Act(Kind.UNBUILT, seat, -trait.unbuilt * missing, amount=missing)
