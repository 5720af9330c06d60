# SPDX-License-Identifier: GPL-3.0-or-later
"""Small networks, and the slow and obvious answers to what is asked of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hypothesis import strategies as st

from ttr_desktop.core.rng import Rng
from ttr_desktop.core.tables import Tables

Edges = list[tuple[int, int, int]]


def networks(cities: int, tracks: int, longest: int = 5) -> st.SearchStrategy[Edges]:
    """Networks with parallel tracks and separate parts, as players own them; no track returns to its own city."""
    pairs = [(a, b) for a in range(cities) for b in range(a + 1, cities)]
    track = st.tuples(st.sampled_from(pairs), st.integers(1, longest))
    return st.lists(track, max_size=tracks).map(lambda found: [(a, b, length) for (a, b), length in found])


def trails(edges: Sequence[tuple[int, int]], start: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every chain from a city that uses no track twice: (tracks used, cities met)."""
    stack: list[tuple[int, tuple[int, ...]]] = [(0, (start,))]
    while stack:
        used, met = stack.pop()
        yield used, met
        for number, (a, b) in enumerate(edges):
            if not used >> number & 1 and met[-1] in (a, b):
                stack.append((used | 1 << number, (*met, b if met[-1] == a else a)))


def longest_by_trying(edges: Edges) -> int:
    """The length of the longest chain, by walking all of them."""
    pairs = [(a, b) for a, b, _ in edges]
    best = 0
    for city in {city for pair in pairs for city in pair}:
        for used, _ in trails(pairs, city):
            best = max(best, sum(length for number, (_, _, length) in enumerate(edges) if used >> number & 1))
    return best


def is_one_trail(edges: Edges, numbers: Sequence[int]) -> bool:
    """Whether these tracks can be travelled in one go, each once: connected, and at most two odd cities."""
    if not numbers:
        return True
    degree: dict[int, int] = {}
    for number in numbers:
        for city in edges[number][:2]:
            degree[city] = degree.get(city, 0) + 1
    reached = {edges[numbers[0]][0]}
    for _ in numbers:
        for number in numbers:
            if reached & set(edges[number][:2]):
                reached |= set(edges[number][:2])
    return reached == set(degree) and sum(count % 2 for count in degree.values()) in (0, 2)


def meets_in_order(edges: Sequence[tuple[int, int]], cities: Sequence[int]) -> bool:
    """Whether some chain meets the cities in that order or the reverse one, by walking all chains."""

    def follows(met: tuple[int, ...], wanted: Sequence[int]) -> bool:
        rest = iter(met)
        return all(city in rest for city in wanted)

    ends = {city for pair in edges for city in pair}
    backwards = list(reversed(cities))
    return any(follows(met, cities) or follows(met, backwards) for start in ends for _, met in trails(edges, start))


def knot(tables: Tables, rng: Rng, trains: int, ships: int = 0) -> int:
    """A connected network as dense as the pieces allow, as the mask of its tracks: the worst case for a search.

    It always adds the track that is shortest, nearest to closing a ring and then random; one track for each route.
    """
    left = [trains, ships]
    start = rng.pick(tables.tracks)
    reached = {start.a, start.b}
    owned = 0
    closed = 0
    while True:
        fitting = [
            track
            for track in tables.tracks
            if not (owned | closed) >> track.number & 1
            and track.length <= left[tables.piece_of[track.number]]
            and (track.a in reached or track.b in reached)
        ]
        if not fitting:
            return owned
        best = min(
            rng.shuffle(fitting),
            key=lambda track: (track.length - 2 * (track.a in reached and track.b in reached), rng.below(3)),
        )
        owned |= 1 << best.number
        closed |= tables.siblings[best.number]
        reached |= {best.a, best.b}
        left[tables.piece_of[best.number]] -= best.length
