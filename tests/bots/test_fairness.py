# SPDX-License-Identifier: GPL-3.0-or-later
"""Every bot is fair and repeatable: in games its seat cannot tell apart, equal seeds give equal decisions.

This holds for every bot in the registry, in every style; a new one is tested without a line here.
"""

from __future__ import annotations

import pytest

from tests.helpers.boards import each_setup
from tests.helpers.play import position
from tests.helpers.twins import differs, side_by_side
from ttr_desktop.bots.base import Budget, Decision, decision_rng
from ttr_desktop.bots.registry import BOTS, make_bot
from ttr_desktop.core.engine import Game
from ttr_desktop.table.worker import Task, answer

TRIES = Budget(None, 6)  # by the clock nothing is repeatable
STYLED = [f"{bot}:{style}" for bot, info in BOTS.items() for style in info.styles]


def decision(bot: str, game: Game, seat: int) -> Decision:
    """What a new bot of that name decides in the game."""
    view = game.view(seat)
    return make_bot(bot, TRIES).decide(view, game.choices(), decision_rng("fair", view))


def check_fair(bot: str, map_id: str, players: int, seed: str, actions: int, steps: int) -> int:
    """Plays two games that differ in secrets only, and asks the bot in both; returns how often."""
    game = position(map_id, players, seed, actions)
    seat = game.seat
    asked = 0
    for pair in side_by_side(game, seat, seed, "random", steps):
        if pair.one.seat == seat and differs(pair, seat):
            assert decision(bot, pair.one, seat) == decision(bot, pair.two, seat)
            asked += 1
    return asked


@each_setup
@pytest.mark.parametrize("bot", BOTS)
def test_secrets_make_no_difference(bot: str, map_id: str, players: int) -> None:
    steps = 6 if BOTS[bot].searches else 12
    assert sum(check_fair(bot, map_id, players, f"fair {moment}", moment, steps) for moment in (0, 8, 50, 110)) > 0


@pytest.mark.parametrize("bot", STYLED)
def test_styles_are_fair_too(bot: str) -> None:
    assert sum(check_fair(bot, "usa", 2, f"style {moment}", moment, 6) for moment in (0, 30)) > 0


@pytest.mark.parametrize("map_id", ["usa", "world"])
@pytest.mark.parametrize("bot", BOTS)
def test_a_worker_decides_as_a_match_does(bot: str, map_id: str) -> None:
    """And a bot that has played before decides as a new one."""
    used = make_bot(bot, TRIES)
    for moment in (0, 20, 70):
        game = position(map_id, 2, "worker", moment)
        view = game.view(game.seat)
        expected = decision(bot, game, game.seat)
        assert used.decide(view, game.choices(), decision_rng("fair", view)) == expected
        assert answer(Task(bot, view, "fair", TRIES)) == expected
