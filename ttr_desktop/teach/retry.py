# SPDX-License-Identifier: GPL-3.0-or-later
"""Another try at a decision: which moves count as better."""

from __future__ import annotations

from enum import Enum

from ttr_desktop.teach.judge import Round, Weighed
from ttr_desktop.teach.verdicts import MARGIN

# How closely a move is looked at that the review itself did not weigh to the end.
LOOK = (Round(0, 60),)


class Answer(Enum):
    RIGHT = "right"
    WRONG = "wrong"


def answer(move: Weighed) -> Answer:
    """Right is whatever is within a small margin of the best; where the tries cannot tell, the learner is right."""
    return Answer.RIGHT if move.behind - move.error <= MARGIN else Answer.WRONG
