# SPDX-License-Identifier: GPL-3.0-or-later
"""Actions in the text form of the contract: plain dictionaries that read well in a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ttr_desktop.core import actions as act
from ttr_desktop.core.actions import Action
from ttr_desktop.core.cards import Payment, payment
from ttr_desktop.core.ids import find_ticket, find_track
from ttr_desktop.core.message import Told, message
from ttr_desktop.core.rules import PIECES
from ttr_desktop.core.tables import Tables

UNKNOWN = -1  # the number of a track, city, ticket or card that does not exist: the engine refuses it


class NotationError(Told, ValueError):
    """Not an action at all: `reason` says what is wrong with its form."""


def to_text(tables: Tables, action: Action) -> dict[str, Any]:
    """The contract's form of an action."""
    board, cards = tables.board, tables.cards
    match action:
        case act.Keep():
            return {"keep": [board.tickets[number].id for number in action.tickets]}
        case act.PickPieces():
            return {"pieces": {"train": action.trains, "ship": action.ships}}
        case act.DrawDeck():
            return {"draw": _deck_names(tables)[action.deck]}
        case act.DrawMarket():
            form: dict[str, Any] = {"draw": "market", "slot": action.slot}
            if len(tables.rules.decks) > 1:
                form["refill"] = tables.rules.decks[action.refill].name
            return form
        case act.StopDrawing():
            return {"stop": "drawing"}
        case act.DrawTickets():
            return {"draw": "tickets"}
        case act.Claim():
            return {"claim": board.tracks[action.track].id, "pay": cards.named_payment(action.pay)}
        case act.PayTunnel():
            return {"tunnel": "pay", "pay": cards.named_payment(action.pay)}
        case act.DeclineTunnel():
            return {"tunnel": "decline"}
        case act.BuildPort():
            return {"port": board.cities[action.city].id, "pay": cards.named_payment(action.pay)}
        case act.Exchange():
            return {"exchange": {PIECES[action.piece]: action.amount}}
        case act.Pass():
            return {"pass": True}


def _deck_names(tables: Tables) -> list[str]:
    decks = tables.rules.decks
    return ["deck"] if len(decks) == 1 else [f"{deck.name}-deck" for deck in decks]


def from_text(tables: Tables, form: object, offer: tuple[int, ...] = ()) -> Action:
    """The action of a dictionary. `offer` is what `{keep: all}` means. Unknown names become UNKNOWN."""
    if not isinstance(form, Mapping):
        raise NotationError(message("action-mapping", example="{draw: deck}"))
    verbs = [verb for verb in _READERS if verb in form]
    if len(verbs) != 1:
        known, got = ", ".join(_READERS), ", ".join(map(str, form))
        raise NotationError(message("action-verb", known=known, got=got))
    verb = verbs[0]
    reader, extra_keys = _READERS[verb]
    strange = [str(key) for key in form if key != verb and key not in extra_keys]
    if strange:
        raise NotationError(message("action-key", verb=verb, key=strange[0]))
    return reader(tables, form, offer)


def _keep(tables: Tables, form: Mapping[str, Any], offer: tuple[int, ...]) -> Action:
    names = form["keep"]
    if names == "all":
        return act.Keep(offer)
    if not isinstance(names, list):
        raise NotationError(message("action-keep"))
    index = tables.board.ticket_index
    numbers = [find_ticket(index, name) if isinstance(name, str) else None for name in names]
    return act.Keep(tuple(sorted(UNKNOWN if number is None else number for number in numbers)))


def _pieces(tables: Tables, form: Mapping[str, Any], offer: tuple[int, ...]) -> Action:
    counts = _counts("pieces", form["pieces"])
    if not set(counts) <= set(PIECES):
        raise NotationError(message("action-pieces"))
    return act.PickPieces(counts.get("train", 0), counts.get("ship", 0))


def _draw(tables: Tables, form: Mapping[str, Any], offer: tuple[int, ...]) -> Action:
    source = form["draw"]
    if source != "market" and len(form) > 1:
        raise NotationError(message("action-draw-slot"))
    if source == "tickets":
        return act.DrawTickets()
    if source == "market":
        return _market(tables, form)
    names = _deck_names(tables)
    if source in names:
        return act.DrawDeck(names.index(source))
    raise NotationError(message("action-draw", decks=", ".join(names), got=str(source)))


def _market(tables: Tables, form: Mapping[str, Any]) -> Action:
    slot = form.get("slot")
    if not isinstance(slot, int) or isinstance(slot, bool):
        raise NotationError(message("action-market"))
    decks = [deck.name for deck in tables.rules.decks]
    refill = form.get("refill")
    if refill is None:
        # Not said: from the deck that the slot was first filled from.
        default = tables.market_decks[slot] if 0 <= slot < len(tables.market_decks) else 0
        return act.DrawMarket(slot, default)
    if len(decks) == 1 or refill not in decks:
        raise NotationError(message("action-refill", decks=", ".join(decks)))
    return act.DrawMarket(slot, decks.index(refill))


def _stop(tables: Tables, form: Mapping[str, Any], offer: tuple[int, ...]) -> Action:
    if form["stop"] != "drawing":
        raise NotationError(message("action-stop"))
    return act.StopDrawing()


def _claim(tables: Tables, form: Mapping[str, Any], offer: tuple[int, ...]) -> Action:
    name = form["claim"]
    number = find_track(tables.board.track_index, name) if isinstance(name, str) else None
    return act.Claim(UNKNOWN if number is None else number, _pay(tables, form))


def _tunnel(tables: Tables, form: Mapping[str, Any], offer: tuple[int, ...]) -> Action:
    if form["tunnel"] == "decline" and "pay" not in form:
        return act.DeclineTunnel()
    if form["tunnel"] == "pay":
        return act.PayTunnel(_pay(tables, form))
    raise NotationError(message("action-tunnel"))


def _port(tables: Tables, form: Mapping[str, Any], offer: tuple[int, ...]) -> Action:
    name = form["port"]
    city = tables.board.city_index.get(name, UNKNOWN) if isinstance(name, str) else UNKNOWN
    return act.BuildPort(city, _pay(tables, form))


def _exchange(tables: Tables, form: Mapping[str, Any], offer: tuple[int, ...]) -> Action:
    counts = _counts("exchange", form["exchange"])
    if len(counts) != 1 or next(iter(counts)) not in PIECES:
        raise NotationError(message("action-exchange"))
    piece, count = next(iter(counts.items()))
    return act.Exchange(PIECES.index(piece), count)


def _pass(tables: Tables, form: Mapping[str, Any], offer: tuple[int, ...]) -> Action:
    if form["pass"] is not True:
        raise NotationError(message("action-pass"))
    return act.Pass()


def _counts(what: str, value: object) -> dict[str, int]:
    if not isinstance(value, Mapping):
        raise NotationError(message("action-counts", what=what, example="{train: 20}"))
    counts: dict[str, int] = {}
    for name, count in value.items():
        if not isinstance(name, str) or not isinstance(count, int) or isinstance(count, bool) or count < 0:
            raise NotationError(message("action-count", what=what, name=str(name), count=repr(count)))
        counts[name] = count
    return counts


def _pay(tables: Tables, form: Mapping[str, Any]) -> Payment:
    counts = _counts("pay", form.get("pay", {}))
    index = tables.cards.index
    unknown = [name for name in counts if name not in index]
    if unknown:
        raise NotationError(message("action-card", card=unknown[0]))
    return payment({index[name]: count for name, count in counts.items()})


_Reader = Callable[[Tables, Mapping[str, Any], tuple[int, ...]], Action]
_READERS: dict[str, tuple[_Reader, tuple[str, ...]]] = {
    "keep": (_keep, ()),
    "pieces": (_pieces, ()),
    "draw": (_draw, ("slot", "refill")),
    "stop": (_stop, ()),
    "claim": (_claim, ("pay",)),
    "tunnel": (_tunnel, ("pay",)),
    "port": (_port, ("pay",)),
    "exchange": (_exchange, ()),
    "pass": (_pass, ()),
}
