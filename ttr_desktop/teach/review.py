# SPDX-License-Identifier: GPL-3.0-or-later
"""The review of a finished game: every decision is judged quickly, the suspicious ones thoroughly.

It hands out questions and takes answers in any order; who answers them, and with how many processes, is not its
business. The same game gives the same review everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ttr_desktop.core.actions import Action
from ttr_desktop.core.view import SeatView
from ttr_desktop.teach.judge import QUICK, THOROUGH, Judgement, Question, Round
from ttr_desktop.teach.verdicts import Verdict, verdict

LEAST_COSTLY, MOST_COSTLY = 3, 5  # decisions that are worth another look


class Effort(NamedTuple):
    """How hard the review looks: at every decision, and again at so many that seem to have cost most."""

    glance: tuple[Round, ...] = QUICK
    look: tuple[Round, ...] = THOROUGH
    suspects: int = 8


class OwnMove(NamedTuple):
    """A decision of the player: what was seen then, what was done, and the moment of the game it stands at."""

    moment: int
    view: SeatView
    action: Action


class Assessed(NamedTuple):
    """A decision and what is thought of it."""

    move: OwnMove
    judgement: Judgement
    verdict: Verdict
    doubtful: bool = False  # another move did better when tried, but that may be luck: no word for the move

    @property
    def chance(self) -> float:
        """Of winning, after the move."""
        return self.judgement.played.chance


class Review:
    """Grows from nothing to a whole review; what is there already can be looked at at any time."""

    def __init__(self, moves: Sequence[OwnMove], seed: str, effort: Effort) -> None:
        self.moves = tuple(moves)
        self._seed = seed
        self.effort = effort
        self._quick: dict[int, Judgement] = {}
        self._thorough: dict[int, Judgement] = {}
        self._suspects: tuple[int, ...] | None = None  # None: not known yet

    @property
    def total(self) -> int:
        """How many questions there are in all."""
        suspects = self._suspects
        return len(self.moves) + (min(self.effort.suspects, len(self.moves)) if suspects is None else len(suspects))

    @property
    def answered(self) -> int:
        return len(self._quick) + len(self._thorough)

    @property
    def finished(self) -> bool:
        return self.answered == self.total

    def questions(self) -> list[tuple[int, Question]]:
        """All that can be asked now and is not answered yet, each with its number."""
        count = len(self.moves)
        quick = [number for number in range(count) if number not in self._quick]
        if quick:
            return [(number, self._question(number, thorough=False)) for number in quick]
        thorough = [number for number in self._suspects or () if number not in self._thorough]
        return [(count + number, self._question(number, thorough=True)) for number in thorough]

    def answer(self, number: int, judgement: Judgement) -> bool:
        """Takes the answer to a question; True if there are new ones to ask."""
        count = len(self.moves)
        if number >= count:
            self._thorough[number - count] = judgement
            return False
        self._quick[number] = judgement
        if len(self._quick) < count:
            return False
        self._suspects = self._suspicious()
        return bool(self._suspects)

    def answers(self) -> dict[int, Judgement]:
        """Everything answered so far, by the number of its question."""
        count = len(self.moves)
        return {**self._quick, **{count + number: found for number, found in self._thorough.items()}}

    def clear(self) -> None:
        """Forgets all answers."""
        self._quick, self._thorough, self._suspects = {}, {}, None

    def _question(self, number: int, thorough: bool) -> Question:
        move = self.moves[number]
        rounds = self.effort.look if thorough else self.effort.glance
        return Question(move.view, move.action, f"{self._seed}/{move.moment}", rounds, wide=thorough)

    def _suspicious(self) -> tuple[int, ...]:
        """Decisions that seem to have cost most; a glance is often wrong, so only a second look may call one bad."""
        found = [
            (judgement.played.behind, number)
            for number, judgement in self._quick.items()
            if judgement.played.behind > 0
        ]
        worst = sorted(found, key=lambda one: (-one[0], one[1]))[: self.effort.suspects]
        return tuple(sorted(number for _, number in worst))

    # what is known

    def assessed(self) -> list[Assessed]:
        """Every decision that has been judged, in the order of the game."""
        return [self._assessed(number) for number in range(len(self.moves)) if number in self._quick]

    def _assessed(self, number: int) -> Assessed:
        thorough = self._thorough.get(number)
        if thorough is None:
            return Assessed(self.moves[number], self._quick[number], Verdict.GOOD)
        return Assessed(self.moves[number], thorough, thorough.verdict, number in self._doubtful())

    def costly(self) -> list[Assessed]:
        """The decisions that cost most, the worst first, then doubtful ones; of one turn only the worst."""
        return [self._assessed(number) for number in (*self._certain(), *self._doubtful())]

    def _certain(self) -> list[int]:
        """Those that cost something beyond doubt."""
        losses = {number: judgement.loss for number, judgement in self._thorough.items()}
        return self._worst(losses, frozenset())[:MOST_COSTLY]

    def _doubtful(self) -> list[int]:
        """Where few are certain: those that probably cost something. A learner is not told that they did."""
        certain = self._certain()
        if not self.finished or len(certain) >= LEAST_COSTLY:
            return []
        weighed = {number: judgement.played for number, judgement in self._thorough.items()}
        losses = {number: one.behind for number, one in weighed.items() if one.behind > one.error}
        turns = frozenset(self.moves[number].view.turn for number in certain)
        return self._worst(losses, turns)[: LEAST_COSTLY - len(certain)]

    def _worst(self, losses: Mapping[int, float], turns: frozenset[int]) -> list[int]:
        """The decisions that were not good, the worst first; one a turn, and none of the turns named."""
        found = []
        for number in sorted(losses, key=lambda one: (-losses[one], one)):
            turn = self.moves[number].view.turn
            if verdict(losses[number]) is not Verdict.GOOD and turn not in turns:
                turns |= {turn}
                found.append(number)
        return found


def course(assessed: Iterable[Assessed]) -> list[float]:
    """The winning chance after each decision, evened out a little: each is an estimate from few possible games."""
    raw = [one.chance for one in assessed]
    even = []
    for number, chance in enumerate(raw):
        near = raw[max(0, number - 1) : number + 2]
        even.append((sum(near) + chance) / (len(near) + 1))
    return even
