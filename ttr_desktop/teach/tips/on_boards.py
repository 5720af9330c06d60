# SPDX-License-Identifier: GPL-3.0-or-later
"""Tips about what only some boards have: goals, ports, two kinds of pieces."""

from __future__ import annotations

from ttr_desktop.core.traits.ports import Ports
from ttr_desktop.teach.open_goals import standings
from ttr_desktop.teach.tips.glimpse import Glimpse
from ttr_desktop.teach.tips.tip import Trigger, Values

_HALF = 20  # pieces left from which goals and ports are worth a thought
_PORTS_LATE = 24


def goal_near(at: Glimpse) -> Values:
    """A goal that all can see lacks one step to the lead, or to be alone in it."""
    if not at.my_turn or not at.view.goals or at.pieces_left > _HALF:
        return None
    for one in standings(at.tables, at.view):
        if 0 <= one.best - one.mine <= 1 and one.best > 0:
            points = at.tables.board.goals[one.goal].points
            return {"goal": one.goal, "amount": one.mine, "best": one.best, "points": points}
    return None


def ports_unbuilt(at: Glimpse) -> Values:
    """The game is past its middle and ports are still in the box."""
    trait = next((one for one in at.tables.traits if isinstance(one, Ports)), None)
    if trait is None or not at.my_turn or at.pieces_left > _PORTS_LATE:
        return None
    left = trait.count - at.view.ports[at.view.seat].bit_count()
    return {"ports": left, "points": left * trait.unbuilt} if left else None


def piece_mix(at: Glimpse) -> Values:
    """The plan takes more of one kind of piece than there are, while enough of the other kind is left over."""
    if not at.my_turn or not at.tables.rules.ships or at.plan.spaces > at.pieces_left:
        return None
    for piece, need in enumerate((at.effort.trains, at.effort.ships)):
        if need > at.pieces[piece]:
            return {"needed": need, "have": at.pieces[piece], "piece": piece}
    return None


TRIGGERS: dict[str, Trigger] = {
    "piece-mix": piece_mix,
    "ports-unbuilt": ports_unbuilt,
    "goal-near": goal_near,
}
