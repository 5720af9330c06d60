# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be said of a rival's move: while the game is on only what everybody could see, afterwards the whole truth.

What is said in public follows from the watching seat's own view and from what it was told; nothing of a bot's decision
ever gets here, not even its motive: that a track was for the points tells something about the tickets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ttr_desktop.bots.base import Decision
from ttr_desktop.core import actions as act
from ttr_desktop.core.actions import Action
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.events import Event, TrackClaimed
from ttr_desktop.core.network import join
from ttr_desktop.core.paths import remaining
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.teach.plans import open_tickets
from ttr_desktop.teach.reasons import reasons, searched
from ttr_desktop.teach.said import Said
from ttr_desktop.teach.serving import net_of
from ttr_desktop.teach.tempo import pace

_NEAR_END = 5  # turns within which a rival's end is worth a sentence
_NARROW = 4  # spaces more that make a track a bottleneck


def seen(tables: Tables, view: SeatView, seat: int, action: Action, told: Sequence[Event] = ()) -> tuple[Said, ...]:
    """What a watcher with this view (before the move) can say of the move of another seat, and of what came of it."""
    if isinstance(action, act.Claim) and tables.tracks[action.track].kind == "tunnel" and not _claimed(told):
        return (Said("seen-tunnel", {"seat": seat}),)
    find: Callable[[Tables, SeatView, int, Any], list[Said]] = _FINDERS[type(action)]
    return tuple(find(tables, view, seat, action))


def _claimed(told: Sequence[Event]) -> bool:
    return any(isinstance(event, TrackClaimed) for event in told)


def revealed(tables: Tables, view: SeatView, action: Action, decision: Decision | None = None) -> tuple[Said, ...]:
    """The reasons as the mover itself saw them; `view` is the mover's own, for when there is nothing left to hide."""
    return (*reasons(tables, view, action), *(searched(decision) if decision is not None else ()))


def _claim(tables: Tables, view: SeatView, seat: int, action: act.Claim) -> list[Said]:
    return _track(tables, view, seat, action.track, action.pay)


def _pay_tunnel(tables: Tables, view: SeatView, seat: int, action: act.PayTunnel) -> list[Said]:
    return _track(tables, view, seat, view.dig.track, action.pay) if view.dig is not None else []


def _decline(tables: Tables, view: SeatView, seat: int, action: act.DeclineTunnel) -> list[Said]:
    return [Said("seen-declined", {"seat": seat, "extra": view.dig.extra})] if view.dig is not None else []


def _track(tables: Tables, view: SeatView, seat: int, number: int, pay: Payment) -> list[Said]:
    """What everybody can see of a track that was claimed, when so much was paid last."""
    found = [Said("seen-points", {"length": tables.tracks[number].length, "points": tables.points[number]})]
    found += _network(tables, view, seat, number)
    found += _blocked(tables, view, seat, number) or _narrow(tables, view, seat, number)
    return [
        *found,
        *_end(tables, view, _after(tables, view, seat, number, pay), seat),
        Said("seen-secret", {"seat": seat}),
    ]


def _end(tables: Tables, view: SeatView, after: SeatView, seat: int) -> list[Said]:
    soon = pace(tables, after, seat).soonest
    if view.last_by >= 0 or soon is None or soon > _NEAR_END:
        return []
    if not soon:
        return [Said("seen-last", {"seat": seat, "left": sum(after.pieces[seat])})]
    return [Said("seen-end", {"seat": seat, "turns": soon})]


def _network(tables: Tables, view: SeatView, seat: int, number: int) -> list[Said]:
    net = net_of(tables, view, seat)
    if not net:
        return []
    parts = len(net) + 1 - len(join(net, tables.ends[number]))  # of the network that the track touches
    if not parts:
        return [Said("seen-begins", {"seat": seat})]
    if parts > 1:
        return [Said("seen-joins", {"seat": seat})]
    track = tables.tracks[number]
    city = next(end for end in (track.a, track.b) if any(part >> end & 1 for part in net))
    return [Said("seen-goes-on", {"seat": seat, "city": city})]


def _blocked(tables: Tables, view: SeatView, seat: int, number: int) -> list[Said]:
    """The watcher's own ticket that the move makes dearer most."""
    after = _with_owner(view, number, seat)
    worst: tuple[int, Said] | None = None
    for ticket in open_tickets(view):
        cities = tables.board.tickets[ticket].cities
        before = remaining(tables, view, view.seat, cities)
        now = remaining(tables, after, view.seat, cities)
        if before is None:
            continue
        if now is None:
            return [Said("seen-blocks-all", {"ticket": ticket})]
        more = now.spaces - before.spaces
        if more > 0 and (worst is None or more > worst[0]):
            worst = more, Said("seen-blocks", {"ticket": ticket, "detour": more})
    return [worst[1]] if worst is not None else []


def _narrow(tables: Tables, view: SeatView, seat: int, number: int) -> list[Said]:
    """How much dearer the way between its ends has become for everybody else."""
    track = tables.tracks[number]
    way = remaining(tables, _with_owner(view, number, seat), view.seat, (track.a, track.b))
    if way is None or way.spaces - track.length < _NARROW:
        return []
    return [Said("seen-narrow", {"detour": way.spaces - track.length})]


def _with_owner(view: SeatView, number: int, seat: int) -> SeatView:
    owner = list(view.owner)
    owner[number] = seat
    return view._replace(owner=tuple(owner))


def _after(tables: Tables, view: SeatView, seat: int, number: int, pay: Payment) -> SeatView:
    """The view with the track laid and paid, as far as that is public."""
    pieces = [list(own) for own in view.pieces]
    pieces[seat][tables.piece_of[number]] -= tables.tracks[number].length
    cards = list(view.hand_sizes)
    cards[seat] += tables.tracks[number].bonus - sum(count for _, count in pay)
    laid = _with_owner(view, number, seat)
    return laid._replace(pieces=tuple((own[0], own[1]) for own in pieces), hand_sizes=tuple(cards))


def _market(tables: Tables, view: SeatView, seat: int, action: act.DrawMarket) -> list[Said]:
    card = view.market[action.slot]
    return [Said("seen-market", {"card": card, "amount": view.known[seat][card] + 1, "seat": seat})]


def _deck(tables: Tables, view: SeatView, seat: int, action: act.DrawDeck) -> list[Said]:
    return [Said("seen-blind", {"seat": seat, "amount": view.hand_sizes[seat] + 1})]


def _keep(tables: Tables, view: SeatView, seat: int, action: act.Keep) -> list[Said]:
    return [Said("seen-keep", {"seat": seat, "amount": view.ticket_counts[seat] + len(action.tickets)})]


def _port(tables: Tables, view: SeatView, seat: int, action: act.BuildPort) -> list[Said]:
    return [Said("seen-port", {"city": action.city})]


def _only(key: str) -> Callable[[Tables, SeatView, int, Any], list[Said]]:
    return lambda tables, view, seat, action: [Said(key, {"seat": seat})]


_FINDERS: Mapping[type, Callable[[Tables, SeatView, int, Any], list[Said]]] = {
    act.Claim: _claim,
    act.DrawMarket: _market,
    act.DrawDeck: _deck,
    act.StopDrawing: _only("seen-stop"),
    act.DrawTickets: lambda tables, view, seat, action: [
        Said("seen-tickets", {"seat": seat, "amount": view.ticket_counts[seat]})
    ],
    act.Keep: _keep,
    act.PickPieces: _only("seen-pieces"),
    act.PayTunnel: _pay_tunnel,
    act.DeclineTunnel: _decline,
    act.BuildPort: _port,
    act.Exchange: _only("seen-exchange"),
    act.Pass: _only("seen-pass"),
}
