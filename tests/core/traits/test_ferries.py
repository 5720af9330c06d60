# SPDX-License-Identifier: GPL-3.0-or-later
"""Ferries of both kinds against the rules text: N-5, N-6, L-6, L-7."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.boards import tables
from tests.helpers.cost_judge import hands, judge, judge_lightest, judge_missing, weight_lists, with_more
from tests.helpers.examples import examples
from tests.helpers.paying import LIGHTS_FERRY, NORDIC_FERRY, Price
from tests.helpers.play import playing
from ttr_desktop.core.board import Track
from ttr_desktop.core.events import FerryPaid, TrackClaimed
from ttr_desktop.core.traits.ferries import Ferries, FerryCost

NORDIC = tables("nordic")
LIGHTS = tables("northern_lights")
TRACKS = [
    Track(f"t{number}", number, 0, 1, length, colour, "ferry", locomotives=symbols)
    for number, (length, symbols, colour) in enumerate(
        (length, symbols, colour)
        for length, symbols in ((1, 0), (1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (4, 2))
        for colour in (-1, 0)
    )
]
THREES = FerryCost(NORDIC.cards, NORDIC.rules, TRACKS, Ferries(3, alike=False, anywhere=True))
PAIRS = FerryCost(LIGHTS.cards, LIGHTS.rules, TRACKS, Ferries(2, alike=True, anywhere=False))
KINDS = [(THREES, NORDIC_FERRY), (PAIRS, LIGHTS_FERRY)]

each_kind = pytest.mark.parametrize(("cost", "price"), KINDS, ids=["threes", "pairs"])
tracks = st.sampled_from(TRACKS)
small_hands = hands(NORDIC.cards, ("red", "blue", "green", "locomotive"), 9)


def test_the_boards_use_the_two_kinds_tried_here() -> None:
    """Otherwise the trials below would be about nothing."""
    found = [trait for table in (NORDIC, LIGHTS) for trait in table.traits if isinstance(trait, Ferries)]
    assert found == [THREES.trait, PAIRS.trait]


@each_kind
@examples(150)
@given(track=tracks, hand=small_hands)
def test_ferry_payments(cost: FerryCost, price: Price, track: Track, hand: list[int]) -> None:
    judge(cost, price, track, hand)
    judge_missing(cost, track, hand, cost.cards.wild)


@each_kind
@examples(150)
@given(track=tracks, hand=small_hands, weights=weight_lists(NORDIC.cards))
def test_the_lightest_ferry_payment(
    cost: FerryCost, price: Price, track: Track, hand: list[int], weights: list[int]
) -> None:
    judge_lightest(cost, track, hand, weights)


@each_kind
@examples(150)
@given(track=tracks, hand=small_hands)
def test_what_is_missing_pays_the_ferry(cost: FerryCost, price: Price, track: Track, hand: list[int]) -> None:
    """The locomotives and the coloured cards that a hint names are enough together."""
    missing = cost.missing(track, hand)
    more = with_more(hand, cost.cards.wild, missing.locomotives)
    colour = missing.colour if missing.colour >= 0 else cost.cards.wild
    more = with_more(more, colour, missing.cards - missing.locomotives)
    assert cost.affordable(more) >> track.number & 1


@pytest.mark.parametrize("map_id", ["nordic", "northern_lights"])
def test_the_event_tells_how_the_symbols_were_covered(map_id: str) -> None:
    """Every symbol is covered by a locomotive or a group, and the cards add up."""
    told = 0
    for number in range(12):
        for moment in playing(map_id, 2, f"ferry {number}", "builder"):
            ferries = [event for event in moment.events if isinstance(event, FerryPaid)]
            claims = [event for event in moment.events if isinstance(event, TrackClaimed)]
            for paid, claim in zip(ferries, claims, strict=False):
                told += 1
                game_tables = moment.game.tables
                track = game_tables.tracks[paid.track]
                group = next(trait.group for trait in game_tables.traits if isinstance(trait, Ferries))
                assert paid.track == claim.track
                assert paid.symbols == track.locomotives
                assert 0 <= paid.locomotives <= paid.symbols
                assert paid.locomotives + paid.groups >= paid.symbols
                assert sum(count for _, count in claim.paid) == track.length + paid.groups * (group - 1)
    assert told > 20


def test_hands_of_any_size_are_told_apart() -> None:
    """Maps of one's own may have 400 wagon cards; a huge red hand must not make a small blue one rich."""
    track = Track("blue", 0, 0, 1, 5, 1, "ferry", locomotives=1)
    cost = FerryCost(NORDIC.cards, NORDIC.rules, [track], THREES.trait)
    huge, small = [4, 0, 50, 50, 50, 50, 50, 6, 0], [0, 4, 0, 0, 0, 0, 0, 0, 0]
    cost.affordable(huge)
    assert not cost.affordable(small)
