# SPDX-License-Identifier: GPL-3.0-or-later
"""A position as one seat sees it in one decision, with what is worked out of it once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ttr_desktop.bots.atlas import Atlas
from ttr_desktop.bots.clock import turns_until_end
from ttr_desktop.bots.prizes import Prizes, prizes
from ttr_desktop.bots.temper import Temper
from ttr_desktop.core.cards import FAMILIES
from ttr_desktop.core.payment import missing
from ttr_desktop.core.sampling import World
from ttr_desktop.core.scoring import own_longest_path
from ttr_desktop.core.tables import Tables

_LONG_DETOUR = 6.0  # spaces
_SUBSTITUTED = 1.6  # cards that a space takes where several stand for one (N-7): some come in the colour


class Scene:
    """Looks only at what the seat may know, though the world it is given is complete."""

    __slots__ = (
        "atlas", "free", "holdings", "horizon", "most", "pieces", "prizes", "reached", "seat", "temper", "wild", "world"
    )  # fmt: skip

    def __init__(self, atlas: Atlas, world: World, seat: int, temper: Temper) -> None:
        self.atlas = atlas
        self.world = world
        self.seat = seat
        self.temper = temper
        trains, ships, self.wild = seat_holdings(atlas, world.hands[seat])
        self.holdings = (trains, ships)
        self.most = (max(trains), max(ships))
        # Before the pieces are picked (W-4) anything can still be had.
        own = world.pieces[seat]
        self.pieces: Sequence[int] = world.box[seat] if world.opening and not own[0] + own[1] else own
        self.free = open_to(atlas, world, seat)
        self.horizon = turns_until_end(atlas, world, seat, temper)
        self.prizes: Prizes = prizes(atlas, world, seat, temper, self.horizon)
        reached = 0
        for part in world.nets[seat]:
            reached |= part
        self.reached = reached

    @property
    def open_tickets(self) -> list[int]:
        """The seat's tickets that are not completed."""
        done = self.world.done[self.seat]
        return [n for n in self.world.tickets[self.seat] if not done >> n & 1]

    def lack(self, number: int) -> float:
        """How many cards the hand lacks for a track, about."""
        tables = self.atlas.tables
        track = tables.tracks[number]
        if track.substitute:
            return missing(tables, number, self.world.hands[self.seat]).cards * _SUBSTITUTED
        kind = tables.piece_of[number]
        have = self.most[kind] if track.colour < 0 else self.holdings[kind][track.colour]
        lack = self.atlas.cards[number] - have - (self.wild if self.atlas.wild_helps[number] else 0)
        return lack if lack > 0.0 else 0.0

    def gain(self, number: int) -> float:
        """What a track brings by itself: points, prizes, and more if it lengthens the own network."""
        tables, prizes = self.atlas.tables, self.prizes
        worth = float(tables.points[number])
        if prizes.tracks:
            worth += prizes.tracks[number] - prizes.piece * self.atlas.length[number]
        chain = self.temper.chain + prizes.chain
        if chain and tables.ends[number] & self.reached:
            worth += chain * self.atlas.length[number]
        if self.temper.path and tables.ends[number] & path_ends(tables, self.world.owned[self.seat]):
            worth += self.temper.path * self.atlas.length[number]
        if self.temper.block:
            worth += self.temper.block * self.nuisance(number)
        return worth

    def nuisance(self, number: int) -> float:
        """How much it would bother rivals to lose the track: 1 for a long way round beside somebody's network."""
        ends = self.atlas.tables.ends[number]
        near = 0
        for rival, net in enumerate(self.world.nets):
            if rival != self.seat and any(part & ends for part in net):
                near += 1
        return near * min(1.0, self.atlas.detour[number] / _LONG_DETOUR)


def seat_holdings(atlas: Atlas, hand: Sequence[int]) -> tuple[list[float], list[float], int]:
    """What a hand can pay: train spaces by colour, ship spaces by colour, locomotives."""
    cards = atlas.tables.cards
    size = len(cards.colours)
    if len(cards) == size + 1:
        return [float(count) for count in hand[:size]], [0.0] * size, hand[cards.wild]
    trains, ships = [0.0] * size, [0.0] * size
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


@lru_cache(maxsize=1024)
def path_ends(tables: Tables, owned: int) -> int:
    """The mask of the cities in which the longest path through these tracks begins and ends; 0 if it is a ring."""
    ends = 0
    for number in own_longest_path(tables, owned).tracks:
        ends ^= tables.ends[number]
    return ends
