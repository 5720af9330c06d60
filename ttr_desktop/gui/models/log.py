# SPDX-License-Identifier: GPL-3.0-or-later
"""What has happened, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ttr_desktop.core.events import Event, TicketCompleted, TicketsKept, TicketsOffered
from ttr_desktop.core.tables import Tables
from ttr_desktop.gui.models.rows import Column, RowsModel
from ttr_desktop.texts.catalogue import Catalogue

# These would drown the rest: a new turn and a refilled slot can be seen on the table.
_SILENT = {"turn-started", "market-refilled"}


class LogRow(NamedTuple):
    """A sentence and what it is about on the board (-1: nothing)."""

    text: str
    kind: str
    seat: int
    track: int
    city: int
    named: tuple[int, ...] = ()  # cities of the tickets it speaks of

    @property
    def tracks(self) -> tuple[int, ...]:
        return (self.track,) if self.track >= 0 else ()

    @property
    def cities(self) -> tuple[int, ...]:
        return (self.city,) if self.city >= 0 else self.named


class LogModel(RowsModel[LogRow]):
    """One row an event."""

    def columns(self) -> Sequence[Column]:
        return (Column(self.tr("What happened"), lambda row: row.text),)

    def describe(self, row: LogRow) -> str:
        return row.text

    def add(
        self, tables: Tables, events: Sequence[Event], texts: Catalogue, names: Sequence[str], me: int | None
    ) -> None:
        self.append(
            [
                LogRow(
                    text=texts.event(tables, event, names, me),
                    kind=event.name,
                    seat=getattr(event, "seat", -1),
                    track=getattr(event, "track", -1),
                    city=getattr(event, "city", -1),
                    named=_named(tables, event),
                )
                for event in events
                if event.name not in _SILENT
            ]
        )

    def note(self, text: str, kind: str, seat: int) -> None:
        """A line about something that is no event of the game."""
        self.append([LogRow(text, kind, seat, -1, -1)])

    def clear(self) -> None:
        self.set_rows([])


def _named(tables: Tables, event: Event) -> tuple[int, ...]:
    """The cities of the tickets an event speaks of, as far as they may be known."""
    match event:
        case TicketCompleted():
            numbers: tuple[int, ...] = (event.ticket,)
        case TicketsOffered() | TicketsKept():
            numbers = event.tickets or ()
        case _:
            return ()
    cities = (city for number in numbers for city in tables.board.tickets[number].cities)
    return tuple(dict.fromkeys(cities))
