# SPDX-License-Identifier: GPL-3.0-or-later
"""The ordinary price against the rules text: C-8, U-5, N-4, W-9, W-12."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.boards import tables
from tests.helpers.cost_judge import hands, judge, judge_lightest, judge_missing, weight_lists
from tests.helpers.examples import examples
from tests.helpers.paying import SET, WILD_SET
from ttr_desktop.core.board import Track
from ttr_desktop.core.refusal import Code
from ttr_desktop.core.sets import SetCost

USA = tables("usa")
WORLD = tables("world")
TRACKS = [
    Track(f"t{number}", number, 0, 1, length, colour)
    for number, (length, colour) in enumerate((length, colour) for length in (1, 2, 3, 5) for colour in (-1, 0, 1))
]
BASIC_KINDS = ("red", "blue", "green", "locomotive")
WORLD_KINDS = ("purple", "purple-port", "yellow", "yellow-port", "purple-ship", "locomotive")

WILD = SetCost(USA.cards, USA.rules, TRACKS, wild=True)
NOT_WILD = SetCost(USA.cards, USA.rules, TRACKS, wild=False)
TWO_FAMILIES = SetCost(WORLD.cards, WORLD.rules, TRACKS, wild=True)

tracks = st.sampled_from(TRACKS)
basic_hands = hands(USA.cards, BASIC_KINDS, 9)
world_hands = hands(WORLD.cards, WORLD_KINDS, 8, each=3)


@examples(150)
@given(track=tracks, hand=basic_hands)
def test_a_set_with_locomotives(track: Track, hand: list[int]) -> None:
    judge(WILD, WILD_SET, track, hand)
    judge_missing(WILD, track, hand, USA.wild)


@examples(150)
@given(track=tracks, hand=basic_hands)
def test_a_set_where_locomotives_are_not_wild(track: Track, hand: list[int]) -> None:
    judge(NOT_WILD, SET, track, hand)
    colour = NOT_WILD.missing(track, hand).colour
    judge_missing(NOT_WILD, track, hand, max(colour, 0))


@examples(150)
@given(track=tracks, hand=world_hands)
def test_a_set_of_two_families_of_train_cards(track: Track, hand: list[int]) -> None:
    judge(TWO_FAMILIES, WILD_SET, track, hand)
    judge_missing(TWO_FAMILIES, track, hand, WORLD.wild)


@examples(150)
@given(track=tracks, hand=basic_hands, weights=weight_lists(USA.cards))
def test_the_lightest_set(track: Track, hand: list[int], weights: list[int]) -> None:
    judge_lightest(WILD, track, hand, weights)
    judge_lightest(NOT_WILD, track, hand, weights)


@examples(150)
@given(track=tracks, hand=world_hands, weights=weight_lists(WORLD.cards))
def test_the_lightest_set_of_two_families(track: Track, hand: list[int], weights: list[int]) -> None:
    judge_lightest(TWO_FAMILIES, track, hand, weights)


def test_the_reason_says_what_is_wrong() -> None:
    """A player learns from the code: it must name the first thing to change."""
    red, grey = TRACKS[7], TRACKS[6]
    assert (red.length, red.colour, grey.colour) == (3, 0, -1)
    wild = USA.wild
    reasons = {
        ((1, 3),): Code.WRONG_COLOUR,
        ((0, 2), (1, 1)): Code.WRONG_COLOUR,
        ((0, 2),): Code.WRONG_COUNT,
        ((0, 4),): Code.WRONG_COUNT,
        (): Code.WRONG_COUNT,
    }
    for pay, code in reasons.items():
        refusal = WILD.refuse(red, pay)
        assert refusal is not None
        assert refusal.code is code
    mixed = WILD.refuse(grey, ((0, 2), (1, 1)))
    assert mixed is not None
    assert mixed.code is Code.MIXED_COLOURS
    not_here = NOT_WILD.refuse(red, ((0, 2), (wild, 1)))
    assert not_here is not None
    assert not_here.code is Code.LOCOMOTIVE_NOT_HERE
    wrong_kind = TWO_FAMILIES.refuse(red, ((WORLD.cards.index["purple-ship"], 3),))
    assert wrong_kind is not None
    assert wrong_kind.code is Code.WRONG_KIND


def test_the_rule_that_is_named_explains_the_refusal() -> None:
    """On the World board W-12 speaks of colours only: how many cards a track costs is in C-8."""
    grey, purple = next(track for track in TRACKS if track.length == 3 and track.colour == -1), TRACKS[1]
    red, yellow = WORLD.cards.index["red"], WORLD.cards.index["yellow"]
    short = TWO_FAMILIES.refuse(grey, ((red, 2),))
    mixed = TWO_FAMILIES.refuse(grey, ((red, 2), (yellow, 1)))
    other = TWO_FAMILIES.refuse(purple, ((yellow, 1),))
    assert short is not None
    assert (short.code, short.rule) == (Code.WRONG_COUNT, "C-8")
    assert mixed is not None
    assert (mixed.code, mixed.rule) == (Code.MIXED_COLOURS, "W-12")
    assert other is not None
    assert (other.code, other.rule) == (Code.WRONG_COLOUR, "W-12")
