# SPDX-License-Identifier: GPL-3.0-or-later
"""Judges for worker processes that answer at once, so that a test knows which decisions will be called bad."""

from __future__ import annotations

import time

from ttr_desktop.core.actions import Claim, DrawDeck, DrawMarket
from ttr_desktop.teach.coach import Watched
from ttr_desktop.teach.judge import Judgement, Question, Weighed, position_of, tables_of
from ttr_desktop.teach.options import options

LOSS = 0.3


def claims_are_better(question: Question) -> Judgement:
    """Whoever draws a card although a track can be claimed should have claimed the first of them."""
    played = Weighed(question.played, 80, 0.4, 80.0, 0.0, 0.01)
    game = position_of(question.view)
    moves = options(tables_of(question.view), question.view, game.choices())
    claim = next((action for action in moves if isinstance(action, Claim)), None)
    if claim is None or not isinstance(question.played, DrawDeck | DrawMarket):
        return Judgement(played, (played,))
    best = Weighed(claim, 80, 0.4 + LOSS, 90.0, 0.0, 0.0)
    worse = played._replace(behind=LOSS)
    return Judgement(worse, (best, worse))


def slow(question: Question) -> Judgement:
    """Takes so long that somebody will stop it."""
    time.sleep(600)
    raise AssertionError("nobody has stopped this")


def never_content(watched: Watched) -> Judgement | None:
    """A coach who finds a blunder in every move but what it would have done itself."""
    moves = options(tables_of(watched.view), watched.view, position_of(watched.view).choices())
    other = next((action for action in moves if action != watched.played), None)
    if other is None:
        return None
    best = Weighed(other, 48, 0.4 + LOSS, 90.0, 0.0, 0.0)
    played = Weighed(watched.played, 48, 0.4, 80.0, LOSS, 0.01)
    return Judgement(played, (best, played))


def content(watched: Watched) -> Judgement | None:
    """A coach who likes everything."""
    return None


def asleep(watched: Watched) -> Judgement | None:
    """A coach who says nothing for a long time."""
    time.sleep(600)
    return None
