# SPDX-License-Identifier: GPL-3.0-or-later
"""What has happened; choosing a line shows on the board what it speaks of."""

from __future__ import annotations

from PySide6.QtCore import QSize, QSortFilterProxyModel, Signal
from PySide6.QtWidgets import QComboBox, QListView, QVBoxLayout, QWidget

from ttr_desktop.gui.box_name import name_box
from ttr_desktop.gui.models.log import LogModel, LogRow
from ttr_desktop.gui.models.rows import ROW_ROLE
from ttr_desktop.gui.panels.pointing_view import RowPointer


class _LogFilter(QSortFilterProxyModel):
    """Everything, or only lines of some kinds."""

    kinds: frozenset[str] = frozenset()

    def filterAcceptsRow(self, source_row: int, source_parent: object) -> bool:
        row: LogRow = self.sourceModel().index(source_row, 0).data(ROW_ROLE)
        return not self.kinds or row.kind in self.kinds

    def choose(self, kinds: frozenset[str]) -> None:
        self.kinds = kinds
        self.invalidate()


class LogPanel(QWidget):
    """The list with its filter."""

    pointed = Signal(object)  # LogRow or None

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filter = _LogFilter(self)
        self._filter.setSourceModel(model)
        self._choice = QComboBox()
        name_box(self._choice, self.tr("Show in the log"))
        tunnels = {"tunnel-revealed", "tunnel-paid", "tunnel-abandoned"}
        tracks = frozenset({"track-claimed", "ferry-paid", "port-built"} | tunnels)
        tickets = frozenset({"tickets-offered", "tickets-kept", "ticket-completed"})
        cards = frozenset({"card-drawn", "bonus-cards", "market-flushed", "deck-reshuffled"})
        self._choice.addItem(self.tr("Everything"), frozenset())
        self._choice.addItem(self.tr("Tracks and ports"), tracks)
        self._choice.addItem(self.tr("Tickets"), tickets)
        self._choice.addItem(self.tr("Cards"), cards)
        self._choice.currentIndexChanged.connect(lambda: self._filter.choose(self._choice.currentData()))
        self.list = QListView()
        self.list.setModel(self._filter)
        self.list.setWordWrap(True)
        self.list.setObjectName("log")
        self.list.setAccessibleName(self.tr("What happened"))
        self.list.setFrameShape(QListView.Shape.NoFrame)
        RowPointer(self.list).pointed.connect(self.pointed)
        self._grows = False  # lines are added: the last ones are to be seen
        self._at_end = False
        model.rowsInserted.connect(self._follow)
        bar = self.list.verticalScrollBar()
        bar.valueChanged.connect(lambda value: self._note(value == bar.maximum()))
        bar.rangeChanged.connect(lambda _, most: bar.setValue(most) if self._at_end else None)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self._choice)
        column.addWidget(self.list)

    def _follow(self) -> None:
        self._grows = self._at_end = True
        self.list.scrollToBottom()

    def _note(self, at_end: bool) -> None:
        """Whoever has scrolled back stays there; at the end one stays at the end, also when lines get more room."""
        self._at_end = self._grows and at_end

    def sizeHint(self) -> QSize:
        return QSize(280, 160)
