# SPDX-License-Identifier: GPL-3.0-or-later
"""A worker knows only the view, and still offers its bot exactly the legal choices."""

from __future__ import annotations

import pickle

import pytest

from ttr_desktop.bots.atlas import atlas_of
from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.engine import Game, tables_for
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import possible_game
from ttr_desktop.data import catalogue
from ttr_desktop.table.worker import Task, answer, warm_up


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_answers_are_legal_and_repeatable(map_id: str) -> None:
    game, _ = Game.start(catalogue.board(map_id), 2, "worker", first=0)
    rng = Rng("worker/players")
    for _ in range(60):
        view = pickle.loads(pickle.dumps(game.view(game.seat)))
        decision = answer(Task("random", view, "seed"))
        assert game.check(decision.action) is None
        assert answer(Task("random", view, "seed")) == decision
        guessed = possible_game(game.tables, view, Rng("guess")).choices()
        real = game.choices()
        for field in ("draws", "tickets", "claims", "extras", "answers", "may_stop"):
            assert getattr(guessed, field) == getattr(real, field)
        game.play(random_action(real, rng))


def test_the_first_decision_finds_everything_ready() -> None:
    atlas_of.cache_clear()
    warm_up("nordic", 2)
    made = atlas_of.cache_info().misses
    atlas_of(tables_for(catalogue.board("nordic"), 2))
    assert (made, atlas_of.cache_info().misses) == (1, 1)
