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
from ttr_desktop.core.traits.ferries import FerryCost
from ttr_desktop.core.traits.ports import Ports
from ttr_desktop.core.view import SeatView
from ttr_desktop.teach.open_goals import Standing, helped
from ttr_desktop.teach.plans import effort, joint_way, network, open_tickets, ticket_plan
from ttr_desktop.teach.said import Said
from ttr_desktop.teach.serving import helpful, joined_in_order, loss, net_of, rivals_at, with_claim
from ttr_desktop.teach.tempo import all_pieces, turns_left
from ttr_desktop.teach.wanting import Want, blind_chance, by_itself, lack_with, wanted_by

_NEAR_END = 3  # turns left from which the end is spoken of
_ENOUGH = 60  # games that mean something: with fewer the chance differs too much from one look to the next
_STEP = 5  # percent, to which it is rounded
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
    rounded = _STEP * round(100 * chance / _STEP)
    return (Said("why-chance", {"chance": min(100 - _STEP, max(_STEP, rounded)), "tries": tries}),)


def _claim(tables: Tables, view: SeatView, action: act.Claim) -> list[Said]:
    found = _track(tables, view, action.track, action.pay)
    track = tables.tracks[action.track]
    if track.kind == "tunnel":
        found.append(_risk(tables, view, action.pay))
    return found


def _risk(tables: Tables, view: SeatView, pay: Payment) -> Said:
    """How likely the tunnel asks for more, and how likely what is left in hand will do."""
    colour = next((card for card, _ in pay if card != tables.wild), -1)
    odds = tunnel_odds(tables, view, colour)
    fitting = sum(view.hand[card] for card in {colour, tables.wild} if card >= 0)
    spare = fitting - sum(count for _, count in pay)
    numbers = {"chance": percent(1 - odds[0]), "spare": spare, "enough": percent(min(1.0, sum(odds[: spare + 1])))}
    return Said("why-risk", numbers)


def _track(tables: Tables, view: SeatView, number: int, pay: Payment) -> list[Said]:
    """What a track is good for, if this is still to be paid for it."""
    track, found = tables.tracks[number], []
    served, after = helpful(tables, view, number, pay), with_claim(tables, view, number, pay)
    for one in served:
        if not one.after:
            ticket, order = tables.board.tickets[one.ticket], joined_in_order(tables, after, one.ticket)
            points = ticket.points if order else ticket.points_any_order
            found.append(Said("why-completes", {"ticket": one.ticket, "points": points, "order": int(order)}))
    if served and not found:
        one = served[0]
        turns = ticket_plan(tables, after, one.ticket).effort.turns
        numbers = {"ticket": one.ticket, "before": one.before, "after": one.after, "turns": turns}
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
        if _can_be_won(tables, view, goal):
            found.append(Said("why-goal", {"goal": goal.goal, "amount": goal.mine, "best": goal.best}))
    return found + _end(tables, view)


def _can_be_won(tables: Tables, view: SeatView, goal: Standing) -> bool:
    """Whether the turns after this one can make up for what is still lacking."""
    path = tables.board.goals[goal.goal].id == "longest-path"
    step = max(track.length for track in tables.tracks) if path else 1
    return goal.best - goal.mine <= step * (turns_left(tables, view) - 1)


def _danger(tables: Tables, view: SeatView, number: int, ticket: int) -> list[Said]:
    """A rival who builds at the same place, where going round would be dear, while there is time for it."""
    rivals = rivals_at(tables, view, number)
    if not rivals or turns_left(tables, view) <= 1:
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
    card, track = view.market[action.slot], tables.tracks[want.track]
    wild = card == tables.wild and not track.substitute  # which takes it as it takes any card (N-7)
    left = lack_with(tables, view, card, want.track)
    numbers = {"track": want.track, "lack": want.lack, "left": left, "sea": tables.piece_of[want.track]}
    found = [Said("why-wild" if wild else "why-card", numbers)]
    if not by_itself(tables, view, card, want.track):
        found += _beside_others(tables, want.track)
    return found + _worth(tables, view, want)


def _beside_others(tables: Tables, number: int) -> list[Said]:
    """How a card that pays for nothing by itself helps there (N-6, L-7, W-11)."""
    cost = tables.cost_of[number]
    if isinstance(cost, FerryCost):
        return [Said("why-group", {"group": cost.trait.group, "alike": int(cost.trait.alike)})]
    return [Said("why-pair")] if tables.tracks[number].pairs else []


def _worth(tables: Tables, view: SeatView, want: Want) -> list[Said]:
    """What a track that cards are collected for is good for."""
    served = helpful(tables, view, want.track)
    if served:
        return [Said("why-way", {"ticket": served[0].ticket})]
    return [] if open_tickets(view) else [Said("why-aim", {"points": tables.points[want.track]})]


def _deck(tables: Tables, view: SeatView, action: act.DrawDeck) -> list[Said]:
    want = wanted_by(tables, view, action)
    if want is not None:
        numbers = {"track": want.track, "chance": percent(blind_chance(tables, view, action.deck, want))}
        key = "why-blind"
        if tables.wild_alone and tables.wild in view.market:
            key = "why-blind-alone" if view.phase is Phase.TURN else "why-blind-second"
        return [Said(key, numbers), *_worth(tables, view, want)]
    wild = tables.deck_of[tables.wild] == action.deck
    return [Said("why-blind-wild" if wild else "why-blind-any")]


def _draw_tickets(tables: Tables, view: SeatView, action: act.DrawTickets) -> list[Said]:
    left, spaces, turns = all_pieces(tables, view, view.seat), network(tables, view).spaces, turns_left(tables, view)
    if not open_tickets(view):
        return [Said("why-finished", {"left": left, "turns": turns})]
    if not spaces:
        return [Said("why-hopeless", {"left": left, "turns": turns})]
    return [Said("why-room" if spaces < left else "why-swap", {"left": left, "spaces": spaces})]


def _keep(tables: Tables, view: SeatView, action: act.Keep) -> list[Said]:
    tickets = tables.board.tickets
    together = joint_way(tables, view, action.tickets)
    points = sum(tickets[number].points for number in action.tickets)
    left = all_pieces(tables, view, view.seat)
    numbers = {"spaces": together.spaces, "left": left, "others": len(open_tickets(view))}
    dear, tour = together.spaces > left, any(tickets[number].is_tour for number in action.tickets)
    found = [
        Said("why-keep", {**numbers, "dear": int(dear)}),
        Said("why-worth", {"points": points, "amount": len(action.tickets), "tour": int(tour)}),
    ]
    rejected = [number for number in view.offer if number not in action.tickets]
    more = {number: joint_way(tables, view, (*action.tickets, number)).spaces - together.spaces for number in rejected}
    if more:
        worst = max(more, key=lambda number: (more[number], number))
        if more[worst] > 0:
            found.append(Said("why-leave", {"ticket": worst, "spaces": more[worst]}))
    return found


def _pieces(tables: Tables, view: SeatView, action: act.PickPieces) -> list[Said]:
    needs = effort(tables, view, network(tables, view).tracks)
    short = needs.trains > action.trains or needs.ships > action.ships
    return [Said("why-pieces", {"trains": needs.trains, "ships": needs.ships, "short": int(short)})]


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
