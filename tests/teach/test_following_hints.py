# SPDX-License-Identifier: GPL-3.0-or-later
"""A player who follows every hint blindly beats the middle level; one who follows random moves does not.

`python -m tests.teach.test_following_hints MAP GAMES TRIES` plays and prints the win rates.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from ttr_desktop.bots.base import Bot, Budget, decision_rng
from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.bots.registry import make_bot
from ttr_desktop.core.actions import Action
from ttr_desktop.core.engine import Game
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue
from ttr_desktop.teach.hints import find_hint

MIDDLE = "regular"
TRIES = 8  # what a hint has time for is more; this is what two hundred games have time for

Follower = Callable[[Game], Action]


def by_hints(tries: int) -> Follower:
    return lambda game: find_hint(game.view(game.seat), Budget(None, tries)).action


def by_chance(game: Game) -> Action:
    return random_action(game.choices(), Rng(f"chance/{game.state.revision}"))


def play(map_id: str, follower: Follower, number: int) -> float:
    """One game; the follower sits first every other time. A shared win counts as its share."""
    game, _ = Game.start(catalogue.board(map_id), 2, f"follow {number}", 0)
    mine = number % 2
    rival: Bot = make_bot(MIDDLE)
    while not game.over:
        view = game.view(game.seat)
        if game.seat == mine:
            game.play(follower(game))
        else:
            game.play(rival.decide(view, game.choices(), decision_rng("follow", view)).action)
    assert game.result is not None
    winners = game.result.winners
    return 1 / len(winners) if mine in winners else 0.0


def win_rate(map_id: str, follower: Follower, games: int) -> float:
    return sum(play(map_id, follower, number) for number in range(games)) / games


@pytest.mark.soak
@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_hints_win_and_chance_loses(map_id: str) -> None:
    hints, chance = win_rate(map_id, by_hints(TRIES), 50), win_rate(map_id, by_chance, 50)
    assert hints > 0.5
    assert chance < 0.1


def test_a_game_can_be_played_by_hints_alone() -> None:
    """Every hint from the first offer to the last turn is a legal move."""
    assert play("usa", by_hints(1), 0) in (0.0, 0.5, 1.0)


def report(map_id: str, name: str, follower: Follower, games: int) -> None:
    won = 0.0
    for number in range(games):
        won += play(map_id, follower, number)
        if (number + 1) % 20 == 0 or number + 1 == games:
            print(f"{map_id}: {name} won {won:g} of {number + 1} ({won / (number + 1):.1%})", flush=True)


if __name__ == "__main__":
    board, count, tries = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    report(board, "random moves", by_chance, count)
    report(board, f"hints of {tries} tries", by_hints(tries), count)
