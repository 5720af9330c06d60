# SPDX-License-Identifier: GPL-3.0-or-later
"""Tours (W-15): is there a chain of tracks, each used once, that meets the cities in the order shown?"""

from __future__ import annotations

from collections.abc import Sequence


def in_order(edges: Sequence[tuple[int, int]], cities: Sequence[int]) -> bool:
    """Whether such a chain exists, in the order given or exactly reversed."""
    # A chain in reversed order is the same chain travelled from its other end.
    at: dict[int, list[tuple[int, int]]] = {}
    for number, (a, b) in enumerate(edges):
        at.setdefault(a, []).append((number, b))
        at.setdefault(b, []).append((number, a))
    dead: set[tuple[int, int, int]] = set()  # (city, next stop, used tracks) known to lead nowhere

    def travel(city: int, stop: int, used: int) -> bool:
        while stop < len(cities) and city == cities[stop]:
            stop += 1
        if stop == len(cities):
            return True
        key = (city, stop, used)
        if key in dead or not _reachable(at, city, used, cities[stop:]):
            return False
        for number, other in at.get(city, ()):
            if not used >> number & 1 and travel(other, stop, used | 1 << number):
                return True
        dead.add(key)
        return False

    return travel(cities[0], 0, 0)


def _reachable(at: dict[int, list[tuple[int, int]]], start: int, used: int, cities: Sequence[int]) -> bool:
    """Whether all the cities can still be reached by unused tracks (in any order)."""
    seen = {start}
    stack = [start]
    while stack:
        for number, other in at.get(stack.pop(), ()):
            if other not in seen and not used >> number & 1:
                seen.add(other)
                stack.append(other)
    return seen.issuperset(cities)
