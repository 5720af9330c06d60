# SPDX-License-Identifier: GPL-3.0-or-later
"""The ladder: who plays whom, and what is made of it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from tests.helpers.outcomes import outcome
from ttr_desktop.bots.registry import BOTS, BotKind
from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.sim.ladder import Plan, board_table, everybody, pairings
from ttr_desktop.sim.ladder_page import ladder_page
from ttr_desktop.sim.match import Outcome
from ttr_desktop.sim.simulate import Match

MADE = {
    "command": "ttr simulate --ladder",
    "commits": ["abc"],
    "date": "2026-01-01",
    "machine": {"processor": "abacus", "cores": 2, "python": "3.11"},
    "budget": "1s",
}


def test_everybody_is_joined() -> None:
    joined = {everybody()[0]}
    pairs = pairings(everybody())
    for _ in pairs:
        joined |= {bot for pair in pairs if set(pair) & joined for bot in pair}
    assert joined == set(everybody())


def test_neighbouring_levels_meet() -> None:
    levels = [bot for bot, info in BOTS.items() if info.kind is BotKind.LEVEL]
    for lower, upper in pairwise(levels):
        assert (upper, lower) in pairings(everybody()) or len(everybody()) <= 3


def test_a_stranger_plays_all_levels() -> None:
    bots = ("random", "greedy", "x", "y")
    levels = {bot for bot in bots if bot in BOTS and BOTS[bot].kind is BotKind.LEVEL}
    assert {rival for rival, bot in pairings(bots) if bot == "x"} == levels


def test_figures_of_a_board() -> None:
    match = Match("usa", ("greedy", "random"), 4, "s")
    table = Match("usa", ("greedy", "greedy"), 1, "s")
    games: dict[str, Mapping[int, Outcome]] = {
        match.key: {
            0: outcome(("greedy", "random"), (50, 20), (0,)),
            1: outcome(("random", "greedy"), (30, 40), (1,)),
            2: outcome(("greedy", "random"), (50, 20), (0,)),
            3: outcome(("random", "greedy"), (30, 30), (0, 1)),
        },
        table.key: {0: outcome(("greedy", "greedy"), (50, 60), (1,))},
    }
    figures = board_table([match, table, Match("usa", ("random", "x"), 4, "s")], lambda one: games.get(one.key, {}))
    assert figures["bots"]["greedy"]["elo"] == 1500
    assert figures["bots"]["random"]["elo"] < 1500
    assert figures["bots"]["random"]["low"] < figures["bots"]["random"]["elo"] < figures["bots"]["random"]["high"]
    (pairing,) = figures["pairings"]
    assert (pairing["bots"], pairing["games"], pairing["wins"]) == (["greedy", "random"], 4, 0.875)
    assert figures["tables"] == [{"bot": "greedy", "players": 2, "games": 1, "points": 55.0}]
    page = ladder_page({"boards": {"usa": {"made": MADE, **figures}}})
    assert "| greedy against random | 4 | 87.5% |" in page
    assert "Commit: abc." in page
    assert "| greedy | 2 | 1 | 55.0 |" in page


def test_plans_fit_every_board() -> None:
    plan = Plan(everybody(), 400, 100, 50, "1", None)
    for map_id in MAP_IDS:
        assert all(match.games in (400, 100, 50) for match in plan.matches(map_id))
