# SPDX-License-Identifier: GPL-3.0-or-later
"""How many points each seat of a possible game will end with, estimated without playing it to the end.

A linear model of a few figures of a seat's position and plan, whose weights change smoothly with the part of the game
that is left. The weights are fitted to games of the expert policy by `packaging/estimates.py`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ttr_desktop import assets
from ttr_desktop.bots.atlas import numbers
from ttr_desktop.bots.mind import Mind
from ttr_desktop.bots.plan import plan_effort
from ttr_desktop.bots.scene import Scene
from ttr_desktop.core.sampling import World
from ttr_desktop.core.scoring import count_up
from ttr_desktop.core.tables import Tables

POWERS = 3  # weights are quadratic in the part of the game that is left
_PIECES_A_TURN = 1.25  # that a player in a hurry lays, drawing included


def figures(mind: Mind, world: World, seat: int, now: int) -> list[float]:
    """What the model looks at; `now` are the points of the seat if the game ended here."""
    tables, length = mind.atlas.tables, mind.atlas.length
    scene = Scene(mind.atlas, world, seat, mind.temper)
    plan = mind.planned(scene)
    turns, _ = plan_effort(scene, plan.tracks)
    tracks = numbers(plan.tracks)
    tickets = tables.board.tickets
    planned = float(sum([tickets[n].points + tickets[n].loss for n in plan.tickets]))
    left = float(sum(world.pieces[seat]))
    spare = left - sum([length[n] for n in tracks])
    rivals = min([sum(pieces) for other, pieces in enumerate(world.pieces) if other != seat])
    end = min(left, rivals) / _PIECES_A_TURN
    short, free = max(0.0, turns - end), max(0.0, end - turns)
    hand, wild = world.hands[seat], tables.wild
    return [
        1.0,
        float(now),
        planned,
        float(sum([tables.points[n] for n in tracks])),
        turns,
        float(len(plan.tickets)),
        float(sum(hand)),
        float(hand[wild]),
        float(max(hand[:wild])),
        spare,
        left,
        float(rivals),
        short,
        free,
        planned * min(1.0, short / 4),
        min(spare, free * 2.0),
    ]


def part_left(tables: Tables, world: World) -> float:
    """How much of the game is left, 1 to 0."""
    fewest = min([sum(pieces) for pieces in world.pieces])
    return fewest / (tables.rules.trains + tables.rules.ships)


def unfolded(found: Sequence[float], left: float) -> list[float]:
    """The figures times the powers of what is left: what the weights are multiplied with."""
    return [value * left**power for power in range(POWERS) for value in found]


class Estimate:
    """The model of one board and number of players."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._weights = tuple(weights)

    def points(self, minds: Sequence[Mind], world: World) -> list[float]:
        """The final points of every seat, about; each seat's mind says what it plans."""
        tables = minds[0].atlas.tables
        left = part_left(tables, world)
        lines = count_up(tables, world).lines
        weights = self._weights
        return [
            sum(map(float.__mul__, weights, unfolded(figures(minds[seat], world, seat, line.total), left)))
            for seat, line in enumerate(lines)
        ]


def key(map_id: str, players: int) -> str:
    """Under which the weights of a board and number of players are kept."""
    return f"{map_id}-{players}"


@lru_cache(maxsize=1)
def _weights() -> dict[str, Any]:
    path = assets.resources() / "bots" / "estimates.json"
    loaded = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(loaded, dict)
    return loaded


def estimate_of(tables: Tables) -> Estimate | None:
    """The model for a board; None if there is none, as for a board that somebody has made."""
    found = _weights().get(key(tables.board.id, tables.players))
    return None if found is None else Estimate(found)
