# SPDX-License-Identifier: GPL-3.0-or-later
"""Payments worth asking about: none of their cards could be left out, and the cheapest keeps what is dear."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.boards import each_map, tables
from tests.helpers.cost_judge import weight
from tests.helpers.examples import examples
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.payment import card_weights, cheapest, minimal, missing

MOST_CARDS = 9


def contains(larger: Payment, smaller: Payment) -> bool:
    counts = dict(larger)
    return larger != smaller and all(counts.get(card, 0) >= count for card, count in smaller)


@each_map
@examples(60)
@given(data=st.data())
def test_minimal_and_cheapest_payments(map_id: str, data: st.DataObject) -> None:
    """Minimal: exactly those payments that hold no smaller one. Cheapest: the lightest of all."""
    compiled = tables(map_id)
    cards = compiled.cards
    colours = data.draw(st.sets(st.integers(0, len(cards.colours) - 1), min_size=1, max_size=2))
    kinds = [card for card in range(len(cards)) if cards.colour[card] in colours or card == cards.wild]
    hand = [0] * len(cards)
    for card in data.draw(st.lists(st.sampled_from(kinds), max_size=MOST_CARDS)):
        hand[card] += 1
    payable = [t.number for t in compiled.tracks if compiled.cost_of[t.number].affordable(hand) >> t.number & 1]
    numbers = st.integers(0, len(compiled.tracks) - 1)
    track = data.draw(st.sampled_from(payable) if payable else numbers)
    listed = list(compiled.cost_of[track].payments(compiled.tracks[track], hand))
    wanted = {pay for pay in listed if not any(contains(pay, other) for other in listed)}
    found = list(minimal(compiled, track, hand))
    assert set(found) == wanted
    assert len(found) == len(wanted)
    best = cheapest(compiled, track, hand)
    weights = card_weights(compiled, hand)
    assert (best is None) is (not listed)
    if best is not None:
        assert weight(best, weights) == min(weight(pay, weights) for pay in listed)
    assert (missing(compiled, track, hand).cards == 0) is bool(listed)


@each_map
def test_dear_cards_weigh_more(map_id: str) -> None:
    """A locomotive more than any card, a wanted colour more than another, and one of many less than a single one."""
    compiled = tables(map_id)
    cards = compiled.cards
    hand = [1] * len(cards)
    plain = card_weights(compiled, hand)
    assert max(plain) == plain[cards.wild]
    wanted = card_weights(compiled, hand, [0])
    assert all((wanted[card] > plain[card]) is (cards.colour[card] == 0) for card in range(len(cards)))
    hand[1] = 5
    assert card_weights(compiled, hand)[1] < plain[1]
