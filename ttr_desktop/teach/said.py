# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences of the teacher (`resources/texts/hints.yaml`): a key with numbers in, words of one language out.

Tracks, tickets, cities, cards and seats are numbers until they are put into words, so that what is to be said can be
compared, tested and sent between processes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ttr_desktop import assets
from ttr_desktop.core.rules import PIECES
from ttr_desktop.core.tables import Tables
from ttr_desktop.texts.catalogue import Catalogue
from ttr_desktop.texts.names import Names
from ttr_desktop.texts.sentences import Filling, Sentences, Shape, chosen, load_sentences, sentence
from ttr_desktop.texts.term import CARDS, DECK, NOUN, NUMBER, TEXT, TRACK, Kind, Value


class Said(NamedTuple):
    """Something to say: which sentence, and its values."""

    key: str
    values: Mapping[str, Any] = {}


# What every sentence of a key speaks of; what stands in brackets there may be missing.
_KEYS: Mapping[str, str] = {
    "where-ticket": "ticket spaces",
    "where-bottleneck": "ticket seat",
    "where-points": "length",
    "where-cards": "track",
    "where-collect": "",
    "where-tickets": "left",
    "where-room": "left spaces",
    "where-hopeless": "left",
    "where-offer": "",
    "where-pieces": "",
    "where-tunnel": "track extra",
    "where-port": "",
    "where-exchange": "",
    "where-else": "",
    "do-claim": "track pay",
    "do-market": "card slot",
    "do-market-refill": "card slot deck",
    "do-deck": "deck",
    "do-stop": "",
    "do-tickets": "",
    "do-keep": "tickets",
    "do-pieces": "trains ships",
    "do-tunnel-pay": "pay",
    "do-tunnel-decline": "",
    "do-port": "city pay",
    "do-exchange": "amount piece other",
    "do-pass": "",
    "why-completes": "ticket points order",
    "why-serves": "ticket before after turns",
    "why-rival": "seat detour",
    "why-rival-only": "seat ticket",
    "why-points": "length points",
    "why-joins": "",
    "why-bonus": "amount",
    "why-goal": "goal amount best",
    "why-end": "turns sure",
    "why-card": "track lack left sea",
    "why-wild": "track lack left sea",
    "why-group": "group alike",
    "why-pair": "",
    "why-way": "ticket",
    "why-aim": "points",
    "why-useful": "",
    "why-blind": "track chance",
    "why-blind-alone": "track chance",
    "why-blind-second": "track chance",
    "why-blind-wild": "",
    "why-blind-any": "",
    "why-finished": "left turns",
    "why-room": "left spaces",
    "why-swap": "left spaces",
    "why-hopeless": "left turns",
    "why-keep": "spaces left others dear",
    "why-worth": "points amount tour",
    "why-leave": "ticket spaces",
    "why-pieces": "trains ships short",
    "why-risk": "chance spare enough",
    "why-tunnel-short": "extra",
    "why-tunnel-keep": "",
    "why-port": "city amount points",
    "why-exchange": "needed have piece",
    "why-chance": "chance tries",
    "why-nothing": "",
    "seen-points": "length points",
    "seen-joins": "seat",
    "seen-goes-on": "seat city",
    "seen-begins": "seat",
    "seen-blocks": "ticket detour",
    "seen-blocks-all": "ticket",
    "seen-narrow": "detour",
    "seen-end": "seat turns",
    "seen-last": "seat left",
    "seen-market": "card amount seat",
    "seen-blind": "seat amount",
    "seen-stop": "seat",
    "seen-tickets": "seat amount",
    "seen-keep": "seat amount",
    "seen-pieces": "seat",
    "seen-tunnel": "seat",
    "seen-declined": "seat extra",
    "seen-port": "city",
    "seen-exchange": "seat",
    "seen-pass": "seat",
    "seen-secret": "seat",
}

_Maker = Callable[[Names, Tables, Any, Sequence[str]], Value]


def _tickets(names: Names, tables: Tables, numbers: Sequence[int], seats: Sequence[str]) -> str:
    return names.listed([names.ticket(tables, tables.board.tickets[number]) for number in numbers])


_WORDS: Mapping[str, tuple[Kind, _Maker]] = {
    "ticket": (TEXT, lambda names, tables, number, _: names.ticket(tables, tables.board.tickets[number])),
    "tickets": (TEXT, _tickets),
    "track": (TRACK, lambda names, tables, number, _: names.track(tables, tables.tracks[number])),
    "city": (TEXT, lambda names, tables, number, _: names.city(tables.board.cities[number])),
    "card": (NOUN, lambda names, tables, card, _: names.card(tables, card)),
    "kept": (NOUN, lambda names, tables, card, _: names.card(tables, card)),
    "pay": (CARDS, lambda names, tables, pay, _: names.payment(tables, pay)),
    "deck": (DECK, lambda names, tables, deck, _: names.deck(tables.rules.decks[deck].name)),
    "piece": (NOUN, lambda names, tables, piece, _: names.piece(PIECES[piece])),
    "other": (NOUN, lambda names, tables, piece, _: names.piece(PIECES[piece])),
    "goal": (TEXT, lambda names, tables, number, _: names.goal(tables.board.goals[number].id)),
    "seat": (TEXT, lambda names, tables, seat, seats: names.player(seats, seat)),
}
_UNIT: Mapping[str, Kind] = {"unit": NOUN, "wild": NOUN}


def shape_of(values: str) -> Shape:
    """The shape of a sentence that speaks of these values, and of the board's own words for pieces and jokers."""
    kinds = {name: _WORDS[name][0] if name in _WORDS else NUMBER for name in values.split()}
    return Shape({**kinds, **_UNIT}, frozenset({*kinds, *_UNIT}), frozenset(kinds))


@lru_cache(maxsize=1)
def _sentences() -> Sentences:
    return load_sentences(assets.resources() / "texts" / "hints.yaml", {key: shape_of(_KEYS[key]) for key in _KEYS})


def filling(names: Names, tables: Tables, values: Mapping[str, Any], seats: Sequence[str]) -> Filling:
    """The values in words of one language."""
    found = Filling({"unit": names.unit(tables), "wild": names.wild(tables)})
    for name, value in values.items():
        found.values[name] = _WORDS[name][1](names, tables, value, seats) if name in _WORDS else value
        found.facts[name] = str(value)
    return found


class Wording:
    """Puts what the teacher says into words. `seats` are the names of the players."""

    def __init__(self, tables: Tables, texts: Catalogue, seats: Sequence[str]) -> None:
        self._tables = tables
        self._texts = texts
        self._seats = seats

    def say(self, said: Said) -> str:
        filled = filling(self._texts.names, self._tables, said.values, self._seats)
        return sentence(chosen(_sentences()[said.key], filled).texts[self._texts.language].format(filled.values))

    def say_all(self, said: Sequence[Said]) -> str:
        return " ".join(self.say(one) for one in said)
