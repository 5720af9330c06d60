# SPDX-License-Identifier: GPL-3.0-or-later
"""The tray at the end of a game: what is being counted, and how it stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QBoxLayout, QWidget

from ttr_desktop.gui.palette import PlayerLook
from ttr_desktop.gui.stage.act_card import ActCard, Totals
from ttr_desktop.gui.tray.page import QuestionPage

_HIGHEST = 210  # of a card in a column: it is not to look empty
_ANY = (1 << 24) - 1  # the height that Qt takes for no limit


class CountPage(QuestionPage):
    """The card that is turned over, the totals, and the way to the final sheet."""

    _halves: QBoxLayout | None = None  # until it is made

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = ActCard()
        self.totals = Totals()
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(14)
        self._halves.addWidget(self.card, 3)
        self._halves.addWidget(self.totals, 2)
        self.body.addLayout(self._halves)
        self.sheet = self.add_button(self.tr("Final sheet"), primary=True)
        self.further = self.add_button(self.tr("Next"))
        self.set_upright(False)

    def set_upright(self, upright: bool) -> None:
        super().set_upright(upright)
        if self._halves is not None:
            down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
            self._halves.setDirection(down if upright else across)
            self.card.setMaximumHeight(_HIGHEST if upright else _ANY)

    def begin(self, players: Sequence[tuple[str, PlayerLook]]) -> None:
        """Before the first card."""
        self.heading.setText(self.tr("The final count"))
        self.totals.begin(players)
        self.further.show()
