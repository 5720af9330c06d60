# SPDX-License-Identifier: GPL-3.0-or-later
"""Styles can be seen in play: what each loves most it does more of than a balanced bot of the same level."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ttr_desktop.bots.base import STYLES, decision_rng
from ttr_desktop.bots.registry import make_bot
from ttr_desktop.core.engine import Game
from ttr_desktop.core.scoring import own_longest_path
from ttr_desktop.data import catalogue

_GAMES = 16


class Habit(NamedTuple):
    """The mean of some games of two experts of the same style, as the first or the second of them plays."""

    tickets: float
    path: float
    turns: float
    in_the_way: float  # tracks at a city of the rival's network, a share of all


@lru_cache(maxsize=len(STYLES))
def habit(style: str) -> Habit:
    totals = [0.0] * len(Habit._fields)
    for number in range(_GAMES):
        seed, seat = f"style {number // 2}", number % 2
        for place, amount in enumerate(_played(style, seed, seat)):
            totals[place] += amount / _GAMES
    return Habit(*totals)


def _played(style: str, seed: str, seat: int) -> Habit:
    game, _ = Game.start(catalogue.board("usa"), 2, seed)
    bots = [make_bot(f"expert:{style}"), make_bot(f"expert:{style}")]
    near = claims = 0
    while not game.over:
        mover, before = game.seat, list(game.state.owned)
        view = game.view(mover)
        rivals = game.state.nets[1 - seat]
        game.play(bots[mover].decide(view, game.choices(), decision_rng(seed, view)).action)
        if mover == seat and game.state.owned[seat] != before[seat]:
            track = (game.state.owned[seat] & ~before[seat]).bit_length() - 1
            claims += 1
            near += any(part & game.tables.ends[track] for part in rivals)
    return Habit(
        len(game.state.tickets[seat]),
        own_longest_path(game.tables, game.state.owned[seat]).length,
        game.state.turn,
        near / max(1, claims),
    )


def test_a_ticket_hunter_takes_more_tickets() -> None:
    assert habit("ticket-hunter").tickets > habit("balanced").tickets + 0.5


def test_a_long_hauler_builds_one_long_path() -> None:
    assert habit("long-hauler").path > habit("balanced").path + 1


def test_a_blocker_builds_where_the_rival_does() -> None:
    assert habit("blocker").in_the_way > habit("balanced").in_the_way + 0.03


def test_a_sprinter_ends_the_game_sooner() -> None:
    assert habit("sprinter").turns < habit("balanced").turns - 2
