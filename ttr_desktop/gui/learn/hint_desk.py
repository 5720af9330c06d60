# SPDX-License-Identifier: GPL-3.0-or-later
"""Hints on request: first where to look, then the move with its reason, then, if wanted, done by one key."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.jobs import JobPool
from ttr_desktop.gui.learn.corner_card import CornerCard
from ttr_desktop.gui.learn.halo import Halo
from ttr_desktop.gui.learn.spotlight import Spotlight
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.people import People
from ttr_desktop.teach.hints import Hint, find_hint
from ttr_desktop.teach.said import Wording


class HintDesk(QObject):
    """The hints of one game page. The adviser works in a process of its own and sees the seat's view only."""

    def __init__(
        self, page: GamePage, controller: GameController, pool: JobPool, card: CornerCard, wording: Wording
    ) -> None:
        super().__init__(page)
        self._controller = controller
        self._pool = pool
        self._card = card
        self._wording = wording
        self._light = Spotlight(page, card)
        self.halo = Halo(page.flow)
        self._job = 0  # the number of the question under way
        self._asked_at = -1  # the revision it is about
        self.hint: Hint | None = None
        self.told = False  # whether the move itself was shown
        pool.done.connect(self._answered)
        pool.failed.connect(self._failed)
        card.closed.connect(self.drop)

    def ask(self) -> None:
        """The first time where to look, the second time the move."""
        table = self._controller.table
        if self.hint is not None:
            self._tell()
            return
        if self._job or table is None:
            return
        heading, why = self.tr("Hint"), self._why_not()
        if why:
            self._card.say(self, heading, why)
            self._card.add_button(self.tr("Close"), self._card.put_away, focus=True)
            return
        self._card.say(self, heading, self.tr("A strong player looks at your position…"))
        self._asked_at = table.revision
        self._job = self._pool.give(find_hint, self._controller.view())

    def _why_not(self) -> str:
        """Why there is no hint now; empty if there is."""
        table = self._controller.table
        if table is None or table.game.over:
            return self.tr("The game is over: there is no move to find any more.")
        if not table.notes.aids.hints:
            return self.tr("This game is played without hints, as was chosen when it began.")
        if not self._controller.my_turn:
            name = People().called(table.seats)[table.game.seat]
            return self.tr("It is the turn of {player}. Ask again when it is yours.").format(player=name)
        return ""

    def drop(self) -> None:
        """The hint is done with: used, closed, or out of date."""
        self._job = 0
        self.hint = None
        self.told = False
        self._light.off()
        self.halo.off()

    def _answered(self, job: int, hint: object) -> None:
        table = self._controller.table
        if job != self._job or not isinstance(hint, Hint):
            return
        self._job = 0
        if table is None or table.revision != self._asked_at:
            return
        table.notes.hints += 1
        table.tell()
        self.hint = hint
        self._card.say(self, self.tr("Hint: where to look"), self._wording.say(hint.look))
        self._card.add_button(self.tr("Show the move (H)"), self._tell, primary=True, focus=True)
        self._light.on(hint.look_at)

    def _failed(self, job: int, _: str) -> None:
        if job == self._job:
            self._job = 0
            self._card.say(self, self.tr("Hint"), self.tr("No hint could be found. Please ask again."))

    def _tell(self) -> None:
        hint = self.hint
        if hint is None or self.told:
            return
        self.told = True
        self._card.say(self, self.tr("Hint: the move"), self._wording.say(hint.move), self._wording.say_all(hint.why))
        self._card.add_button(self.tr("Do it (Enter)"), self._do, primary=True, focus=True)
        self._light.on(hint.move_at)
        self.halo.on(hint.action)

    def _do(self) -> None:
        hint = self.hint
        if hint is not None:
            self._card.put_away()
            self._controller.act(hint.action)
