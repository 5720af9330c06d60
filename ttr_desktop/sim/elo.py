# SPDX-License-Identifier: GPL-3.0-or-later
"""Elo numbers that fit results best (Bradley-Terry, maximum likelihood), with intervals from the information matrix.

Every pairing is given one drawn game on top: a bot that has won all its games then has a large number, not an
infinite one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

_POINT = log(10) / 400  # one Elo point on the natural scale
_Z = 1.96
_STEPS = 100
_LARGEST_STEP = 1.0


class Score(NamedTuple):
    """What one bot has won against another; a shared win is half a win."""

    one: str
    two: str
    wins: float
    games: int


class Rating(NamedTuple):
    """An Elo number with its 95 % interval (relative to the anchor, which has none)."""

    elo: float
    spread: float


def fit(scores: Iterable[Score], anchor: str, anchor_elo: float) -> Mapping[str, Rating]:
    """The ratings of all bots that are joined to the anchor by games."""
    played = [score for score in scores if score.games]
    names = _joined(played, anchor)
    played = [score for score in played if score.one in names]
    free = {name: number for number, name in enumerate(name for name in names if name != anchor)}
    strength = [0.0] * len(free)
    for _ in range(_STEPS):
        slope, information = _derivatives(played, free, strength)
        step = _solved(information, slope)
        strength = [old + max(-_LARGEST_STEP, min(_LARGEST_STEP, new)) for old, new in zip(strength, step, strict=True)]
        if max(map(abs, step), default=0.0) < 1e-9:
            break
    _, information = _derivatives(played, free, strength)
    ratings = {anchor: Rating(anchor_elo, 0.0)}
    for name, number in free.items():
        unit = [float(place == number) for place in range(len(free))]
        variance = _solved(information, unit)[number]
        ratings[name] = Rating(anchor_elo + strength[number] / _POINT, _Z * sqrt(variance) / _POINT)
    return ratings


def _joined(scores: Sequence[Score], anchor: str) -> list[str]:
    """The anchor and everybody it can be compared with, in the order of the results."""
    found = {anchor}
    while True:
        new = {name for score in scores if {score.one, score.two} & found for name in (score.one, score.two)} - found
        if not new:
            break
        found |= new
    order = dict.fromkeys([anchor, *(name for score in scores for name in (score.one, score.two))])
    return [name for name in order if name in found]


def _derivatives(
    scores: Sequence[Score], free: Mapping[str, int], strength: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the likelihood and the information matrix."""
    size = len(free)
    slope = [0.0] * size
    information = [[0.0] * size for _ in range(size)]
    for score in scores:
        one, two = free.get(score.one), free.get(score.two)
        difference = (strength[one] if one is not None else 0.0) - (strength[two] if two is not None else 0.0)
        chance = 1 / (1 + exp(-difference))
        games, wins = score.games + 1, score.wins + 0.5
        weight = games * chance * (1 - chance)
        for place, sign in ((one, 1), (two, -1)):
            if place is not None:
                slope[place] += sign * (wins - games * chance)
                information[place][place] += weight
        if one is not None and two is not None:
            information[one][two] -= weight
            information[two][one] -= weight
    return slope, information


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss with the largest pivot; the matrices here are small, symmetric and positive definite."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            rows[row] = [value - factor * above for value, above in zip(rows[row], rows[column], strict=True)]
    solution = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][column] * solution[column] for column in range(row + 1, size))
        solution[row] = (rows[row][size] - known) / rows[row][row]
    return solution
