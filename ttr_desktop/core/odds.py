# SPDX-License-Identifier: GPL-3.0-or-later
"""Chances, computed from what a seat may know: the cards it has not seen, and what a tunnel may ask for."""

from __future__ import annotations

from collections.abc import Collection, Sequence
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

    A deck that is too small gives all it has; the rest comes from the discards, which are shuffled then (C-5).
    """
    fitting = {tables.wild, colour} - {-1}
    first = min(reveal, view.deck_sizes[0])
    deck = _matches(unseen_cards(tables, view), fitting, first)
    discards = view.discards[0]
    rest = _matches(discards, fitting, min(reveal - first, sum(discards)))
    chances = [0.0] * (reveal + 1)
    for one, chance in enumerate(deck):
        for two, other in enumerate(rest):
            chances[one + two] += chance * other
    return tuple(chances)


def _matches(pile: Sequence[int], fitting: Collection[int], drawn: int) -> list[float]:
    """The chances that 0, 1, ... of the cards drawn fit.

    With m fitting cards among N and r drawn, P(k) = C(m, k) C(N - m, r - k) / C(N, r).
    """
    total, good = sum(pile), sum(pile[card] for card in fitting)
    ways = comb(total, drawn)
    return [comb(good, count) * comb(total - good, drawn - count) / ways for count in range(drawn + 1)]
