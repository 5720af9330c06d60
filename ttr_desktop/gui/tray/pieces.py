# SPDX-License-Identifier: GPL-3.0-or-later
"""The World board's pick of pieces: one slider, so that the sum is always right."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSlider, QWidget

from ttr_desktop.core.actions import PickPieces
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.traits.piece_pick import PiecePick
from ttr_desktop.gui.tray.page import QuestionPage


class PiecesPage(QuestionPage):
    """So many trains, the rest ships."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._total = 0
        self.heading.setText(self.tr("How many trains and ships do you take?"))
        self.detail.setText(
            self.tr("Nobody sees your pick before all have chosen. You can exchange pieces later, at a price.")
        )
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(self.tr("Trains"))
        self.slider.valueChanged.connect(self._update)
        self.figures = QLabel()
        self.figures.setObjectName("figures")
        self.body.addWidget(self.slider)
        self.body.addWidget(self.figures)
        self.body.addStretch(1)
        self.take = self.add_button(self.tr("Take them"), primary=True)
        self.take.clicked.connect(self._answer)

    def ask(self, tables: Tables) -> None:
        """Starts from the suggested pick."""
        pick = next(trait for trait in tables.traits if isinstance(trait, PiecePick))
        self._total = pick.total
        self.slider.setRange(max(0, pick.total - tables.rules.ships), min(pick.total, tables.rules.trains))
        self.slider.setValue(pick.trains)
        self._update()
        self.slider.setFocus()

    def _update(self) -> None:
        trains = self.slider.value()
        ships = self._total - trains
        self.figures.setText(self.tr("%n train(s)", "", trains) + " + " + self.tr("%n ship(s)", "", ships))

    def _answer(self) -> None:
        self.answered.emit(PickPieces(self.slider.value(), self._total - self.slider.value()))
