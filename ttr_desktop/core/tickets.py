# SPDX-License-Identifier: GPL-3.0-or-later
"""Ticket offers, keeping, completion (C-12, C-14, U-2, N-2, L-2, W-3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from ttr_desktop.core.actions import DrawTickets, Keep
from ttr_desktop.core.events import Event, TicketCompleted, TicketsKept, TicketsOffered
from ttr_desktop.core.network import Net
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.state import State
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.trait import Handler
from ttr_desktop.core.turns import begin_turn, end_turn


def offer(state: State, seat: int, size: int, out: list[Event]) -> None:
    """Takes tickets from the top of the deck and lays them before the seat."""
    size = min(size, len(state.ticket_deck))
    tickets = tuple(sorted(state.ticket_deck.pop() for _ in range(size)))
    state.offers[seat] = tickets
    out.append(TicketsOffered(seat, size, tickets))


def keep_at_least(tables: Tables, state: State) -> int:
    """How many of its offer the seat to move must keep."""
    least = tables.rules.opening_keep if state.opening else tables.rules.keep
    return min(least, len(state.offers[state.seat]))


def answers(tables: Tables, state: State) -> Iterator[Keep]:
    """All ways to answer the offer."""
    tickets = state.offers[state.seat]
    for count in range(keep_at_least(tables, state), len(tickets) + 1):
        for kept in combinations(tickets, count):
            yield Keep(kept)


def note_completed(
    tables: Tables, state: State, seat: int, tickets: Sequence[int], parts: Net, out: list[Event]
) -> None:
    """Notes and announces those of the tickets that are joined by one of these parts of the seat's network."""
    masks, done = tables.ticket_masks, state.done[seat]
    for number in tickets:
        mask = masks[number]
        for part in parts:
            if part & mask == mask and not done >> number & 1:
                done |= 1 << number
                out.append(TicketCompleted(seat, number))
    state.done[seat] = done


def _check_draw(tables: Tables, state: State, action: DrawTickets) -> Refusal | None:
    if state.ticket_deck:
        return None
    return Refusal(Code.NO_TICKETS, tables.rules.cite("tickets"))


def _draw(tables: Tables, state: State, action: DrawTickets, out: list[Event]) -> None:
    offer(state, state.seat, tables.rules.offer, out)
    state.phase = Phase.CHOOSE_TICKETS


def _check_keep(tables: Tables, state: State, action: Keep) -> Refusal | None:
    offered = state.offers[state.seat]
    if not set(action.tickets) <= set(offered) or len(set(action.tickets)) < len(action.tickets):
        return Refusal(Code.UNKNOWN_TICKET, tables.rules.cite("tickets"))
    least = keep_at_least(tables, state)
    if len(action.tickets) < least:
        params: dict[str, int | str] = {"kept": len(action.tickets), "least": least}
        return Refusal(Code.TOO_FEW_KEPT, tables.rules.cite("tickets"), params)
    return None


def _keep(tables: Tables, state: State, action: Keep, out: list[Event]) -> None:
    seat = state.seat
    kept = tuple(sorted(action.tickets))  # the order of naming them means nothing
    rejected = tuple(number for number in state.offers[seat] if number not in kept)
    state.tickets[seat] += kept
    state.offers[seat] = ()
    if rejected:
        state.returned[seat] += rejected
        if tables.rules.rejected_tickets == "bottom":
            state.ticket_deck[:0] = rejected
    out.append(TicketsKept(seat, len(kept), len(rejected), kept))
    note_completed(tables, state, seat, kept, state.nets[seat], out)
    if state.opening:
        next_opening_answer(tables, state, out)
    else:
        end_turn(tables, state, out)


def next_opening_answer(tables: Tables, state: State, out: list[Event]) -> None:
    """Asks the next seat of the opening, then the next question, then begins the game."""
    state.opening -= 1
    if state.opening:
        state.seat = (state.seat + 1) % tables.players
        return
    state.seat = state.first
    if state.phase is Phase.CHOOSE_TICKETS:
        for trait in tables.traits:
            phase = trait.opening(tables, state)
            if phase is not None:
                state.phase = phase
                state.opening = tables.players
                return
    begin_turn(state, state.first, out)


HANDLERS: dict[type, Handler] = {
    DrawTickets: Handler((Phase.TURN,), _check_draw, _draw),
    Keep: Handler((Phase.CHOOSE_TICKETS,), _check_keep, _keep),
}
