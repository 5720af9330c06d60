# SPDX-License-Identifier: GPL-3.0-or-later
"""Joined cities as bit masks, against flooding the network city by city: C-14."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.graphs import Edges, networks
from ttr_desktop.core.network import build, join, joined


def flooded(edges: Edges, start: int) -> set[int]:
    """Every city that can be reached."""
    reached = {start}
    for _ in edges:
        for a, b, _ in edges:
            if reached & {a, b}:
                reached |= {a, b}
    return reached


@given(edges=networks(8, 10), cities=st.sets(st.integers(0, 7), min_size=2, max_size=4))
def test_cities_are_joined_exactly_if_tracks_lead_there(edges: Edges, cities: set[int]) -> None:
    net = build(1 << a | 1 << b for a, b, _ in edges)
    on_board = {city for edge in edges for city in edge[:2]}
    wanted = cities <= on_board and cities <= flooded(edges, min(cities))
    assert joined(net, sum(1 << city for city in cities)) is wanted


@given(edges=networks(8, 10))
def test_the_parts_are_disjoint_and_the_newest_stands_first(edges: Edges) -> None:
    """Completion of tickets looks at the first part only: it must be the one that has just grown."""
    net: tuple[int, ...] = ()
    for a, b, _ in edges:
        net = join(net, 1 << a | 1 << b)
        assert net[0] >> a & 1
        assert net[0] >> b & 1
        assert sum(part.bit_count() for part in net) == sum(1 << city for city in _cities(net)).bit_count()


def _cities(net: tuple[int, ...]) -> set[int]:
    return {city for part in net for city in range(part.bit_length()) if part >> city & 1}
