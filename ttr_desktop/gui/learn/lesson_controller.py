# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a lesson as the controller runs a game: the same widgets, but the lesson judges every move first."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ttr_desktop.core.actions import Action
from ttr_desktop.core.record import GameRecord, Setup
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.bot_pool import BotPool
from ttr_desktop.gui.controller import PACES, GameController
from ttr_desktop.table.table import HUMAN, GameTable
from ttr_desktop.teach.lesson_run import LessonRun, Mark, Verdict
from ttr_desktop.teach.lessons import LEARNER, Lesson

_SCRIPTED = "lesson"  # who plays the other seats


class _NoBots(BotPool):
    """In a lesson the others' moves are known: no worker need be started."""

    def prepare(self, map_id: str, players: int) -> None:
        pass


class LessonController(GameController):
    """A right move is carried out; a wrong one changes nothing and may be tried again."""

    judged = Signal(object, object)  # Verdict, Action

    def __init__(self, lesson: Lesson, learner: str, parent: QObject | None = None) -> None:
        super().__init__(_NoBots(), parent)
        self._pool.setParent(self)
        self.run = LessonRun(lesson)
        self.helped = False  # a move was shown instead of found
        self._mover = LEARNER
        scenario = lesson.scenario
        game, events = scenario.start()
        seats = [SeatInfo(learner, HUMAN), *(SeatInfo(name, _SCRIPTED) for name in scenario.players[1:])]
        setup = Setup(scenario.board.id, len(seats), scenario.seed)
        self._lesson_table = GameTable(scenario.board, tuple(seats), GameRecord(setup, origin=game))
        self._lesson_table.history = [*events]
        self._lesson_table.watch(lambda: self.run.played(self._mover))

    def begin(self) -> None:
        """Opens the position."""
        self.open_table(self._lesson_table)

    def act(self, action: Action) -> bool:
        """The learner tries a move; False if it was not the one."""
        self.acting.emit()
        if self.table is None or self.run.over:
            return False
        verdict = self.run.judge(self.table.game, action)
        if verdict.mark is not Mark.RIGHT:
            if verdict.refusal is not None:
                self.refused.emit(verdict.refusal)
            self.judged.emit(verdict, action)
            return False
        self._carry_out(action, verdict)
        return True

    def model_move(self) -> Action | None:
        """What the learner should do now; None if it is not the learner's turn."""
        if self.table is None or self.run.over or not self.my_turn:
            return None
        return self.run.planned(self.table.game)

    def demonstrate(self) -> None:
        """Makes the learner's move."""
        action = self.model_move()
        if action is not None:
            self.helped = True
            self.acting.emit()
            self._carry_out(action, Verdict(Mark.RIGHT, self.run.stage.done))

    def _carry_out(self, action: Action, verdict: Verdict) -> None:
        assert self.table is not None
        self._mover = LEARNER
        outcome = self.table.apply(action, LEARNER)
        assert not isinstance(outcome, Refusal)
        self.judged.emit(verdict, action)
        self._show(outcome)

    def _advance(self) -> None:
        """The other seats answer as the scenario says; at the end the game may be counted up."""
        table = self.table
        if table is None:
            return
        if table.game.over:
            self.ended.emit()
        elif self.run.over and self.run.to_be_scored:
            self.run.counted()
            events = table.game.score_now()
            table.history += events
            self._show(events)
        elif table.game.seat != LEARNER and (action := self.run.planned(table.game)) is not None:
            self._mover = table.game.seat
            self.thinking.emit(table.game.seat)
            self._pending = (table.revision, action)
            self._pause.start(PACES[self.pace])
