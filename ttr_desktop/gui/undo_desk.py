# SPDX-License-Identifier: GPL-3.0-or-later
"""Undo and redo as the player asks for them: done, or told why not."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.people import People
from ttr_desktop.gui.shell.commands import Command
from ttr_desktop.table.undo import Obstacle, Why


class UndoDesk(QObject):
    """Goes between the player and the table; the rules of going back are in `table/undo`."""

    said = Signal(str, bool)  # a sentence, and whether it is about trouble
    gone = Signal()  # the table stands elsewhere; what follows from that comes next

    def __init__(self, controller: GameController, in_sight: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._in_sight = in_sight  # whether the game is what the screen shows

    def commands(self) -> list[Command]:
        """Always there while somebody plays: what is not possible is answered, not greyed out."""
        keys = QKeySequence.StandardKey
        return [
            Command("undo", "game", self.tr("&Undo"), self.undo, keys.Undo, self.playing, apart=True),
            Command("redo", "game", self.tr("R&edo"), self.redo, "Ctrl+Shift+Z", self.playing),
        ]

    def playing(self) -> bool:
        """Whether somebody is at the screen whose action could be taken back."""
        table = self._controller.table
        return table is not None and table.is_human(self._controller.watching) and self._in_sight()

    def undo(self) -> None:
        """Takes back the last action of the person at the screen."""
        controller = self._controller
        table = controller.table
        if table is None or not self.playing():
            return
        controller.acting.emit()
        found = table.way_back(controller.watching)
        if isinstance(found, Why):
            self.said.emit(self.reason(found, People().called(table.seats)), False)
            return
        table.take_back(found)
        self.gone.emit()
        controller.begin_again()
        self.said.emit(self.tr("Taken back."), False)

    def redo(self) -> None:
        """Brings back what was taken back last."""
        controller = self._controller
        table = controller.table
        if table is None or not self.playing():
            return
        controller.acting.emit()
        if not table.dropped:
            self.said.emit(self.tr("Nothing was taken back that could be brought back."), False)
            return
        table.bring_back()
        self.gone.emit()
        controller.begin_again()

    def reason(self, why: Why, names: list[str]) -> str:
        """Why it cannot be taken back, in a sentence."""
        text = {
            Obstacle.OFF: self.tr("This game was set up without undo."),
            Obstacle.NOTHING: self.tr("There is nothing of yours to take back."),
            Obstacle.PERSON: self.tr("It cannot be taken back: {name} has moved since."),
            Obstacle.CARD: self.tr("It cannot be taken back: you have seen the card you drew."),
            Obstacle.MARKET: self.tr("It cannot be taken back: a new card has been turned over in the market."),
            Obstacle.TICKETS: self.tr("It cannot be taken back: you have seen the tickets you were offered."),
            Obstacle.TUNNEL: self.tr("It cannot be taken back: the cards of a tunnel have been turned over."),
            Obstacle.BONUS: self.tr("It cannot be taken back: you have seen the bonus cards."),
            Obstacle.PAID: self.tr("It cannot be taken back: {name} has paid with cards from the hand since."),
            Obstacle.PIECES: self.tr("It cannot be taken back: everybody’s pieces have been announced."),
            Obstacle.END: self.tr("It cannot be taken back: the game is over and all tickets lie open."),
        }[why.obstacle]
        return text.format(name=names[why.seat] if why.seat >= 0 else "")
