# SPDX-License-Identifier: GPL-3.0-or-later
"""Which tickets rivals are likely to hold, judged by what they have built: everybody can see that."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from ttr_desktop.bots.atlas import CLOSED, Atlas
from ttr_desktop.core.paths import open_tracks
from ttr_desktop.core.sampling import Likely
from ttr_desktop.core.view import SeatView

# A ticket that is joined already is exp(4) times as likely as one nothing is built for. Measured on games of experts:
# the tickets really held then get some three times the weight of others.
_KEEN = 4.0
_GRAIN = 16  # the weight of the least likely


def suspicion(atlas: Atlas, view: SeatView) -> Likely:
    """For each rival who has built something the weight of every ticket."""
    found = {}
    for rival in range(view.players):
        if rival != view.seat and rival in view.owner:
            free = open_tracks(atlas.tables, view, rival)
            cost = [
                0.0 if owner == rival else float(length) if free >> n & 1 else CLOSED
                for n, (owner, length) in enumerate(zip(view.owner, atlas.length, strict=True))
            ]
            ways = (_spaces(atlas, cost, ticket) for ticket in range(len(atlas.legs)))
            found[rival] = [
                round(_GRAIN * exp(_KEEN * max(0.0, 1.0 - left / whole)))
                for left, whole in zip(ways, _whole(atlas), strict=True)
            ]
    return found


@lru_cache(maxsize=32)
def _whole(atlas: Atlas) -> tuple[float, ...]:
    """How many spaces each ticket takes on the empty board."""
    cost = [float(length) for length in atlas.length]
    return tuple(_spaces(atlas, cost, ticket) for ticket in range(len(atlas.legs)))


def _spaces(atlas: Atlas, cost: Sequence[float], ticket: int) -> float:
    total = 0.0
    for start, goal in atlas.legs[ticket]:
        way = atlas.path(cost, start, goal)
        if way is None:
            return CLOSED
        total += sum([cost[n] for n in way])
    return total
