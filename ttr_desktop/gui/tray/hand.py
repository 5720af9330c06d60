# SPDX-License-Identifier: GPL-3.0-or-later
"""One's own hand: a stack for each kind of card."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QObject, Signal
from PySide6.QtWidgets import QWidget

from ttr_desktop.core.tables import Tables
from ttr_desktop.gui.card_art import card_painter
from ttr_desktop.gui.card_button import CardButton
from ttr_desktop.gui.models.hand import HandModel
from ttr_desktop.gui.tray.fan import CardFan

_POINTING = (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut)


class HandFan(CardFan):
    """Shows the rows of the hand model, and tells which card is meant: hovered, focused, or picked by a click."""

    picked = Signal(int)  # card, -1 for none

    def __init__(self, tables: Tables, model: HandModel, parent: QWidget | None = None) -> None:
        super().__init__("", 3, parent)
        self.setAccessibleName(self.tr("Your hand"))
        self._tables = tables
        self._model = model
        self._meant = -1  # the card that was last told
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
        self._tell()

    def _clicked(self, chosen: CardButton) -> None:
        for stack in self.cards:
            if stack is not chosen:
                stack.setChecked(False)
        self._tell()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        done = super().eventFilter(watched, event)
        if event.type() in _POINTING:
            self._tell()
        return done

    def _tell(self) -> None:
        """A card under the pointer counts before one with the focus, and that before one that was picked."""
        pairs = list(zip(self.cards, self._model.rows, strict=False))
        tests = (CardButton.underMouse, CardButton.hasFocus, CardButton.isChecked)
        meant = next((row.card for test in tests for stack, row in pairs if test(stack)), -1)
        if meant != self._meant:
            self._meant = meant
            self.picked.emit(meant)
