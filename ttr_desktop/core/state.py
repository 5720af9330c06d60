# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that changes during a game. Only the engine and the rule modules write to it."""

from __future__ import annotations

from typing import NamedTuple

from ttr_desktop.core.cards import Payment
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng


class Dig(NamedTuple):
    """A tunnel between reveal and answer: the set lies on the table, neither in hand nor discarded (N-12)."""

    track: int
    laid: Payment
    revealed: tuple[int, ...]
    extra: int
    colour: int  # -1: locomotives only


class State:
    """A game in play: small integers, counted hands, bit masks over tracks, cities and tickets."""

    __slots__ = (
        "blocked",
        "box",
        "claimable",
        "decks",
        "dig",
        "discards",
        "done",
        "first",
        "goals",
        "hands",
        "holes",
        "known",
        "last_by",
        "market",
        "nets",
        "offers",
        "opening",
        "owned",
        "owner",
        "passes",
        "phase",
        "picks",
        "pieces",
        "port_cities",
        "ports",
        "result",
        "returned",
        "revision",
        "rng",
        "scores",
        "seat",
        "ticket_deck",
        "tickets",
        "turn",
        "turns_left",
    )

    def __init__(self, players: int, cards: int, tracks: int, decks: int, rng: Rng) -> None:
        self.rng = rng
        self.phase = Phase.CHOOSE_TICKETS
        self.seat = 0  # who has to answer
        self.first = 0
        self.turn = 0  # turns begun
        self.revision = 0  # actions applied
        self.opening = players  # seats that still owe an answer of the opening
        self.hands = [[0] * cards for _ in range(players)]
        self.known = [[0] * cards for _ in range(players)]  # cards in hand that everybody saw (C-13)
        self.decks: list[list[int]] = [[] for _ in range(decks)]  # the next card is the last of the list
        self.discards = [[0] * cards for _ in range(decks)]
        self.market: list[int] = []  # -1: an empty slot
        self.holes = 0  # empty market slots
        self.ticket_deck: list[int] = []  # the next ticket is the last of the list
        self.tickets: list[tuple[int, ...]] = [()] * players
        self.offers: list[tuple[int, ...]] = [()] * players
        self.returned: list[tuple[int, ...]] = [()] * players  # what a seat has put under the ticket deck
        self.done = [0] * players  # mask of completed tickets
        self.owner = [-1] * tracks
        self.owned = [0] * players  # mask of tracks
        self.claimable = (1 << tracks) - 1  # tracks open to somebody at least
        self.blocked = [0] * players  # tracks beside an own one (C-10)
        self.nets: list[tuple[int, ...]] = [()] * players  # city masks of the joined parts of a network
        self.pieces = [[0, 0] for _ in range(players)]  # trains, ships
        self.box = [[0, 0] for _ in range(players)]
        self.picks: list[tuple[int, int]] = [(0, 0)] * players  # secret until all have chosen (W-4)
        self.ports = [0] * players  # mask of cities
        self.port_cities = 0
        self.scores = [0] * players
        self.goals: tuple[int, ...] = ()
        self.dig: Dig | None = None
        self.passes = 0
        self.last_by = -1
        self.turns_left = -1  # turns still to be played once the last round has begun
        self.result: object = None  # scoring.Result once the game is over

    def clone(self) -> State:
        """An independent copy; immutable parts are shared."""
        twin: State = State.__new__(State)
        twin.rng = self.rng.clone()
        twin.phase = self.phase
        twin.seat = self.seat
        twin.first = self.first
        twin.turn = self.turn
        twin.revision = self.revision
        twin.opening = self.opening
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = [known[:] for known in self.known]
        twin.decks = [deck[:] for deck in self.decks]
        twin.discards = [pile[:] for pile in self.discards]
        twin.market = self.market[:]
        twin.holes = self.holes
        twin.ticket_deck = self.ticket_deck[:]
        twin.tickets = self.tickets[:]
        twin.offers = self.offers[:]
        twin.returned = self.returned[:]
        twin.done = self.done[:]
        twin.owner = self.owner[:]
        twin.owned = self.owned[:]
        twin.claimable = self.claimable
        twin.blocked = self.blocked[:]
        twin.nets = self.nets[:]
        twin.pieces = [pieces[:] for pieces in self.pieces]
        twin.box = [box[:] for box in self.box]
        twin.picks = self.picks[:]
        twin.ports = self.ports[:]
        twin.port_cities = self.port_cities
        twin.scores = self.scores[:]
        twin.goals = self.goals
        twin.dig = self.dig
        twin.passes = self.passes
        twin.last_by = self.last_by
        twin.turns_left = self.turns_left
        twin.result = self.result
        return twin
