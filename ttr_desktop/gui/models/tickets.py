# SPDX-License-Identifier: GPL-3.0-or-later
"""One's own tickets and how far they are."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from ttr_desktop.core.paths import Remaining, pieces_of, remaining
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.models.rows import Column, RowsModel


class Progress(Enum):
    """How a ticket stands."""

    DONE = "done"
    OPEN = "open"  # can be joined with the pieces that are left
    DEAR = "dear"  # a way is open, but it takes more pieces than are left
    LOST = "lost"  # no way is open any more


class TicketRow(NamedTuple):
    """A ticket with what it still takes."""

    ticket: int
    cities: str
    points: int
    progress: Progress
    rest: Remaining | None


def ticket_title(tables: Tables, number: int) -> str:
    """The cities of a ticket, by name."""
    return " – ".join(tables.board.cities[city].name for city in tables.board.tickets[number].cities)


def ticket_row(tables: Tables, view: SeatView, number: int) -> TicketRow:
    """How a ticket stands for the seat of the view."""
    ticket = tables.board.tickets[number]
    rest = remaining(tables, view, view.seat, ticket.cities)
    if view.done >> number & 1:
        used = rest.own if rest is not None else ()
        return TicketRow(number, ticket_title(tables, number), ticket.points, Progress.DONE, Remaining(0, (), used))
    progress = Progress.LOST
    if rest is not None:
        needed = [0, 0]
        for track in rest.tracks:
            needed[tables.piece_of[track]] += tables.tracks[track].length
        enough = all(have >= need for have, need in zip(pieces_of(view, view.seat), needed, strict=True))
        progress = Progress.OPEN if enough else Progress.DEAR
    return TicketRow(number, ticket_title(tables, number), ticket.points, progress, rest)


class TicketsModel(RowsModel[TicketRow]):
    """One row a ticket; open ones first."""

    def columns(self) -> Sequence[Column]:
        return (
            Column(self.tr("Ticket"), lambda row: row.cities),
            Column(self.tr("Points"), lambda row: str(row.points), number=True),
            Column(self.tr("State"), self.state_text),
        )

    def state_text(self, row: TicketRow) -> str:
        if row.progress is Progress.DONE:
            return self.tr("completed")
        if row.progress is Progress.LOST:
            return self.tr("out of reach")
        spaces = row.rest.spaces if row.rest else 0
        if row.progress is Progress.DEAR:
            return self.tr("%n space(s) missing, too few pieces", "", spaces)
        return self.tr("%n space(s) missing", "", spaces)

    def show(self, tables: Tables, view: SeatView) -> None:
        rows = [ticket_row(tables, view, number) for number in view.tickets]
        order = (Progress.OPEN, Progress.DEAR, Progress.LOST, Progress.DONE)
        rows.sort(key=lambda row: (order.index(row.progress), -row.points, row.cities))
        self.set_rows(rows)
