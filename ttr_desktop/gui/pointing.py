# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever the player points at on the game page, by mouse or keys, is lit up on the board and told about."""

from __future__ import annotations

from itertools import islice

from PySide6.QtCore import QObject

from ttr_desktop.core.payment import minimal
from ttr_desktop.core.tables import Tables
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board.view import BoardView
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.game_cards import GameCards
from ttr_desktop.gui.models.log import LogRow
from ttr_desktop.gui.models.position import PositionModels
from ttr_desktop.gui.models.tickets import TicketRow
from ttr_desktop.gui.models.tracks import TrackRow
from ttr_desktop.gui.panels.log import LogPanel
from ttr_desktop.gui.panels.tables import TablesPanel
from ttr_desktop.gui.panels.tickets import TicketsPanel
from ttr_desktop.gui.telling import Telling
from ttr_desktop.gui.turn_flow import TurnFlow
from ttr_desktop.texts.names import Names

_MOST_PAYMENTS = 60  # of a track, looked through for a card


class Pointing(QObject):
    """Joins board, tray and panels of one game page. It shows; it does nothing to the game."""

    def __init__(
        self,
        board: BoardView,
        scene: BoardScene,
        controller: GameController,
        tables: Tables,
        names: Names,
        models: PositionModels,
    ) -> None:
        super().__init__(board)
        self._board = board
        self._scene = scene
        self._controller = controller
        self._tables = tables
        self._models = models
        self.cards = GameCards(controller, tables, names, models, scene.look, self)
        self.telling = Telling(board, scene, tables, self.cards)
        self.telling.city_meant.connect(self._light_tickets_of)
        board.walker.left.connect(scene.highlight)
        models.tracks.dataChanged.connect(self._position_changed)
        models.tracks.modelReset.connect(self._position_changed)

    def join(self, flow: TurnFlow, tickets: TicketsPanel, log: LogPanel, tables: TablesPanel) -> None:
        """Listens to everything beside the board that speaks of something on it."""
        flow.cards.colour_picked.connect(self.show_card_use)
        flow.pointed.connect(self._point)
        flow.dealt_with.connect(self._scene.select)
        tickets.pointed.connect(self._point_ticket)
        log.pointed.connect(self._point_log)
        tables.tracks.pointed.connect(self._point_row)
        tables.ticket_pointed.connect(self._point_ticket)
        tables.tracks.chosen.connect(flow.claim)

    def _position_changed(self) -> None:
        claimable = [row.track for row in self._models.tracks.rows if row.claimable]
        self._board.walker.set_wanted(claimable)
        self.telling.refresh()

    def _light_tickets_of(self, city: int) -> None:
        """The cities of the tickets that name this one, and their ways; -1: none."""
        tickets = self._tables.board.tickets
        rows = [row for row in self._models.tickets.rows if city in tickets[row.ticket].cities]
        cities = {city for row in rows for city in tickets[row.ticket].cities}
        ways = {track for row in rows if row.rest is not None for track in row.rest.tracks + row.rest.own}
        self._scene.highlight(ways, cities, dim=bool(cities))

    def show_card_use(self, card: int) -> None:
        """Lights up the tracks that a card of the hand helps to pay for; -1: none."""
        lit: list[int] = []
        if card >= 0 and self._controller.table is not None:
            hand = self._controller.view().hand
            payable = [row.track for row in self._models.tracks.rows if row.payable]
            for track in payable:
                payments = islice(minimal(self._tables, track, hand), _MOST_PAYMENTS)
                if any(card in dict(pay) for pay in payments):
                    lit.append(track)
        self._scene.highlight(lit)

    def _point(self, tracks: list[int], cities: list[int]) -> None:
        """A way and its cities stand out; a single track is only lit."""
        self._scene.highlight(tracks, cities, dim=bool(cities))

    def _point_ticket(self, row: TicketRow | None) -> None:
        rest = row.rest if row is not None else None
        cities = self._tables.board.tickets[row.ticket].cities if row is not None else ()
        self._scene.highlight((*rest.tracks, *rest.own) if rest is not None else (), cities, dim=True)

    def _point_row(self, row: TrackRow | None) -> None:
        self._show_tracks((row.track,) if row is not None else ())

    def _point_log(self, row: LogRow | None) -> None:
        if row is not None and row.cities:
            self._scene.highlight(row.tracks, row.cities, dim=True)
        else:
            self._show_tracks(row.tracks if row is not None else ())

    def _show_tracks(self, tracks: tuple[int, ...]) -> None:
        self._scene.highlight(tracks)
        if tracks:
            self._board.show_rect(self._scene.track_rect(tracks[0]))
