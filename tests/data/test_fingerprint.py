# SPDX-License-Identifier: GPL-3.0-or-later
"""The fingerprint of a board changes with its rules and with nothing else."""

from __future__ import annotations

import pytest

from tests.helpers.boards import MAPS
from tests.helpers.tiny_map import CITY, NAME, RULES, TICKET, TINY, TRACK, TRAITS, spoilt
from ttr_desktop.data import catalogue
from ttr_desktop.data.fingerprint import fingerprint
from ttr_desktop.data.mapfile import parse_map


def mark(changes: dict[int, str]) -> str:
    return fingerprint(parse_map("tiny.yaml", spoilt(changes)))


def test_every_map_has_its_own() -> None:
    found = {fingerprint(catalogue.board(map_id)) for map_id in MAPS}
    assert len(found) == len(MAPS)
    assert all(len(text) == 64 for text in found)


def test_it_is_the_same_on_every_machine() -> None:
    """Written down once: a save made elsewhere must be welcome here."""
    assert mark({}) == "18669ed1efa8d987c9956a455d491f400cd23c8d4f217a93b16cd303e30f36d3"


@pytest.mark.parametrize(
    "changes",
    [
        {NAME: "name: {en: Another, pl: Inna}"},
        {CITY: "  - {id: aa, name: Renamed, lon: 50, lat: -3}"},
        {RULES: TINY.splitlines()[RULES - 1].replace("}", ", cites: {end: X-1}}")},
    ],
)
def test_names_and_places_do_not_matter(changes: dict[int, str]) -> None:
    assert mark(changes) == mark({})


@pytest.mark.parametrize(
    "changes",
    [
        {RULES: TINY.splitlines()[RULES - 1].replace("}", ", trains: 44}")},
        {TRAITS: "traits: [tunnels]"},
        {CITY: "  - {id: aa, name: Aa, lon: 1, lat: 1, harbor: true}"},
        {TRACK: "  - {a: aa, b: bb, length: 2}"},
        {TICKET: "  - {cities: [aa, bb], points: 4}"},
    ],
)
def test_everything_that_is_played_with_matters(changes: dict[int, str]) -> None:
    assert mark(changes) != mark({})
