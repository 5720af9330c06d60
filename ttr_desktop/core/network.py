# SPDX-License-Identifier: GPL-3.0-or-later
"""Joined cities as bit masks: a network is a tuple of disjoint city masks, one for each joined part."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Net: TypeAlias = tuple[int, ...]


def join(net: Net, ends: int) -> Net:
    """The network after a track between the two cities of the mask was added; its part stands first."""
    merged = ends
    apart = []
    for part in net:
        if part & ends:
            merged |= part
        else:
            apart.append(part)
    return (merged, *apart)


def joined(net: Net, cities: int) -> bool:
    """Whether all cities of the mask lie in one part (C-14)."""
    return any(part & cities == cities for part in net)


def build(ends: Iterable[int]) -> Net:
    """The network of these tracks, each given as the mask of its two cities."""
    net: Net = ()
    for mask in ends:
        net = join(net, mask)
    return net
