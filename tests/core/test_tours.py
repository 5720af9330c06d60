# SPDX-License-Identifier: GPL-3.0-or-later
"""Tours in order against walking every chain: W-15."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.examples import examples
from tests.helpers.graphs import Edges, meets_in_order, networks
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.tours import in_order

stops = st.lists(st.integers(0, 5), min_size=3, max_size=5, unique=True)


@examples(300)
@given(edges=networks(6, 9), cities=stops)
def test_a_tour_is_found_exactly_if_a_chain_meets_it(edges: Edges, cities: list[int]) -> None:
    pairs = [(a, b) for a, b, _ in edges]
    found = in_order(pairs, cities)
    assert found is meets_in_order(pairs, cities)
    assert in_order(pairs, cities[::-1]) is found, "the reversed order counts the same"


def test_tours_of_joined_cities() -> None:
    """All cities joined, so that the order decides: both answers must occur, and each be right."""
    rng = Rng("tours")
    answers = []
    for _ in range(120):
        pairs = [(rng.below(city), city) for city in range(1, 6)]  # a tree joins them all
        while len(pairs) < 8 and rng.below(3):
            a, b = rng.below(6), rng.below(6)
            if a != b:
                pairs.append((a, b))
        cities = rng.shuffle(range(6))[: 3 + rng.below(3)]
        answers.append(in_order(pairs, cities))
        assert answers[-1] is meets_in_order(pairs, cities)
    assert 20 < sum(answers) < 100


@pytest.mark.parametrize(
    ("pairs", "cities", "found"),
    [
        ([(0, 1), (1, 2)], (0, 1, 2), True),
        ([(0, 1), (1, 2)], (1, 0, 2), False),  # would have to travel 0-1 twice
        ([(0, 1), (0, 1), (1, 2)], (1, 0, 2), True),  # a double route leads there and back
        ([(0, 1), (1, 2), (2, 0)], (1, 0, 2), True),
        ([(0, 3), (3, 1), (3, 2)], (0, 1, 2), False),  # joined, but the branch to 1 is a dead end
        ([(0, 1)], (0, 1, 2), False),
    ],
)
def test_tours_anybody_can_walk(pairs: list[tuple[int, int]], cities: tuple[int, ...], found: bool) -> None:
    assert in_order(pairs, cities) is found
