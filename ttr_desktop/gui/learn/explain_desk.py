# SPDX-License-Identifier: GPL-3.0-or-later
"""Explains the last move of a bot: in public terms while the game is on, with its tickets afterwards."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ttr_desktop.core.actions import BuildPort, Claim
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.learn.corner_card import CornerCard
from ttr_desktop.gui.learn.spotlight import Spotlight
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.table.table import GameTable
from ttr_desktop.teach.explain import revealed, seen
from ttr_desktop.teach.hints import Spot
from ttr_desktop.teach.last_turn import Move, last_turn
from ttr_desktop.teach.said import Said, Wording
from ttr_desktop.texts.catalogue import Catalogue


class ExplainDesk(QObject):
    """Of one game page."""

    def __init__(
        self, page: GamePage, controller: GameController, card: CornerCard, wording: Wording, texts: Catalogue
    ) -> None:
        super().__init__(page)
        self._controller = controller
        self._card = card
        self._wording = wording
        self._texts = texts
        self._light = Spotlight(page, card)
        card.closed.connect(self._light.off)

    def explain(self) -> None:
        """Says it in the corner of the board."""
        table = self._controller.table
        if table is None:
            return
        bots = [seat for seat in range(len(table.seats)) if not table.is_human(seat)]
        moves = last_turn(table.board, table.record, bots, self._controller.watching)
        heading = self.tr("The last bot move")
        if not moves:
            nobody = self.tr("No bot has moved yet.") if bots else self.tr("No bot plays in this game.")
            self._card.say(self, heading, nobody)
        else:
            told = " ".join(dict.fromkeys(self._event(table, move) for move in moves))
            text = self._wording.say_all(self.sentences(table, moves))
            self._card.say(self, heading, told, text, lasting=True)
            self._light.on(_spot(table, moves))
        self._card.add_button(self.tr("Close"), self._card.put_away, focus=True)

    def sentences(self, table: GameTable, moves: list[Move]) -> list[Said]:
        """What is to be said of the moves; of two alike the later one."""
        found: dict[str, Said] = {}
        for move in moves:
            if table.game.over:
                decision = self._controller.decisions.get(move.revision)
                said = revealed(table.game.tables, move.own, move.action, decision)
            else:
                said = seen(table.game.tables, move.watched, move.seat, move.action, move.told)
            found.update((one.key, one) for one in said)
        return list(found.values())

    def _event(self, table: GameTable, move: Move) -> str:
        watching = self._controller.watching
        first = next(iter(move.told), None)
        return self._texts.event(table.game.tables, first, table.names, watching) if first is not None else ""


def _spot(table: GameTable, moves: list[Move]) -> Spot:
    tracks = table.game.tables.tracks
    for move in moves:
        if isinstance(move.action, Claim):
            track = tracks[move.action.track]
            return Spot((track.number,), (track.a, track.b))
        if isinstance(move.action, BuildPort):
            return Spot((), (move.action.city,))
    return Spot()
