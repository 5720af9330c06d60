# SPDX-License-Identifier: GPL-3.0-or-later
"""The statistics as a table: what the charts show, in figures, for eyes, screen readers and the clipboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import Qt

from ttr_desktop.gui.models.rows import Column, RowsModel
from ttr_desktop.table.statistics.figures import Summary
from ttr_desktop.texts.term import signed


class BreakdownRow(NamedTuple):
    """The figures of one group of games."""

    group: str
    name: str
    figures: Summary


class BreakdownModel(RowsModel[BreakdownRow]):
    """One row a group."""

    def columns(self) -> Sequence[Column]:
        return (
            Column(self.tr("Games by"), lambda row: row.group),
            Column(self.tr("Kind"), lambda row: row.name),
            Column(self.tr("Games"), lambda row: str(row.figures.games), number=True),
            Column(self.tr("Wins"), lambda row: str(row.figures.wins), number=True),
            Column(self.tr("Won"), lambda row: f"{row.figures.share:.0%}", number=True),
            Column(self.tr("Average points"), lambda row: signed(round(row.figures.average)), number=True),
            Column(self.tr("Best"), lambda row: signed(row.figures.best), number=True),
            Column(self.tr("Longest path"), lambda row: str(row.figures.path_best), number=True),
            Column(self.tr("Tickets made"), lambda row: str(row.figures.made), number=True),
            Column(self.tr("Tickets missed"), lambda row: str(row.figures.missed), number=True),
            Column(self.tr("Best streak"), lambda row: str(row.figures.best_streak), number=True),
        )

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        # Titles of two words stand in two lines: in one they would be cut off.
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if self._columns[section].number else Qt.AlignmentFlag.AlignLeft
            return (side | Qt.AlignmentFlag.AlignVCenter).value | Qt.TextFlag.TextWordWrap.value
        return super().headerData(section, orientation, role)
