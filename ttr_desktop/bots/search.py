# SPDX-License-Identifier: GPL-3.0-or-later
"""The search: candidates are compared with the policy's own move in the same sampled games, played on by the policy.

A single try says next to nothing (the noise of a game is some thirty points, moves differ by a few), so every candidate
starts with a guess. First all are glanced at: a few turns of each sampled game, the rest estimated; that is quick and
hardly noisy, but a little wrong. Then games are played to their end, where that may still change the decision.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from ttr_desktop.bots.aim import POINT, aim_of, chance, hoped
from ttr_desktop.bots.atlas import atlas_of
from ttr_desktop.bots.base import Tally
from ttr_desktop.bots.candidates import Candidate
from ttr_desktop.bots.estimate import estimate_of
from ttr_desktop.bots.rollout import Rollout
from ttr_desktop.bots.suspicion import suspicion
from ttr_desktop.bots.temper import Temper
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import PossibleGame, possible_game
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView

_NOISE = 0.09  # variance of the difference that a try shows, as long as nothing better is known
_GLANCE_NOISE = 0.006  # of a glance
_NOISE_TRIES = 6  # how many tries that is worth
_EAGER = 1.5  # spreads by which a candidate may be better than it seems and still be worth a try
_SURE = 1.5  # spreads by which it must be caught up by the tries that are left, or nobody need look any longer

GLANCES = 4  # look-aheads that count as one try
_TURNS = 8  # of a glance
_PART, _MOST_GLANCES = 0.3, 12  # of the budget spent on glances; glances at each candidate at most


class Found(NamedTuple):
    """What was found out about a candidate: differences from the policy's own move in the same games."""

    glances: Tally
    tries: Tally


class Belief(NamedTuple):
    """What is thought of a candidate against the policy's own move: the difference in value, and its spread."""

    mean: float
    spread: float
    noise: float  # variance of a try
    weight: float  # tries, and what the rest counts in tries


def belief(candidate: Candidate, found: Found) -> Belief:
    """Guess, glances and tries together."""
    guess = candidate.guess
    if not guess.spread:
        return Belief(0.0, 0.0, _NOISE, 1.0)
    sure = 1 / (guess.spread * POINT) ** 2
    mean = guess.worth * POINT
    glances, tries = found
    if glances.tries:
        seen, noise = _seen(glances, _GLANCE_NOISE)
        more = 1 / (noise / glances.tries + (guess.bias * POINT) ** 2)
        mean = (mean * sure + seen * more) / (sure + more)
        sure += more
    seen, noise = _seen(tries, _NOISE)
    weight = noise * sure + tries.tries
    return Belief((noise * sure * mean + tries.total) / weight, sqrt(noise / weight), noise, weight)


def _seen(tally: Tally, usual: float) -> tuple[float, float]:
    """The mean of what was seen, and the variance of a single look."""
    mean = tally.total / tally.tries if tally.tries else 0.0
    around = max(0.0, tally.squares - tally.tries * mean * mean)
    return mean, (around + usual * _NOISE_TRIES) / (tally.tries + _NOISE_TRIES)


class Look(NamedTuple):
    """What one look at a candidate has shown."""

    value: float  # see `aim`
    chance: float


class Search:
    """One worker's search. Candidate 0 is the policy's move; the tallies of others hold differences from it.

    Differences are those of `aim`; of the policy's own move the tally holds the chances of winning, to be told.
    """

    def __init__(
        self, tables: Tables, view: SeatView, found: Sequence[Candidate], rivals: Sequence[Temper], rng: Rng
    ) -> None:
        self._tables, self._view, self._rng = tables, view, rng
        self._candidates = found
        self._glances = [Tally(candidate.action, 0, 0.0) for candidate in found]
        self._tries = list(self._glances)
        self._worlds: list[PossibleGame] = []
        self._base: list[Look] = []
        self._aim = aim_of(tables, view)
        self._made = 0.0
        self._longest = 0.0  # seconds that a step took
        self._estimate = estimate_of(tables)
        self._likely = suspicion(atlas_of(tables), view)
        made: dict[Temper, Rollout] = {}
        for one in found:
            if one.temper not in made:
                seats = [one.temper if seat == view.seat else temper for seat, temper in enumerate(rivals)]
                made[one.temper] = Rollout(tables, seats)
        self._rollouts = [made[one.temper] for one in found]

    def run(self, tries: int | None, deadline: float | None) -> tuple[Tally, ...]:
        """Looks until tries or time are used up, or nothing can change any more: all glances, then all tries."""
        if len(self._candidates) > 1:
            self._glance_around(tries, deadline)
            while (tries is None or self._made < tries) and self._in_time(deadline):
                start = time.monotonic()
                number = self._next(None if tries is None else tries - self._made)
                if number < 0:
                    break
                self._try(number)
                self._longest = max(self._longest, time.monotonic() - start)
        own = Tally(self._candidates[0].action, len(self._base), sum([look.chance for look in self._base]))
        return (*self._glances, own, *self._tries[1:])

    def _in_time(self, deadline: float | None) -> bool:
        return deadline is None or time.monotonic() + self._longest <= deadline

    def _world(self, place: int) -> PossibleGame:
        if place == len(self._worlds):
            self._worlds.append(possible_game(self._tables, self._view, self._rng, self._likely))
        return self._worlds[place].clone()

    def _glance_around(self, tries: int | None, deadline: float | None) -> None:
        if self._estimate is None:
            return
        start = time.monotonic()
        until = None if deadline is None else start + _PART * (deadline - start)
        for place in range(_MOST_GLANCES):
            if tries is not None and self._made + len(self._candidates) / GLANCES > _PART * tries and place:
                return
            own = 0.0
            for number in range(len(self._candidates)):
                if not self._in_time(until):
                    return
                began = time.monotonic()
                found = self._glance(number, place)
                own = own if number else found.value
                self._glances[number] = _added(self._glances[number], found.value - own if number else found.chance)
                self._longest = max(self._longest, time.monotonic() - began)
            self._made += len(self._candidates) / GLANCES

    def _glance(self, number: int, place: int) -> Look:
        game = self._world(place)
        game.play(self._candidates[number].action)
        rollout, seat = self._rollouts[number], self._view.seat
        result = rollout.play_on(game, _TURNS)
        if result is not None:
            return Look(self._aim.of_result(result), chance(result, seat))
        assert self._estimate is not None
        points = self._estimate.points(rollout.seats, game.state)
        return Look(self._aim.of_estimate(points), hoped(points, seat))

    def _next(self, left: float | None) -> int:
        """The candidate that most deserves a try; -1 if no number of tries left can bring another one to the top."""
        found = map(Found, self._glances, self._tries)
        beliefs = [belief(*pair) for pair in zip(self._candidates, found, strict=True)]
        order = sorted(range(len(beliefs)), key=lambda number: -beliefs[number].mean)
        best, number, open_question = float("-inf"), -1, left is None
        for place, one in enumerate(beliefs):
            if not place:
                continue
            promise = one.mean + _EAGER * one.spread
            if promise > best:
                best, number = promise, place
            if left is not None and not open_question:
                rival = beliefs[order[0] if place != order[0] else order[1]]
                shift = sqrt(max(0.0, one.noise / one.weight - one.noise / (one.weight + left)))
                open_question = abs(one.mean - rival.mean) < _SURE * shift
        return number if open_question else -1

    def _try(self, number: int) -> None:
        place = self._tries[number].tries
        if place == len(self._base):
            self._base.append(self._play(0, place))
        difference = self._play(number, place).value - self._base[place].value
        self._tries[number] = _added(self._tries[number], difference)

    def _play(self, number: int, place: int) -> Look:
        game = self._world(place)
        game.play(self._candidates[number].action)
        self._made += 1
        result = self._rollouts[number].play_out(game)
        return Look(self._aim.of_result(result), chance(result, self._view.seat))


def _added(tally: Tally, seen: float) -> Tally:
    return Tally(tally.action, tally.tries + 1, tally.total + seen, tally.squares + seen * seen)
