# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach: speaks of blunders, not of good moves, and never from what the learner may not know."""

from __future__ import annotations

import pytest

from tests.helpers.decisions import face_up_locomotive, finishing, last_turn
from tests.helpers.play import position
from tests.helpers.twins import differs, side_by_side
from ttr_desktop.bots.levels import REGULAR
from ttr_desktop.core.actions import Claim, DrawTickets
from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.table.settings import Coach
from ttr_desktop.teach.coach import LEVELS, Watched, watch
from ttr_desktop.teach.judge import position_of
from ttr_desktop.teach.options import options, thoughts

_ALWAYS = -1.0  # a limit that every move exceeds


@pytest.mark.parametrize("limit", LEVELS.values())
def test_it_speaks_of_a_thrown_away_game(limit: float) -> None:
    game = last_turn()
    for action in (DrawTickets(), face_up_locomotive(game)):
        found = watch(Watched(game.view(0), action, limit))
        assert found is not None
        assert found.best.action == finishing(game)
        assert found.loss > 0.9


@pytest.mark.parametrize("limit", LEVELS.values())
def test_it_is_content_with_the_right_move(limit: float) -> None:
    game = last_turn()
    assert watch(Watched(game.view(0), finishing(game), limit)) is None


def test_it_does_not_mind_what_changes_nothing() -> None:
    game = last_turn("[200, 3]")
    assert watch(Watched(game.view(0), DrawTickets(), LEVELS["strict"])) is None


def test_how_a_track_is_paid_is_left_to_the_learner() -> None:
    game = last_turn()
    move = finishing(game)
    assert isinstance(move, Claim)
    assert watch(Watched(game.view(0), Claim(move.track, ((8, 2),)), LEVELS["strict"])) is None


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_whoever_plays_as_the_level_does_is_left_in_peace(map_id: str) -> None:
    for actions in (0, 20, 50):
        game = position(map_id, 2, "peace", actions)
        view = game.view(game.seat)
        action = thoughts(game.tables, view, (REGULAR,))[0]
        assert watch(Watched(view, action, LEVELS["gentle"])) is None


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_the_same_advice_in_two_games_that_look_alike(map_id: str) -> None:
    game = position(map_id, 2, "advice", 90)
    seat = game.seat
    pair = next(iter(side_by_side(game, seat, "coach", "random", 1)))
    assert differs(pair, seat)
    view = pair.one.view(seat)
    spoken = 0
    for action in options(game.tables, view, position_of(view).choices())[:3]:
        one, two = (watch(Watched(twin.view(seat), action, _ALWAYS)) for twin in (pair.one, pair.two))
        assert one == two
        spoken += one is not None
    assert spoken, "two coaches who say nothing prove nothing"


def test_there_is_a_limit_for_each_setting_but_off() -> None:
    assert set(LEVELS) == set(Coach) - {Coach.OFF}
    assert LEVELS["gentle"] > LEVELS["strict"]
