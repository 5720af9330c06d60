# SPDX-License-Identifier: GPL-3.0-or-later
"""Chances, computed from what a seat may know: the cards it has not seen, and what a tunnel may ask for."""

from __future__ import annotations

from math import comb

from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView


def unseen_cards(tables: Tables, view: SeatView) -> list[int]:
    """How many of each card the seat has not seen: they lie in the decks or in rivals' hands."""
    unseen = list(tables.cards.supply)
    rivals = [known for seat, known in enumerate(view.known) if seat != view.seat]
    for counts in (view.hand, *rivals, *view.discards):
        for card, count in enumerate(counts):
            unseen[card] -= count
    for card in view.market:
        if card >= 0:
            unseen[card] -= 1
    if view.dig is not None:
        for card, count in view.dig.laid:
            unseen[card] -= count
        for card in view.dig.revealed:
            unseen[card] -= 1
    return unseen


def tunnel_odds(tables: Tables, view: SeatView, colour: int, reveal: int = 3) -> tuple[float, ...]:
    """The chances that a tunnel asks for 0, 1, ... more cards if a set of the colour is laid (-1: locomotives only).

    With m matching cards among N unseen ones, P(k) = C(m, k) C(N - m, r - k) / C(N, r). A deck that is too small is
    filled with the discards first.
    """
    unseen = unseen_cards(tables, view)
    if view.deck_sizes[0] < reveal:
        unseen = [count + more for count, more in zip(unseen, view.discards[0], strict=True)]
    total = sum(unseen)
    matching = unseen[tables.wild] + (unseen[colour] if colour >= 0 else 0)
    drawn = min(reveal, total)
    ways = comb(total, drawn)
    chances = [comb(matching, extra) * comb(total - matching, drawn - extra) / ways for extra in range(drawn + 1)]
    return (*chances, *([0.0] * (reveal - drawn)))
