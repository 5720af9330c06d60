# SPDX-License-Identifier: GPL-3.0-or-later
"""The longest path against walking every chain: C-20."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.boards import each_map, tables
from tests.helpers.examples import examples
from tests.helpers.graphs import Edges, is_one_trail, knot, longest_by_trying, networks
from ttr_desktop.core import longest
from ttr_desktop.core.longest import longest_path
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.scoring import own_longest_path

# The two ways it searches: trying every way for a few chains, a sweep over the tracks for more.
both_ways = pytest.mark.parametrize("few", [longest._FEW, 0], ids=["default", "sweep"])


def check(edges: Edges) -> None:
    found = longest_path(edges)
    assert found.length == longest_by_trying(edges)
    assert found.length == sum(edges[number][2] for number in found.tracks)
    assert len(set(found.tracks)) == len(found.tracks)
    assert is_one_trail(edges, found.tracks)


@both_ways
@examples(150)
@given(edges=st.one_of(networks(4, 8), networks(6, 9), networks(9, 9)))
def test_the_longest_path_of_small_networks(few: int, edges: Edges) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(longest, "_FEW", few)
        check(edges)


@both_ways
def test_the_longest_path_of_dense_networks(few: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hypothesis likes simple examples; here every network is as tangled as walking all chains can bear."""
    monkeypatch.setattr(longest, "_FEW", few)
    rng = Rng("dense")
    for _ in range(8):
        cities = 4 + rng.below(4)
        edges: Edges = []
        while len(edges) < 10:
            a, b = rng.below(cities), rng.below(cities)
            if a != b:
                edges.append((a, b, 1 + rng.below(6)))
        check(edges)


@each_map
def test_both_ways_agree_on_the_boards(map_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Networks of real size are too large to walk, but the result must be a chain, and no part may hold a longer."""
    compiled = tables(map_id)
    rng = Rng(f"boards {map_id}")
    edges = [(track.a, track.b, track.length) for track in compiled.tracks]
    for _ in range(6):
        owned = knot(compiled, rng, 30, 20)
        default = own_longest_path(compiled, owned)
        assert is_one_trail(edges, default.tracks)
        assert all(owned >> number & 1 for number in default.tracks)
        assert sum(edges[number][2] for number in default.tracks) == default.length
        numbers = [number for number in range(len(edges)) if owned >> number & 1]
        assert longest_path([edges[number] for number in numbers[::2]]).length <= default.length
        with monkeypatch.context() as patch:
            patch.setattr(longest, "_FEW", 0)
            assert own_longest_path(compiled, owned).length == default.length


@pytest.mark.parametrize(
    ("edges", "length"),
    [
        ([], 0),
        ([(0, 1, 4)], 4),
        ([(0, 1, 4), (2, 3, 5)], 5),  # separate parts
        ([(0, 1, 1), (1, 2, 1), (2, 0, 1)], 3),  # a ring counts whole
        ([(0, 1, 1), (1, 2, 1), (2, 0, 1), (0, 3, 6)], 9),  # and a tail behind it
        ([(0, 1, 2), (0, 2, 3), (0, 3, 4)], 7),  # a star: its two longest rays
        ([(0, 1, 2), (0, 1, 3), (1, 2, 1)], 6),  # there and back on a double route
    ],
)
def test_networks_anybody_can_count(edges: Edges, length: int) -> None:
    assert longest_path(edges).length == length
