# SPDX-License-Identifier: GPL-3.0-or-later
"""The players as everybody sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.models.rows import Column, RowsModel
from ttr_desktop.texts.term import signed


class PlayerRow(NamedTuple):
    """Public figures of one seat."""

    seat: int
    name: str
    score: int
    cards: int
    tickets: int
    trains: int
    ships: int
    ports: int
    sea: bool  # a board with ships
    to_move: bool
    ends_game: bool


class PlayersModel(RowsModel[PlayerRow]):
    """One row a seat. Whoever thinks is marked apart from the position, which does not change meanwhile."""

    thinking = -1  # the seat

    def columns(self) -> Sequence[Column]:
        return (
            Column(self.tr("Player"), lambda row: row.name),
            Column(self.tr("Points"), lambda row: signed(row.score), number=True),
            Column(self.tr("Cards"), lambda row: str(row.cards), number=True),
            Column(self.tr("Tickets"), lambda row: str(row.tickets), number=True),
            Column(self.tr("Trains"), lambda row: str(row.trains), number=True),
            Column(self.tr("Ships"), lambda row: str(row.ships), number=True),
        )

    def describe(self, row: PlayerRow) -> str:
        """What the panel shows in words: no ships where there are none, and what is a frame or a flag to the eye."""
        told = [f"{column.title}: {column.text(row)}" for column in self._columns[: None if row.sea else -1]]
        if row.sea:
            told.append(self.tr("Ports: {number}").format(number=row.ports))
        if row.to_move:
            told.append(self.tr("is thinking") if row.seat == self.thinking else self.tr("to move"))
        if row.ends_game:
            told.append(self.tr("has brought about the last round"))
        return ", ".join(told)

    def set_thinking(self, seat: int) -> None:
        """Marks the seat that thinks; -1: none does."""
        before, self.thinking = self.thinking, seat
        for one in {before, seat} - {-1} if before != seat else ():
            self.dataChanged.emit(self.index(one, 0), self.index(one, 0))

    def show(self, tables: Tables, view: SeatView, names: Sequence[str]) -> None:
        self.set_rows(
            [
                PlayerRow(
                    seat=seat,
                    name=names[seat],
                    score=view.scores[seat],
                    cards=view.hand_sizes[seat],
                    tickets=view.ticket_counts[seat],
                    trains=view.pieces[seat][0],
                    ships=view.pieces[seat][1],
                    ports=view.ports[seat].bit_count(),
                    sea=tables.rules.ships > 0,
                    to_move=view.to_move == seat and view.result is None,
                    ends_game=view.last_by == seat,
                )
                for seat in range(view.players)
            ]
        )

    def show_totals(self, totals: Sequence[int]) -> None:
        """All has been counted up: the points are those of the whole game."""
        self.set_rows([row._replace(score=totals[row.seat]) for row in self.rows])
