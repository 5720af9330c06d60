# SPDX-License-Identifier: GPL-3.0-or-later
"""The final count: tickets, bonuses, what the board's traits add, and tie-breaks (C-14, C-18, C-19, U-8, U-9 ...)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ttr_desktop.core.events import ScoreLine
from ttr_desktop.core.longest import LongestPath, longest_path
from ttr_desktop.core.state import State
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.tours import in_order


class Tally:
    """The count of one seat while it is being made."""

    __slots__ = ("completed", "goals", "goals_won", "longest_path", "most_tickets", "ports", "tickets")

    def __init__(self) -> None:
        self.tickets = 0
        self.completed = 0  # number of completed tickets
        self.longest_path = 0  # bonus
        self.most_tickets = 0  # bonus
        self.goals = 0
        self.goals_won = 0
        self.ports = 0


class Result(NamedTuple):
    """The outcome: a line per seat, who won, and which tie-break decided ("" if none was needed)."""

    lines: tuple[ScoreLine, ...]
    winners: tuple[int, ...]
    tie_break: str
    completed: tuple[int, ...]


def own_longest_path(tables: Tables, owned: int) -> LongestPath:
    """The longest path through the tracks of the mask; its `tracks` are track numbers."""
    numbers = [track.number for track in tables.tracks if owned >> track.number & 1]
    tracks = tables.tracks
    found = longest_path([(tracks[n].a, tracks[n].b, tracks[n].length) for n in numbers])
    return LongestPath(found.length, tuple(numbers[index] for index in found.tracks))


def ticket_points(tables: Tables, state: State, seat: int, number: int) -> int:
    """What a ticket is worth to its owner now: its points, or minus its penalty (C-14, W-15)."""
    ticket = tables.board.tickets[number]
    if not state.done[seat] >> number & 1:
        return -ticket.loss
    if not ticket.is_tour:
        return ticket.points
    owned = state.owned[seat]
    edges = [(track.a, track.b) for track in tables.tracks if owned >> track.number & 1]
    return ticket.points if in_order(edges, ticket.cities) else ticket.points_any_order


def winners_of_most(values: Sequence[int]) -> list[int]:
    """All with the highest value, nobody if that is 0 (C-18)."""
    best = max(values)
    return [seat for seat, value in enumerate(values) if value == best] if best > 0 else []


def count_up(tables: Tables, state: State) -> Result:
    """The final count of a position, whether or not the game is over."""
    rules = tables.rules
    tallies = [Tally() for _ in range(tables.players)]
    for seat, tally in enumerate(tallies):
        for number in state.tickets[seat]:
            points = ticket_points(tables, state, seat, number)
            tally.tickets += points
            tally.completed += points > 0
    if rules.longest_path:
        lengths = [own_longest_path(tables, owned).length for owned in state.owned]
        for seat in winners_of_most(lengths):
            tallies[seat].longest_path = rules.longest_path
    if rules.most_tickets:
        for seat in winners_of_most([tally.completed for tally in tallies]):
            tallies[seat].most_tickets = rules.most_tickets
    for trait in tables.traits:
        trait.tally(tables, state, tallies)
    lines = tuple(_line(state.scores[seat], tally) for seat, tally in enumerate(tallies))
    winners, tie_break = _winners(tables, state, lines, tallies)
    return Result(lines, winners, tie_break, tuple(tally.completed for tally in tallies))


def _line(routes: int, tally: Tally) -> ScoreLine:
    parts = (routes, tally.tickets, tally.longest_path, tally.most_tickets, tally.goals, tally.ports)
    return ScoreLine(*parts, sum(parts))


def _winners(
    tables: Tables, state: State, lines: tuple[ScoreLine, ...], tallies: list[Tally]
) -> tuple[tuple[int, ...], str]:
    best = max(line.total for line in lines)
    tied = [seat for seat, line in enumerate(lines) if line.total == best]
    decided = ""
    for name in tables.rules.tie_breaks:
        if len(tied) == 1:
            break
        values = {seat: _tie_value(tables, state, name, seat, tallies[seat]) for seat in tied}
        top = max(values.values())
        if min(values.values()) < top:
            tied = [seat for seat in tied if values[seat] == top]
            decided = name
    return tuple(tied), decided


def _tie_value(tables: Tables, state: State, name: str, seat: int, tally: Tally) -> int:
    if name == "longest-path":
        return own_longest_path(tables, state.owned[seat]).length
    return {"tickets": tally.completed, "longest-path-bonus": tally.longest_path, "goals": tally.goals_won}[name]
