# SPDX-License-Identifier: GPL-3.0-or-later
"""Card kinds as small integers.

A hand is a list with one count per card kind; a payment is a tuple of (card, count) pairs in card order. Kinds
are numbered family by family, colour by colour, the wild card last, so that on a board with one family the number
of a card is the number of its colour, and the counts of a family are one slice of the hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import add
from typing import TypeAlias

from ttr_desktop.core.rules import Rules

Payment: TypeAlias = tuple[tuple[int, int], ...]

WILD_NAME = "locomotive"


@dataclass(frozen=True, slots=True)
class Family:
    """What all cards of one family have in common."""

    suffix: str
    kind: str  # "train" or "ship": which tracks it pays for (W-9)
    pays: int = 1  # spaces it pays for (W-10: a double ship pays two)
    port_sign: bool = False  # W-1, W-16


FAMILIES: Mapping[str, Family] = {
    "plain": Family("", "train"),
    "port": Family("-port", "train", port_sign=True),
    "ship": Family("-ship", "ship", port_sign=True),
    "double-ship": Family("-double-ship", "ship", pays=2),
}


class CardSet:
    """All card kinds of a board, and the tables that say what each one is."""

    __slots__ = ("colour", "colours", "deck", "family", "index", "kind", "names", "of", "supply", "wild")

    def __init__(self, rules: Rules) -> None:
        self.colours: tuple[str, ...] = rules.colours
        names: list[str] = []
        families: list[str] = []
        colours: list[int] = []
        supply: list[int] = []
        decks: list[int] = []
        self.of: dict[str, int] = {}  # family -> number of its first card
        wilds, wild_deck = 0, 0
        for number, deck in enumerate(rules.decks):
            if deck.locomotives:
                wilds, wild_deck = deck.locomotives, number
            for family, count in deck.families:
                self.of[family] = len(names)
                for colour, name in enumerate(rules.colours):
                    names.append(name + FAMILIES[family].suffix)
                    families.append(family)
                    colours.append(colour)
                    supply.append(count)
                    decks.append(number)
        self.wild = len(names)
        self.names: tuple[str, ...] = (*names, WILD_NAME)
        self.index: dict[str, int] = {name: card for card, name in enumerate(self.names)}
        self.supply: tuple[int, ...] = (*supply, wilds)
        self.colour: tuple[int, ...] = (*colours, -1)  # -1: the wild card
        self.deck: tuple[int, ...] = (*decks, wild_deck)
        self.family: tuple[str, ...] = (*families, "wild")
        self.kind: tuple[str, ...] = (*(FAMILIES[family].kind for family in families), "wild")

    def __len__(self) -> int:
        return len(self.names)

    def cards_of(self, kind: str, colour: int) -> tuple[int, ...]:
        """The cards of that colour that pay for tracks of that kind ("train" or "ship")."""
        return tuple(c for c in range(self.wild) if self.kind[c] == kind and self.colour[c] == colour)

    def train_counts(self, hand: Sequence[int]) -> Sequence[int]:
        """How many train cards of each colour the hand holds, with and without port sign."""
        size = len(self.colours)
        if "port" not in self.of:
            return hand[:size]
        port = self.of["port"]
        return list(map(add, hand[:size], hand[port : port + size]))

    def named(self, counts: Sequence[int]) -> dict[str, int]:
        """A hand as {name: count}, without the zeroes."""
        return {self.names[card]: count for card, count in enumerate(counts) if count}

    def named_payment(self, pay: Payment) -> dict[str, int]:
        """A payment as {name: count}."""
        return {self.names[card]: count for card, count in pay}


def payment(counts: Mapping[int, int]) -> Payment:
    """The payment with these counts: in card order, without zeroes."""
    return tuple((card, counts[card]) for card in sorted(counts) if counts[card])
