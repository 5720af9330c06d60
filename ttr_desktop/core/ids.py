# SPDX-License-Identifier: GPL-3.0-or-later
"""The text ids of tracks and tickets (contract: "Names")."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


def track_id(a: str, b: str, colour: str) -> str:
    """`a/b/colour`, the cities in alphabetical order."""
    first, second = sorted((a, b))
    return f"{first}/{second}/{colour}"


def ticket_id(cities: Iterable[str]) -> str:
    """`a/b` in alphabetical order; a tour keeps the order shown on it."""
    names = list(cities)
    return "/".join(sorted(names) if len(names) == 2 else names)


def numbered(ids: Iterable[str]) -> list[str]:
    """The ids with `#2`, `#3` ... behind those that occur again."""
    seen: dict[str, int] = {}
    result = []
    for name in ids:
        seen[name] = seen.get(name, 0) + 1
        result.append(name if seen[name] == 1 else f"{name}#{seen[name]}")
    return result


def find_track(index: Mapping[str, int], name: str) -> int | None:
    """The number of a track; the two cities may be named in either order."""
    if name in index:
        return index[name]
    base, _, copy = name.partition("#")
    parts = base.split("/")
    if len(parts) != 3:
        return None
    return index.get(track_id(*parts) + (f"#{copy}" if copy else ""))


def find_ticket(index: Mapping[str, int], name: str) -> int | None:
    """The number of a ticket; two cities may be named in either order."""
    if name in index:
        return index[name]
    base, _, copy = name.partition("#")
    return index.get(ticket_id(base.split("/")) + (f"#{copy}" if copy else ""))
