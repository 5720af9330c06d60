# SPDX-License-Identifier: GPL-3.0-or-later
"""The games that can be looked at again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale, QObject

from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.gui.models.rows import Column, RowsModel
from ttr_desktop.table.replay_files import Fault, ReplayEntry


class ReplayRow(NamedTuple):
    """A file and what is said of it."""

    entry: ReplayEntry
    board: str
    players: str
    when: str
    state: str

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return bool(self.entry.totals) and not self.entry.problem


class ReplaysModel(RowsModel[ReplayRow]):
    """One row a file, the newest first."""

    def __init__(self, language: str, parent: QObject | None = None) -> None:
        self._language = language
        super().__init__(parent)

    def columns(self) -> Sequence[Column]:
        return (
            Column(self.tr("Board"), lambda row: row.board),
            Column(self.tr("Players"), lambda row: row.players),
            Column(self.tr("Date"), lambda row: row.when),
            Column(self.tr("State"), lambda row: row.state),
        )

    def add(self, entries: Sequence[ReplayEntry]) -> None:
        """Adds files at the end."""
        self.append([self._row(entry) for entry in entries])

    def _row(self, entry: ReplayEntry) -> ReplayRow:
        when = QDateTime.fromSecsSinceEpoch(int(entry.when.timestamp()))
        return ReplayRow(
            entry,
            board(entry.map).name(self._language) if entry.map in MAP_IDS else entry.map or entry.path.name,
            self._players(entry),
            QLocale(self._language).toString(when, QLocale.FormatType.ShortFormat),
            self._state(entry),
        )

    def _players(self, entry: ReplayEntry) -> str:
        """Who played; of a file that is no game, what is wrong with it."""
        if entry.problem is not None:
            return self._fault(entry.problem)
        return "  ·  ".join(self._player(entry, seat) for seat in range(len(entry.names)))

    def _fault(self, fault: Fault) -> str:
        return {
            Fault.UNREADABLE: self.tr("The file cannot be opened."),
            Fault.LARGE: self.tr("The file is too large for a saved game."),
            Fault.DAMAGED: self.tr("The file is damaged, or not a saved game of TTR Desktop."),
            Fault.FOREIGN: self.tr("This is not a saved game of TTR Desktop."),
        }[fault]

    def _player(self, entry: ReplayEntry, seat: int) -> str:
        points = f" {entry.totals[seat]}" if seat < len(entry.totals) else ""
        return ("★ " if seat in entry.winners else "") + entry.names[seat] + points

    def _state(self, entry: ReplayEntry) -> str:
        if entry.problem:
            return self.tr("cannot be read")
        if entry.totals:
            return ""
        return self.tr("not finished, %n step(s)", "", entry.actions)
