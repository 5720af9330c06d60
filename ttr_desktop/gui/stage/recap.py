# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person has missed who shares the screen with others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ttr_desktop.core.events import Event, TurnStarted, told_to
from ttr_desktop.core.view import SeatView

# Not worth a line of its own: it can be seen on the table, or another line says it.
_SMALL = {"game-started", "turn-started", "market-refilled", "tickets-offered", "ferry-paid", "game-ended"}


class Recap(NamedTuple):
    """The view when the seat last looked, and all that followed as the seat may know it."""

    before: SeatView | None  # None: it never looked
    events: tuple[Event, ...]

    def notable(self, seat: int) -> list[Event]:
        """What is worth telling: what others did since the first turn began."""
        events = list(self.events)
        if self.before is None or self.before.opening:
            begun = [number for number, event in enumerate(events) if isinstance(event, TurnStarted)]
            events = events[begun[0] :] if begun else []
        return [event for event in events if event.name not in _SMALL and getattr(event, "seat", -1) != seat]


def recap(seat: int, before: SeatView | None, events: Sequence[Event]) -> Recap:
    """Leaves out what the seat may not know."""
    told = (told_to(seat, event) for event in events)
    return Recap(before, tuple(event for event in told if event is not None))
