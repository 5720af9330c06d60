# SPDX-License-Identifier: GPL-3.0-or-later
"""What a track or a ticket is worth beyond its own points: goals (L-11) and the bonus for most tickets (N-14).

Such a prize goes to whoever has most of something, so one more of it is worth its points times the chance that this
one decides: much while it is close, little once somebody is far ahead. Only public facts and the seat's own cards
and tickets are looked at.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from ttr_desktop.bots.atlas import Atlas
from ttr_desktop.bots.temper import Temper
from ttr_desktop.core.sampling import World

_SURE = 0.7  # how wide the spread of a lead is at the very end ...
_WIDER = 0.12  # ... and how much each turn left adds to it
_FINISHED = 0.75  # part of a rival's tickets that is taken to be completed in the end
_CARDS_FOR_A_PAIR = 3.5  # cards in a rival's hand for each locomotive or pair among them
_PATH_SPACES = 12  # spaces of one's own network over which the prize for the longest path is spread


class Prizes(NamedTuple):
    """Points on top, by track and by ticket; empty where the board has none."""

    tracks: tuple[float, ...] = ()
    tickets: tuple[float, ...] = ()
    piece: float = 0.0  # for each piece that is not spent
    pair: float = 0.0  # for each locomotive or pair in hand
    chain: float = 0.0  # for each space that lengthens the own network


NONE = Prizes()


def prizes(atlas: Atlas, world: World, seat: int, temper: Temper, horizon: float) -> Prizes:
    """What counts in this game beyond the plain points, as the seat sees it now."""
    tables = atlas.tables
    bonus = tables.rules.most_tickets
    if not temper.prizes or not (world.goals or bonus):
        return NONE
    wide = _SURE + _WIDER * min(horizon, 25.0)
    tracks = [0.0] * len(tables.tracks)
    tickets = [0.0] * len(tables.board.tickets)
    piece = pair = chain = 0.0
    if bonus:
        each = temper.prizes * bonus * _one_more(_ticket_lead(world, seat, -1, 1.0), wide)
        tickets = [each] * len(tickets)
    for number in world.goals:
        goal = tables.board.goals[number]
        worth = goal.points * temper.prizes
        if goal.id in atlas.goal_tracks:
            marks = atlas.goal_masks[goal.id]
            each = worth * _one_more(_lead([(own & marks).bit_count() for own in world.owned], seat), wide)
            for track in atlas.goal_tracks[goal.id]:
                tracks[track] += each
        elif goal.id in atlas.goal_tickets:
            share = len(atlas.goal_tickets[goal.id]) / len(tickets)
            each = worth * _one_more(_ticket_lead(world, seat, atlas.goal_masks[goal.id], share), wide)
            for ticket in atlas.goal_tickets[goal.id]:
                tickets[ticket] += each
        elif goal.id == "countries":
            _countries(atlas, world, seat, worth, wide, tracks)
        elif goal.id == "trains-left":
            piece = worth * _one_more(_lead([own[0] for own in world.pieces], seat), 3 * wide)
        elif goal.id == "locomotives":
            pair = worth * _one_more(_hand_lead(atlas, world, seat), 1.5 * wide)
        elif goal.id == "longest-path":
            chain = worth / _PATH_SPACES
    return Prizes(tuple(tracks), tuple(tickets), piece, pair, chain)


def _one_more(lead: float, wide: float) -> float:
    """The chance that one more decides, if this is the lead now; to be level is enough to win (C-18)."""
    off = (lead + 1.0) / wide
    return 0.4 / wide * exp(-0.5 * off * off)


def _lead(amounts: list[int], seat: int) -> float:
    return float(amounts[seat] - max([amount for other, amount in enumerate(amounts) if other != seat]))


def _ticket_lead(world: World, seat: int, named: int, share: float) -> float:
    """How many tickets of a kind the seat has more than a rival is likely to complete; what rivals hold is secret."""
    mine = (world.done[seat] & named).bit_count() if named >= 0 else world.done[seat].bit_count()
    most = max([len(held) for other, held in enumerate(world.tickets) if other != seat])
    return mine - most * share * _FINISHED


def _hand_lead(atlas: Atlas, world: World, seat: int) -> float:
    hand, wild = world.hands[seat], atlas.tables.wild
    mine = hand[wild] + sum([count // 2 for count in hand[:wild]])
    most = max([sum(held) for other, held in enumerate(world.hands) if other != seat])
    return mine - most / _CARDS_FOR_A_PAIR


def _countries(atlas: Atlas, world: World, seat: int, worth: float, wide: float, tracks: list[float]) -> None:
    """A track counts for each country that it reaches first."""
    reached = [sum([1 << k for k, mask in enumerate(atlas.country_masks) if own & mask]) for own in world.owned]
    each = worth * _one_more(_lead([mask.bit_count() for mask in reached], seat), wide)
    for k, numbers in enumerate(atlas.country_tracks):
        if not reached[seat] >> k & 1:
            for track in numbers:
                tracks[track] += each
