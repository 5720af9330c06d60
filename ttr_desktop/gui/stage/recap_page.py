# SPDX-License-Identifier: GPL-3.0-or-later
"""The tray after somebody has taken the screen: what has happened since, each line pointing at the board."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from ttr_desktop.gui.models.log import LogModel, LogRow
from ttr_desktop.gui.models.rows import ROW_ROLE
from ttr_desktop.gui.tray.page import QuestionPage


class RecapPage(QuestionPage):
    """A short list; any key or a click elsewhere puts it away."""

    again = Signal()  # the movements are to be shown once more
    _lines: QListView | None = None  # until it is made

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LogModel(self)
        self.list = self._lines = QListView()
        self.list.setObjectName("recap")
        self.list.setModel(self.model)
        self.list.setAccessibleName(self.tr("What has happened since"))
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self.list.setMouseTracking(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.entered.connect(self._point)
        self.list.selectionModel().currentChanged.connect(self._point)
        self.body.addWidget(self.list)
        self.go_on = self.add_button(self.tr("Go on"), primary=True)
        self.go_on.clicked.connect(self.cancelled)
        self.replay = self.add_button(self.tr("Show it"))
        self.replay.clicked.connect(self.again)
        self.set_upright(False)

    def set_upright(self, upright: bool) -> None:
        """A strip has columns, a column has wrapped lines."""
        super().set_upright(upright)
        if self._lines is not None:
            self._lines.setWrapping(not upright)
            self._lines.setWordWrap(upright)
            off, on = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
            self._lines.setVerticalScrollBarPolicy(on if upright else off)

    def ask(self, replay: bool) -> None:
        """Shows the lines of the model; `replay`: they can be played once more."""
        self.heading.setText(self.tr("Since your last turn"))
        self.replay.setVisible(replay)
        self.go_on.setFocus()

    def _point(self, index: QModelIndex) -> None:
        row: LogRow | None = index.data(ROW_ROLE) if index.isValid() else None
        if row is not None:
            self.pointed.emit(list(row.tracks), list(row.cities))
