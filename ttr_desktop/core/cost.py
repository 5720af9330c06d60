# SPDX-License-Identifier: GPL-3.0-or-later
"""What tracks cost: one `Cost` for all tracks that are paid in the same way.

A cost answers these questions: which of its tracks can a hand pay, is this exact payment legal and why not, which
legal payments does a hand allow, what is the lightest of them by a given weight per card, and which card lies on which
space. In a legal payment every card has its place.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ttr_desktop.core.board import Track
from ttr_desktop.core.cards import CardSet, Payment
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.rules import Rules
from ttr_desktop.core.spread import Spread


class Missing(NamedTuple):
    """What a hand lacks for a track, at the colour that comes nearest."""

    cards: int  # 0: it can be paid
    colour: int  # -1: any colour (or only locomotives help)
    locomotives: int  # so many of the missing cards must be locomotives, or stand for them


class Cost(ABC):
    """The price of some tracks."""

    def __init__(self, cards: CardSet, rules: Rules, tracks: Iterable[Track]) -> None:
        self.cards = cards
        self.rules = rules
        self.tracks = tuple(tracks)
        self.mask = sum(1 << track.number for track in self.tracks)

    @abstractmethod
    def affordable(self, hand: Sequence[int]) -> int:
        """The mask of those of its tracks that the hand can pay."""

    @abstractmethod
    def refuse(self, track: Track, pay: Payment) -> Refusal | None:
        """Why this is no legal payment (whether or not the cards are in hand), or None."""

    @abstractmethod
    def payments(self, track: Track, hand: Sequence[int]) -> Iterator[Payment]:
        """Every legal payment that the hand allows, each once. May be many: take what you need."""

    @abstractmethod
    def lightest(self, track: Track, hand: Sequence[int], weights: Sequence[int]) -> Payment | None:
        """The legal payment with the least sum of weights, or None if the hand cannot pay."""

    @abstractmethod
    def missing(self, track: Track, hand: Sequence[int]) -> Missing:
        """What the hand lacks."""

    @abstractmethod
    def spread(self, track: Track, pay: Payment) -> Spread:
        """Which card of a payment lies on which space; of an unfinished one as well."""

    def needed(self, track: Track) -> int:
        """How many cards the track asks for where that number is fixed."""
        return track.length

    def _no(self, code: Code, topic: str, track: Track, **params: int | str) -> Refusal:
        """A refusal of a payment for the track."""
        numbers: dict[str, int | str] = {
            "track": track.id,
            "length": track.length,
            "needed": self.needed(track),
        }
        if track.colour >= 0:
            numbers["colour"] = self.cards.colours[track.colour]
        return Refusal(code, self.rules.cite(topic), numbers | params)


def selections(cards: Iterable[int], counts: Iterable[int], size: int) -> Iterator[Payment]:
    """All ways to take `size` cards out of these, as (card, count) pairs in the order of `cards`."""
    pool = [(card, count) for card, count in zip(cards, counts, strict=True) if count]
    behind = [0] * (len(pool) + 1)  # cards in the pool from each place on
    for place in range(len(pool) - 1, -1, -1):
        behind[place] = behind[place + 1] + pool[place][1]

    def choose(place: int, size: int) -> Iterator[Payment]:
        if not size:
            yield ()
            return
        card, count = pool[place]
        place += 1
        for taken in range(min(count, size), max(0, size - behind[place]) - 1, -1):
            if taken:
                for tail in choose(place, size - taken):
                    yield ((card, taken), *tail)
            else:
                yield from choose(place, size)

    if size <= behind[0]:
        yield from choose(0, size)


def lightest_of(
    cards: Iterable[int], hand: Sequence[int], size: int, weights: Sequence[int]
) -> tuple[int, dict[int, int]] | None:
    """The `size` lightest of these cards in the hand and their weight, or None if there are too few."""
    taken: dict[int, int] = {}
    total = 0
    for card in sorted(cards, key=lambda card: (weights[card], card)):
        if size == 0:
            break
        count = min(size, hand[card])
        if count:
            taken[card] = count
            total += weights[card] * count
            size -= count
    return None if size else (total, taken)
