# SPDX-License-Identifier: GPL-3.0-or-later
"""The tickets of a replayed moment: those of one seat, or, with all cards open, of any seat one turns to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTabBar, QVBoxLayout, QWidget

from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.models.tickets import TicketRow, TicketsModel
from ttr_desktop.gui.panels.tickets import TicketsPanel


class ReplayTickets(QWidget):
    """A tab for each open seat above the list."""

    pointed = Signal(object)  # TicketRow or None

    def __init__(self, tables: Tables, players: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables = tables
        self._views: Mapping[int, SeatView] = {}
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setAccessibleName(self.tr("Whose tickets"))
        for name in players:
            self.tabs.addTab(name)
        self.tabs.currentChanged.connect(self._show)
        self.model = TicketsModel(self)
        self.panel = TicketsPanel(self.model)
        self.panel.setAccessibleName(self.tr("Tickets"))
        self.panel.pointed.connect(self._point)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.tabs)
        column.addWidget(self.panel, 1)

    def show_views(self, views: Mapping[int, SeatView]) -> None:
        """Shows the tickets of these seats."""
        self._views = views
        self.tabs.setVisible(len(views) > 1)
        if self.seat not in views:
            self.tabs.setCurrentIndex(next(iter(views)))
        self._show()

    @property
    def seat(self) -> int:
        return self.tabs.currentIndex()

    def _show(self) -> None:
        view = self._views.get(self.seat)
        if view is not None:
            self.model.show(self._tables, view)

    def _point(self, row: TicketRow | None) -> None:
        self.pointed.emit(row)
