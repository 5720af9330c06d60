# SPDX-License-Identifier: GPL-3.0-or-later
"""Which tracks of a network join the cities of a ticket: only to show it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import pairwise

from ttr_desktop.core.tables import Tables


def joining(tables: Tables, owned: Sequence[int], cities: Sequence[int]) -> tuple[int, ...]:
    """The tracks of the shortest ways from each city to the next; legs that are not joined are left out."""
    ways: dict[int, list[tuple[int, int]]] = {}
    for number in owned:
        track = tables.tracks[number]
        ways.setdefault(track.a, []).append((track.b, number))
        ways.setdefault(track.b, []).append((track.a, number))
    lit: dict[int, None] = {}
    for a, b in pairwise(cities):
        lit.update(dict.fromkeys(_way(ways, a, b)))
    return tuple(lit)


def _way(ways: dict[int, list[tuple[int, int]]], a: int, b: int) -> list[int]:
    came: dict[int, tuple[int, int]] = {}
    queue, seen = deque([a]), {a}
    while queue and b not in seen:
        city = queue.popleft()
        for other, number in ways.get(city, ()):
            if other not in seen:
                seen.add(other)
                came[other] = (city, number)
                queue.append(other)
    tracks: list[int] = []
    while b != a and b in came:
        b, number = came[b]
        tracks.append(number)
    return tracks[::-1] if b == a else []
