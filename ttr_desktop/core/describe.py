# SPDX-License-Identifier: GPL-3.0-or-later
"""Events and views as plain data with names instead of numbers, for files, transcripts and other programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ttr_desktop.core.events import Event
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView

_Describe = Callable[[Tables, Any], Any]


def _cards(tables: Tables, value: Any) -> Any:
    return None if value is None else [tables.cards.names[card] if card >= 0 else None for card in value]


def _card(tables: Tables, value: Any) -> Any:
    return None if value is None or value < 0 else tables.cards.names[value]


def _pay(tables: Tables, value: Any) -> Any:
    return tables.cards.named_payment(value)


def _tickets(tables: Tables, value: Any) -> Any:
    return None if value is None else [tables.board.tickets[number].id for number in value]


def _lines(tables: Tables, value: Any) -> Any:
    return [line._asdict() for line in value]


# How a field of an event is told; fields not named here are told as they are.
_FIELDS: dict[str, _Describe] = {
    "card": _card,
    "cards": _cards,
    "discarded": _cards,
    "revealed": _cards,
    "paid": _pay,
    "laid": _pay,
    "returned": lambda tables, value: value if isinstance(value, int) else _pay(tables, value),
    "deck": lambda tables, value: tables.rules.decks[value].name,
    "track": lambda tables, value: tables.board.tracks[value].id,
    "city": lambda tables, value: tables.board.cities[value].id,
    "ticket": lambda tables, value: tables.board.tickets[value].id,
    "colour": lambda tables, value: tables.cards.colours[value] if value >= 0 else None,
    "goals": lambda tables, value: list(value),
    "lines": _lines,
    "winners": lambda tables, value: list(value),
}


def describe_event(tables: Tables, event: Event) -> dict[str, Any]:
    """{"event": name, ...} with the names of the contract."""
    told: dict[str, Any] = {"event": event.name}
    for field, value in event._asdict().items():
        if field == "name":
            continue
        if field == "tickets":
            everybody = event.name == "game-ended"
            told[field] = [_tickets(tables, own) for own in value] if everybody else _tickets(tables, value)
        else:
            told[field] = _FIELDS[field](tables, value) if field in _FIELDS else value
    return told


def describe_view(tables: Tables, view: SeatView) -> dict[str, Any]:
    """What a seat knows, by name. Empty and neutral parts are left out."""
    board, names = tables.board, tables.cards.named
    told: dict[str, Any] = {
        "map": view.map,
        "seat": view.seat,
        "phase": view.phase.value,
        "turn": view.to_move,
        "hand": names(view.hand),
        "tickets": _tickets(tables, view.tickets),
        "completed": [board.tickets[n].id for n in view.tickets if view.done >> n & 1],
        "offer": _tickets(tables, view.offer),
        "hand_sizes": list(view.hand_sizes),
        "hand_decks": [list(counts) for counts in view.hand_decks],
        "known": [names(known) for known in view.known],
        "ticket_counts": list(view.ticket_counts),
        "market": _cards(tables, view.market),
        "deck_sizes": list(view.deck_sizes),
        "discards": [names(pile) for pile in view.discards],
        "ticket_deck": view.ticket_deck_size,
        "claimed": [[t.id for t in board.tracks if view.owner[t.number] == s] for s in range(view.players)],
        "pieces": [{"train": trains, "ship": ships} for trains, ships in view.pieces],
        "box": [{"train": trains, "ship": ships} for trains, ships in view.box],
        "ports": [[c.id for n, c in enumerate(board.cities) if mask >> n & 1] for mask in view.ports],
        "scores": list(view.scores),
        "goals": [board.goals[number].id for number in view.goals],
        "last_round": view.last_by if view.last_by >= 0 else None,
    }
    if view.dig is not None:
        told["tunnel"] = {
            "track": board.tracks[view.dig.track].id,
            "laid": _pay(tables, view.dig.laid),
            "revealed": _cards(tables, view.dig.revealed),
            "extra": view.dig.extra,
        }
    if view.result is not None:
        told["final"] = [line._asdict() for line in view.result.lines]
        told["winners"] = list(view.result.winners)
    return told
