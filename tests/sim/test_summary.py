# SPDX-License-Identifier: GPL-3.0-or-later
"""Honest counting."""

from __future__ import annotations

from tests.helpers.outcomes import outcome
from ttr_desktop.sim.simulate import Match
from ttr_desktop.sim.summary import summarise


def test_shared_wins_count_as_their_share() -> None:
    match = Match("usa", ("a", "b"), 2, "s")
    played = [outcome(("a", "b"), (10, 20), (1,)), outcome(("b", "a"), (30, 30), (0, 1))]
    one, two = summarise(match, played).bots
    assert (one.bot, one.wins, one.points["total"]) == ("a", 0.5, 20.0)
    assert (two.bot, two.wins, two.points["total"]) == ("b", 1.5, 25.0)
    assert (two.ms_per_decision, two.ms_worst) == (50.0, 200.0)


def test_equal_bots_are_counted_together() -> None:
    match = Match("usa", ("a", "a"), 1, "s")
    (line,) = summarise(match, [outcome(("a", "a"), (1, 2), (1,))]).bots
    assert (line.games, line.win_rate) == (2, 0.5)


def test_faults_are_told() -> None:
    match = Match("usa", ("a", "b"), 1, "s")
    played = outcome(("a", "b"), (1, 2), (1,))._replace(faults=(3, 0), complaint=("crash: boo", ""))
    one, two = summarise(match, [played]).bots
    assert (one.faults, one.complaint, two.faults) == (3, "crash: boo", 0)


def test_nothing_played_yet() -> None:
    summary = summarise(Match("usa", ("a", "b"), 5, "s"), [])
    assert (summary.games, summary.bots[0].win_rate) == (0, 0.0)
