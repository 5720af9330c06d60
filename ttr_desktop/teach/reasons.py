# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a move is good for the seat that makes it: facts of the position with their numbers, from the seat's own view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ttr_desktop.bots.base import Decision
from ttr_desktop.core import actions as act
from ttr_desktop.core.actions import Action
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.network import join
from ttr_desktop.core.odds import tunnel_odds
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.traits.ports import Ports
from ttr_desktop.core.view import SeatView
from ttr_desktop.teach.open_goals import helped
from ttr_desktop.teach.plans import all_pieces, effort, joint_way, network, open_tickets, ticket_plan
from ttr_desktop.teach.said import Said
from ttr_desktop.teach.serving import loss, net_of, rivals_at, services, with_claim
from ttr_desktop.teach.tempo import turns_left
from ttr_desktop.teach.wanting import blind_chance, wanted_by

_NEAR_END = 3  # turns left from which the end is spoken of
_ENOUGH = 20  # games that mean something
_FAR_ROUND = 3  # spaces more that make a loss worth a sentence


def reasons(tables: Tables, view: SeatView, action: Action) -> tuple[Said, ...]:
    """What speaks for the action, most important first; never empty."""
    find: Callable[[Tables, SeatView, Any], list[Said]] | None = _FINDERS.get(type(action))
    found = find(tables, view, action) if find is not None else []
    return tuple(found) or (Said("why-nothing"),)


def searched(decision: Decision) -> tuple[Said, ...]:
    """What a bot that plays games on in its head has found out; nothing if it has tried too little to say."""
    chance, tries = decision.params.get("chance"), decision.params.get("tries")
    if not isinstance(chance, float) or not isinstance(tries, int) or tries < _ENOUGH:
        return ()
    return (Said("why-chance", {"chance": percent(chance), "tries": tries}),)


def _claim(tables: Tables, view: SeatView, action: act.Claim) -> list[Said]:
    found = _track(tables, view, action.track, action.pay)
    track = tables.tracks[action.track]
    if track.kind == "tunnel":
        colour = next((card for card, _ in action.pay if card != tables.wild), -1)
        found.append(Said("why-risk", {"chance": percent(1 - tunnel_odds(tables, view, colour)[0])}))
    return found


def _track(tables: Tables, view: SeatView, number: int, pay: Payment) -> list[Said]:
    """What a track is good for, if this is still to be paid for it."""
    track, found = tables.tracks[number], []
    served = services(tables, view, number)
    for one in served:
        if not one.after:
            points = tables.board.tickets[one.ticket].points
            found.append(Said("why-completes", {"ticket": one.ticket, "points": points}))
    if served and not found:
        one = served[0]
        after = ticket_plan(tables, with_claim(tables, view, number, pay), one.ticket)
        numbers = {"ticket": one.ticket, "before": one.before, "after": one.after, "turns": after.effort.turns}
        found.append(Said("why-serves", numbers))
    if served:
        found += _danger(tables, view, number, served[0].ticket)
    else:
        found.append(Said("why-points", {"length": track.length, "points": tables.points[number]}))
        if tables.rules.longest_path and _joins_parts(tables, view, number):
            found.append(Said("why-joins"))
    if track.bonus:
        found.append(Said("why-bonus", {"amount": track.bonus}))
    for goal in helped(tables, view, number):
        found.append(Said("why-goal", {"goal": goal.goal, "amount": goal.mine, "best": goal.best}))
    return found + _end(tables, view)


def _danger(tables: Tables, view: SeatView, number: int, ticket: int) -> list[Said]:
    """A rival who builds at the same place, where going round would be dear."""
    rivals = rivals_at(tables, view, number)
    if not rivals:
        return []
    detour = loss(tables, view, ticket, number)
    if detour is None:
        return [Said("why-rival-only", {"seat": rivals[0], "ticket": ticket})]
    if detour >= _FAR_ROUND:
        return [Said("why-rival", {"seat": rivals[0], "detour": detour})]
    return []


def _joins_parts(tables: Tables, view: SeatView, number: int) -> bool:
    net = net_of(tables, view, view.seat)
    return len(join(net, tables.ends[number])) < len(net)


def _end(tables: Tables, view: SeatView) -> list[Said]:
    turns = turns_left(tables, view)
    return [Said("why-end", {"turns": turns, "sure": int(view.last_by >= 0)})] if turns <= _NEAR_END else []


def _market(tables: Tables, view: SeatView, action: act.DrawMarket) -> list[Said]:
    want = wanted_by(tables, view, action)
    if want is None:
        return [Said("why-useful")]
    key = "why-wild" if view.market[action.slot] == tables.wild else "why-card"
    return [Said(key, {"track": want.track, "lack": want.lack})]


def _deck(tables: Tables, view: SeatView, action: act.DrawDeck) -> list[Said]:
    want = wanted_by(tables, view, action)
    if want is not None:
        numbers = {"track": want.track, "chance": percent(blind_chance(tables, view, action.deck, want))}
        alone = tables.wild_alone and tables.wild in view.market and view.phase is Phase.TURN
        return [Said("why-blind-alone" if alone else "why-blind", numbers)]
    wild = tables.deck_of[tables.wild] == action.deck
    return [Said("why-blind-wild" if wild else "why-blind-any")]


def _draw_tickets(tables: Tables, view: SeatView, action: act.DrawTickets) -> list[Said]:
    left = all_pieces(tables, view)
    if open_tickets(view):
        return [Said("why-room", {"left": left, "spaces": network(tables, view).spaces})]
    return [Said("why-finished", {"left": left, "turns": turns_left(tables, view)})]


def _keep(tables: Tables, view: SeatView, action: act.Keep) -> list[Said]:
    tickets = tables.board.tickets
    together = joint_way(tables, view, action.tickets)
    points = sum(tickets[number].points for number in action.tickets)
    left = all_pieces(tables, view)
    numbers = {"spaces": together.spaces, "left": left, "points": points, "others": len(open_tickets(view))}
    found = [Said("why-keep", numbers)]
    rejected = [number for number in view.offer if number not in action.tickets]
    more = {number: joint_way(tables, view, (*action.tickets, number)).spaces - together.spaces for number in rejected}
    if more:
        worst = max(more, key=lambda number: (more[number], number))
        if more[worst] > 0:
            found.append(Said("why-leave", {"ticket": worst, "spaces": more[worst]}))
    return found


def _pieces(tables: Tables, view: SeatView, action: act.PickPieces) -> list[Said]:
    needs = effort(tables, view, network(tables, view).tracks)
    return [Said("why-pieces", {"trains": needs.trains, "ships": needs.ships})]


def _pay_tunnel(tables: Tables, view: SeatView, action: act.PayTunnel) -> list[Said]:
    return _track(tables, view, view.dig.track, action.pay) if view.dig is not None else []


def _decline(tables: Tables, view: SeatView, action: act.DeclineTunnel) -> list[Said]:
    dig = view.dig
    if dig is None:
        return []
    fitting = sum(view.hand[card] for card in {dig.colour, tables.wild} if card >= 0)
    if fitting < dig.extra:
        return [Said("why-tunnel-short", {"extra": dig.extra})]
    return [Said("why-tunnel-keep")]


def _port(tables: Tables, view: SeatView, action: act.BuildPort) -> list[Said]:
    trait = next(one for one in tables.traits if isinstance(one, Ports))
    named = [n for n in view.tickets if view.done >> n & 1 and tables.ticket_masks[n] >> action.city & 1]
    points = trait.worth[min(len(named), len(trait.worth) - 1)] + trait.unbuilt
    return [Said("why-port", {"city": action.city, "amount": len(named), "points": points})]


def _exchange(tables: Tables, view: SeatView, action: act.Exchange) -> list[Said]:
    needs = effort(tables, view, network(tables, view).tracks)
    wanted = 1 - action.piece
    need, have = (needs.trains, needs.ships)[wanted], view.pieces[view.seat][wanted]
    return [Said("why-exchange", {"needed": need, "have": have, "piece": wanted})] if need > have else []


def percent(share: float) -> int:
    """A share in whole percent, never rounded to certainty that it is not."""
    return min(99, max(1, round(100 * share))) if 0 < share < 1 else round(100 * share)


_FINDERS: Mapping[type, Callable[[Tables, SeatView, Any], list[Said]]] = {
    act.Claim: _claim,
    act.DrawMarket: _market,
    act.DrawDeck: _deck,
    act.DrawTickets: _draw_tickets,
    act.Keep: _keep,
    act.PickPieces: _pieces,
    act.PayTunnel: _pay_tunnel,
    act.DeclineTunnel: _decline,
    act.BuildPort: _port,
    act.Exchange: _exchange,
}
