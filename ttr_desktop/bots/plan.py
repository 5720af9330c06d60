# SPDX-License-Identifier: GPL-3.0-or-later
"""One network for all tickets: which tickets are worth finishing in the time left, and over which tracks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ttr_desktop.bots.atlas import CLOSED, Atlas, numbers
from ttr_desktop.bots.temper import Temper
from ttr_desktop.core.cards import FAMILIES
from ttr_desktop.core.sampling import World

_SPACES_PER_CARD = 1.4  # on boards with double ships
_USUAL_LENGTH = 3.6
_PRIOR_CLAIMS = 3


class Plan(NamedTuple):
    """What a seat means to build."""

    tracks: int  # mask of the tracks still to be claimed
    tickets: tuple[int, ...]  # open tickets that it completes
    given_up: tuple[int, ...]
    turns: float  # turns it takes: drawing and claiming
    worth: float  # points it brings over and above spending its turns on racing


def seat_holdings(atlas: Atlas, hand: Sequence[int]) -> tuple[list[float], list[float], int]:
    """What a hand can pay: train spaces by colour, ship spaces by colour, locomotives."""
    cards = atlas.tables.cards
    size = len(cards.colours)
    trains, ships = [0.0] * size, [0.0] * size
    if len(cards) == size + 1:
        trains = [float(count) for count in hand[:size]]
    else:
        for card in range(cards.wild):
            if hand[card]:
                if cards.kind[card] == "train":
                    trains[cards.colour[card]] += hand[card]
                else:
                    ships[cards.colour[card]] += hand[card] * FAMILIES[cards.family[card]].pays
    return trains, ships, hand[cards.wild]


def open_to(atlas: Atlas, world: World, seat: int) -> int:
    """The mask of tracks the seat could still claim."""
    fits = atlas.tables.fits
    trains, ships = world.pieces[seat]
    if world.opening and not trains + ships:
        trains, ships = world.box[seat]
    return world.claimable & ~world.blocked[seat] & (fits[0][trains] | fits[1][ships])


def turns_until_end(atlas: Atlas, world: World, seat: int, temper: Temper) -> float:
    """How many turns the seat may still have, this one included, if rivals hurry."""
    players = atlas.tables.players
    if world.last_by >= 0:
        return float((world.turns_left + players - 1 - (world.seat - seat) % players) // players)
    rules = atlas.tables.rules
    all_pieces = rules.trains + rules.ships if not world.box[0][0] + world.box[0][1] else 60
    per_card = _SPACES_PER_CARD if rules.ships else 1.0
    soonest = CLOSED
    for rival in range(players):
        if rival == seat:
            continue
        trains, ships = world.pieces[rival]
        left = trains + ships or all_pieces
        # Long tracks betray a racer: the average so far, with a few tracks of the usual length for a start.
        claims = world.owned[rival].bit_count()
        average = (all_pieces - left + _USUAL_LENGTH * _PRIOR_CLAIMS) / (claims + _PRIOR_CLAIMS)
        left = max(0, left - rules.end_pieces)
        draws = max(0.0, left / per_card * 1.1 - sum(world.hands[rival])) / 2
        soonest = min(soonest, left / average + draws)
    return max(1.0, soonest * temper.tempo + rules.end_turns)


def track_costs(atlas: Atlas, world: World, seat: int, temper: Temper) -> list[float]:
    """The price of every track in points: turns to get it less the points it brings; own tracks are free."""
    tables = atlas.tables
    trains, ships, _wild = seat_holdings(atlas, world.hands[seat])
    most = max(trains), max(ships)
    free, own = open_to(atlas, world, seat), world.owned[seat]
    costs = []
    turn, piece, floor, draw = temper.turn, temper.piece, temper.floor, temper.draw
    points, piece_of, cards = tables.points, tables.piece_of, atlas.cards
    for track in tables.tracks:
        number = track.number
        if own >> number & 1:
            costs.append(0.0)
        elif free >> number & 1:
            kind = piece_of[number]
            have = (most[kind] if track.colour < 0 else (ships if kind else trains)[track.colour]) * 0.6
            need = cards[number] - track.bonus
            lack = need - have if have < need else 0.0
            cost = turn * (1.0 + draw * lack) - points[number] + piece * track.length
            costs.append(cost if cost > floor else floor)
        else:
            costs.append(CLOSED)
    return costs


def make_plan(atlas: Atlas, world: World, seat: int, temper: Temper, tickets: Sequence[int], horizon: float) -> Plan:
    """Plans for these open tickets; those that do not fit the pieces or the time are given up, worst first."""
    board_tickets = atlas.tables.board.tickets
    costs = track_costs(atlas, world, seat, temper)
    left = world.pieces[seat] if not (world.opening and not sum(world.pieces[seat])) else world.box[seat]
    chosen = sorted(tickets, key=lambda n: -board_tickets[n].points)
    given_up: list[int] = []
    while True:
        tracks, price, hopeless = _network(atlas, costs, chosen)
        if hopeless:
            given_up += hopeless
            chosen = [n for n in chosen if n not in hopeless]
            continue
        turns, spaces = plan_effort(atlas, world, seat, temper, tracks)
        fits = spaces[0] <= left[0] and spaces[1] <= left[1] and turns <= horizon - temper.risk
        worth = sum(board_tickets[n].points + board_tickets[n].loss for n in chosen) * temper.ticket - price
        if fits or not chosen:
            return Plan(tracks, tuple(chosen), tuple(given_up), turns, worth)
        # Give up the ticket that brings least for what it costs by itself.
        drop = min(chosen, key=lambda n: _value(atlas, costs, n))
        given_up.append(drop)
        chosen.remove(drop)


def _network(atlas: Atlas, costs: Sequence[float], tickets: Sequence[int]) -> tuple[int, float, list[int]]:
    """Joins the tickets one after the other: the tracks, their price, and the tickets that cannot be joined."""
    trial = list(costs)
    tracks, price = 0, 0.0
    hopeless = []
    for ticket in tickets:
        joined = atlas.join(trial, atlas.legs[ticket])
        if joined is None:
            hopeless.append(ticket)
        else:
            tracks |= joined[0]
            price += joined[1]
    return tracks, price, hopeless


def _value(atlas: Atlas, costs: Sequence[float], ticket: int) -> float:
    facts = atlas.tables.board.tickets[ticket]
    joined = atlas.join(list(costs), atlas.legs[ticket])
    return (facts.points + facts.loss) / (1.0 + joined[1]) if joined else 0.0


def plan_effort(atlas: Atlas, world: World, seat: int, temper: Temper, tracks: int) -> tuple[float, tuple[int, int]]:
    """Turns for drawing and claiming these tracks, and the trains and ships they take."""
    tables = atlas.tables
    trains, ships, wild = seat_holdings(atlas, world.hands[seat])
    holdings = (trains, ships)
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
        colour = max(range(len(trains)), key=holdings[kind].__getitem__)
        have = min(holdings[kind][colour], length)
        holdings[kind][colour] -= have
        need += atlas.cards[number] * (1.0 - have / length)
    return max(0.0, need - wild) * temper.draw + claims, (spaces[0], spaces[1])
