# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach at the table: has each move of the learner judged before the bots answer it, where it can be taken back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from ttr_desktop.core.actions import Action
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.jobs import JobPool
from ttr_desktop.gui.learn.coach_bar import CoachBar
from ttr_desktop.gui.learn.move_words import MoveWords
from ttr_desktop.gui.learn.spotlight import Spotlight
from ttr_desktop.gui.learn.verdict_words import VerdictWords
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.table.settings import Coach
from ttr_desktop.table.undo import way_back
from ttr_desktop.table.worker import warm_up
from ttr_desktop.teach.coach import LEVELS, Watched, watch
from ttr_desktop.teach.judge import Judgement
from ttr_desktop.texts.catalogue import Catalogue

_PATIENCE = 8000  # milliseconds after which the game goes on without the coach's word


class TableCoach(QObject):
    """Watches whatever game is on. While it thinks, and while its bar is open, the bots wait."""

    def __init__(self, controller: GameController, jobs: JobPool, parent: QObject) -> None:
        super().__init__(parent)
        self._controller, self._jobs = controller, jobs
        self.judge: Callable[[Watched], Judgement | None] = watch  # done in another process: importable by name
        self._words: MoveWords | None = None
        self.bar: CoachBar | None = None
        self._page: GamePage | None = None
        self._light: Spotlight | None = None
        self._asked = 0  # the job that judges the last move; 0: none
        self._view: SeatView | None = None  # the position before that move
        self.advice: Judgement | None = None  # what the open bar speaks of
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE)
        self._patience.timeout.connect(self._go_on)
        controller.moved.connect(self._watch)
        controller.started.connect(self._prepare)
        controller.stopped.connect(self._leave)
        controller.went_back.connect(self._forget)
        jobs.done.connect(self._judged)
        jobs.failed.connect(self._not_judged)

    @property
    def level(self) -> Coach:
        """How much it says in the game that is on."""
        table = self._controller.table
        return table.notes.aids.coach if table is not None else Coach.OFF

    def join(self, page: GamePage, texts: Catalogue) -> None:
        """Puts the bar above the tray of a page, open if something was said and not yet answered."""
        table = self._controller.table
        middle = page.centralWidget()
        layout = middle.layout() if middle is not None else None
        if table is None or layout is None:
            return
        self._page, self._light = page, Spotlight(page)
        self._words = MoveWords(table.game.tables, texts, table.names)
        self.bar = CoachBar()
        self.bar.back.connect(self.take_back)
        self.bar.why.connect(self._explain)
        self.bar.kept.connect(self._go_on)
        layout.addWidget(self.bar)
        if self.advice is not None:
            self._speak(self.advice)

    def _prepare(self) -> None:
        """Wakes a worker before it is needed."""
        table = self._controller.table
        if table is not None and self.level is not Coach.OFF:
            self._jobs.prepare(warm_up, table.board.id, len(table.seats))

    # judging

    def _watch(self, before: SeatView, action: Action) -> None:
        """The learner has moved: unless something hidden was shown, the move is judged before anybody answers it."""
        self._forget()
        table = self._controller.table
        if table is None or self.level is Coach.OFF or self.bar is None:
            return
        if way_back(table.steps, before.seat, table.humans) != len(table.steps) - 1:
            return
        self._controller.hold()
        self._view = before
        self._asked = self._jobs.give(self.judge, Watched(before, action, LEVELS[self.level]))
        self._patience.start()

    def _judged(self, number: int, found: object) -> None:
        if number != self._asked:
            return
        self._asked = 0
        self._patience.stop()
        if isinstance(found, Judgement):
            self.advice = found
            self._speak(found)
        else:
            self._go_on()

    def _not_judged(self, number: int, reason: str) -> None:
        if number == self._asked:
            self._go_on()

    def _speak(self, found: Judgement) -> None:
        if self.bar is not None:
            self.bar.open(found, VerdictWords(self).word(found.verdict))

    # answers

    def _explain(self) -> None:
        if self.advice is None or self._view is None or self._words is None or self.bar is None:
            return
        best = self.advice.best.action
        self.bar.explain(f"{self._words.order(self._view, best)} {self._words.why(self._view, best)}")
        if self._light is not None:
            self._light.on(self._words.spot(self._view, best))

    def take_back(self) -> None:
        """The move never was; the notes of the game remember that it was taken back."""
        table, view = self._controller.table, self._view
        if table is None or view is None or self.advice is None:
            return
        remaining = way_back(table.steps, view.seat, table.humans)
        if isinstance(remaining, int):
            table.take_back(remaining)
            self._controller.begin_again()
            if self._page is not None:
                self._page.announcement.tell(self.tr("Taken back."))

    def _go_on(self) -> None:
        self._forget()
        self._controller.go_on()

    def _leave(self) -> None:
        """The game is left, and its page will go: nothing on it is touched any more."""
        self.bar = self._page = self._words = self._light = None
        self._forget()

    def _forget(self) -> None:
        """Nothing is open any more."""
        self._asked = 0
        self._patience.stop()
        if self._light is not None:
            self._light.off()
        self.advice = self._view = None
        if self.bar is not None:
            self.bar.hide()
