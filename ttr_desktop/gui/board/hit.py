# SPDX-License-Identifier: GPL-3.0-or-later
"""Which track is meant by a point: the one with the nearest space.

A point belongs to one track at most, so the areas of the tracks of a double route cannot overlap, and a near miss
picks the nearer one. A few hundred spaces are looked through faster than a library for it is imported.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from ttr_desktop.gui.board.geometry import Slot


class HitIndex:
    """The spaces of all tracks as rectangles."""

    def __init__(self, tracks: Iterable[Sequence[Slot]], car_width: float) -> None:
        self._half_width = car_width / 2
        self._slots = tuple(
            (
                number,
                slot.x,
                slot.y,
                math.cos(math.radians(slot.angle)),
                math.sin(math.radians(slot.angle)),
                slot.length / 2,
            )
            for number, slots in enumerate(tracks)
            for slot in slots
        )

    def nearest(self, x: float, y: float, reach: float) -> tuple[int, float]:
        """The track with the nearest space within `reach`, and how far it is; (-1, reach) if there is none."""
        found, best = -1, reach
        half_width = self._half_width
        for number, centre_x, centre_y, cos, sin, half_length in self._slots:
            dx, dy = x - centre_x, y - centre_y
            limit = half_length + half_width + best
            if dx > limit or dy > limit or -dx > limit or -dy > limit:
                continue
            along = abs(dx * cos + dy * sin) - half_length
            across = abs(dy * cos - dx * sin) - half_width
            distance = math.hypot(max(along, 0.0), max(across, 0.0))
            if distance < best or (distance == best and found < 0):
                found, best = number, distance
        return found, best
