# SPDX-License-Identifier: GPL-3.0-or-later
"""From a seat's view to a possible full game, for look-ahead: whatever the seat cannot know is dealt anew.

The generator is the caller's own; the game's own seed is not part of a view and cannot be guessed from one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from ttr_desktop.core.actions import PickPieces
from ttr_desktop.core.board import Board
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.claiming import own
from ttr_desktop.core.engine import Game, tables_for
from ttr_desktop.core.odds import unseen_cards
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.state import State
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.tickets import note_completed
from ttr_desktop.core.view import SeatView

# What look-ahead works on: a game dealt by `possible_game`, never the one at the table.
PossibleGame: TypeAlias = Game
World: TypeAlias = State
# For some seats how likely each ticket is to be theirs, as whole numbers above 0; by itself every ticket is as likely.
Likely: TypeAlias = Mapping[int, Sequence[int]]
_ALL_ALIKE: Likely = {}


def possible_game(tables: Tables, view: SeatView, rng: Rng, likely: Likely = _ALL_ALIKE) -> Game:
    """A complete game in which this seat would have exactly this view; `likely` is what it suspects rivals to hold."""
    rules = tables.rules
    future = Rng(f"{rng.seed}/{rng.below(1 << 30)}")
    state = State(tables.players, len(tables.cards), len(tables.tracks), len(rules.decks), future)
    state.phase, state.seat, state.first = view.phase, view.to_move, view.first
    state.turn, state.revision, state.opening = view.turn, view.revision, view.opening
    state.market = list(view.market)
    state.holes = state.market.count(-1)
    state.discards = [list(pile) for pile in view.discards]
    state.known = [list(known) for known in view.known]
    state.pieces = [list(pieces) for pieces in view.pieces]
    state.box = [list(box) for box in view.box]
    state.ports = list(view.ports)
    for mask in view.ports:
        state.port_cities |= mask
    state.goals, state.dig, state.passes = view.goals, view.dig, view.passes
    state.last_by, state.turns_left = view.last_by, view.turns_left
    state.result = view.result
    for number, owner in enumerate(view.owner):
        if owner >= 0:
            own(tables, state, owner, number)
    state.scores = list(view.scores)
    _deal_cards(tables, state, view, rng)
    _deal_tickets(tables, state, view, rng, likely)
    _guess_picks(tables, state, view, rng)
    return Game(tables, state)


def choices_of(board: Board, view: SeatView) -> Choices:
    """The legal choices of the seat that has this view and is to move: they follow from the view alone."""
    return possible_game(tables_for(board, view.players), view, Rng("any")).choices()


def _deal_cards(tables: Tables, state: State, view: SeatView, rng: Rng) -> None:
    """Own hand and what was seen stay; the rest of the unseen cards is dealt to rivals and decks."""
    unseen = unseen_cards(tables, view)
    deck_of = tables.deck_of
    piles = [
        rng.shuffle([card for card, count in enumerate(unseen) if deck_of[card] == deck for _ in range(count)])
        for deck in range(len(view.deck_sizes))
    ]
    for deck, size in enumerate(view.deck_sizes):
        state.decks[deck] = [piles[deck].pop() for _ in range(size)]
    for seat in range(view.players):
        if seat == view.seat:
            state.hands[seat] = list(view.hand)
            continue
        hand = list(view.known[seat])
        for deck, size in enumerate(view.hand_decks[seat]):
            seen_here = sum(count for card, count in enumerate(view.known[seat]) if deck_of[card] == deck)
            for _ in range(size - seen_here):
                hand[piles[deck].pop()] += 1
        state.hands[seat] = hand


def _deal_tickets(tables: Tables, state: State, view: SeatView, rng: Rng, likely: Likely) -> None:
    """Own tickets stay; what this seat put under the deck lies there, unless it may have come up again."""
    mine = set(view.tickets) | set(view.offer)
    back_in_deck = tables.rules.rejected_tickets == "bottom"
    returned = [number for number in dict.fromkeys(view.returned) if number not in mine]
    gone = set() if back_in_deck else set(returned)
    unseen = [number for number in range(len(tables.board.tickets)) if number not in mine and number not in gone]
    rivals = [seat for seat in range(view.players) if seat != view.seat]
    held = sum(view.ticket_counts[seat] + view.offer_sizes[seat] for seat in rivals)
    if view.all_tickets:
        state.tickets = list(view.all_tickets)
        shown = {number for own_tickets in view.all_tickets for number in own_tickets}
        state.ticket_deck = rng.shuffle([number for number in unseen if number not in shown])[: view.ticket_deck_size]
    else:
        others = [number for number in unseen if number not in returned]
        # Rivals hold tickets this seat has not rejected, as far as those suffice.
        pool = rng.shuffle(others) + rng.shuffle([number for number in returned if number in unseen])
        for seat in rivals:
            count, offered = view.ticket_counts[seat], view.offer_sizes[seat]
            if seat in likely:
                pool = _likely_first(pool, count, likely[seat], rng)
            state.tickets[seat] = tuple(sorted(pool[:count]))
            state.offers[seat] = tuple(sorted(pool[count : count + offered]))
            pool = pool[count + offered :]
        bottom = [number for number in pool if number in returned]
        state.ticket_deck = (bottom + [number for number in pool if number not in bottom])[-view.ticket_deck_size :]
        if not view.ticket_deck_size:
            state.ticket_deck = []
        if view.seat >= 0:
            state.tickets[view.seat] = view.tickets
    assert held + len(mine) <= len(tables.board.tickets)
    if view.seat >= 0:
        state.offers[view.seat] = view.offer
        state.returned[view.seat] = view.returned
    for seat in range(view.players):
        note_completed(tables, state, seat, state.tickets[seat], state.nets[seat], [])


def _likely_first(pool: list[int], count: int, weights: Sequence[int], rng: Rng) -> list[int]:
    """The pool with so many tickets in front, drawn by their weights."""
    rest, drawn = list(pool), []
    total = sum([weights[number] for number in rest])
    for _ in range(count):
        mark = rng.below(total)
        place = 0
        while (weight := weights[rest[place]]) <= mark:
            mark -= weight
            place += 1
        total -= weight
        drawn.append(rest.pop(place))
    return drawn + rest


def _guess_picks(tables: Tables, state: State, view: SeatView, rng: Rng) -> None:
    """Before the pieces are revealed each rival may have picked anything that is legal (W-4)."""
    if view.seat >= 0:
        state.picks[view.seat] = view.pick
    if view.phase is not Phase.CHOOSE_PIECES:
        return
    answers = list(tables.answers[Phase.CHOOSE_PIECES](tables, state))
    for number in range(view.players - view.opening):
        seat = (view.first + number) % view.players
        if seat != view.seat:
            picked = rng.pick(answers)
            assert isinstance(picked, PickPieces)
            state.picks[seat] = (picked.trains, picked.ships)
