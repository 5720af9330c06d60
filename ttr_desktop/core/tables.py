# SPDX-License-Identifier: GPL-3.0-or-later
"""A board compiled for one number of players: all that the engine looks up while playing, built once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ttr_desktop.core.actions import Action, DrawDeck, DrawMarket
from ttr_desktop.core.board import Board, Track
from ttr_desktop.core.cards import CardSet
from ttr_desktop.core.cost import Cost
from ttr_desktop.core.events import Event
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.sets import SetCost
from ttr_desktop.core.state import State
from ttr_desktop.core.trait import Handler, Trait


class Tables:
    """Read-only once built; shared by all games on the board with that many players."""

    def __init__(self, board: Board, players: int) -> None:
        rules = board.rules
        self.board = board
        self.rules = rules
        self.players = players
        self.cards = CardSet(rules)
        self.wild = self.cards.wild
        self.deck_of = self.cards.deck
        self.deck_supply = self._deck_supply()
        self.flush_at = rules.flush_at
        self.wild_alone = rules.market_locomotive_alone
        self.market_decks = tuple(n for n, deck in enumerate(rules.decks) for _ in range(deck.market))
        self.first_deck_bit = 1 << len(self.market_decks)
        self.all_slots = self.first_deck_bit - 1
        self.tracks = board.tracks
        self.ends = tuple(1 << track.a | 1 << track.b for track in board.tracks)
        self.points = tuple(rules.points[track.length] for track in board.tracks)
        self.piece_of = tuple(int(track.kind == "sea") for track in board.tracks)  # 0 trains, 1 ships
        self.siblings = self._siblings()
        self.usable = self._usable()
        self.fits = self._fits()
        self.ticket_masks = tuple(ticket.mask for ticket in board.tickets)
        self.traits: tuple[Trait, ...] = board.traits
        self.costs: tuple[Cost, ...] = self._costs()
        self.cost_of: tuple[Cost, ...] = self._cost_of()
        self.handlers: dict[type, Handler] = {}
        self.performers: dict[type, Callable[[Tables, State, Any, list[Event]], None]] = {}
        self.answers: dict[Phase, Callable[[Tables, State], Iterator[Action]]] = {}
        for trait in self.traits:
            self.handlers.update(trait.handlers())
            self.answers.update(trait.answers())
        # Only the traits that use a hook are called for it.
        self.laying = self._users_of("lay")
        self.after_claim = self._users_of("claimed")
        self.extras = self._users_of("extras")
        self.draw_choices = self._draw_choices()

    def _users_of(self, hook: str) -> tuple[Trait, ...]:
        return tuple(trait for trait in self.traits if getattr(type(trait), hook) is not getattr(Trait, hook))

    def _deck_supply(self) -> tuple[tuple[int, ...], ...]:
        """All cards of each deck, in card order."""
        cards = self.cards
        return tuple(
            tuple(card for card in range(len(cards)) if cards.deck[card] == deck for _ in range(cards.supply[card]))
            for deck in range(len(self.rules.decks))
        )

    def _siblings(self) -> tuple[int, ...]:
        """For each track the mask of the others of its route."""
        masks = [0] * len(self.tracks)
        for route in self.board.routes:
            whole = sum(1 << number for number in route)
            for number in route:
                masks[number] = whole & ~(1 << number)
        return tuple(masks)

    def _usable(self) -> tuple[int, ...]:
        """For each track: how many tracks of its route may be used with so many players (C-11)."""
        counts = [1] * len(self.tracks)
        for route in self.board.routes:
            for number in route:
                counts[number] = self.rules.usable_tracks(len(route), self.players)
        return tuple(counts)

    def _fits(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """fits[piece][pieces left]: the mask of tracks for which these are enough (C-9)."""
        rules = self.rules

        def mask(piece: int, left: int) -> int:
            return sum(1 << t.number for t in self.tracks if self.piece_of[t.number] == piece and t.length <= left)

        trains = tuple(mask(0, left) for left in range(rules.trains + 1))
        ships = tuple(mask(1, left) for left in range(rules.ships + 1))
        return trains, ships

    def _costs(self) -> tuple[Cost, ...]:
        special = [cost for trait in self.traits for cost in trait.costs(self.board, self.cards)]
        priced = {track.number for cost in special for track in cost.tracks}
        rest = [track for track in self.tracks if track.number not in priced]
        costs = [cost for cost in special if cost.tracks]
        for wild in (True, False):
            tracks = [track for track in rest if (track.kind in self.rules.locomotives_on) is wild]
            if tracks:
                costs.append(SetCost(self.cards, self.rules, tracks, wild))
        return tuple(costs)

    def _cost_of(self) -> tuple[Cost, ...]:
        found = {track.number: cost for cost in self.costs for track in cost.tracks}
        return tuple(found[number] for number in range(len(self.tracks)))

    def _draw_choices(self) -> tuple[tuple[Action, ...], ...]:
        """For each mask of market slots (low bits) and decks that can be drawn from: the actions."""
        slots, decks = len(self.market_decks), len(self.rules.decks)
        choices: list[tuple[Action, ...]] = []
        for mask in range(1 << slots + decks):
            actions: list[Action] = []
            for slot in range(slots):
                if mask >> slot & 1:
                    actions += [DrawMarket(slot, refill) for refill in range(decks)]
            actions += [DrawDeck(deck) for deck in range(decks) if mask >> slots + deck & 1]
            choices.append(tuple(actions))
        return tuple(choices)

    def track(self, number: int) -> Track:
        return self.tracks[number]
