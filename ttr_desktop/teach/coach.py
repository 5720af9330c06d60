# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach: watches the learner's moves and speaks up when one costs too much, measured at the learner's own level.

A move is compared only with what an ordinary player would do in its place, and the possible games are played to their
end by ordinary players: whoever must be a master to see what was wrong is left in peace.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ttr_desktop.bots.levels import CASUAL, REGULAR
from ttr_desktop.core.actions import Action, Claim
from ttr_desktop.core.view import SeatView
from ttr_desktop.teach.judge import Judgement, Round, compare, tables_of
from ttr_desktop.teach.options import key, thoughts
from ttr_desktop.teach.verdicts import THRESHOLDS, Verdict

# The winning chance that a move may cost before the coach speaks up, by the setting of the game.
LEVELS: Mapping[str, float] = {"gentle": THRESHOLDS[Verdict.BLUNDER], "strict": THRESHOLDS[Verdict.MISTAKE]}
_GLANCE = (Round(0, 16),)
_LOOK = (Round(0, 48),)
_SUSPICIOUS = 0.5  # of the limit: what costs less at a glance is not looked at again


class Watched(NamedTuple):
    """A move of the learner: the position as it was seen, and what it may cost."""

    view: SeatView
    played: Action
    limit: float


def watch(watched: Watched) -> Judgement | None:
    """What the coach has to say of a move; None if it is content. The same move is always judged alike."""
    view, played = watched.view, watched.played
    instead = [
        action
        for action in thoughts(tables_of(view), view, (REGULAR, CASUAL))
        if key(view, action) != key(view, played) and not _same_track(action, played)
    ]
    if not instead:
        return None
    moves, seed = [played, *instead], f"coach/{view.revision}"
    glance = compare(view, moves, seed, _GLANCE, REGULAR)
    if glance.played.behind < _SUSPICIOUS * watched.limit:
        return None
    # Other possible games than at the glance: what looked bad by chance does not look bad again.
    found = compare(view, moves, f"{seed}/again", _LOOK, REGULAR)
    return found if found.loss >= watched.limit else None


def _same_track(one: Action, two: Action) -> bool:
    """How a track is paid is left to the learner."""
    return isinstance(one, Claim) and isinstance(two, Claim) and one.track == two.track
