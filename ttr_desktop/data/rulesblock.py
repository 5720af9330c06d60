# SPDX-License-Identifier: GPL-3.0-or-later
"""The `rules:` and `traits:` parts of a map: only what differs from the defaults is stated there."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from ttr_desktop.core.cards import FAMILIES
from ttr_desktop.core.rules import BASIC_COLOURS, COMMON_CITES, TIE_BREAKS, TRACK_KINDS, DeckRules, Rules
from ttr_desktop.core.trait import Trait
from ttr_desktop.core.traits.registry import TRAITS
from ttr_desktop.data.yamlfile import Item

_MOST_SLOTS = 10  # of the market: what can be drawn is compiled for each set of filled slots


def _texts(choices: tuple[str, ...]) -> Callable[[Item], tuple[str, ...]]:
    return lambda item: tuple(entry.choice(choices) for entry in item.sequence())


def _integer(low: int, high: int) -> Callable[[Item], int]:
    return lambda item: item.integer(low, high, low)


def _players(item: Item) -> tuple[int, int]:
    values = [entry.integer(2, 8, 2) for entry in item.sequence()]
    if len(values) != 2 or values[0] > values[1]:
        item.problem("rules-players")
        return 2, 5
    return values[0], values[1]


def _by_number(item: Item, low: int, high: int) -> tuple[tuple[int, int], ...]:
    """A mapping from whole numbers to whole numbers."""
    entries = []
    for key, value in item.mapping().items():
        if key.isdecimal() and key.isascii() and len(key) < 5 and low <= int(key) <= high:
            entries.append((int(key), value.integer(0, 1000)))
        else:
            value.problem("rules-number-key", name=item.told, key=key, low=str(low), high=str(high))
    return tuple(sorted(entries))


def _limits(item: Item) -> tuple[tuple[int, int], ...]:
    limits = _by_number(item, 2, 8)
    if any(usable not in (1, 2) for _, usable in limits):
        item.problem("rules-usable-tracks", name=item.told)
    return limits


def _points(item: Item) -> tuple[int, ...]:
    """By length; a length without points stays at 0, and no track may have it."""
    table = dict(_by_number(item, 1, 20))
    return tuple(table.get(length, 0) for length in range(max(table, default=0) + 1))


def _decks(item: Item) -> tuple[DeckRules, ...]:
    default = DeckRules()
    decks = []
    for entry in item.sequence():
        found = entry.mapping(("name", "cards", "locomotives", "deal", "market"))
        families = default.families
        if "cards" in found:
            cards = found["cards"].mapping(FAMILIES)
            families = tuple((family, count.integer(1, 50, 1)) for family, count in cards.items())
        decks.append(
            DeckRules(
                name=found["name"].text() if "name" in found else default.name,
                families=families,
                locomotives=_or_default(found, "locomotives", 0, 50, default.locomotives),
                deal=_or_default(found, "deal", 0, 20, default.deal),
                market=_or_default(found, "market", 0, 8, default.market),
            )
        )
    if sum(deck.market for deck in decks) > _MOST_SLOTS:
        item.problem("rules-market-slots", most=str(_MOST_SLOTS))
        decks = [dataclasses.replace(deck, market=1) for deck in decks]
    families_used = [family for deck in decks for family, _ in deck.families]
    if len(set(families_used)) < len(families_used) or sum(deck.locomotives > 0 for deck in decks) > 1:
        item.problem("rules-card-in-two-decks")
    if not 1 <= len(decks) <= 2 or len({deck.name for deck in decks}) < len(decks):
        item.problem("rules-decks")
        return (default,)
    return tuple(decks)


def _or_default(found: dict[str, Item], key: str, low: int, high: int, default: int) -> int:
    return found[key].integer(low, high, default) if key in found else default


def _cites(item: Item) -> dict[str, str]:
    return {topic: rule.text() for topic, rule in item.mapping(COMMON_CITES).items()}


_READERS: dict[str, Callable[[Item], Any]] = {
    "players": _players,
    "trains": _integer(1, 200),
    "ships": _integer(0, 190),
    "colours": _texts(BASIC_COLOURS),
    "decks": _decks,
    "opening_offer": _integer(0, 10),
    "opening_keep": _integer(0, 10),
    "offer": _integer(0, 10),
    "keep": _integer(0, 10),
    "rejected_tickets": lambda item: item.choice(("bottom", "out"), "bottom"),
    "market_locomotive_alone": lambda item: item.boolean(),
    "flush_at": _integer(0, 8),
    "may_stop_drawing": lambda item: item.boolean(),
    "locomotives_on": _texts(TRACK_KINDS),
    "open_double": _limits,
    "open_triple": _limits,
    "end_pieces": _integer(0, 50),
    "end_turns": _integer(1, 5),
    "points": _points,
    "longest_path": _integer(0, 100),
    "most_tickets": _integer(0, 100),
    "tie_breaks": _texts(TIE_BREAKS),
    "cites": _cites,
}


def read_rules(item: Item | None) -> Rules:
    """The defaults with what the map says otherwise."""
    if item is None:
        return Rules()
    changes = {name: _READERS[name](value) for name, value in item.mapping(_READERS).items()}
    rules = dataclasses.replace(Rules(), **changes)
    if rules.opening_keep > rules.opening_offer or rules.keep > rules.offer:
        item.problem("rules-keep-more")
    if not rules.colours or len(set(rules.colours)) < len(rules.colours):
        item.problem("rules-colours")
        rules = dataclasses.replace(rules, colours=BASIC_COLOURS)
    return rules


def read_traits(item: Item | None) -> tuple[Trait, ...]:
    """The rule families: each a name, or a name with its parameters."""
    traits: list[Trait] = []
    for entry in item.sequence() if item is not None else ():
        if entry.kind == "map":
            named = entry.mapping(TRAITS)
            parameters = next(iter(named.values()), None)
            name = next(iter(named), "")
            if len(named) != 1:
                entry.problem("traits-one-name")
        else:
            name, parameters = entry.choice(tuple(TRAITS)), None
        if not name:
            continue
        if any(trait.name == name for trait in traits):
            entry.problem("trait-twice", trait=name)
        traits.append(_trait(TRAITS[name], parameters))
    return tuple(traits)


def _trait(kind: type[Trait], parameters: Item | None) -> Trait:
    fields = {field.name: field for field in dataclasses.fields(kind)}
    values: dict[str, Any] = {}
    for name, value in parameters.mapping(fields).items() if parameters is not None else ():
        default: Any = fields[name].default
        if isinstance(default, bool):
            values[name] = value.boolean(default)
        elif isinstance(default, tuple):
            values[name] = tuple(entry.integer(0, 1000) for entry in value.sequence()) or default
        else:
            values[name] = value.integer(fields[name].metadata.get("low", 1), 200, default)
    return kind(**values)
