# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards of a replayed moment: market and decks, and the hands that are open. Nothing here can be taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QVBoxLayout, QWidget

from ttr_desktop.core.actions import Action
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.models.hand import HandModel
from ttr_desktop.gui.models.supply import SupplyModel
from ttr_desktop.gui.tray.cards import CardsPage
from ttr_desktop.gui.tray.hand import HandFan
from ttr_desktop.texts.names import Names

# The height of cards in a strip by the number of open hands, and in a column beside a high board.
_STRIP = {1: 76, 2: 76, 3: 70, 4: 62, 5: 56}
_COLUMN = 58


def _free(action: Action) -> str:
    """Nothing is dimmed: what could have been taken then is not the question."""
    return ""


class _Hand(QFrame):
    """The hand of one seat under its name."""

    def __init__(self, tables: Tables, name: str) -> None:
        super().__init__()
        self.setObjectName("group")
        self.model = HandModel(self)
        self.fan = HandFan(tables, self.model)
        self.fan.setAccessibleName(name)
        caption = QLabel(name)
        caption.setObjectName("caption")
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 4, 10, 4)
        column.setSpacing(0)
        column.addWidget(caption)
        column.addWidget(self.fan, 1)


class ReplayCards(QWidget):
    """A strip below the board, or a column beside a high one."""

    def __init__(
        self, tables: Tables, names: Names, players: Sequence[str], upright: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._tables, self._names, self._upright = tables, names, upright
        self._open = 0
        self.supply = SupplyModel(self)
        self.table = CardsPage(tables, self.supply, HandModel(self), shown_only=True)
        table = self.table
        for widget in (table.stop, table.port, table.exchange, table.pass_turn, table.hand.parentWidget()):
            if widget is not None:
                widget.hide()
        self.hands = [_Hand(tables, name) for name in players]
        way = QBoxLayout.Direction.TopToBottom if upright else QBoxLayout.Direction.LeftToRight
        hands = QBoxLayout(way)
        hands.setContentsMargins(*((8, 0, 8, 8) if upright else (0, 6, 16, 6)))
        hands.setSpacing(8)
        for hand in self.hands:
            hands.addWidget(hand, 1)
        outer = QBoxLayout(way, self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.table)
        outer.addLayout(hands, 1)
        if upright:
            self.setFixedWidth(252)

    def show_views(self, views: Mapping[int, SeatView]) -> None:
        """Shows the table and the hands of these seats."""
        if self._open != len(views):
            self._open = len(views)
            self._fit()
        self.supply.show(self._tables, next(iter(views.values())), self._names, _free)
        for seat, hand in enumerate(self.hands):
            view = views.get(seat)
            hand.setVisible(view is not None)
            if view is not None:
                hand.model.show(self._tables, view, self._names)

    def _fit(self) -> None:
        """Makes cards as large as there is room for so many hands."""
        height = _COLUMN if self._upright else _STRIP[min(self._open, max(_STRIP))]
        self.table.set_size(height, self._upright)
        for hand in self.hands:
            hand.fan.set_size(height, self._upright)
