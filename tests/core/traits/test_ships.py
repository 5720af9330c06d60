# SPDX-License-Identifier: GPL-3.0-or-later
"""Sea tracks against the rules text: W-9, W-10, W-12."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.boards import tables
from tests.helpers.cost_judge import hands, judge, judge_lightest, judge_missing, weight_lists
from tests.helpers.examples import examples
from tests.helpers.paying import SEA
from ttr_desktop.core.board import Track
from ttr_desktop.core.refusal import Code
from ttr_desktop.core.traits.ships import SeaCost

WORLD = tables("world")
TRACKS = [
    Track(f"t{number}", number, 0, 1, length, colour, "sea")
    for number, (length, colour) in enumerate((length, colour) for length in (1, 2, 3, 4, 7) for colour in (-1, 0, 1))
]
COST = SeaCost(WORLD.cards, WORLD.rules, TRACKS)
KINDS = ("purple-ship", "purple-double-ship", "yellow-ship", "yellow-double-ship", "purple", "locomotive")

tracks = st.sampled_from(TRACKS)
small_hands = hands(WORLD.cards, KINDS, 8)


@examples(150)
@given(track=tracks, hand=small_hands)
def test_sea_payments(track: Track, hand: list[int]) -> None:
    judge(COST, SEA, track, hand)
    judge_missing(COST, track, hand, WORLD.wild)


@examples(150)
@given(track=tracks, hand=small_hands, weights=weight_lists(WORLD.cards))
def test_the_lightest_sea_payment(track: Track, hand: list[int], weights: list[int]) -> None:
    judge_lightest(COST, track, hand, weights)


def test_the_reasons_tell_needless_from_too_few() -> None:
    """W-10: a single ship beside two doubles on four spaces is needless; on five it is not."""
    single, double = WORLD.cards.index["purple-ship"], WORLD.cards.index["purple-double-ship"]
    four, seven = TRACKS[10], TRACKS[13]
    assert (four.length, four.colour, seven.length) == (4, 0, 7)
    needless = COST.refuse(four, ((single, 1), (double, 2)))
    assert needless is not None
    assert needless.code is Code.NEEDLESS_CARD
    too_few = COST.refuse(seven, ((single, 1), (double, 2)))
    assert too_few is not None
    assert (too_few.code, too_few.rule) == (Code.WRONG_COUNT, "W-10")  # it says what a double ship pays
    trains = COST.refuse(four, ((WORLD.cards.index["purple"], 4),))
    assert trains is not None
    assert trains.code is Code.WRONG_KIND
