# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenario files: what is wrong with one is told with its line before anything is played."""

from __future__ import annotations

import pytest

from tests.helpers.boards import each_setup
from tests.helpers.scenarios import scenario_problems, scenario_text
from ttr_desktop.core.phase import Phase
from ttr_desktop.data.scenario import parse_scenario


@each_setup
def test_without_a_setup_the_game_begins_at_its_opening(map_id: str, players: int) -> None:
    scenario = parse_scenario("s.yaml", scenario_text(map_id=map_id, players=str(players)))
    game, events = scenario.start()
    assert (game.phase, game.seat) == (Phase.CHOOSE_TICKETS, 0)
    assert events[0].name == "game-started"
    assert scenario.players == ("",) * players


def test_players_may_have_names() -> None:
    assert parse_scenario("s.yaml", scenario_text(players="[Ada, Jan]")).players == ("Ada", "Jan")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("scenario: 1", "scenario: 2", (1, "scenario: 2 is not between 1 and 1")),
        ("scenario: 1\n", "", (1, "the file: 'scenario' is missing")),
        ("title: Test", "title: [a]", (2, "title: expected a text, got a list")),
        ("map: usa", "map: moon", (3, "there is no map 'moon' (maps: usa, nordic, northern_lights, world)")),
        ("map: usa", "map: NO", (3, "map: expected a text, got a yes/no value (NO): put it in quotes")),
        ("players: 2", "players: 7", (4, "players: 7 is not between 2 and 5")),
        ("players: 2", "players: [Ada]", (4, "players: 1 is not between 2 and 5")),
        ("players: 2", "players: many", (4, "players: expected a whole number, got a text")),
        ("steps: []", "steps: {}", (6, "steps: expected a list, got a mapping")),
        ("steps: []", "steps: [{jump: 1}]", (6, "steps[0]: unknown key 'jump'")),
        ("steps: []", "steps: [{}]", (6, "a step is one of do, refuse (with because), expect, score")),
        ("steps: []", "steps: [{do: {}, score: now}]", (6, "a step is one of do, refuse")),
        ("steps: []", "steps: [{do: {}, because: x}]", (6, "a step is one of do, refuse")),
        ("steps: []", "steps: [{score: later}]", (6, "score: expected now")),
        ("steps: []", "steps: [{expect: {weather: fine}}]", (6, "expect: unknown key 'weather'")),
        ("steps: []", "steps: [{expect: [1]}]", (6, "expect: expected a mapping, got a list")),
        ("steps: []", "stepz: []", (6, "the file: unknown key 'stepz'")),
    ],
)
def test_a_mistake_is_named_with_its_line(old: str, new: str, problem: tuple[int, str]) -> None:
    text = scenario_text()
    assert old in text
    found = scenario_problems(text.replace(old, new))
    assert any(line == problem[0] and message.startswith(problem[1]) for line, message in found), found


@pytest.mark.parametrize("place", ["seed", "steps"])
def test_deep_nesting(place: str) -> None:
    deep = "[" * 700 + "]" * 700
    text = scenario_text()
    text = text.replace("seed: 1", f"seed: {deep}") if place == "seed" else text.replace("[]", f"[{{do: {deep}}}]")
    scenario_problems(text)
