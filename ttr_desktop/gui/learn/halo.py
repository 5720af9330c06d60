# SPDX-License-Identifier: GPL-3.0-or-later
"""A glow around the card or button that a hint means, so that the eye finds it."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsDropShadowEffect, QWidget
from shiboken6 import isValid

from ttr_desktop.core import actions as act
from ttr_desktop.core.actions import Action
from ttr_desktop.gui.style import px
from ttr_desktop.gui.turn_flow import TurnFlow

_REACH = 26


class Halo(QObject):
    """Of one game page; one thing glows at a time."""

    def __init__(self, flow: TurnFlow) -> None:
        super().__init__(flow)
        self._cards = flow.cards
        self._glow: QGraphicsDropShadowEffect | None = None

    @property
    def around(self) -> QWidget | None:
        """What glows at the moment."""
        glow = self._glow
        parent = glow.parent() if glow is not None and isValid(glow) else None
        return parent if isinstance(parent, QWidget) else None

    def on(self, action: Action) -> None:
        """Around whatever would be pressed for the action; nowhere if that is not in the tray."""
        self.off()
        meant = self._meant(action)
        if meant is not None:
            self._glow = QGraphicsDropShadowEffect(meant)
            self._glow.setColor(meant.palette().highlight().color())
            self._glow.setBlurRadius(px(_REACH))
            self._glow.setOffset(0, 0)
            meant.setGraphicsEffect(self._glow)

    def off(self) -> None:
        glow, self._glow = self._glow, None
        if glow is not None and isValid(glow):  # it goes with its widget
            glow.setEnabled(False)
            glow.deleteLater()

    def _meant(self, action: Action) -> QWidget | None:
        cards = self._cards
        match action:
            case act.DrawMarket(slot):
                return cards.slots[slot]
            case act.DrawDeck(deck):
                return cards.deck_buttons[deck]
            case act.DrawTickets():
                return cards.tickets
            case act.StopDrawing():
                return cards.stop
            case act.BuildPort():
                return cards.port
            case act.Exchange():
                return cards.exchange
            case act.Pass():
                return cards.pass_turn
        return None
