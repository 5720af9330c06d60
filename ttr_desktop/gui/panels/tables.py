# SPDX-License-Identifier: GPL-3.0-or-later
"""Board and tickets as plain tables: for screen readers, for the keyboard, and for whoever likes lists.

The table of tracks mirrors the board: a row shows its track there, Enter or a double click claims it.
"""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ttr_desktop.gui.box_name import name_box
from ttr_desktop.gui.models.rows import ROW_ROLE, SORT_ROLE
from ttr_desktop.gui.models.tickets import TicketsModel
from ttr_desktop.gui.models.tracks import TrackRow, TracksModel
from ttr_desktop.gui.panels.pointing_view import RowPointer

Proxy = TypeVar("Proxy", bound=QSortFilterProxyModel)


class TrackFilter(QSortFilterProxyModel):
    """Which tracks are listed: by what can be done with them and by the text of their cities."""

    claimable = False
    wanted = False
    text = ""

    def filterAcceptsRow(self, source_row: int, source_parent: QModelIndex | QPersistentModelIndex) -> bool:
        row: TrackRow = self.sourceModel().index(source_row, 0).data(ROW_ROLE)
        if (self.claimable and not row.claimable) or (self.wanted and not row.wanted):
            return False
        return self.text in row.cities.casefold()

    def choose(self, claimable: bool, wanted: bool, text: str) -> None:
        """Lists only these."""
        self.claimable, self.wanted, self.text = claimable, wanted, text.strip().casefold()
        self.invalidate()


def plain_table(model: QSortFilterProxyModel, name: str) -> QTableView:
    """A table that is read row by row; Tab leaves it."""
    table = QTableView()
    table.setModel(model)
    table.setAccessibleName(name)
    table.setSortingEnabled(True)
    table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setFrameShape(QTableView.Shape.NoFrame)
    table.verticalHeader().hide()
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().setResizeContentsPrecision(0)  # measures the rows in sight: all of them take too long
    table.horizontalHeader().setHighlightSections(False)
    return table


class TracksTable(QWidget):
    """The table of tracks with its filters."""

    pointed = Signal(object)  # TrackRow or None
    chosen = Signal(int)  # a track is to be claimed

    def __init__(self, model: TracksModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filter = _sorted(TrackFilter(self), model)
        self.which = QComboBox()
        name_box(self.which, self.tr("Which tracks are listed"))
        self.which.addItem(self.tr("All tracks"), (False, False))
        self.which.addItem(self.tr("Claimable now"), (True, False))
        self.which.addItem(self.tr("On the way of my tickets"), (False, True))
        self.which.currentIndexChanged.connect(self._choose)
        self.city = QLineEdit()
        self.city.setPlaceholderText(self.tr("City"))
        self.city.setAccessibleName(self.tr("Tracks of a city"))
        self.city.setClearButtonEnabled(True)
        self.city.textChanged.connect(self._choose)
        self.table = plain_table(self._filter, self.tr("Tracks"))
        self.table.setAccessibleDescription(self.tr("Enter claims the track of the row."))
        self.table.activated.connect(self._activated)
        RowPointer(self.table).pointed.connect(self.pointed)
        top = QHBoxLayout()
        top.addWidget(self.which, 3)
        top.addWidget(self.city, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addLayout(top)
        column.addWidget(self.table, 1)

    def _choose(self) -> None:
        claimable, wanted = self.which.currentData()
        self._filter.choose(claimable, wanted, self.city.text())

    @property
    def current(self) -> int:
        """The track of the row that has the focus, -1 for none."""
        row = self.table.currentIndex().siblingAtColumn(0).data(ROW_ROLE) if self.table.hasFocus() else None
        return row.track if isinstance(row, TrackRow) else -1

    def _activated(self, index: QModelIndex) -> None:
        row: TrackRow = index.siblingAtColumn(0).data(ROW_ROLE)
        self.chosen.emit(row.track)


class TablesPanel(QTabWidget):
    """Tracks and tickets, each a table."""

    ticket_pointed = Signal(object)  # TicketRow or None

    def __init__(self, tracks: TracksModel, tickets: TicketsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tracks = TracksTable(tracks)
        self.tickets = plain_table(_sorted(QSortFilterProxyModel(self), tickets), self.tr("Your tickets"))
        RowPointer(self.tickets).pointed.connect(self.ticket_pointed)
        self.addTab(self.tracks, self.tr("Tracks"))
        self.addTab(self.tickets, self.tr("Tickets"))
        self.setDocumentMode(True)
        for part in (self, self.tabBar()):
            part.setAccessibleName(self.tr("Tables of tracks and tickets"))

    def find_track(self) -> None:
        """Ready to type the name of a city."""
        self.setCurrentWidget(self.tracks)
        self.tracks.city.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.tracks.city.selectAll()

    def sizeHint(self) -> QSize:
        return QSize(280, 160)


def _sorted(proxy: Proxy, model: QAbstractItemModel) -> Proxy:
    proxy.setSourceModel(model)
    proxy.setSortRole(SORT_ROLE)
    return proxy
