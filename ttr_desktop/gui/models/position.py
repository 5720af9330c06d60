# SPDX-License-Identifier: GPL-3.0-or-later
"""All models of one game, kept in step with the position. Widgets, tables and screen readers read the same rows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from ttr_desktop.core.phase import Phase
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.models.hand import HandModel
from ttr_desktop.gui.models.log import LogModel
from ttr_desktop.gui.models.players import PlayersModel
from ttr_desktop.gui.models.supply import SupplyModel
from ttr_desktop.gui.models.tickets import TicketsModel
from ttr_desktop.gui.models.tracks import TracksModel
from ttr_desktop.gui.people import People
from ttr_desktop.gui.reasons import Reasons
from ttr_desktop.gui.track_talk import TrackTalk
from ttr_desktop.texts.catalogue import Catalogue


class PositionModels(QObject):
    """Tracks, tickets, hand, supply, players and log of the watching seat."""

    def __init__(self, controller: GameController, tables: Tables, texts: Catalogue, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._tables = tables
        self._texts = texts
        self.talk = TrackTalk(tables, texts.names, self)
        self.reasons = Reasons(controller, tables, texts, self.talk, self)
        self.tracks = TracksModel(self.talk, self)
        self.tickets = TicketsModel(self)
        self.hand = HandModel(self)
        self.supply = SupplyModel(self)
        self.players = PlayersModel(self)
        self.log = LogModel(self)

    def claimable(self, view: SeatView) -> int:
        """The mask of tracks that the person at the screen can claim now."""
        in_turn = self._controller.my_turn and view.phase is Phase.TURN
        return self._controller.choices().claims if in_turn else 0

    def _names(self) -> Sequence[str]:
        return People().called(self._controller.table.seats) if self._controller.table is not None else ()

    def show_table(self, view: SeatView) -> None:
        """Players, hand and supply: what changes while movements are shown."""
        tables = self._tables
        self.players.show(tables, view, self._names())
        self.hand.show(tables, view, self._texts.names)
        self.supply.show(tables, view, self._texts.names, self.reasons.why)

    def show(self, view: SeatView) -> None:
        """Brings all rows up to date (the log is added to as things happen)."""
        controller, tables, names = self._controller, self._tables, self._names()
        self.show_table(view)
        self.tickets.show(tables, view)
        wanted = {track for row in self.tickets.rows if row.rest is not None for track in row.rest.tracks}
        self.tracks.show(tables, view, names, self.claimable(view), wanted, controller.why_not, self.reasons.sentence)
