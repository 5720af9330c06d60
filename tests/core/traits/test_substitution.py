# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that stand for others, against the rules text: N-7."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.boards import tables
from tests.helpers.cost_judge import hands, judge, judge_lightest, judge_missing, weight_lists
from tests.helpers.examples import examples
from tests.helpers.paying import SUBSTITUTION
from ttr_desktop.core.board import Track
from ttr_desktop.core.cards import payment
from ttr_desktop.core.refusal import Code
from ttr_desktop.core.traits.substitution import SubstitutionCost

NORDIC = tables("nordic")
# The real track is too long to try every payment; shorter ones and smaller groups follow the same rule.
TRACKS = [
    Track(f"t{number}", number, 0, 1, length, -1, substitute=group)
    for number, (length, group) in enumerate([(1, 4), (2, 4), (3, 4), (2, 2), (3, 2), (4, 2), (3, 3)])
]
COST = SubstitutionCost(NORDIC.cards, NORDIC.rules, TRACKS)
COLOURED = Track("red", 0, 0, 1, 2, 0, substitute=2)
RED_COST = SubstitutionCost(NORDIC.cards, NORDIC.rules, [COLOURED])
LIEKSA = NORDIC.tracks[NORDIC.board.track_index["lieksa/murmansk/gray"]]

tracks = st.sampled_from(TRACKS)
# Three locomotives at most: they never pay a track alone, as the 14 of the game never pay the real one.
small_hands = hands(NORDIC.cards, ("red", "blue", "green", "locomotive"), 9, each=5).map(
    lambda hand: [*hand[:-1], min(hand[-1], 3)]
)


@examples(70)
@given(track=tracks, hand=small_hands)
def test_payments_with_substitutes(track: Track, hand: list[int]) -> None:
    judge(COST, SUBSTITUTION, track, hand)


@examples(150)
@given(track=tracks, hand=small_hands, weights=weight_lists(NORDIC.cards))
def test_the_lightest_payment_with_substitutes(track: Track, hand: list[int], weights: list[int]) -> None:
    judge_lightest(COST, track, hand, weights)


@examples(150)
@given(track=tracks, hand=small_hands.filter(lambda hand: any(hand[:-1])))
def test_so_many_cards_of_the_colour_are_missing(track: Track, hand: list[int]) -> None:
    judge_missing(COST, track, hand, COST.missing(track, hand).colour)


def test_locomotives_alone_count_as_groups() -> None:
    """Eight locomotives stand for two cards on a three-space track: one card of any colour is missing."""
    hand = [0] * len(NORDIC.cards)
    hand[NORDIC.wild] = 8
    judge_missing(COST, TRACKS[2], hand, 0)


@examples(150)
@given(hand=small_hands)
def test_a_coloured_track_can_be_paid_by_groups_alone(hand: list[int]) -> None:
    """ "As often as wanted": maps of one's own may have such a track, the loader lets it pass."""
    judge(RED_COST, SUBSTITUTION, COLOURED, hand)


@pytest.mark.parametrize(
    ("pay", "code"),
    [
        ({"green": 7, "red": 4, "blue": 3, "locomotive": 1}, None),  # the example of the rule
        ({"green": 9}, None),
        ({"green": 8, "locomotive": 4}, None),
        ({"green": 8, "locomotive": 1}, Code.WRONG_COUNT),
        ({"green": 7, "red": 4, "blue": 3}, Code.WRONG_COUNT),
        ({"green": 7, "red": 4, "blue": 4, "locomotive": 1}, Code.NEEDLESS_CARD),
        ({"green": 10}, Code.NEEDLESS_CARD),
        ({"locomotive": 9}, Code.WRONG_COUNT),
        ({"green": 7, "red": 8}, None),
    ],
)
def test_lieksa_murmansk(pay: dict[str, int], code: Code | None) -> None:
    """N-7 by its own example, and what lies just beside it."""
    cards = payment({NORDIC.cards.index[name]: count for name, count in pay.items()})
    refusal = NORDIC.cost_of[LIEKSA.number].refuse(LIEKSA, cards)
    assert (refusal and refusal.code) is code
