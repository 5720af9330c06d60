# SPDX-License-Identifier: GPL-3.0-or-later
"""The runner itself: it must notice what is wrong. And all scenario files of the suite."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.telling import telling
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.data.scenario import load_scenario, parse_scenario
from ttr_desktop.sim.scenario_runner import run

SCENARIOS = sorted((Path(__file__).parent.parent / "scenarios").rglob("*.yaml"))

HEAD = """
scenario: 1
title: Test
map: usa
players: 2
setup:
  hands: [{red: 3}, {}]
  market: [white, white, white, black, black]
  deck: [red, blue]
  claimed: [[atlanta/nashville/gray], []]
  tickets: [[dallas/new-york], []]
steps:
"""


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario(file: Path) -> None:
    assert run(load_scenario(file)) is None


@pytest.mark.parametrize(
    ("step", "what"),
    [
        ("- expect: {turn: 1}", "turn"),
        ("- expect: {phase: over}", "phase"),
        ("- expect: {scores: [2, 0]}", "scores"),
        ("- expect: {hands: [{red: 2}, {}]}", "hands"),
        ("- expect: {hands: [{red: 3}]}", "hands"),
        ("- expect: {pieces: [{train: 45}, {train: 45}]}", "pieces"),
        ("- expect: {tickets: [[], []]}", "tickets"),
        ("- expect: {offer: [dallas/new-york]}", "offer"),
        ("- expect: {market: [white, white, white, black, red]}", "market"),
        ("- expect: {discards: [red]}", "discards"),
        ("- expect: {deck_size: 5}", "deck_size"),
        ("- expect: {claimed: [[], []]}", "claimed"),
        ("- expect: {ports: [[miami], []]}", "ports"),
        ("- expect: {last_round: true}", "last_round"),
        ("- expect: {longest: [2, 0]}", "longest"),
        ("- expect: {events: [card-drawn]}", "events"),
        ("- expect: {final: [{total: 1}, {}]}", "final"),
        ("- expect: {winners: [0]}", "winners"),
        ("- do: {claim: dallas/houston/gray, pay: {red: 2}}", "do"),
        ("- refuse: {draw: deck}", "refuse"),
        ("- {refuse: {pass: true}, because: wrong-colour}", "because"),
    ],
)
def test_a_wrong_step_is_noticed(step: str, what: str) -> None:
    failure = run(parse_scenario("x", HEAD + "  " + step + "\n"))
    assert failure is not None
    assert failure.what == what
    assert failure.line == 13


@pytest.mark.parametrize(
    "step",
    [
        "- expect: {turn: 0, phase: turn, scores: [1, 0], hands: [{red: 3}, {blue: 0}], longest: [1, 0]}",
        "- expect: {tickets: [[new-york/dallas], []], claimed: [[nashville/atlanta/gray], []], last_round: false}",
        "- expect: {pieces: [{train: 44}, {train: 45}], market: [white, white, white, black, black], discards: []}",
        "- {refuse: {pass: true}, because: [wrong-colour, must-not-pass]}",
    ],
)
def test_a_right_step_holds(step: str) -> None:
    assert run(parse_scenario("x", HEAD + "  " + step + "\n")) is None


def test_events_must_be_in_order_since_the_last_expect() -> None:
    steps = """
  - do: {draw: deck}
  - do: {draw: deck}
  - expect: {events: [card-drawn, card-drawn, turn-started]}
  - expect: {events: []}
  - expect: {events: [card-drawn]}
"""
    failure = run(parse_scenario("x", HEAD + steps))
    assert failure is not None
    assert failure.step == 5


def test_a_malformed_action_is_a_problem_of_the_file() -> None:
    with telling(FileProblem, match="x:13: step 1: pay: there is no card 'mauve' on this board"):
        run(parse_scenario("x", HEAD + "  - do: {claim: dallas/houston/gray, pay: {mauve: 1}}\n"))
