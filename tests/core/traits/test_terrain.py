# SPDX-License-Identifier: GPL-3.0-or-later
"""Difficult terrain against the rules text: W-11, also where only some spaces are doubled."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.boards import tables
from tests.helpers.cost_judge import hands, judge, judge_lightest, judge_missing, weight_lists
from tests.helpers.examples import examples
from tests.helpers.paying import TERRAIN
from ttr_desktop.core.board import Track
from ttr_desktop.core.traits.terrain import TerrainCost

WORLD = tables("world")
TRACKS = [
    Track(f"t{number}", number, 0, 1, length, colour, pairs=pairs)
    for number, (length, pairs, colour) in enumerate(
        (length, pairs, colour)
        for length, pairs in ((1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3))
        for colour in (-1, 0)
    )
]
COST = TerrainCost(WORLD.cards, WORLD.rules, TRACKS)
KINDS = ("purple", "purple-port", "yellow", "yellow-port", "green", "purple-ship", "locomotive")

tracks = st.sampled_from(TRACKS)
small_hands = hands(WORLD.cards, KINDS, 8, each=3)


@examples(150)
@given(track=tracks, hand=small_hands)
def test_terrain_payments(track: Track, hand: list[int]) -> None:
    judge(COST, TERRAIN, track, hand)
    judge_missing(COST, track, hand, WORLD.wild)


@examples(150)
@given(track=tracks, hand=small_hands, weights=weight_lists(WORLD.cards))
def test_the_lightest_terrain_payment_where_jokers_are_dear(track: Track, hand: list[int], weights: list[int]) -> None:
    """As bots weigh them: a joker costs more than any cards it could save."""
    weights[WORLD.wild] = 100
    judge_lightest(COST, track, hand, weights)


@examples(150)
@given(track=tracks, hand=small_hands, weights=weight_lists(WORLD.cards))
def test_the_lightest_terrain_payment(track: Track, hand: list[int], weights: list[int]) -> None:
    judge_lightest(COST, track, hand, weights)
