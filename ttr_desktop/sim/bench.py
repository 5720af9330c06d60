# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast the core is: random games and decisions per second in one process."""

from __future__ import annotations

import sys
import time
import tracemalloc
from dataclasses import dataclass

from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.board import Board
from ttr_desktop.core.engine import Game
from ttr_desktop.core.rng import Rng


@dataclass(frozen=True, slots=True)
class BenchResult:
    """The figures of one board and number of players. `unit` is games/s times the calibration seconds."""

    map: str
    players: int
    games: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    calibration_seconds: float
    unit: float
    clone_microseconds: float
    game_kilobytes: float


def calibrate() -> float:
    """Seconds for `sum(range(10**7))`: makes figures of different machines comparable."""
    start = time.perf_counter()
    sum(range(10**7))
    return time.perf_counter() - start


def random_game(board: Board, players: int, seed: str) -> tuple[Game, int]:
    """Plays a game of random decisions to the end; returns it and the number of decisions."""
    game, _ = Game.start(board, players, seed)
    rng = Rng(seed + "/players")
    decisions = 0
    while not game.over:
        game.play(random_action(game.choices(), rng))
        decisions += 1
    return game, decisions


@dataclass(frozen=True, slots=True)
class _Slice:
    """A short stretch of games with the calibration taken around it."""

    games: int
    decisions: int
    seconds: float
    calibration: float

    @property
    def unit(self) -> float:
        return self.games / self.seconds * self.calibration


def _play_slice(board: Board, players: int, first: int, seconds: float) -> _Slice:
    before = calibrate()
    games = decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += random_game(board, players, f"bench-{first + games}")[1]
        games += 1
    return _Slice(games, decisions, spent, (before + calibrate()) / 2)


def bench(board: Board, players: int, seconds: float) -> BenchResult:
    """Plays for about so many seconds, in slices with a calibration each: the speed of a machine wavers.

    The slice of median unit speaks for the run.
    """
    random_game(board, players, "warm-up")
    slices: list[_Slice] = []
    while sum(part.seconds for part in slices) < seconds:
        done = sum(part.games for part in slices)
        slices.append(_play_slice(board, players, done, min(0.5, seconds)))
    games = sum(part.games for part in slices)
    decisions = sum(part.decisions for part in slices)
    middle = sorted(slices, key=lambda part: part.unit)[len(slices) // 2]
    return BenchResult(
        map=board.id,
        players=players,
        games=games,
        seconds=round(sum(part.seconds for part in slices), 3),
        games_per_second=round(middle.games / middle.seconds, 1),
        decisions_per_second=round(middle.decisions / middle.seconds),
        decisions_per_game=round(decisions / games, 1),
        calibration_seconds=round(middle.calibration, 4),
        unit=round(middle.unit, 1),
        clone_microseconds=round(_clone_microseconds(board, players), 2),
        game_kilobytes=round(_game_kilobytes(board, players), 1),
    )


def _middle_game(board: Board, players: int) -> Game:
    game, _ = Game.start(board, players, "middle")
    rng = Rng("middle/players")
    for _ in range(60 * players):
        if not game.over:
            game.play(random_action(game.choices(), rng))
    return game


def _clone_microseconds(board: Board, players: int) -> float:
    game = _middle_game(board, players)
    rounds = 2000
    start = time.perf_counter()
    for _ in range(rounds):
        game.clone()
    return (time.perf_counter() - start) / rounds * 1e6


def _game_kilobytes(board: Board, players: int) -> float:
    """What a copy of a game in play adds to the memory of the process."""
    game = _middle_game(board, players)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [game.clone() for _ in range(20)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert sys.getrefcount(copies) > 0
    return (after - before) / 20 / 1000
