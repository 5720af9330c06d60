# SPDX-License-Identifier: GPL-3.0-or-later
"""Exchanging pieces with the box (W-19)."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSpinBox, QWidget

from ttr_desktop.core.actions import Exchange
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.box_name import name_box
from ttr_desktop.gui.style import px
from ttr_desktop.gui.tray.page import QuestionPage


class ExchangePage(QuestionPage):
    """Which way, how many."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._limits = (0, 0)
        self.heading.setText(self.tr("Exchange pieces"))
        self.direction = QComboBox()
        self.direction.addItems([self.tr("Give trains, take ships"), self.tr("Give ships, take trains")])
        name_box(self.direction, self.tr("Which way"))
        self.direction.currentIndexChanged.connect(self._update)
        self.amount = QSpinBox()
        self.amount.lineEdit().setTextMargins(px(8), 0, 0, 0)
        self.amount.setAccessibleName(self.tr("Number of pieces"))
        self.amount.valueChanged.connect(self._update)
        row = QHBoxLayout()
        row.setSpacing(px(10))
        row.addWidget(self.direction)
        row.addWidget(self.amount)
        row.addStretch(1)
        self.body.addLayout(row)
        self.body.addStretch(1)
        self.swap = self.add_button(self.tr("Exchange"), primary=True)
        self.swap.clicked.connect(self._answer)
        self.add_button(self.tr("Back")).clicked.connect(self.cancelled)

    def ask(self, view: SeatView) -> None:
        """Offers what pieces and box allow."""
        (trains, ships), (box_trains, box_ships) = view.pieces[view.seat], view.box[view.seat]
        self._limits = (min(trains, box_ships), min(ships, box_trains))
        self.direction.setCurrentIndex(0 if self._limits[0] else 1)
        self._update()
        self.amount.setFocus()

    def _update(self) -> None:
        most = self._limits[self.direction.currentIndex()]
        self.amount.setRange(1 if most else 0, most)
        self.swap.setEnabled(most > 0)
        self.detail.setText(self.tr("It takes the whole turn and costs %n point(s).", "", self.amount.value()))

    def _answer(self) -> None:
        self.answered.emit(Exchange(self.direction.currentIndex(), self.amount.value()))
