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
    best = 1e9
    for _ in range(3):
        start = time.perf_counter()
        sum(range(10**7))
        best = min(best, time.perf_counter() - start)
    return best


def random_game(board: Board, players: int, seed: str) -> tuple[Game, int]:
    """Plays a game of random decisions to the end; returns it and the number of decisions."""
    game, _ = Game.start(board, players, seed)
    rng = Rng(seed + "/players")
    decisions = 0
    while not game.over:
        game.play(random_action(game.choices(), rng))
        decisions += 1
    return game, decisions


def bench(board: Board, players: int, seconds: float) -> BenchResult:
    """Plays for about so many seconds."""
    calibration = calibrate()
    random_game(board, players, "warm-up")
    games = decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        _, count = random_game(board, players, f"bench-{games}")
        games += 1
        decisions += count
    return BenchResult(
        map=board.id,
        players=players,
        games=games,
        seconds=round(spent, 3),
        games_per_second=round(games / spent, 1),
        decisions_per_second=round(decisions / spent),
        decisions_per_game=round(decisions / games, 1),
        calibration_seconds=round(calibration, 4),
        unit=round(games / spent * calibration, 1),
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
