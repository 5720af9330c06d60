# SPDX-License-Identifier: GPL-3.0-or-later
"""The scenario files of the suite, and small ones made on the spot."""

from __future__ import annotations

from pathlib import Path

from ttr_desktop.data.problems import FileProblem
from ttr_desktop.data.scenario import parse_scenario
from ttr_desktop.texts.messages import Messages

FOLDER = Path(__file__).resolve().parents[1] / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


def scenario_text(setup: str = "", steps: str = "[]", map_id: str = "usa", players: str = "2") -> str:
    """A scenario; the setup stands on line 6 if there is one."""
    lines = ["scenario: 1", "title: Test", f"map: {map_id}", f"players: {players}", "seed: 1"]
    if setup:
        lines.append(f"setup: {setup}")
    return "\n".join([*lines, f"steps: {steps}"]) + "\n"


def scenario_problems(text: str) -> list[tuple[int, str]]:
    """(line, message) of everything that is wrong with a scenario."""
    try:
        parse_scenario("s.yaml", text)
    except FileProblem as found:
        return [(problem.line, Messages().say(problem.message)) for problem in found.problems]
    return []
