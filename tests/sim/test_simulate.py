# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches: same deals with all seatings, honest counting."""

from __future__ import annotations

from ttr_desktop.core.events import ScoreLine
from ttr_desktop.sim.match import Outcome, play_match
from ttr_desktop.sim.simulate import Match, summarise


def outcome(bots: tuple[str, ...], totals: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    lines = tuple(ScoreLine(total, 0, 0, 0, 0, 0, total) for total in totals)
    return Outcome(bots, lines, winners, 80, (10,) * len(bots), (0.5,) * len(bots))


def test_every_deal_is_played_with_all_seatings() -> None:
    match = Match("usa", ("a", "b", "c"), 6, "s")
    games = [match.game(number) for number in range(6)]
    assert [seed for _, _, seed in games] == ["s-0", "s-0", "s-0", "s-1", "s-1", "s-1"]
    assert [bots for _, bots, _ in games[:3]] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_shared_wins_count_as_their_share() -> None:
    match = Match("usa", ("a", "b"), 2, "s")
    played = [outcome(("a", "b"), (10, 20), (1,)), outcome(("b", "a"), (30, 30), (0, 1))]
    one, two = summarise(match, played).bots
    assert (one.bot, one.wins, one.points["total"]) == ("a", 0.5, 20.0)
    assert (two.bot, two.wins, two.points["total"]) == ("b", 1.5, 25.0)
    assert two.ms_per_decision == 50.0


def test_equal_bots_are_counted_together() -> None:
    match = Match("usa", ("a", "a"), 1, "s")
    (line,) = summarise(match, [outcome(("a", "a"), (1, 2), (1,))]).bots
    assert (line.games, line.win_rate) == (2, 0.5)


def test_same_seed_same_game() -> None:
    one = play_match("world", ("greedy", "random"), "7")
    two = play_match("world", ("greedy", "random"), "7")
    assert (one.lines, one.winners, one.turns, one.decisions) == (two.lines, two.winners, two.turns, two.decisions)
    assert one.lines != play_match("world", ("greedy", "random"), "8").lines
