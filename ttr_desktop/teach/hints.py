# SPDX-License-Identifier: GPL-3.0-or-later
"""Hints: the strongest bot looks at the seat's own view; first where to look, then the move with its reason."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from ttr_desktop.bots.atlas import atlas_of
from ttr_desktop.bots.base import Bot, Budget, Decision, decision_rng
from ttr_desktop.bots.faults import ask
from ttr_desktop.bots.registry import BOTS, BotKind, make_bot, think_time
from ttr_desktop.core import actions as act
from ttr_desktop.core.actions import Action
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.engine import tables_for
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import possible_game
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.data import catalogue
from ttr_desktop.teach.plans import joint_way, network, open_tickets, ticket_plan
from ttr_desktop.teach.reasons import reasons, searched
from ttr_desktop.teach.said import Said
from ttr_desktop.teach.serving import helpful, loss, rivals_at
from ttr_desktop.teach.tempo import all_pieces, turns_left
from ttr_desktop.teach.wanting import wanted_by

HINT_TIME = Budget(0.7)  # a bot that searches stops in time for the answer to be there within a second
_SEED = "hint"  # the same position gives the same hint
_FAR_ROUND = 3


class Spot(NamedTuple):
    """A part of the board to be lit up."""

    tracks: tuple[int, ...] = ()
    cities: tuple[int, ...] = ()


class Hint(NamedTuple):
    """Two steps: where to look, then the move and why."""

    action: Action
    look: Said
    look_at: Spot
    move: Said
    why: tuple[Said, ...]
    move_at: Spot


def adviser() -> str:
    """The strongest level there is: levels stand from weak to strong."""
    return [bot_id for bot_id, info in BOTS.items() if info.kind is BotKind.LEVEL][-1]


@lru_cache(maxsize=4)
def _bot(name: str, budget: Budget) -> Bot:
    return make_bot(name, budget)


def best_move(view: SeatView, budget: Budget = HINT_TIME) -> tuple[Decision, Choices]:
    """What the strongest bot would do in the place of this seat, and what else it could do."""
    name = adviser()
    tables = tables_for(catalogue.board(view.map), view.players)
    game = possible_game(tables, view, Rng(f"{_SEED}/choices"))
    choices = game.choices()
    seconds = think_time(name, budget)
    deadline = None if seconds is None else time.monotonic() + seconds
    return ask(_bot(name, budget), view, choices, decision_rng(_SEED, view), deadline, game.check), choices


def warm_up(map_id: str, players: int) -> None:
    """Loads what the first hint would have to wait for; a job for a worker process."""
    atlas_of(tables_for(catalogue.board(map_id), players))
    _bot(adviser(), HINT_TIME)


def find_hint(view: SeatView, budget: Budget = HINT_TIME) -> Hint:
    """The hint for the seat that is to move; a job for a worker process."""
    decision, choices = best_move(view, budget)
    hint = hint_for(choices.tables, view, choices, decision.action)
    return hint._replace(why=(*hint.why, *searched(decision)))


def hint_for(tables: Tables, view: SeatView, choices: Choices, action: Action) -> Hint:
    """Dresses a move as a hint."""
    look, look_at = _look(tables, view, choices, action)
    move, move_at = tell_move(tables, view, action)
    return Hint(action, look, look_at, move, reasons(tables, view, action), move_at)


# where to look


def _look(tables: Tables, view: SeatView, choices: Choices, action: Action) -> tuple[Said, Spot]:
    find: Callable[[Tables, SeatView, Choices, Any], tuple[Said, Spot]] = _LOOKS.get(type(action), _look_else)
    return find(tables, view, choices, action)


def _look_claim(tables: Tables, view: SeatView, choices: Choices, action: act.Claim) -> tuple[Said, Spot]:
    served = helpful(tables, view, action.track, action.pay)
    if not served:
        length = tables.tracks[action.track].length
        long = tuple(number for number in choices.tracks() if tables.tracks[number].length >= length)
        return Said("where-points", {"length": length}), Spot(long)
    ticket = served[0].ticket
    plan = ticket_plan(tables, view, ticket)
    spot = Spot(plan.way.tracks if plan.way is not None else (), tables.board.tickets[ticket].cities)
    rivals = rivals_at(tables, view, action.track)
    detour = loss(tables, view, ticket, action.track)
    if rivals and turns_left(tables, view) > 1 and (detour is None or detour >= _FAR_ROUND):
        return Said("where-bottleneck", {"ticket": ticket, "seat": rivals[0]}), spot
    return Said("where-ticket", {"ticket": ticket, "spaces": served[0].before}), spot


def _look_draw(tables: Tables, view: SeatView, choices: Choices, action: Action) -> tuple[Said, Spot]:
    want = wanted_by(tables, view, action)
    if want is None:
        return Said("where-collect"), Spot()
    track = tables.tracks[want.track]
    return Said("where-cards", {"track": want.track}), Spot((want.track,), (track.a, track.b))


def _look_tickets(tables: Tables, view: SeatView, choices: Choices, action: Action) -> tuple[Said, Spot]:
    left, spaces = all_pieces(tables, view, view.seat), network(tables, view).spaces
    if not open_tickets(view):
        return Said("where-tickets", {"left": left}), Spot()
    if not spaces:
        return Said("where-hopeless", {"left": left}), Spot()
    return Said("where-room", {"left": left, "spaces": spaces}), Spot()


def _look_offer(tables: Tables, view: SeatView, choices: Choices, action: Action) -> tuple[Said, Spot]:
    return Said("where-offer"), Spot((), _cities(tables, (*open_tickets(view), *view.offer)))


def _look_pieces(tables: Tables, view: SeatView, choices: Choices, action: Action) -> tuple[Said, Spot]:
    return Said("where-pieces"), Spot(network(tables, view).tracks, _cities(tables, view.tickets))


def _look_tunnel(tables: Tables, view: SeatView, choices: Choices, action: Action) -> tuple[Said, Spot]:
    dig = view.dig
    if dig is None:
        return Said("where-else"), Spot()
    return Said("where-tunnel", {"track": dig.track, "extra": dig.extra}), Spot((dig.track,))


def _look_port(tables: Tables, view: SeatView, choices: Choices, action: Action) -> tuple[Said, Spot]:
    return Said("where-port"), Spot((), _cities(tables, [n for n in view.tickets if view.done >> n & 1]))


def _look_exchange(tables: Tables, view: SeatView, choices: Choices, action: Action) -> tuple[Said, Spot]:
    return Said("where-exchange"), Spot(network(tables, view).tracks)


def _look_else(tables: Tables, view: SeatView, choices: Choices, action: Action) -> tuple[Said, Spot]:
    return Said("where-else"), Spot()


def _cities(tables: Tables, tickets: tuple[int, ...] | list[int]) -> tuple[int, ...]:
    named = dict.fromkeys(city for number in tickets for city in tables.board.tickets[number].cities)
    return tuple(named)


_LOOKS: Mapping[type, Callable[[Tables, SeatView, Choices, Any], tuple[Said, Spot]]] = {
    act.Claim: _look_claim,
    act.DrawMarket: _look_draw,
    act.DrawDeck: _look_draw,
    act.DrawTickets: _look_tickets,
    act.Keep: _look_offer,
    act.PickPieces: _look_pieces,
    act.PayTunnel: _look_tunnel,
    act.DeclineTunnel: _look_tunnel,
    act.BuildPort: _look_port,
    act.Exchange: _look_exchange,
}


# the move


def tell_move(tables: Tables, view: SeatView, action: Action) -> tuple[Said, Spot]:
    """The move as an order, and where it is on the board."""
    match action:
        case act.Claim(track, pay):
            ends = tables.tracks[track].a, tables.tracks[track].b
            return Said("do-claim", {"track": track, "pay": pay}), Spot((track,), ends)
        case act.DrawMarket(slot, refill):
            want = wanted_by(tables, view, action)
            numbers = {"card": view.market[slot], "slot": slot + 1}
            several = len(view.deck_sizes) > 1  # then the player says from where the place is filled again (W-7)
            said = Said("do-market-refill", {**numbers, "deck": refill}) if several else Said("do-market", numbers)
            return said, Spot((want.track,) if want is not None else ())
        case act.DrawDeck(deck):
            want = wanted_by(tables, view, action)
            return Said("do-deck", {"deck": deck}), Spot((want.track,) if want is not None else ())
        case act.Keep(tickets):
            way = joint_way(tables, view, tickets)
            return Said("do-keep", {"tickets": tickets}), Spot(way.tracks, _cities(tables, tickets))
        case act.PickPieces(trains, ships):
            return Said("do-pieces", {"trains": trains, "ships": ships}), Spot()
        case act.PayTunnel(pay):
            return Said("do-tunnel-pay", {"pay": pay}), Spot((view.dig.track,) if view.dig is not None else ())
        case act.BuildPort(city, pay):
            return Said("do-port", {"city": city, "pay": pay}), Spot((), (city,))
        case act.Exchange(piece, amount):
            return Said("do-exchange", {"amount": amount, "piece": piece, "other": 1 - piece}), Spot()
    return Said(_PLAIN[type(action)]), Spot()


_PLAIN: Mapping[type, str] = {
    act.StopDrawing: "do-stop",
    act.DrawTickets: "do-tickets",
    act.DeclineTunnel: "do-tunnel-decline",
    act.Pass: "do-pass",
}
