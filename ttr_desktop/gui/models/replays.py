# SPDX-License-Identifier: GPL-3.0-or-later
"""The games that can be looked at again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale, QObject

from ttr_desktop.data.catalogue import board_name
from ttr_desktop.gui.models.rows import Column, RowsModel
from ttr_desktop.gui.people import People
from ttr_desktop.table.replay_files import ReplayEntry
from ttr_desktop.texts.messages import Messages
from ttr_desktop.texts.term import signed


class ReplayRow(NamedTuple):
    """A file and what is said of it."""

    entry: ReplayEntry
    board: str
    players: str
    when: str
    state: str
    problem: str = ""  # why it is no game

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
            Column(self.tr("Players"), lambda row: row.problem or row.players),
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
            board_name(entry.map, self._language) or entry.path.name,
            "  ·  ".join(self._player(entry, seat, name) for seat, name in enumerate(People().called(entry.seats))),
            QLocale(self._language).toString(when, QLocale.FormatType.ShortFormat),
            self._state(entry),
            Messages(self._language).say(entry.problem) if entry.problem is not None else "",
        )

    @staticmethod
    def _player(entry: ReplayEntry, seat: int, name: str) -> str:
        points = f" {signed(entry.totals[seat])}" if seat < len(entry.totals) else ""
        return ("★ " if seat in entry.winners else "") + name + points

    def _state(self, entry: ReplayEntry) -> str:
        if entry.problem:
            return self.tr("cannot be read")
        if entry.totals:
            return ""
        return self.tr("not finished, %n step(s)", "", entry.actions)
