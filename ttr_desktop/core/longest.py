# SPDX-License-Identifier: GPL-3.0-or-later
"""The longest path (C-20): the longest chain of tracks in which each track counts once and cities may recur.

Such a chain is a connected set of tracks in which at most two cities have an odd number of ends (Euler). So the
question is not in which order to travel but which tracks to leave out, and the fewest spaces left out win. After
easy cases and two reductions that cost nothing, a sweep over the tracks keeps, for each way in which the cities of
the frontier can be joined and odd, the least loss so far; ways that lose more than a slowly raised limit are dropped.
A dense knot loses little and a loose network shrinks to almost nothing, so both are quick.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

_FEW = 8  # chains up to which trying every way is quicker than the sweep

Edge: TypeAlias = tuple[int, int, int]  # city, city, length


class LongestPath(NamedTuple):
    """Its length, and the positions (in the given tracks) of the tracks that belong to it."""

    length: int
    tracks: tuple[int, ...]


class _Chain(NamedTuple):
    """One or more tracks in a row, treated as one edge."""

    a: int
    b: int
    length: int
    tracks: tuple[int, ...]


def longest_path(edges: Sequence[Edge]) -> LongestPath:
    """The longest path through tracks given as (city, city, length)."""
    chains = [_Chain(a, b, length, (number,)) for number, (a, b, length) in enumerate(edges)]
    best: tuple[_Chain, ...] = ()
    length = 0
    for part in sorted(_parts(chains), key=_total, reverse=True):
        if _total(part) <= length:
            break  # even all of it would not be longer
        found = _longest_in_part(part)
        if _total(found) > length:
            best, length = tuple(found), _total(found)
    return LongestPath(length, tuple(sorted(number for chain in best for number in chain.tracks)))


def _total(chains: Iterable[_Chain]) -> int:
    return sum([chain.length for chain in chains])


def _ends(chains: Iterable[_Chain]) -> dict[int, list[_Chain]]:
    """The chains at each city; a loop stands there twice."""
    at: dict[int, list[_Chain]] = {}
    for chain in chains:
        at.setdefault(chain.a, []).append(chain)
        at.setdefault(chain.b, []).append(chain)
    return at


def _parts(chains: list[_Chain]) -> list[list[_Chain]]:
    """The connected parts."""
    label: dict[int, int] = {}
    parts: dict[int, list[_Chain]] = {}
    for chain in chains:
        one, two = label.get(chain.a), label.get(chain.b)
        if one is None and two is None:
            one = chain.a
            parts[one] = []
        elif one is None or two is None:
            one = two if one is None else one
        elif one != two:
            moved = parts.pop(two)
            parts[one] += moved
            for other in moved:
                label[other.a] = label[other.b] = one
        assert one is not None
        label[chain.a] = label[chain.b] = one
        parts[one].append(chain)
    return list(parts.values())


def _longest_in_part(chains: list[_Chain]) -> list[_Chain]:
    while True:
        at = _ends(chains)
        if sum([len(ends) & 1 for ends in at.values()]) <= 2:
            return chains
        shorter = _reduce(chains, at)
        if shorter is None:
            return _travel(chains, at) if len(chains) <= _FEW else _sweep(chains, at)
        chains = shorter


def _travel(chains: list[_Chain], at: dict[int, list[_Chain]]) -> list[_Chain]:
    """For a few chains: tries every way. A longest path begins at a city with an odd number of ends."""
    ways: dict[int, list[tuple[int, int, int]]] = {city: [] for city in at}
    for number, (a, b, length, _) in enumerate(chains):
        ways[a].append((1 << number, b, length))
        ways[b].append((1 << number, a, length))
    best, best_used = 0, 0
    stack = [(city, 0, 0) for city, ends in at.items() if len(ends) & 1]
    while stack:
        city, used, length = stack.pop()
        if length > best:
            best, best_used = length, used
        for bit, other, more in ways[city]:
            if not used & bit:
                stack.append((other, used | bit, length + more))
    return [chain for number, chain in enumerate(chains) if best_used >> number & 1]


def _reduce(chains: list[_Chain], at: dict[int, list[_Chain]]) -> list[_Chain] | None:
    """Drops dead ends that cannot matter and merges what is always travelled as one; None if nothing changed."""
    left = {chain.tracks: chain for chain in chains}
    for city, ends in at.items():
        # A dead end can only be the first or the last track: of those at one city the two longest will do.
        if len(ends) > 2:
            dead = [chain for chain in ends if len(at[chain.b if chain.a == city else chain.a]) == 1]
            if len(dead) > 2:
                dead.sort(key=lambda chain: chain.length, reverse=True)
                for chain in dead[2:]:
                    del left[chain.tracks]
    if len(left) < len(chains):
        return list(left.values())
    for city, ends in at.items():
        # Through a city with two ends a longest path goes on: both tracks or none.
        if len(ends) == 2 and ends[0] is not ends[1]:
            one, two = ends
            a = one.b if one.a == city else one.a
            b = two.b if two.a == city else two.a
            merged = _Chain(a, b, one.length + two.length, one.tracks + two.tracks)
            del left[one.tracks], left[two.tracks]
            left[merged.tracks] = merged
            at[a] = [merged if chain is one else chain for chain in at[a]]
            at[b] = [merged if chain is two else chain for chain in at[b]]
    return list(left.values()) if len(left) < len(chains) else None


def _ordered(chains: list[_Chain], at: dict[int, list[_Chain]]) -> list[_Chain]:
    """The chains city by city, always going on with the city that closes most: a narrow frontier."""
    order: list[_Chain] = []
    placed: set[int] = set()
    open_cities = {min(at, key=lambda city: len(at[city]))}
    done: set[int] = set()
    while open_cities:
        city = min(open_cities, key=lambda city: (sum(id(c) not in placed for c in at[city]), city))
        open_cities.discard(city)
        done.add(city)
        for chain in at[city]:
            if id(chain) not in placed:
                placed.add(id(chain))
                order.append(chain)
                open_cities |= {chain.a, chain.b} - done
    return order


def _sweep(chains: list[_Chain], at: dict[int, list[_Chain]]) -> list[_Chain]:
    order = _ordered(chains, at)
    odd = sum(len(ends) & 1 for ends in at.values())
    limit = (odd - 2) // 2 * min(chain.length for chain in chains)
    while True:
        left_out = _least_loss(order, limit)
        if left_out is not None:
            return [chain for number, chain in enumerate(order) if not left_out >> number & 1]
        limit = limit + limit // 2 + 1


def _least_loss(order: list[_Chain], limit: int) -> int | None:
    """The mask of chains to leave out with the least loss, if that is within the limit."""
    last: dict[int, int] = {}
    for number, chain in enumerate(order):
        last[chain.a] = last[chain.b] = number
    after = [0] * (len(order) + 1)
    for number in range(len(order) - 1, -1, -1):
        after[number] = after[number + 1] + order[number].length
    best_loss, best_mask = limit + 1, None
    place: dict[int, int] = {}  # city -> where its entry stands in the key
    # key: for each city of the frontier 2 * part + odd (part 0: not travelled yet), then the odd ends left behind
    states: dict[tuple[int, ...], tuple[int, int]] = {(0,): (0, 0)}
    for number, chain in enumerate(order):
        for city in (chain.a, chain.b):
            if city not in place:
                place[city] = len(place)
                states = {(*key[:-1], 0, key[-1]): value for key, value in states.items()}
        a, b = place[chain.a], place[chain.b]
        gone = [city for city in {chain.a, chain.b} if last[city] == number]
        slots = sorted((place[city] for city in gone), reverse=True)
        for city in gone:
            del place[city]
        for index, city in enumerate(place):
            place[city] = index
        following: dict[tuple[int, ...], tuple[int, int]] = {}
        for key, (loss, mask) in states.items():
            left_out = loss + chain.length, mask | 1 << number
            for entries, (cost, out) in ((list(key), left_out), (_taken(key, a, b), (loss, mask))):
                if cost >= best_loss:
                    continue
                ended = _retire(entries, slots)
                if ended is None:
                    continue
                if ended:
                    # The part is closed: all that follows is left out.
                    if cost + after[number + 1] < best_loss:
                        best_loss = cost + after[number + 1]
                        best_mask = out | ((1 << len(order)) - 1) & ~((1 << number + 1) - 1)
                    continue
                new = tuple(entries)
                known = following.get(new)
                if known is None or cost < known[0]:
                    following[new] = cost, out
        states = following
    return best_mask


def _taken(key: tuple[int, ...], a: int, b: int) -> list[int]:
    """The entries after travelling between the places a and b."""
    entries = list(key)
    one, two = entries[a] >> 1, entries[b] >> 1
    part = one or two or max(entries[:-1]) // 2 + 1
    if one and two and one != two:
        for index in range(len(entries) - 1):
            if entries[index] >> 1 == two:
                entries[index] = one << 1 | entries[index] & 1
    for place in (a, b):
        entries[place] = part << 1 | (entries[place] & 1) ^ 1
    return entries


def _retire(entries: list[int], slots: list[int]) -> bool | None:
    """Takes finished cities out. True: the whole path is complete; None: no path can come of this."""
    for slot in slots:
        entry = entries.pop(slot)
        if not entry:
            continue
        entries[-1] += entry & 1
        if entries[-1] > 2:
            return None
        part = entry >> 1
        if not any(other >> 1 == part for other in entries[:-1]):
            # Nothing can join it any more: either it is everything, or it is cut off.
            return True if not any(entries[:-1]) else None
    # Number the parts in the order they occur, so that equal situations have equal keys.
    names: dict[int, int] = {}
    for index in range(len(entries) - 1):
        part = entries[index] >> 1
        if part:
            entries[index] = names.setdefault(part, len(names) + 1) << 1 | entries[index] & 1
    return False
