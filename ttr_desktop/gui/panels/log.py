# SPDX-License-Identifier: GPL-3.0-or-later
"""What has happened; choosing a line shows on the board what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, QSortFilterProxyModel, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QListView, QVBoxLayout, QWidget

from ttr_desktop.gui.box_name import name_box
from ttr_desktop.gui.models.log import LogModel, LogRow
from ttr_desktop.gui.models.rows import ROW_ROLE
from ttr_desktop.gui.panels.pointing_view import RowPointer
from ttr_desktop.gui.style import px

_ARROW = 40  # what a box needs beside its text


class _LogFilter(QSortFilterProxyModel):
    """Everything, or only lines of some kinds, or about one player."""

    kinds: frozenset[str] = frozenset()
    seat = -1

    def filterAcceptsRow(self, source_row: int, source_parent: object) -> bool:
        row: LogRow = self.sourceModel().index(source_row, 0).data(ROW_ROLE)
        return (not self.kinds or row.kind in self.kinds) and self.seat in (-1, row.seat)

    def choose(self, kinds: frozenset[str], seat: int) -> None:
        self.kinds, self.seat = kinds, seat
        self.invalidate()


class LogPanel(QWidget):
    """The list with its filters."""

    pointed = Signal(object)  # LogRow or None

    def __init__(self, model: LogModel, players: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filter = _LogFilter(self)
        self._filter.setSourceModel(model)
        self.kinds = QComboBox()
        name_box(self.kinds, self.tr("Show in the log"))
        tunnels = {"tunnel-revealed", "tunnel-paid", "tunnel-abandoned"}
        tracks = frozenset({"track-claimed", "ferry-paid", "port-built"} | tunnels)
        tickets = frozenset({"tickets-offered", "tickets-kept", "ticket-completed"})
        cards = frozenset({"card-drawn", "bonus-cards", "market-flushed", "deck-reshuffled"})
        self.kinds.addItem(self.tr("Everything"), frozenset())
        self.kinds.addItem(self.tr("Tracks and ports"), tracks)
        self.kinds.addItem(self.tr("Tickets"), tickets)
        self.kinds.addItem(self.tr("Cards"), cards)
        self.players = QComboBox()
        name_box(self.players, self.tr("Show in the log what these did"))
        self.players.addItem(self.tr("All players"), -1)
        for seat, name in enumerate(players):
            self.players.addItem(name, seat)
        choices = QHBoxLayout()
        for choice in (self.kinds, self.players):
            choice.setMinimumContentsLength(6)  # a long name does not make the dock wider
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.currentIndexChanged.connect(self._choose)
            choices.addWidget(choice, px(_ARROW) + choice.fontMetrics().horizontalAdvance(choice.itemText(0)))
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
        column.addLayout(choices)
        column.addWidget(self.list)

    def _choose(self) -> None:
        self._filter.choose(self.kinds.currentData(), self.players.currentData())

    def _follow(self) -> None:
        self._grows = self._at_end = True
        self.list.scrollToBottom()

    def _note(self, at_end: bool) -> None:
        """Whoever has scrolled back stays there; at the end one stays at the end, also when lines get more room."""
        self._at_end = self._grows and at_end

    def sizeHint(self) -> QSize:
        return QSize(280, 160)
