# SPDX-License-Identifier: GPL-3.0-or-later
"""One trial for every kind of price: all that a `Cost` answers is compared with the rules text."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from tests.helpers.paying import Price, verdicts
from ttr_desktop.core.board import Track
from ttr_desktop.core.cards import CardSet, Payment
from ttr_desktop.core.cost import Cost


def hands(cards: CardSet, kinds: Sequence[str], most: int, each: int = 4) -> st.SearchStrategy[list[int]]:
    """Small hands of a few kinds of cards: small enough to try every payment."""
    numbers = [cards.index[name] for name in kinds]

    def hand(drawn: list[int]) -> list[int]:
        counts = [0] * len(cards)
        for number in drawn:
            if counts[number] < each:
                counts[number] += 1
        return counts

    return st.lists(st.sampled_from(numbers), max_size=most).map(hand)


def weight_lists(cards: CardSet, low: int = 0) -> st.SearchStrategy[list[int]]:
    """What each kind of card is worth to a bot."""
    return st.lists(st.integers(low, 9), min_size=len(cards), max_size=len(cards))


def weight(pay: Payment, weights: Sequence[int]) -> int:
    return sum(weights[card] * count for card, count in pay)


def judge(cost: Cost, price: Price, track: Track, hand: Sequence[int]) -> set[Payment]:
    """Payments complete, legal and listed once; `affordable`, `missing` and `refuse` of the same opinion."""
    cards = cost.cards
    legal = verdicts(price, cards, track, hand)
    wanted = {pay for pay, is_legal in legal.items() if is_legal}
    listed = list(cost.payments(track, hand))
    assert len(set(listed)) == len(listed), "a payment is listed twice"
    assert set(listed) == wanted
    assert bool(cost.affordable(hand) >> track.number & 1) is bool(wanted)
    missing = cost.missing(track, hand)
    assert (missing.cards == 0) is bool(wanted)
    assert 0 <= missing.locomotives <= missing.cards
    for pay, is_legal in legal.items():
        refusal = cost.refuse(track, pay)
        assert (refusal is None) is is_legal, (pay, refusal)
    if not wanted:
        assert cost.lightest(track, hand, [1] * len(cards)) is None
    return wanted


def judge_lightest(cost: Cost, track: Track, hand: Sequence[int], weights: Sequence[int]) -> None:
    """The lightest payment is one of the payments, and none weighs less."""
    listed = set(cost.payments(track, hand))
    found = cost.lightest(track, hand, weights)
    assert (found is not None) is bool(listed)
    if found is not None:
        assert found in listed
        assert weight(found, weights) == min(weight(pay, weights) for pay in listed)


def with_more(hand: Sequence[int], card: int, count: int) -> list[int]:
    """The hand after so many more of a card."""
    return [have + count * (number == card) for number, have in enumerate(hand)]


def judge_missing(cost: Cost, track: Track, hand: Sequence[int], helper: int) -> None:
    """So many more of the card that helps here (a joker, or the colour named) pay the track, and one fewer does not."""
    lacking = cost.missing(track, hand).cards
    assert cost.affordable(with_more(hand, helper, lacking)) >> track.number & 1
    if lacking:
        assert not cost.affordable(with_more(hand, helper, lacking - 1)) >> track.number & 1
