# SPDX-License-Identifier: GPL-3.0-or-later
"""Tips about tickets and about the end of the game."""

from __future__ import annotations

from itertools import combinations

from ttr_desktop.teach.plans import shared_spaces
from ttr_desktop.teach.tempo import end_is_near, pace
from ttr_desktop.teach.tips.glimpse import Glimpse
from ttr_desktop.teach.tips.tip import Trigger, Values

_SHARE = 3  # spaces in common from which two tickets go well together
_LATE = 4  # turns left from which new tickets are a bad bet
_END_NEAR = 3
_ROOM = 12  # pieces that are enough for another ticket


def far_apart(at: Glimpse) -> Values:
    """Of the tickets offered two share a way, and another shares nothing with either."""
    if not at.my_offer:
        return None
    tickets, view = at.tables.board.tickets, at.view
    shared = {
        frozenset(pair): shared_spaces(at.tables, view, *(tickets[number].cities for number in pair))
        for pair in combinations(view.offer, 2)
    }
    for pair in sorted(shared, key=lambda pair: (-shared[pair], sorted(pair))):
        if shared[pair] < _SHARE:
            break
        for apart in view.offer:
            if apart not in pair and not any(shared[frozenset((apart, one))] > 0 for one in pair):
                return {"tickets": tuple(sorted(pair)), "spaces": shared[pair], "ticket": apart}
    return None


def too_dear(at: Glimpse) -> Values:
    """The open tickets together take more pieces than are left."""
    if at.my_turn and at.open_tickets and at.plan.spaces > at.pieces_left:
        return {"spaces": at.plan.spaces, "left": at.pieces_left}
    return None


def late_tickets(at: Glimpse) -> Values:
    """New tickets are on offer although the game will soon be over."""
    if at.my_offer and not at.view.opening and at.turns_left <= _LATE:
        return {"turns": at.turns_left}
    return None


def end_coming(at: Glimpse) -> Values:
    """A rival can end the game within a few turns."""
    if not at.my_turn or at.view.last_by >= 0:
        return None
    seat = end_is_near(at.tables, at.view, _END_NEAR)
    if seat is None:
        return None
    return {"seat": seat, "left": sum(at.view.pieces[seat]), "turns": pace(at.tables, at.view, seat).soonest}


def last_round(at: Glimpse) -> Values:
    """The last turns: cards in hand are worth nothing any more."""
    cards = sum(at.view.hand)
    if at.my_turn and at.view.last_by >= 0 and cards and at.claims and not at.cards_score:
        return {"turns": at.turns_left, "cards": cards}
    return None


def most_tickets(at: Glimpse) -> Values:
    """All tickets done, a bonus for most of them, and a rival holds more: there is room for another."""
    bonus, view = at.tables.rules.most_tickets, at.view
    if not bonus or not at.my_turn or at.open_tickets or at.pieces_left < _ROOM or not view.ticket_deck_size:
        return None
    ahead = max(at.rivals, key=lambda seat: view.ticket_counts[seat])
    if view.ticket_counts[ahead] <= view.ticket_counts[view.seat] or at.turns_left <= 2 * _LATE:
        return None
    return {"seat": ahead, "amount": view.ticket_counts[ahead], "points": bonus}


TRIGGERS: dict[str, Trigger] = {
    "far-apart": far_apart,
    "too-dear": too_dear,
    "late-tickets": late_tickets,
    "end-coming": end_coming,
    "last-round": last_round,
    "most-tickets": most_tickets,
}
