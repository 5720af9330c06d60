# SPDX-License-Identifier: GPL-3.0-or-later
"""The log of a replay: the whole game line by line; choosing a line goes to its moment."""

from __future__ import annotations

from bisect import bisect_right

from PySide6.QtCore import QModelIndex, QObject, QSortFilterProxyModel, Signal

from ttr_desktop.gui.models.log import LogModel, LogRow
from ttr_desktop.gui.panels.log import LogPanel
from ttr_desktop.gui.people import People
from ttr_desktop.table.replay import Replay
from ttr_desktop.texts.catalogue import Catalogue


class ReplayLog(QObject):
    """Knows which lines belong to which moment."""

    chosen = Signal(int)  # moment

    def __init__(self, replay: Replay, texts: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._replay, self._texts = replay, texts
        self.model = LogModel(self)
        self.panel = LogPanel(self.model, People().called(replay.seats))
        self._first: list[int] = []  # the first line of each moment; one more for the end
        self._following = False
        self.panel.list.selectionModel().currentChanged.connect(self._point)

    def tell(self, seat: int | None) -> None:
        """Tells the game as a seat may know it; None: with all secrets, and to the person who played it."""
        model, replay = LogModel(self), self._replay
        me = seat if seat is not None else replay.me
        self._first = []
        for number in range(len(replay.moments)):
            self._first.append(model.rowCount())
            model.add(replay.tables, replay.events(number, seat), self._texts, replay.names, me)
        self._first.append(model.rowCount())
        self._following = True
        self.model.set_rows(model.rows)
        self._following = False
        model.deleteLater()

    def lines(self, number: int) -> list[LogRow]:
        """What is told of a moment."""
        return list(self.model.rows[self._first[number] : self._first[number + 1]])

    def follow(self, number: int) -> None:
        """Shows the last line that was told by then."""
        line = self._first[number + 1] - 1
        self._following = True
        index = self._filter.mapFromSource(self.model.index(line, 0)) if line >= 0 else QModelIndex()
        self.panel.list.setCurrentIndex(index)
        if index.isValid():
            self.panel.list.scrollTo(index)
        self._following = False

    @property
    def _filter(self) -> QSortFilterProxyModel:
        proxy = self.panel.list.model()
        assert isinstance(proxy, QSortFilterProxyModel)
        return proxy

    def _point(self, current: QModelIndex) -> None:
        if current.isValid() and not self._following:
            line = self._filter.mapToSource(current).row()
            self.chosen.emit(bisect_right(self._first, line, hi=len(self._first) - 1) - 1)
