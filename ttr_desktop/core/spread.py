# SPDX-License-Identifier: GPL-3.0-or-later
"""Which card of a payment lies on which space: for dialogs that show it while a payment is being put together.

Judges nothing: a payment that is not yet complete, or never will be legal, is laid out as far as it goes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ttr_desktop.core.cards import Payment


class Place(NamedTuple):
    """A space, or the two that a double ship pays."""

    sign: str  # what is printed there: "", "locomotive", "pair", "port-train", "port-ship"
    needs: int  # cards that pay it the way it is being paid
    cards: tuple[int, ...] = ()
    spaces: int = 1

    @property
    def full(self) -> bool:
        return len(self.cards) >= self.needs


class Spread(NamedTuple):
    """All spaces in order, and the cards that have no place on them."""

    places: tuple[Place, ...]
    spare: tuple[int, ...] = ()

    @property
    def paid(self) -> int:
        """How many spaces are paid."""
        return sum(place.spaces for place in self.places if place.full)

    @property
    def spaces(self) -> int:
        return sum(place.spaces for place in self.places)


def unfolded(pay: Payment) -> list[int]:
    """The cards of a payment one by one."""
    return [card for card, count in pay for _ in range(count)]


def in_groups(cards: Iterable[int], size: int) -> list[tuple[int, ...]]:
    """The cards in groups of that size, the last one smaller if they do not come out even."""
    pool = list(cards)
    return [tuple(pool[start : start + size]) for start in range(0, len(pool), size)]


def one_each(signs: Iterable[str], cards: Iterable[int]) -> Spread:
    """A card on each space, as far as they go."""
    pool = list(cards)
    places = tuple(Place(sign, 1, (pool.pop(0),) if pool else ()) for sign in signs)
    return Spread(places, tuple(pool))
