# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions about paying for a track, answered from a hand: for dialogs, hints and bots alike.

Is this payment legal and why not: `Cost.refuse`. All legal payments: `Cost.payments`. Here: those among them that
waste nothing, the cheapest sensible one, and what is missing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ttr_desktop.core.cards import FAMILIES, Payment
from ttr_desktop.core.cost import Cost, Missing
from ttr_desktop.core.tables import Tables

# What a card is worth to keep; only the order and the rough distances matter.
_ORDINARY = 20
_SECOND_SPACE = 14  # more for a double ship
_PORT_SIGN = 4
_LOCOMOTIVE = 50
_WANTED = 12  # more for a card of a colour that is wanted elsewhere


def card_weights(tables: Tables, hand: Sequence[int], wanted: Collection[int] = ()) -> list[int]:
    """How dear each card is to a player with this hand who wants these colours for something else."""
    cards = tables.cards
    weights = []
    for card in range(cards.wild):
        family = FAMILIES[cards.family[card]]
        weight = _ORDINARY + _SECOND_SPACE * (family.pays - 1) + _PORT_SIGN * family.port_sign
        weight += _WANTED * (cards.colour[card] in wanted)
        # Of equal cards, part with those you have many of.
        weights.append(weight - min(hand[card], 8))
    return [*weights, _LOCOMOTIVE]


def minimal(tables: Tables, track: int, hand: Sequence[int]) -> Iterator[Payment]:
    """The legal payments of which no card could be left out.

    Three cards may stand for a locomotive even where one would do (N-6): legal, but nobody wants to be asked.
    """
    cost = tables.cost_of[track]
    for pay in cost.payments(tables.tracks[track], hand):
        counts = [0] * len(hand)
        for card, count in pay:
            counts[card] = count
        if not any(_pays_without(cost, track, counts, card) for card, _ in pay):
            yield pay


def _pays_without(cost: Cost, track: int, counts: list[int], card: int) -> bool:
    counts[card] -= 1
    payable = cost.affordable(counts) >> track & 1
    counts[card] += 1
    return bool(payable)


def cheapest(tables: Tables, track: int, hand: Sequence[int], wanted: Collection[int] = ()) -> Payment | None:
    """The payment that keeps locomotives, port cards and wanted colours as far as it can; None if unpayable."""
    return tables.cost_of[track].lightest(tables.tracks[track], hand, card_weights(tables, hand, wanted))


def missing(tables: Tables, track: int, hand: Sequence[int]) -> Missing:
    """What the hand lacks for the track."""
    return tables.cost_of[track].missing(tables.tracks[track], hand)
