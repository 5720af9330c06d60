# SPDX-License-Identifier: GPL-3.0-or-later
"""A movement: something on the screen that takes time."""

from __future__ import annotations

from collections.abc import Sequence


class Movement:
    """Shown by `frame` from 0 to 1. It may be cut short at any moment; `end` is called whatever happened."""

    def __init__(self, duration: float) -> None:
        self.duration = duration  # milliseconds at normal speed

    def begin(self) -> None:
        """Before the first frame."""

    def frame(self, share: float) -> None:
        """How it looks when that share of its time is over; the last call is with 1 unless it is cut short."""

    def end(self) -> None:
        """Takes away what was there for the movement only."""


class Pause(Movement):
    """Time to look."""


class Together(Movement):
    """Several movements at once, each with its own delay in milliseconds."""

    def __init__(self, parts: Sequence[tuple[float, Movement]]) -> None:
        super().__init__(max((delay + part.duration for delay, part in parts), default=0.0))
        self._waiting = list(parts)
        self._moving: list[tuple[float, Movement]] = []

    def frame(self, share: float) -> None:
        now = share * self.duration
        for delay, part in [one for one in self._waiting if one[0] <= now or share >= 1]:
            self._waiting.remove((delay, part))
            part.begin()
            self._moving.append((delay, part))
        for delay, part in list(self._moving):
            local = 1.0 if share >= 1 or part.duration <= 0 else min(1.0, (now - delay) / part.duration)
            part.frame(local)
            if local >= 1:
                self._moving.remove((delay, part))
                part.end()

    def end(self) -> None:
        for _, part in self._moving:
            part.end()
        self._moving.clear()


def staggered(parts: Sequence[Movement], gap: float) -> Together:
    """Each begins a little after the one before."""
    return Together([(number * gap, part) for number, part in enumerate(parts)])


def ease(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3 - 2 * share)
