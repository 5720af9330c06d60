# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules and traits of a map: what is stated replaces the default, what makes no sense is told."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from tests.helpers.tiny_map import RULES, TINY, TRAITS, problems_of, spoilt
from ttr_desktop.core.rules import DeckRules, Rules
from ttr_desktop.core.traits.ferries import Ferries
from ttr_desktop.core.traits.goals import Goals
from ttr_desktop.core.traits.ports import Ports
from ttr_desktop.core.traits.registry import TRAITS as KNOWN_TRAITS
from ttr_desktop.core.traits.tunnels import Tunnels
from ttr_desktop.data import rulesblock
from ttr_desktop.data.rulesblock import read_rules, read_traits
from ttr_desktop.data.yamlfile import Item, YamlFile

BASE = TINY.splitlines()[RULES - 1].removesuffix("}")  # the rules of the tiny map, still open


def item(text: str) -> Item:
    return YamlFile("f.yaml", text).root


def test_nothing_stated_means_the_defaults() -> None:
    assert read_rules(None) == Rules()
    assert read_rules(item("{}")) == Rules()
    assert read_traits(None) == ()


def test_every_number_of_the_rules_can_be_stated() -> None:
    """A rule that no map can change would be a constant in disguise."""
    assert set(rulesblock._READERS) == {field.name for field in dataclasses.fields(Rules)}


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("{trains: 30}", {"trains": 30}),
        ("{players: [3, 4]}", {"players": (3, 4)}),
        ("{colours: [red, blue]}", {"colours": ("red", "blue")}),
        ("{flush_at: 0, market_locomotive_alone: false}", {"flush_at": 0, "market_locomotive_alone": False}),
        ("{points: {1: 1, 3: 4}}", {"points": (0, 1, 0, 4)}),
        ("{open_double: {2: 1, 4: 1}}", {"open_double": ((2, 1), (4, 1))}),
        ("{tie_breaks: [goals, tickets]}", {"tie_breaks": ("goals", "tickets")}),
        ("{locomotives_on: [ferry]}", {"locomotives_on": ("ferry",)}),
        ("{cites: {end: X-1}}", {"cites": {"end": "X-1"}}),
        ("{decks: [{cards: {plain: 3}, deal: 1}]}", {"decks": (DeckRules(families=(("plain", 3),), deal=1),)}),
    ],
)
def test_what_is_stated_replaces_the_default(text: str, changed: dict[str, Any]) -> None:
    found = item(text)
    assert read_rules(found) == dataclasses.replace(Rules(), **changed)
    found.file.finish()


@pytest.mark.parametrize(
    ("stated", "message"),
    [
        ("trains: 0", "trains: 0 is not between 1 and 200"),
        ("trains: many", "trains: expected a whole number, got a text"),
        ("players: [5, 2]", "players: expected the least and the greatest number, such as [2, 5]"),
        ("players: 3", "players: expected the least and the greatest number, such as [2, 5]"),
        ("keep: 3", "rules: more tickets to keep than are offered"),
        ("colours: [red, red]", "rules: colours must be named, each once"),
        ("colours: [pink]", "colours[0]: 'pink' is not one of red, blue, green, yellow, orange, purple, black, white"),
        ("points: {one: 1}", "points: the key 'one' is not a whole number between 1 and 20"),
        ("points: {21: 1}", "points: the key '21' is not a whole number between 1 and 20"),
        ("open_triple: {2: 3}", "open_triple: usable tracks are 1 or 2"),
        ("rejected_tickets: burnt", "rejected_tickets: 'burnt' is not one of bottom, out"),
        (
            "decks: [{name: a, market: 8}, {name: b, market: 8, cards: {ship: 1}, locomotives: 0}]",
            "decks: the market has at most 10 slots together",
        ),
        ("decks: []", "decks: expected one or two decks with different names"),
        ("decks: [{name: a}, {name: b}]", "decks: a kind of card (and the locomotive) belongs to one deck only"),
        ("decks: [{cards: {gold: 1}}]", "cards: unknown key 'gold' (known: plain, port, ship, double-ship)"),
        ("flush_at: NO", "flush_at: expected a whole number, got a yes/no value"),
    ],
)
def test_a_rule_that_makes_no_sense(stated: str, message: str) -> None:
    text = f"{BASE}, {stated}}}" if not stated.startswith(("players", "keep")) else f"rules: {{{stated}, offer: 2}}"
    assert (RULES, message) in problems_of(spoilt({RULES: text}))


@pytest.mark.parametrize(
    ("text", "traits"),
    [
        ("[tunnels]", (Tunnels(3),)),
        ("[{tunnels: {reveal: 5}}]", (Tunnels(5),)),
        ("[{ferries: {group: 2, alike: true}}, goals]", (Ferries(2, True, True), Goals(4))),
        ("[{ports: {worth: [0, 5]}}]", (Ports(worth=(0, 5)),)),
    ],
)
def test_traits_and_their_parameters(text: str, traits: tuple[object, ...]) -> None:
    found = item(text)
    assert read_traits(found) == traits
    found.file.finish()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[magic]", f"traits[0]: 'magic' is not one of {', '.join(KNOWN_TRAITS)}"),
        ("[tunnels, tunnels]", "traits: tunnels stands here twice"),
        ("[{tunnels: {depth: 3}}]", "tunnels: unknown key 'depth' (known: reveal)"),
        ("[{tunnels: {reveal: 0}}]", "reveal: 0 is not between 1 and 200"),
        ("[{ferries: {group: 1}}]", "group: 1 is not between 2 and 200"),
        ("[{tunnels: 3}]", "tunnels: expected a mapping, got a whole number"),
        ("[{}]", "traits: expected one name with its parameters"),
        ("tunnels", "traits: expected a list, got a text"),
    ],
)
def test_a_trait_that_makes_no_sense(text: str, message: str) -> None:
    assert (TRAITS, message) in problems_of(spoilt({TRAITS: f"traits: {text}"}))


def test_a_key_of_five_thousand_digits() -> None:
    text = spoilt({RULES: "rules:\n  points:\n    ? " + "9" * 5000 + "\n    : 1"})
    assert problems_of(text)
