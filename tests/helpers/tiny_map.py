# SPDX-License-Identifier: GPL-3.0-or-later
"""The smallest map that can be played, to be spoilt line by line."""

from __future__ import annotations

from collections.abc import Mapping

from ttr_desktop.data.mapfile import parse_map
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.texts.messages import Messages

TINY = """\
id: tiny
name: Tiny
rules: {players: [2, 2], opening_offer: 1, opening_keep: 1, offer: 1, keep: 1}
traits: []
cities:
  - {id: aa, name: Aa, lon: 1, lat: 1}
  - {id: bb, name: Bb, lon: 2, lat: 1}
  - {id: cc, name: Cc, lon: 3, lat: 1}
tracks:
  - {a: aa, b: bb, length: 1}
  - {a: bb, b: cc, length: 2, color: red}
tickets:
  - {cities: [aa, bb], points: 3}
  - {cities: [aa, cc], points: 5}
"""
# The line on which each part stands.
ID, NAME, RULES, TRAITS, CITY, TRACK, TICKET = 1, 2, 3, 4, 6, 10, 13


def spoilt(changes: Mapping[int, str]) -> str:
    """The map with other lines in some places (numbers from 1)."""
    lines = TINY.splitlines()
    for number, line in changes.items():
        lines[number - 1] = line
    return "\n".join(lines) + "\n"


def problems_of(text: str) -> list[tuple[int, str]]:
    """(line, message) of everything that is wrong with a map; empty if it can be played."""
    try:
        parse_map("tiny.yaml", text)
    except FileProblem as found:
        return [(problem.line, Messages().say(problem.message)) for problem in found.problems]
    return []
