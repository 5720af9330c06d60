# SPDX-License-Identifier: GPL-3.0-or-later
"""How a game is likely to end, from what one seat knows: games that fit its view are dealt and played out.

`outlook` looks at a position, `weigh` at several actions in it. Everybody is played by the `expert` policy (or another
`temper`), so this is what strong players would make of the position, and it is fair: only the view goes in.
Limited by tries, equal arguments give equal answers; a `deadline` (a moment of `time.monotonic()`) may cut it short,
but one try is always made.

    position = outlook(tables, view, Rng("any seed"), tries=200)
    position.chance                    # the view's seat wins, 0 to 1; a shared win counts as its share
    position.chances, position.points  # by seat: chance of winning, mean final points
    position.error                     # standard error of `chance`

    weighed = weigh(tables, view, actions, Rng("any seed"), tries=100)
    best = max(weighed, key=lambda one: one.outlook.chance)
    better_by(best.outlook, weighed[0].outlook)  # Difference(chance, chance_error, points, points_error)

All actions are tried in the same sampled games, so a difference is far less noisy than the values themselves: ask
`better_by` before calling a move a mistake, and believe only what exceeds about two standard errors. A try takes 7 to
15 ms at the beginning of a two-player game, and less and less towards its end; `weigh` takes that for each action.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from ttr_desktop.bots.atlas import atlas_of
from ttr_desktop.bots.levels import EXPERT
from ttr_desktop.bots.rollout import Rollout
from ttr_desktop.bots.suspicion import suspicion
from ttr_desktop.bots.temper import Temper
from ttr_desktop.core.actions import Action
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import possible_game
from ttr_desktop.core.scoring import Result
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView


class Ending(NamedTuple):
    """How one try ended, by seat: the share of the win, and the final points."""

    shares: tuple[float, ...]
    points: tuple[int, ...]


class Outlook(NamedTuple):
    """What the tries have shown; they are kept in the order of the sampled games, so that two can be compared."""

    seat: int
    endings: tuple[Ending, ...]

    @property
    def tries(self) -> int:
        return len(self.endings)

    @property
    def chances(self) -> tuple[float, ...]:
        """Each seat's chance of winning; they add up to 1."""
        return tuple(map(_mean, zip(*(ending.shares for ending in self.endings), strict=True)))

    @property
    def points(self) -> tuple[float, ...]:
        """Each seat's mean final points."""
        return tuple(map(_mean, zip(*(ending.points for ending in self.endings), strict=True)))

    @property
    def chance(self) -> float:
        """The chance of the seat whose view it is."""
        return self.chances[self.seat]

    @property
    def error(self) -> float:
        """The standard error of `chance`."""
        return _error([ending.shares[self.seat] for ending in self.endings])


class Weighed(NamedTuple):
    """An action and how the game is likely to end after it."""

    action: Action
    outlook: Outlook


class Difference(NamedTuple):
    """By how much one action is better than another, with standard errors."""

    chance: float
    chance_error: float
    points: float  # of the own lead over the best rival
    points_error: float


def outlook(
    tables: Tables, view: SeatView, rng: Rng, *, tries: int | None = None, deadline: float | None = None
) -> Outlook:
    """How the game is likely to end from here; a game that is over has ended as it did. `view.seat` must be a seat."""
    if view.result is not None:
        return Outlook(view.seat, (_ending(view.result),))
    rollout, likely = _rollout(tables), suspicion(atlas_of(tables), view)
    endings: list[Ending] = []
    while not _enough(len(endings), tries, deadline):
        endings.append(_ending(rollout.play_out(possible_game(tables, view, rng, likely))))
    return Outlook(view.seat, tuple(endings))


def weigh(
    tables: Tables,
    view: SeatView,
    actions: Sequence[Action],
    rng: Rng,
    *,
    tries: int | None = None,
    deadline: float | None = None,
    temper: Temper = EXPERT,
) -> tuple[Weighed, ...]:
    """The same after each of these legal actions, in their order; a try is one sampled game, played for all of them."""
    rollout, likely = _rollout(tables, temper), suspicion(atlas_of(tables), view)
    endings: list[list[Ending]] = [[] for _ in actions]
    made = 0
    while not _enough(made, tries, deadline):
        game = possible_game(tables, view, rng, likely)
        for found, action in zip(endings, actions, strict=True):
            copy = game.clone()
            copy.play(action)
            found.append(_ending(rollout.play_out(copy)))
        made += 1
    return tuple(
        Weighed(action, Outlook(view.seat, tuple(found))) for action, found in zip(actions, endings, strict=True)
    )


def better_by(one: Outlook, two: Outlook) -> Difference:
    """By how much `one` is better than `two` for their seat; both must come from one call of `weigh`."""
    seat = one.seat
    pairs = list(zip(one.endings, two.endings, strict=True))
    chances = [a.shares[seat] - b.shares[seat] for a, b in pairs]
    points = [_lead(a.points, seat) - _lead(b.points, seat) for a, b in pairs]
    return Difference(_mean(chances), _error(chances), _mean(points), _error(points))


def _rollout(tables: Tables, temper: Temper = EXPERT) -> Rollout:
    return Rollout(tables, (temper,) * tables.players)


def _enough(made: int, tries: int | None, deadline: float | None) -> bool:
    if tries is None and deadline is None:
        raise ValueError("an outlook needs a number of tries or a deadline")
    if not made:
        return False
    return (tries is not None and made >= tries) or (deadline is not None and time.monotonic() >= deadline)


def _ending(result: Result) -> Ending:
    share = 1 / len(result.winners)
    shares = tuple(share if seat in result.winners else 0.0 for seat in range(len(result.lines)))
    return Ending(shares, tuple(line.total for line in result.lines))


def _lead(points: tuple[int, ...], seat: int) -> int:
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def _mean(values: Iterable[float]) -> float:
    found = tuple(values)
    return sum(found) / len(found)


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean; as if one half were added to and taken from it, so that it is never nothing."""
    mean = _mean(values)
    return sqrt((sum((value - mean) ** 2 for value in values) + 0.25) / len(values) / max(1, len(values) - 1))
