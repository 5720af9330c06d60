# SPDX-License-Identifier: GPL-3.0-or-later
"""What a move has cost: weighed against others in possible games that fit the player's own view.

A question is plain data and its answer depends on nothing else, so it can be sent to any process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ttr_desktop.bots.levels import EXPERT, REGULAR
from ttr_desktop.bots.outlook import Ending, weigh
from ttr_desktop.bots.temper import Temper
from ttr_desktop.core.actions import Action
from ttr_desktop.core.engine import Game, tables_for
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import possible_game
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.data import catalogue
from ttr_desktop.teach.leads import Chances
from ttr_desktop.teach.options import distinct, key, options, thoughts
from ttr_desktop.teach.verdicts import Verdict, verdict

_SURE = 2.0  # standard errors that a loss must exceed to be believed


class Round(NamedTuple):
    """So many of the best moves (0: all) are tried in so many more possible games."""

    moves: int
    tries: int


# What good players think of first; or all kinds of moves a little, then those that may be the best more and more.
QUICK = (Round(0, 20),)
THOROUGH = (Round(0, 6), Round(5, 24), Round(2, 80))


class Weighed(NamedTuple):
    """A move and what it led to in so many possible games."""

    action: Action
    tries: int
    chance: float  # of winning
    points: float  # at the end, on average
    behind: float  # how much less chance than the best move, in the games that both were tried in
    error: float  # standard error of that


class Judgement(NamedTuple):
    """A played move and the moves it was compared with, the best first; the played one is among them."""

    played: Weighed
    moves: tuple[Weighed, ...]

    @property
    def best(self) -> Weighed:
        return self.moves[0]

    @property
    def loss(self) -> float:
        """The winning chance that the move has cost; nothing if that may be the luck of the tries."""
        return self.played.behind if self.played.behind > _SURE * self.played.error else 0.0

    @property
    def verdict(self) -> Verdict:
        return verdict(self.loss)

    def find(self, view: SeatView, action: Action) -> Weighed | None:
        """What is known of a move, or of one that comes to the same."""
        wanted = key(view, action)
        return next((one for one in self.moves if key(view, one.action) == wanted), None)


class Question(NamedTuple):
    """A position as its player saw it and the move that was made."""

    view: SeatView
    played: Action
    seed: str
    rounds: tuple[Round, ...] = QUICK
    wide: bool = False  # against everything that was possible, not only what good players think of first


def judge(question: Question) -> Judgement:
    """Compares a move with what else could have been done."""
    view = question.view
    tables = tables_of(view)
    instead = thoughts(tables, view, (EXPERT, REGULAR))
    if question.wide:
        instead += options(tables, view, position_of(view).choices())
    moves = distinct(view, [question.played, *instead])
    return compare(view, moves, question.seed, question.rounds)


def compare(
    view: SeatView, moves: Sequence[Action], seed: str, rounds: Sequence[Round], temper: Temper = EXPERT
) -> Judgement:
    """The first move against the others; the worse ones drop out after each round, the first one never does."""
    tables = tables_of(view)
    endings: dict[int, list[Ending]] = {number: [] for number in range(len(moves))}
    still = list(endings)
    fresh = 0  # tries of the last round
    for number, (size, tries) in enumerate(rounds):
        if size:
            chances = Chances(view.seat, endings[0])
            rest = sorted(still[1:], key=lambda one: -chances.mean(endings[one]))
            still = [0, *rest[:size]]
            if not rest or chances.behind(endings[0], endings[rest[0]])[0] <= 0:
                break  # nothing seems better: more tries would not make the move any worse
        tried = weigh(tables, view, [moves[one] for one in still], Rng(f"{seed}/{number}"), tries=tries, temper=temper)
        for one, found in zip(still, tried, strict=True):
            endings[one] += found.outlook.endings
        fresh = tries
    return _ranked(view.seat, moves, endings, still, fresh)


def _ranked(
    seat: int, moves: Sequence[Action], endings: dict[int, list[Ending]], still: Sequence[int], fresh: int
) -> Judgement:
    chances = Chances(seat, endings[0])
    # Moves that dropped out were tried too little to be called the best.
    best = max(still, key=lambda one: chances.mean(endings[one]))
    last = set(still)

    def weighed(one: int) -> Weighed:
        # What got into the last round had luck before it: the tries of that round alone say how good it is.
        found = endings[one][-fresh:] if one in last else endings[one]
        there = endings[best][-fresh:] if one in last else endings[best]
        points = sum(ending.points[seat] for ending in found) / len(found)
        behind, error = chances.behind(found, there)
        return Weighed(moves[one], len(endings[one]), chances.mean(found), points, behind, error)

    order = sorted(endings, key=lambda one: (one != best, one not in last, -chances.mean(endings[one])))
    ranked = [weighed(one) for one in order]
    return Judgement(ranked[order.index(0)], tuple(ranked))


def tables_of(view: SeatView) -> Tables:
    return tables_for(catalogue.board(view.map), view.players)


def position_of(view: SeatView) -> Game:
    """A game to ask about what is possible: the answers follow from the view alone."""
    return possible_game(tables_of(view), view, Rng("any"))
