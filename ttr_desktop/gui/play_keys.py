# SPDX-License-Identifier: GPL-3.0-or-later
"""The keys of the game page: digits for cards, letters for the decks. They press what the mouse would press."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

from ttr_desktop.gui import keys
from ttr_desktop.gui.turn_flow import TurnFlow


class PlayKeys(QObject):
    """Bound to one game page, and alive while it can be seen."""

    def __init__(self, page: QWidget, flow: TurnFlow) -> None:
        super().__init__(page)
        self._page = page
        self._flow = flow
        cards = flow.cards
        for number, digit in enumerate(keys.DIGITS):
            self._bind(digit, partial(self._digit, number))
        buttons: list[tuple[str, QAbstractButton]] = [*zip(keys.DECKS, cards.deck_buttons, strict=False)]
        buttons += [(keys.TICKETS, cards.tickets)]
        buttons += [
            (key, button)
            for key, button in ((keys.PORT, cards.port), (keys.EXCHANGE, cards.exchange), (keys.STOP, cards.stop))
            if not button.isHidden()
        ]
        for key, button in buttons:
            self._bind(key, button.click)

    def _bind(self, key: str, run: Callable[[], None]) -> None:
        action = QAction(self._page)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setAutoRepeat(False)
        action.triggered.connect(lambda *_: run())
        self._page.addAction(action)

    def _digit(self, number: int) -> None:
        """The card with that number in whatever the tray shows: the market, offered tickets, cards to pay with."""
        buttons = self._numbered()
        if number < len(buttons):
            buttons[number].click()

    def _numbered(self) -> list[QAbstractButton]:
        flow, shown = self._flow, self._flow.stack.currentWidget()
        if shown is flow.offer:
            return [box for box, _ in flow.offer.boxes]
        for page in (flow.payment, flow.tunnel):
            if shown is page:
                return list(page.fan.cards)
        return list(flow.cards.slots)
