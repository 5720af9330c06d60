# SPDX-License-Identifier: GPL-3.0-or-later
"""Why something cannot be done now, in a sentence with its rule: for buttons, tooltips, tables and announcements."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ttr_desktop.core.actions import Action
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.tables import Tables
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.rule_link import Reason
from ttr_desktop.gui.track_talk import TrackTalk
from ttr_desktop.texts.catalogue import Catalogue
from ttr_desktop.texts.sentences import sentence


class Reasons(QObject):
    """Puts the answers of the one judge into words for the watching seat."""

    def __init__(
        self, controller: GameController, tables: Tables, texts: Catalogue, talk: TrackTalk, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._tables = tables
        self._texts = texts
        self._talk = talk

    def sentence(self, refusal: Refusal) -> str:
        """The refusal alone."""
        table = self._controller.table
        names = table.names if table is not None else ()
        said = self._texts.refusal(self._tables, refusal, names, self._controller.watching)
        return self._lacking(refusal) or said

    def _lacking(self, refusal: Refusal) -> str:
        """Who points at a track without the cards for it has laid none down: what counts is what the hand lacks."""
        number = self._tables.board.track_index.get(str(refusal.params.get("track")))
        laid = refusal.params.get("paid"), refusal.params.get("extra", 0)
        if refusal.code is not Code.WRONG_COUNT or number is None or laid != (0, 0) or self._controller.table is None:
            return ""
        track = self._tables.tracks[number]
        lacks = self._talk.lacks(self._controller.view(), track)
        if not lacks:
            return ""
        name = sentence(str(self._texts.names.track(self._tables, track)))
        return f"{name}: {self._talk.asks(track).removesuffix('.')}. {lacks}."

    def told(self, refusal: Refusal) -> str:
        """The refusal with its rule: id and title."""
        text = f"{self.sentence(refusal)} ({refusal.rule}: {self._texts.rule(refusal.rule).title})"
        return Reason.by(refusal.rule, text)

    def why(self, action: Action) -> str:
        """Why the action cannot be done now; empty if it can."""
        refusal = self._controller.check(action)
        if refusal is not None:
            return self.told(refusal)
        return "" if self._controller.my_turn else self.tr("Only bots are playing this game.")
