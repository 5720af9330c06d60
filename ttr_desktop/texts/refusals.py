# SPDX-License-Identifier: GPL-3.0-or-later
"""What a refusal's sentence can speak of: the numbers of the position, and what the board says about its track."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ttr_desktop.core.board import Track
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.rules import PIECES
from ttr_desktop.core.tables import Tables
from ttr_desktop.texts.names import Names
from ttr_desktop.texts.sentences import Filling, Shape
from ttr_desktop.texts.term import COLOUR, DECK, NOUN, NUMBER, TEXT, TRACK, Kind, Value

_NUMBERS = (
    *("box", "count", "extra", "group", "have", "kept", "least", "left", "length", "needed", "paid", "pairs"),
    *("picked", "players", "ports", "ships", "slot", "slots", "symbols", "total", "trains", "usable"),
)
KINDS: Mapping[str, Kind] = {
    **dict.fromkeys(_NUMBERS, NUMBER),
    "card": NOUN,
    "city": TEXT,
    "colour": COLOUR,
    "deck": DECK,
    "other": NOUN,
    "owner": TEXT,
    "piece": NOUN,
    "seat": TEXT,
    "track": TRACK,
    "wild": NOUN,
}
# What the core does not send: `kind` of the track, `phase`, the `rule` behind it, and whether one may `stop` drawing.
FACTS = frozenset({"kind", "phase", "rule", "stop"})
SHAPES: Mapping[str, Shape] = {code.value: Shape(KINDS, frozenset({"wild"}), FACTS) for code in Code}


def fill(names: Names, tables: Tables, refusal: Refusal, seats: Sequence[str], me: int | None) -> Filling:
    """The values and facts of a refusal. What cannot be named (an unknown card) is left out."""
    filling = Filling({"wild": names.wild(tables)}, {"rule": refusal.rule})
    filling.facts["stop"] = "allowed" if tables.rules.may_stop_drawing else "forbidden"
    for name, param in refusal.params.items():
        value = _value(names, tables, name, param, seats)
        if value is not None:
            filling.values[name] = value
        filling.facts[name] = str(param)
        if name in ("owner", "seat"):
            filling.facts[name] = "me" if param == me else "other"
    number = tables.board.track_index.get(str(refusal.params.get("track")))
    if number is not None:
        _add_track(names, tables, tables.tracks[number], filling)
    return filling


def _value(names: Names, tables: Tables, name: str, param: int | str, seats: Sequence[str]) -> Value | None:
    if isinstance(param, int):
        if name in ("owner", "seat"):
            return names.player(seats, param)
        return param + 1 if name == "slot" else param  # slots are counted from 0 inside, from 1 outside
    board = tables.board
    if name == "track":
        return names.track(tables, tables.tracks[board.track_index[param]]) if param in board.track_index else None
    if name == "city":
        return names.city(board.cities[board.city_index[param]]) if param in board.city_index else None
    if name == "card":
        return names.card(tables, tables.cards.index[param]) if param in tables.cards.index else None
    sections = {"colour": "colours", "deck": "decks", "piece": "pieces", "other": "pieces"}
    return names.term(sections[name], param) if name in sections else param


def _add_track(names: Names, tables: Tables, track: Track, filling: Filling) -> None:
    """What the board says about the track, where the refusal itself does not say it."""
    values = filling.values
    filling.facts["kind"] = track.kind
    values.setdefault("length", track.length)
    values.setdefault("piece", names.piece(PIECES[tables.piece_of[track.number]]))
    if track.colour >= 0:
        values.setdefault("colour", names.colour(tables.cards.colours[track.colour]))
    if track.locomotives:
        values.setdefault("symbols", track.locomotives)
    if track.pairs:
        values.setdefault("pairs", track.pairs)
