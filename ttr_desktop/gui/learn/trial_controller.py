# SPDX-License-Identifier: GPL-3.0-or-later
"""A controller for a position that is only tried out: moves are told, not carried out, and nobody answers them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from ttr_desktop.core.actions import Action
from ttr_desktop.core.record import GameRecord
from ttr_desktop.gui.bot_pool import BotPool
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.stage.tempo import OFF
from ttr_desktop.table.replay import Replay
from ttr_desktop.table.table import HUMAN, GameTable


class TrialController(GameController):
    """Sits at one moment of a replay in the place of one seat. The same widgets as in a game ask it the same things."""

    tried = Signal(object)  # Action: legal, and not carried out

    def __init__(self, replay: Replay, moment: int, seat: int, parent: QObject | None = None) -> None:
        super().__init__(BotPool(), parent)
        record = replay.saved.record
        seats = [replace(info, player=HUMAN) if place == seat else info for place, info in enumerate(replay.seats)]
        self.table = GameTable(replay.board, tuple(seats), GameRecord(record.setup, record.actions[:moment]))
        self.watching = seat
        self.speed = OFF

    def act(self, action: Action) -> bool:
        """Tells the move; False if it was refused."""
        self.acting.emit()
        refusal = self.check(action)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        self.tried.emit(action)
        return True
