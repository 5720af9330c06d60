# SPDX-License-Identifier: GPL-3.0-or-later
"""The search: candidates are compared with the policy's own move in the same sampled games, played out by the policy.

A single try says next to nothing (the noise of a game is some thirty points, moves differ by a few), so every candidate
starts with a guess that counts like a number of tries, and is chosen only if the tries speak clearly enough against the
policy's move. Tries go where they may still change the decision.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

from ttr_desktop.bots.base import Tally
from ttr_desktop.bots.candidates import Candidate
from ttr_desktop.bots.rollout import Rollout
from ttr_desktop.bots.temper import Temper
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import PossibleGame, possible_game
from ttr_desktop.core.scoring import Result
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView

_SCALE = 20.0  # points of a lead that is a good deal safer than half of it
_POINT = 1 / (4 * _SCALE) + 0.0025  # what a point of lead is worth in an even game
_NOISE = 0.09  # variance of the difference that a try shows, as long as nothing better is known
_NOISE_TRIES = 8  # how many tries that is worth
_EAGER = 1.5  # spreads by which a candidate may be better than it seems and still be worth a try
_SURE = 2.0  # spreads by which it must be caught up by the tries that are left, or nobody need look any longer


def value(result: Result, seat: int) -> float:
    """What an ending is worth to a seat, 0 to 1: half for winning, half for the lead."""
    lines = result.lines
    lead = lines[seat].total - max(line.total for other, line in enumerate(lines) if other != seat)
    share = 1 / len(result.winners) if seat in result.winners else 0.0
    return 0.5 * share + 0.5 / (1.0 + exp(-max(-200.0, min(200.0, lead / _SCALE))))


class Belief(NamedTuple):
    """What is thought of a candidate against the policy's own move: the difference in value, and its spread."""

    mean: float
    spread: float
    noise: float  # variance of a try
    weight: float  # tries and what the guess counts


def belief(candidate: Candidate, tally: Tally) -> Belief:
    """Guess and tries together."""
    prior = (candidate.guess.spread * _POINT) ** 2
    mean = tally.total / tally.tries if tally.tries else 0.0
    seen = tally.squares - tally.tries * mean * mean
    noise = (seen + _NOISE * _NOISE_TRIES) / (tally.tries + _NOISE_TRIES)
    if not prior:
        return Belief(0.0, 0.0, noise, 1.0)
    guessed = noise / prior
    weight = guessed + tally.tries
    return Belief(
        (guessed * candidate.guess.worth * _POINT + tally.total) / weight, sqrt(noise / weight), noise, weight
    )


class Search:
    """One worker's search. Candidate 0 is the policy's move; the others' tallies hold differences from it."""

    def __init__(
        self, tables: Tables, view: SeatView, found: Sequence[Candidate], rivals: Sequence[Temper], rng: Rng
    ) -> None:
        self._tables, self._view, self._rng = tables, view, rng
        self._found = found
        self._tallies = [Tally(candidate.action, 0, 0.0) for candidate in found]
        self._worlds: list[PossibleGame] = []
        self._base: list[float] = []
        self._made = 0
        made: dict[Temper, Rollout] = {}
        for one in found:
            if one.temper not in made:
                seats = [one.temper if seat == view.seat else temper for seat, temper in enumerate(rivals)]
                made[one.temper] = Rollout(tables, seats)
        self._rollouts = [made[one.temper] for one in found]

    def run(self, tries: int | None, deadline: float | None) -> tuple[Tally, ...]:
        """Tries until the tries or the time are used up, or nothing can change any more."""
        if len(self._found) > 1:
            longest = 0.0
            while tries is None or self._made < tries:
                start = time.monotonic()
                if deadline is not None and start + longest > deadline:
                    break
                number = self._next(None if tries is None else tries - self._made)
                if number < 0:
                    break
                self._try(number)
                longest = max(longest, time.monotonic() - start)
        mean = sum(self._base) / len(self._base) if self._base else 0.0
        return (Tally(self._found[0].action, len(self._base), mean * len(self._base)), *self._tallies[1:])

    def _next(self, left: int | None) -> int:
        """The candidate that most deserves a try; -1 if no number of tries left can bring another one to the top."""
        beliefs = [belief(*pair) for pair in zip(self._found, self._tallies, strict=True)]
        leader = max(range(len(beliefs)), key=lambda number: beliefs[number].mean)
        best, number, open_question = float("-inf"), -1, left is None
        for place, one in enumerate(beliefs):
            if not place:
                continue
            # The leader is doubted from the other side: does it really beat the policy's own move?
            promise = one.mean + _EAGER * one.spread
            if promise > best:
                best, number = promise, place
            if left is not None and not open_question:
                rival = beliefs[leader if place != leader else _second(beliefs, leader)]
                shift = sqrt(max(0.0, one.noise / one.weight - one.noise / (one.weight + left)))
                open_question = abs(one.mean - rival.mean) < _SURE * shift
        return number if open_question else -1

    def _try(self, number: int) -> None:
        tally = self._tallies[number]
        place = tally.tries
        if place == len(self._worlds):
            self._worlds.append(possible_game(self._tables, self._view, self._rng))
        if place == len(self._base):
            self._base.append(self._play(0, place))
        difference = self._play(number, place) - self._base[place]
        self._tallies[number] = Tally(
            tally.action, place + 1, tally.total + difference, tally.squares + difference * difference
        )

    def _play(self, number: int, place: int) -> float:
        game = self._worlds[place].clone()
        game.play(self._found[number].action)
        self._made += 1
        return value(self._rollouts[number].play_out(game), self._view.seat)


def _second(beliefs: Sequence[Belief], leader: int) -> int:
    return max((place for place in range(len(beliefs)) if place != leader), key=lambda place: beliefs[place].mean)
