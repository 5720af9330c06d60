# SPDX-License-Identifier: GPL-3.0-or-later
"""One's own hand: a stack for each kind of card."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QWidget

from ttr_desktop.core.tables import Tables
from ttr_desktop.gui.card_art import card_painter
from ttr_desktop.gui.card_button import CardButton
from ttr_desktop.gui.models.hand import HandModel
from ttr_desktop.gui.tray.fan import CardFan


class HandFan(CardFan):
    """Shows the rows of the hand model. Picking a stack tells which card it is."""

    picked = Signal(int)  # card, -1 for none

    def __init__(self, tables: Tables, model: HandModel, parent: QWidget | None = None) -> None:
        super().__init__("", 3, parent)
        self.setAccessibleName(self.tr("Your hand"))
        self._tables = tables
        self._model = model
        model.modelReset.connect(self.refresh)
        model.dataChanged.connect(self.refresh)
        self.refresh()

    def refresh(self, *_: QModelIndex) -> None:
        """Shows the rows."""
        rows = self._model.rows
        self.take_away(len(rows))
        while len(self.cards) < len(rows):
            stack = self.add(CardButton())
            stack.setCheckable(True)
            stack.clicked.connect(partial(self._clicked, stack))
        for stack, row in zip(self.cards, rows, strict=True):
            stack.setChecked(False)
            stack.show_card(card_painter(self._tables, row.card), row.counted, str(row.held))
        self.updateGeometry()
        self.arrange()

    def _clicked(self, chosen: CardButton) -> None:
        for stack in self.cards:
            if stack is not chosen:
                stack.setChecked(False)
        self.picked.emit(self._model.rows[self.cards.index(chosen)].card if chosen.isChecked() else -1)
