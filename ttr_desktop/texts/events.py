# SPDX-License-Identifier: GPL-3.0-or-later
"""What an event's sentence can speak of: for every event its values, named as its fields where they are fields.

An event is told as it is given: whoever must not know its secrets gets it through `told_to` first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ttr_desktop.core.events import Event, GameEnded
from ttr_desktop.core.rules import PIECES
from ttr_desktop.core.tables import Tables
from ttr_desktop.texts.names import Names
from ttr_desktop.texts.sentences import Filling, Shape
from ttr_desktop.texts.term import CARDS, COLOUR, DECK, NOUN, NUMBER, TEXT, TRACK, Kind, Value


class Scene(NamedTuple):
    """Where an event happened and who is told."""

    names: Names
    tables: Tables
    seats: Sequence[str]
    me: int | None


class Told(NamedTuple):
    """How a value is found; `optional`: it may be missing (None), because it is secret or there is none."""

    kind: Kind
    value: Callable[[Scene, Any], Value | None]  # of the field, or of the event if it has no such field
    optional: bool = False


def _player(scene: Scene, seat: int) -> Value:
    return scene.names.player(scene.seats, seat)


def _card(scene: Scene, card: int | None) -> Value | None:
    return None if card is None else scene.names.card(scene.tables, card)


def _cards(scene: Scene, cards: Sequence[int] | None) -> Value | None:
    return scene.names.cards(scene.tables, cards) if any(card >= 0 for card in cards or ()) and cards else None


def _tickets(scene: Scene, numbers: Sequence[int] | None) -> Value | None:
    if not numbers:
        return None
    tickets = scene.tables.board.tickets
    return scene.names.listed([scene.names.ticket(scene.tables, tickets[number]) for number in numbers])


def _colour(scene: Scene, colour: int) -> Value | None:
    return scene.names.colour(scene.tables.cards.colours[colour]) if colour >= 0 else None


def _goals(scene: Scene, goals: Sequence[str]) -> Value | None:
    return scene.names.listed([scene.names.goal(goal) for goal in goals]) if goals else None


def _exchanged(given: bool) -> Callable[[Scene, Any], Value]:
    """Of a `PiecesExchanged`: the kind of piece that was given, or the one that was taken."""
    return lambda scene, event: scene.names.piece(PIECES[(event.trains < 0) is not given])


_NUMBER = Told(NUMBER, lambda scene, number: int(number))
_SEAT = Told(TEXT, _player)
_TRACK = Told(TRACK, lambda scene, number: scene.names.track(scene.tables, scene.tables.tracks[number]))
_PAY = Told(CARDS, lambda scene, pay: scene.names.payment(scene.tables, pay))
_SLOT = Told(NUMBER, lambda scene, slot: slot + 1 if slot >= 0 else None, optional=True)
_CARD = Told(NOUN, _card, optional=True)
_CARDS = Told(CARDS, _cards, optional=True)
_TICKETS = Told(TEXT, _tickets, optional=True)
_DECK = Told(DECK, lambda scene, deck: scene.names.deck(scene.tables.rules.decks[deck].name))

_EVENTS: Mapping[str, Mapping[str, Told]] = {
    "game-started": {
        "map": Told(TEXT, lambda scene, _: scene.tables.board.name(scene.names.language)),
        "players": _NUMBER,
        "first": _SEAT,
        "goals": Told(TEXT, _goals, optional=True),
    },
    "turn-started": {"seat": _SEAT, "number": _NUMBER},
    "tickets-offered": {"seat": _SEAT, "amount": _NUMBER, "tickets": _TICKETS},
    "tickets-kept": {"seat": _SEAT, "amount": _NUMBER, "returned": _NUMBER, "tickets": _TICKETS},
    "pieces-chosen": {"seat": _SEAT, "trains": _NUMBER, "ships": _NUMBER},
    "card-drawn": {"seat": _SEAT, "deck": _DECK, "slot": _SLOT, "card": _CARD},
    "market-refilled": {
        "slot": Told(NUMBER, lambda scene, slot: slot + 1),
        "card": Told(NOUN, _card),
    },
    "market-flushed": {"discarded": _CARDS, "cards": _CARDS},
    "deck-reshuffled": {"deck": _DECK, "size": _NUMBER},
    "track-claimed": {"seat": _SEAT, "track": _TRACK, "paid": _PAY, "points": _NUMBER, "pieces_left": _NUMBER},
    "ferry-paid": {"seat": _SEAT, "track": _TRACK, "symbols": _NUMBER, "locomotives": _NUMBER, "groups": _NUMBER},
    "tunnel-revealed": {
        "seat": _SEAT,
        "track": _TRACK,
        "laid": _PAY,
        "revealed": _CARDS,
        "extra": _NUMBER,
        "colour": Told(COLOUR, _colour, optional=True),
    },
    "tunnel-paid": {"seat": _SEAT, "track": _TRACK, "paid": _PAY},
    "tunnel-abandoned": {"seat": _SEAT, "track": _TRACK, "returned": _PAY},
    "bonus-cards": {"seat": _SEAT, "amount": _NUMBER, "cards": _CARDS},
    "port-built": {
        "seat": _SEAT,
        "city": Told(TEXT, lambda scene, city: scene.names.city(scene.tables.board.cities[city])),
        "paid": _PAY,
    },
    "pieces-exchanged": {
        "seat": _SEAT,
        "amount": Told(NUMBER, lambda scene, event: abs(event.trains)),
        "given": Told(NOUN, _exchanged(given=True)),
        "taken": Told(NOUN, _exchanged(given=False)),
        "cost": _NUMBER,
    },
    "ticket-completed": {
        "seat": _SEAT,
        "ticket": Told(TEXT, lambda scene, number: _tickets(scene, (number,))),
    },
    "last-round": {"seat": _SEAT, "turns_each": _NUMBER},
    "passed": {"seat": _SEAT},
    "game-ended": {
        "reason": Told(TEXT, lambda scene, reason: str(scene.names.term("reasons", reason))),
        "winners": Told(TEXT, lambda scene, seats: scene.names.listed([str(_player(scene, s)) for s in seats])),
        "points": Told(NUMBER, lambda scene, event: event.lines[event.winners[0]].total),
    },
}
# Known in every event.
_ALWAYS: Mapping[str, Told] = {
    "wild": Told(NOUN, lambda scene, _: scene.names.wild(scene.tables)),
    "unit": Told(NOUN, lambda scene, _: scene.names.unit(scene.tables)),
}
_VALUES = {name: {**values, **_ALWAYS} for name, values in _EVENTS.items()}
SHAPES: Mapping[str, Shape] = {
    name: Shape(
        {key: told.kind for key, told in values.items()},
        frozenset(key for key, told in values.items() if not told.optional),
    )
    for name, values in _VALUES.items()
}


def fill(scene: Scene, event: Event) -> Filling:
    """The values and facts of an event."""
    filling = Filling()
    for key, told in _VALUES[event.name].items():
        raw = getattr(event, key) if key in event._fields else event
        value = told.value(scene, raw)
        if value is not None:
            filling.values[key] = value
        if told is _SEAT:
            filling.facts[key] = "me" if raw == scene.me else "other"
        elif isinstance(raw, int):
            filling.facts[key] = str(raw)
    if isinstance(event, GameEnded):
        filling.facts["winners"] = _who(scene.me, event.winners)
    return filling


def _who(me: int | None, winners: Sequence[int]) -> str:
    if len(winners) > 1:
        return "shared"
    return "me" if tuple(winners) == (me,) else "other"
