# SPDX-License-Identifier: GPL-3.0-or-later
"""Where in the tray a move begins."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ttr_desktop.core import actions as act
from ttr_desktop.core.actions import Action
from ttr_desktop.gui.turn_flow import TurnFlow


def widgets_for(flow: TurnFlow, action: Action) -> list[QWidget]:
    """Where one has to click, of tickets all that are to be kept; nothing for what is done on the board."""
    cards = flow.cards
    match action:
        case act.DrawMarket():
            return [cards.slots[action.slot]]
        case act.DrawDeck():
            return [cards.deck_buttons[action.deck]]
        case act.DrawTickets():
            return [cards.tickets]
        case act.StopDrawing():
            return [cards.stop]
        case act.Pass():
            return [cards.pass_turn]
        case act.BuildPort():
            return [cards.port]
        case act.Exchange():
            return [cards.exchange]
        case act.Keep():
            return [box for box, row in flow.offer.boxes if row.ticket in action.tickets]
        case act.PickPieces():
            return [flow.pieces.slider]
        case act.PayTunnel():
            return [flow.tunnel.pay]
        case act.DeclineTunnel():
            return [flow.tunnel.back]
    return []
