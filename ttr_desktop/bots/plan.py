# SPDX-License-Identifier: GPL-3.0-or-later
"""One network for all tickets: which tickets are worth finishing in the time left, and over which tracks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ttr_desktop.bots.atlas import CLOSED, numbers
from ttr_desktop.bots.harbours import ports_worth
from ttr_desktop.bots.scene import Scene

_CHEAPEST = 0.3  # the price of a track that prizes make desirable; Dijkstra knows no negative ones
_HELD = 0.6  # part of the cards in hand that is counted for every track of their colour


class Plan(NamedTuple):
    """What a seat means to build."""

    tracks: int  # mask of the tracks still to be claimed
    tickets: tuple[int, ...]  # open tickets that it completes
    given_up: tuple[int, ...]
    turns: float  # turns it takes: drawing and claiming
    worth: float  # points it brings over and above spending its turns on racing


def track_costs(scene: Scene) -> list[float]:
    """The price of every track in points: turns to get it less the points it brings; own tracks are free."""
    atlas, temper = scene.atlas, scene.temper
    tables = atlas.tables
    trains, ships = scene.holdings
    most = scene.most
    free, own = scene.free, scene.world.owned[scene.seat]
    prizes = scene.prizes.tracks
    turn, piece, floor, draw = temper.turn, temper.piece + scene.prizes.piece, temper.floor, temper.draw
    points, piece_of, cards = tables.points, tables.piece_of, atlas.cards
    stubby = temper.stubby
    costs = []
    for track in tables.tracks:
        number = track.number
        if own >> number & 1:
            costs.append(0.0)
        elif free >> number & 1:
            kind = piece_of[number]
            have = (most[kind] if track.colour < 0 else (ships if kind else trains)[track.colour]) * _HELD
            need = cards[number] - track.bonus
            lack = need - have if have < need else 0.0
            cost = turn * (1.0 + draw * lack) - points[number] + piece * track.length
            if stubby:
                cost = float(track.length)
            elif cost < floor:
                cost = floor
            if prizes:
                cost -= prizes[number]
                if cost < _CHEAPEST:
                    cost = _CHEAPEST
            costs.append(cost)
        else:
            costs.append(CLOSED)
    return costs


def make_plan(scene: Scene, tickets: Sequence[int]) -> Plan:
    """Plans for these open tickets; those that do not fit the pieces or the time are given up, worst first."""
    temper = scene.temper
    costs = track_costs(scene)
    left = scene.pieces
    chosen = sorted(tickets, key=lambda n: -scene.atlas.tables.board.tickets[n].points)
    if temper.sight and len(chosen) > temper.sight:
        chosen = _nearest(scene, costs, chosen)[: temper.sight]
    given_up: list[int] = []
    while True:
        tracks, price, hopeless = _network(scene, costs, chosen)
        if hopeless:
            given_up += hopeless
            chosen = [n for n in chosen if n not in hopeless]
            continue
        turns, spaces = plan_effort(scene, tracks)
        fits = spaces[0] <= left[0] and spaces[1] <= left[1] and turns <= scene.horizon - temper.risk
        if fits or not chosen:
            worth = sum([ticket_worth(scene, n) for n in chosen]) - price + ports_worth(scene, chosen)
            return Plan(tracks, tuple(chosen), tuple(given_up), turns, worth)
        # Give up the ticket that brings least for what it costs by itself.
        drop = min(chosen, key=lambda n: _value(scene, costs, n))
        given_up.append(drop)
        chosen.remove(drop)


def ticket_worth(scene: Scene, number: int) -> float:
    """What completing an open ticket brings: its points, the loss spared, and what prizes add."""
    ticket = scene.atlas.tables.board.tickets[number]
    extra = scene.prizes.tickets[number] if scene.prizes.tickets else 0.0
    return (ticket.points + ticket.loss) * scene.temper.ticket + extra


def _nearest(scene: Scene, costs: Sequence[float], tickets: Sequence[int]) -> list[int]:
    """The tickets in the order of what they cost by themselves; those out of reach last."""

    def price(ticket: int) -> float:
        joined = scene.atlas.join(list(costs), scene.atlas.legs[ticket])
        return joined[1] if joined else CLOSED

    return sorted(tickets, key=price)


def _network(scene: Scene, costs: Sequence[float], tickets: Sequence[int]) -> tuple[int, float, list[int]]:
    """Joins the tickets one after the other: the tracks, their price, and the tickets that cannot be joined."""
    trial = list(costs)
    tracks, price = 0, 0.0
    hopeless = []
    for ticket in tickets:
        joined = scene.atlas.join(trial, scene.atlas.legs[ticket])
        if joined is None:
            hopeless.append(ticket)
        else:
            tracks |= joined[0]
            price += joined[1]
    return tracks, price, hopeless


def _value(scene: Scene, costs: Sequence[float], ticket: int) -> float:
    joined = scene.atlas.join(list(costs), scene.atlas.legs[ticket])
    return ticket_worth(scene, ticket) / (1.0 + joined[1]) if joined else 0.0


def plan_effort(scene: Scene, tracks: int) -> tuple[float, tuple[int, int]]:
    """Turns for drawing and claiming these tracks, and the trains and ships they take."""
    atlas = scene.atlas
    tables = atlas.tables
    holdings = (scene.holdings[0][:], scene.holdings[1][:])
    need = 0.0
    claims = 0
    spaces = [0, 0]
    grey: list[int] = []
    for number in numbers(tracks):
        track = tables.tracks[number]
        kind = tables.piece_of[number]
        claims += 1
        spaces[kind] += track.length
        need -= track.bonus
        if track.colour < 0:
            grey.append(number)
            continue
        have = min(holdings[kind][track.colour], track.length)
        holdings[kind][track.colour] -= have
        need += atlas.cards[number] * (1.0 - have / track.length)
    for number in grey:
        kind, length = tables.piece_of[number], atlas.length[number]
        colour = max(range(len(holdings[0])), key=holdings[kind].__getitem__)
        have = min(holdings[kind][colour], length)
        holdings[kind][colour] -= have
        need += atlas.cards[number] * (1.0 - have / length)
    return max(0.0, need - scene.wild) * scene.temper.draw + claims, (spaces[0], spaces[1])
