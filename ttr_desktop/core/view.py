# SPDX-License-Identifier: GPL-3.0-or-later
"""What one seat may know (C-13): plain immutable data that can be sent to another process."""

from __future__ import annotations

from typing import NamedTuple

from ttr_desktop.core.phase import Phase
from ttr_desktop.core.scoring import Result
from ttr_desktop.core.state import Dig, State
from ttr_desktop.core.tables import Tables


class SeatView(NamedTuple):
    """A position as one seat sees it. Seat -1 is an onlooker."""

    map: str
    players: int
    seat: int
    phase: Phase
    to_move: int
    first: int
    turn: int
    revision: int
    opening: int
    # secret of this seat
    hand: tuple[int, ...]
    tickets: tuple[int, ...]
    offer: tuple[int, ...]
    done: int  # mask of own completed tickets
    returned: tuple[int, ...]  # tickets this seat has rejected
    pick: tuple[int, int]  # own pick of pieces (W-4)
    # public
    hand_sizes: tuple[int, ...]
    hand_decks: tuple[tuple[int, ...], ...]  # the same by deck: the backs of the cards differ (W-1)
    known: tuple[tuple[int, ...], ...]  # for each seat the cards everybody saw it take and not yet pay
    ticket_counts: tuple[int, ...]
    offer_sizes: tuple[int, ...]
    market: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    discards: tuple[tuple[int, ...], ...]
    ticket_deck_size: int
    owner: tuple[int, ...]
    pieces: tuple[tuple[int, int], ...]
    box: tuple[tuple[int, int], ...]
    ports: tuple[int, ...]
    scores: tuple[int, ...]
    goals: tuple[int, ...]
    dig: Dig | None
    passes: int
    last_by: int
    turns_left: int
    # known to all once the game is over
    result: Result | None
    all_tickets: tuple[tuple[int, ...], ...]


def _by_deck(tables: Tables, hand: list[int]) -> tuple[int, ...]:
    if len(tables.rules.decks) == 1:
        return (sum(hand),)
    counts = [0] * len(tables.rules.decks)
    for deck, count in zip(tables.deck_of, hand, strict=True):
        counts[deck] += count
    return tuple(counts)


def seat_view(tables: Tables, state: State, seat: int | None) -> SeatView:
    """Builds the view; the only place that decides what is secret in a position."""
    me = -1 if seat is None else seat
    result = state.result if isinstance(state.result, Result) else None
    return SeatView(
        map=tables.board.id,
        players=tables.players,
        seat=me,
        phase=state.phase,
        to_move=state.seat,
        first=state.first,
        turn=state.turn,
        revision=state.revision,
        opening=state.opening,
        hand=tuple(state.hands[me]) if me >= 0 else (),
        tickets=state.tickets[me] if me >= 0 else (),
        offer=state.offers[me] if me >= 0 else (),
        done=state.done[me] if me >= 0 else 0,
        returned=state.returned[me] if me >= 0 else (),
        pick=state.picks[me] if me >= 0 else (0, 0),
        hand_sizes=tuple(map(sum, state.hands)),
        hand_decks=tuple([_by_deck(tables, hand) for hand in state.hands]),
        known=tuple(map(tuple, state.known)),
        ticket_counts=tuple(map(len, state.tickets)),
        offer_sizes=tuple(map(len, state.offers)),
        market=tuple(state.market),
        deck_sizes=tuple(map(len, state.decks)),
        discards=tuple(map(tuple, state.discards)),
        ticket_deck_size=len(state.ticket_deck),
        owner=tuple(state.owner),
        pieces=tuple((trains, ships) for trains, ships in state.pieces),
        box=tuple((trains, ships) for trains, ships in state.box),
        ports=tuple(state.ports),
        scores=tuple(state.scores),
        goals=state.goals,
        dig=state.dig,
        passes=state.passes,
        last_by=state.last_by,
        turns_left=state.turns_left,
        result=result,
        all_tickets=tuple(state.tickets) if result else (),
    )
