# SPDX-License-Identifier: GPL-3.0-or-later
"""Every rule, every refusal and every event has a scenario that shows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ttr_desktop.core import events
from ttr_desktop.core.refusal import Code
from ttr_desktop.data.scenario import Scenario, load_scenario
from ttr_desktop.texts.catalogue import Catalogue

FOLDER = Path(__file__).parent.parent / "scenarios"


@pytest.fixture(scope="module")
def scenarios() -> list[Scenario]:
    return [load_scenario(file) for file in sorted(FOLDER.rglob("*.yaml"))]


def test_every_rule_has_a_scenario(scenarios: list[Scenario]) -> None:
    named = {rule for scenario in scenarios for rule in scenario.rules}
    known = {rule.id for rule in Catalogue("en").rules()}
    assert known - named == set(), "rules without a scenario"
    assert named - known == set(), "scenarios name rules that do not exist"


def test_every_scenario_names_its_rules(scenarios: list[Scenario]) -> None:
    assert [scenario.file for scenario in scenarios if not scenario.rules] == []


def test_every_refusal_is_provoked(scenarios: list[Scenario]) -> None:
    """All but not-your-turn: a scenario always acts for the seat that has to answer."""
    reasons = {code for scenario in scenarios for step in scenario.steps for code in step.because}
    assert {code.value for code in Code} - reasons == {"not-your-turn"}
    assert reasons <= {code.value for code in Code}


def test_every_event_is_expected_somewhere(scenarios: list[Scenario]) -> None:
    expected = {
        name
        for scenario in scenarios
        for step in scenario.steps
        if step.kind == "expect"
        for name in step.value.get("events", [])
    }
    announced = {
        defaults["name"]
        for kind in vars(events).values()
        if "name" in (defaults := getattr(kind, "_field_defaults", {}))
    }
    # A scenario without a setup begins after the deal was announced.
    assert announced - expected <= {"game-started"}
    assert expected <= announced
