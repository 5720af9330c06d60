# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches: same deals with all seatings, on any number of processes the same games."""

from __future__ import annotations

from ttr_desktop.sim.match import play_match
from ttr_desktop.sim.simulate import Match, outcomes


def test_every_deal_is_played_with_all_seatings() -> None:
    match = Match("usa", ("a", "b", "c"), 6, "s")
    games = [match.game(number) for number in range(6)]
    assert [seed for _, seed in games] == ["s-0", "s-0", "s-0", "s-1", "s-1", "s-1"]
    assert [bots for bots, _ in games[:3]] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_a_seating_that_is_the_same_is_not_played_twice() -> None:
    assert [seed for _, seed in map(Match("usa", ("a", "a"), 3, "s").game, range(3))] == ["s-0", "s-1", "s-2"]
    assert len(Match("usa", ("a", "b", "a", "b"), 3, "s").seatings()) == 2


def test_same_seed_same_game() -> None:
    one = play_match("world", ("greedy", "random"), "7")
    two = play_match("world", ("greedy", "random"), "7")
    assert (one.lines, one.winners, one.turns, one.decisions) == (two.lines, two.winners, two.turns, two.decisions)
    assert one.lines != play_match("world", ("greedy", "random"), "8").lines


def test_processes_change_nothing() -> None:
    match = Match("usa", ("greedy", "random"), 30, "s")
    alone = {number: outcome.lines for number, outcome in outcomes(match, 1)}
    assert {number: outcome.lines for number, outcome in outcomes(match, 2)} == alone
    assert sorted(alone) == list(range(30))


def test_what_is_played_already_is_left_out() -> None:
    match = Match("usa", ("random", "random"), 4, "s")
    assert sorted(number for number, _ in outcomes(match, 1, {0, 2})) == [1, 3]
