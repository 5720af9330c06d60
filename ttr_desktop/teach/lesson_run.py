# SPDX-License-Identifier: GPL-3.0-or-later
"""A lesson while it is being played: judges the learner's moves and knows the others'."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ttr_desktop.core.actions import Action, BuildPort, Claim
from ttr_desktop.core.engine import Game
from ttr_desktop.core.notation import from_text, to_text
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.data.scenario import Step
from ttr_desktop.teach.lessons import LEARNER, Lesson, Stage, Text
from ttr_desktop.teach.patterns import Pattern, matches


class Mark(Enum):
    """How a move of the learner was."""

    RIGHT = "right"
    WRONG = "wrong"  # legal, but not what the lesson is about
    REFUSED = "refused"  # against the rules


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to a move; a wrong one changes nothing and may be tried again."""

    mark: Mark
    text: Text
    refusal: Refusal | None = None


class LessonRun:
    """Where a learner is in a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0  # stages passed
        self._steps = [step for step in lesson.scenario.steps if step.kind in ("do", "score")]
        self._next = 0

    @property
    def over(self) -> bool:
        return self.number == len(self.lesson.stages)

    @property
    def stage(self) -> Stage:
        """The stage to be passed; the last one once all are."""
        return self.lesson.stages[min(self.number, len(self.lesson.stages) - 1)]

    @property
    def to_be_scored(self) -> bool:
        """Whether the scenario counts up the game here."""
        step = self._step()
        return step is not None and step.kind == "score"

    def _step(self) -> Step | None:
        return self._steps[self._next] if self._next < len(self._steps) else None

    def planned(self, game: Game) -> Action | None:
        """The scenario's own next move: the learner's model move, or what the other seat plays."""
        step = self._step()
        if step is None or step.kind != "do":
            return None
        return from_text(game.tables, step.value, game.state.offers[game.seat])

    def judge(self, game: Game, action: Action) -> Verdict:
        """How good a move of the learner would be here."""
        refusal = game.check(action, LEARNER)
        stage = self.stage
        if refusal is not None:
            return Verdict(Mark.REFUSED, stage.otherwise, refusal)
        form = to_text(game.tables, action)
        if any(matches(form, pattern) for pattern in stage.accept or self._model(game)):
            return Verdict(Mark.RIGHT, stage.done)
        for wrong in stage.wrong:
            if matches(form, wrong.pattern):
                return Verdict(Mark.WRONG, wrong.say)
        return Verdict(Mark.WRONG, stage.otherwise)

    def _model(self, game: Game) -> tuple[Pattern, ...]:
        """The model move; a track or port counts however it is paid."""
        action = self.planned(game)
        if action is None:
            return ()
        form = to_text(game.tables, action)
        if isinstance(action, Claim | BuildPort):
            del form["pay"]
        return (form,)

    def counted(self) -> None:
        """The game was counted up."""
        self._next += 1

    def played(self, seat: int) -> None:
        """A move was made: the learner's right one, or the planned one of another seat."""
        self._next += 1
        if seat == LEARNER:
            self.number += 1
