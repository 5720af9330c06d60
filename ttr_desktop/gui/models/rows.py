# SPDX-License-Identifier: GPL-3.0-or-later
"""A table model over plain rows: columns are a title and a function from row to text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Row = TypeVar("Row")
AnyIndex = QModelIndex | QPersistentModelIndex

_ROOT = QModelIndex()
ROW_ROLE = Qt.ItemDataRole.UserRole  # the row object itself
SORT_ROLE = Qt.ItemDataRole.UserRole + 1  # what a table sorts by


class Column(NamedTuple):
    """One column. Numbers stand at the right and are sorted as such."""

    title: str
    text: Callable[[Any], str]
    number: bool = False

    def key(self, row: object) -> int | str:
        text = self.text(row)
        return int(text) if self.number else text.casefold()


class RowsModel(QAbstractTableModel, Generic[Row]):
    """Rows of one type. `describe` is what a screen reader says about a row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._columns: Sequence[Column] = self.columns()

    def columns(self) -> Sequence[Column]:
        """The columns, in the language of the moment."""
        return ()

    def describe(self, row: Row) -> str:
        """The row in words."""
        told = ((column.title, column.text(row)) for column in self._columns)
        return ", ".join(f"{title}: {text}" for title, text in told if text)

    @property
    def rows(self) -> Sequence[Row]:
        return self._rows

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Shows these rows; selections survive if their number stays the same."""
        if list(rows) == self._rows:
            return
        if len(rows) == len(self._rows) and rows:
            self._rows = list(rows)
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, self.columnCount() - 1))
            return
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def append(self, rows: Sequence[Row]) -> None:
        """Adds rows at the end."""
        if rows:
            first = len(self._rows)
            self.beginInsertRows(_ROOT, first, first + len(rows) - 1)
            self._rows += rows
            self.endInsertRows()

    def rowCount(self, parent: AnyIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], self._columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(row)
        if role == ROW_ROLE:
            return row
        if role == SORT_ROLE:
            return column.key(row)
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == 0:
            return self.describe(row)  # the other cells of a table say what they show
        if role == Qt.ItemDataRole.TextAlignmentRole and column.number:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section].title
        return None
