# SPDX-License-Identifier: GPL-3.0-or-later
"""One's own hand: a stack for each kind of card. Where room is short the stacks overlap, as in a real hand."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.card_art import draw_card
from ttr_desktop.gui.card_button import CardButton
from ttr_desktop.texts.names import Names

_GAP = 6


class HandRow(QWidget):
    """The stacks in a row. Picking one tells which card it is."""

    picked = Signal(int)  # card, -1 for none

    def __init__(self, tables: Tables, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables = tables
        self._names = names
        self.stacks: list[CardButton] = []
        self._held: list[int] = []  # the card of each visible stack
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Your hand"))

    def sizeHint(self) -> QSize:
        return QSize(360, CardButton().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def show_view(self, view: SeatView) -> None:
        """Shows the hand of the view."""
        held = [(card, count) for card, count in enumerate(view.hand) if count]
        self._held = [card for card, _ in held]
        while len(self.stacks) < len(held):
            stack = CardButton(parent=self)
            stack.setCheckable(True)
            stack.resize(stack.sizeHint())
            stack.clicked.connect(partial(self._clicked, len(self.stacks)))
            self.stacks.append(stack)
        for number, stack in enumerate(self.stacks):
            stack.setVisible(number < len(held))
            stack.setChecked(False)
            if number < len(held):
                card, count = held[number]
                name = f"{count} × {self._names.card(self._tables, card)}"
                stack.show_card(partial(_face, self._tables, card), name, count)
        self._arrange()

    def _arrange(self) -> None:
        shown = self.stacks[: len(self._held)]
        if not shown:
            return
        width = shown[0].sizeHint().width()
        room = self.width() - width
        step = min(width + _GAP, room / (len(shown) - 1)) if len(shown) > 1 else 0
        for number, stack in enumerate(shown):
            stack.move(round(number * step), 0)
            stack.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _clicked(self, number: int) -> None:
        for other, stack in enumerate(self.stacks):
            if other != number:
                stack.setChecked(False)
        self.picked.emit(self._held[number] if self.stacks[number].isChecked() else -1)


def _face(tables: Tables, card: int, painter: QPainter, rect: QRectF) -> None:
    draw_card(painter, rect, tables, card)
