# SPDX-License-Identifier: GPL-3.0-or-later
"""The outlook: fair, repeatable, and right where everybody can see who wins."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.helpers.boards import each_setup
from tests.helpers.play import position
from tests.helpers.twins import side_by_side
from ttr_desktop.bots.outlook import better_by, outlook, weigh
from ttr_desktop.core.engine import Game
from ttr_desktop.core.rng import Rng

LONG_AGO = 0.0


@each_setup
def test_chances_add_up(map_id: str, players: int) -> None:
    game = position(map_id, players, "outlook", 60)
    found = outlook(game.tables, game.view(0), Rng("a"), tries=3)
    assert found.tries == 3
    assert sum(found.chances) == pytest.approx(1.0)
    assert found.chance == found.chances[0]
    assert len(found.points) == players


def test_equal_seeds_give_equal_answers_and_others_do_not() -> None:
    game = position("usa", 2, "outlook", 30)
    view = game.view(1)
    first = outlook(game.tables, view, Rng("a"), tries=4)
    assert outlook(game.tables, view, Rng("a"), tries=4) == first
    assert outlook(game.tables, view, Rng("b"), tries=4) != first


def test_secrets_of_rivals_do_not_matter() -> None:
    game = position("nordic", 2, "secrets", 40)
    seat = game.seat
    for pair in side_by_side(game, seat, "outlook", "random", 3):
        found = [outlook(game.tables, one.view(seat), Rng("a"), tries=2) for one in (pair.one, pair.two)]
        assert found[0] == found[1]


def test_one_try_is_made_however_late_it_is() -> None:
    game = position("usa", 2, "outlook", 30)
    view = game.view(game.seat)
    assert outlook(game.tables, view, Rng("a"), deadline=LONG_AGO).tries == 1
    actions = list(islice(game.legal(), 2))
    assert [one.outlook.tries for one in weigh(game.tables, view, actions, Rng("a"), deadline=LONG_AGO)] == [1, 1]
    with pytest.raises(ValueError, match="tries or a deadline"):
        outlook(game.tables, view, Rng("a"))


def test_a_finished_game_has_ended_as_it_did() -> None:
    game = position("usa", 2, "finished", 10_000)
    while not game.over:
        game.play(next(game.legal()))
    result = game.result
    assert result is not None
    found = outlook(game.tables, game.view(0), Rng("a"), tries=5)
    assert found.points == tuple(line.total for line in result.lines)
    assert found.chances[result.winners[0]] == 1 / len(result.winners)


def far_ahead() -> Game:
    game = position("usa", 2, "ahead", 60)
    game.state.scores[game.seat] += 300
    return game


def test_who_is_far_ahead_wins() -> None:
    game = far_ahead()
    ahead = game.seat
    assert outlook(game.tables, game.view(ahead), Rng("a"), tries=3).chances[ahead] == 1.0
    assert outlook(game.tables, game.view(1 - ahead), Rng("a"), tries=3).chances[ahead] == 1.0


def test_actions_are_compared_in_the_same_games() -> None:
    game = position("usa", 2, "weigh", 20)
    actions = list(islice(game.legal(), 3))
    weighed = weigh(game.tables, game.view(game.seat), [*actions, actions[0]], Rng("a"), tries=4)
    assert [one.action for one in weighed] == [*actions, actions[0]]
    same = better_by(weighed[0].outlook, weighed[3].outlook)
    assert (same.chance, same.points) == (0.0, 0.0)
    there, back = (better_by(weighed[a].outlook, weighed[b].outlook) for a, b in ((0, 2), (2, 0)))
    assert there.points == -back.points
    assert there.points_error > 0
