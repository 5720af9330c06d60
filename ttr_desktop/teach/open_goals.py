# SPDX-License-Identifier: GPL-3.0-or-later
"""Goals whose state everybody can see (L-3), and what a track does for them."""

from __future__ import annotations

from typing import NamedTuple

from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import possible_game
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.traits.goals import amounts
from ttr_desktop.core.view import SeatView

# What is built, and nothing else; the other goals depend on hands and tickets, or are won by building less.
BUILT_GOALS = frozenset({"short-tracks", "countries", "longest-path", "arctic-tracks", "ferries", "norway-tracks"})


class Standing(NamedTuple):
    """How a goal stands for the seat of a view: its own amount and the best of the others."""

    goal: int
    mine: int
    best: int


def standings(tables: Tables, view: SeatView, track: int = -1) -> list[Standing]:
    """The goals in play that are won by building; with a track as if the seat owned that, too."""
    goals = [number for number in view.goals if tables.board.goals[number].id in BUILT_GOALS]
    if not goals:
        return []
    state = possible_game(tables, view, Rng("goals")).state  # what is public is the same in all that fit the view
    if track >= 0:
        state.owned[view.seat] |= 1 << track
    found = []
    for number in goals:
        counts = amounts(tables, state, number)
        best = max(count for seat, count in enumerate(counts) if seat != view.seat)
        found.append(Standing(number, counts[view.seat], best))
    return found


def helped(tables: Tables, view: SeatView, track: int) -> list[Standing]:
    """The goals of which the track gives the seat more, as they would stand then."""
    before = {one.goal: one.mine for one in standings(tables, view)}
    return [one for one in standings(tables, view, track) if one.mine > before[one.goal]]
