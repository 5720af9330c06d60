# SPDX-License-Identifier: GPL-3.0-or-later
"""Random play: always legal, every choice of a turn possible, and the same for the same generator."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from tests.helpers.boards import each_setup
from tests.helpers.examples import examples
from tests.helpers.play import position, seeds
from ttr_desktop.bots.random_bot import RandomBot, random_action
from ttr_desktop.core.engine import Game
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue


@each_setup
@examples(4)
@given(seed=seeds)
def test_every_decision_is_legal_and_repeatable(map_id: str, players: int, seed: str) -> None:
    game, _ = Game.start(catalogue.board(map_id), players, seed)
    bot, rng = RandomBot(), Rng(seed)
    while not game.over:
        view, choices = game.view(game.seat), game.choices()
        again = rng.clone()
        decision = bot.decide(view, choices, rng)
        assert bot.decide(view, choices, again) == decision
        assert decision.reason == "random"
        assert game.check(decision.action, game.seat) is None
        game.play(decision.action)


@each_setup
def test_every_choice_of_a_turn_is_about_equally_likely(map_id: str, players: int) -> None:
    """A track with twenty payments is one choice, not twenty."""
    game = position(map_id, players, "equal", 30)
    while game.phase is not Phase.TURN:
        game.play(next(game.legal()))
    choices = game.choices()
    size = len(choices.draws) + choices.claims.bit_count() + len(choices.extras) + choices.tickets
    rng = Rng("equal")
    found: Counter[object] = Counter()
    for _ in range(300 * size):
        action = random_action(choices, rng)
        if action.kind in ("claim", "port", "exchange"):
            found[action[0], action.kind] += 1
        else:
            found[action] += 1
    assert len(found) == size
    assert min(found.values()) > 180
    assert max(found.values()) < 420
