# SPDX-License-Identifier: GPL-3.0-or-later
"""Where things lie on the game page, in the coordinates of the overlay."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from ttr_desktop.gui.board.view import BoardView
from ttr_desktop.gui.card_art import RATIO
from ttr_desktop.gui.models.position import PositionModels
from ttr_desktop.gui.panels.players import PlayersPanel
from ttr_desktop.gui.turn_flow import TurnFlow

_SMALL = 52.0  # height of a card away from the tray


def card_at(centre: QPointF, height: float = _SMALL) -> QRectF:
    """A card with its middle there."""
    width = height * RATIO
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


class Places:
    """Asked anew for every movement: docks move, windows change their size, boards are zoomed."""

    def __init__(
        self, root: QWidget, board: BoardView, flow: TurnFlow, models: PositionModels, players: PlayersPanel
    ) -> None:
        self._root = root
        self._models = models
        self._board = board
        self._flow = flow
        self._players = players

    def _rect(self, widget: QWidget) -> QRectF:
        """A widget's place; something hidden is where the tray is."""
        shown = widget if widget.isVisible() else self._flow.stack
        corner = self._root.mapFromGlobal(shown.mapToGlobal(QPointF(0, 0)))
        return QRectF(corner.x(), corner.y(), shown.width(), shown.height())

    def _card(self, widget: QWidget) -> QRectF:
        if not widget.isVisible():
            return card_at(self._rect(widget).center(), 92)
        return self._rect(widget).adjusted(1, 5, -1, -1)

    def slot(self, number: int) -> QRectF:
        return self._card(self._flow.cards.slots[number])

    def deck(self, number: int) -> QRectF:
        return self._card(self._flow.cards.deck_buttons[number])

    def tickets(self) -> QRectF:
        return self._card(self._flow.cards.tickets)

    def hand(self, card: int | None) -> QRectF:
        """The stack of that card in one's own hand, or the middle of the hand."""
        fan = self._flow.cards.hand
        for stack, row in zip(fan.cards, self._models.hand.rows, strict=False):
            if row.card == card and stack.isVisible():
                return self._card(stack)
        return card_at(self._rect(fan).center(), self.deck(0).height())

    def player(self, seat: int) -> QRectF:
        """The row of a player; the upper right corner if the panel is hidden."""
        panel = self._players
        row = QRectF(panel.visualRect(panel.model().index(seat, 0)))
        if not panel.isVisible() or row.isEmpty():
            return card_at(QPointF(self._root.width() - 40, 40))
        corner = self._root.mapFromGlobal(panel.viewport().mapToGlobal(row.topLeft()))
        return card_at(QPointF(corner.x() + 26, corner.y() + row.height() / 2))

    def home(self, seat: int, mine: bool, card: int | None = None) -> QRectF:
        """Where a player's cards are."""
        return self.hand(card) if mine else self.player(seat)

    def on_board(self, x: float, y: float) -> QPointF:
        """A point of the board, kept inside the part that is seen."""
        point = self._board.viewportTransform().map(QPointF(x, y))
        view = self._board.viewport()
        inside = QPointF(min(max(point.x(), 0.0), view.width()), min(max(point.y(), 0.0), view.height()))
        return self._root.mapFromGlobal(view.mapToGlobal(inside))

    def board(self) -> QRectF:
        return self._rect(self._board)
