# SPDX-License-Identifier: GPL-3.0-or-later
"""Judging moves: what everybody can see is seen, good moves are left alone, and secrets do not matter."""

from __future__ import annotations

import pytest

from tests.helpers.decisions import face_up_locomotive, finishing, last_turn
from tests.helpers.play import position
from tests.helpers.twins import differs, side_by_side
from ttr_desktop.core.actions import Action, DrawTickets
from ttr_desktop.core.engine import Game
from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.teach.judge import QUICK, THOROUGH, Question, Round, compare, judge, position_of
from ttr_desktop.teach.options import distinct, free, options
from ttr_desktop.teach.verdicts import Verdict, verdict


def asked(game: Game, action: Action, thorough: bool) -> Question:
    return Question(game.view(game.seat), action, "test", THOROUGH if thorough else QUICK, wide=thorough)


@pytest.mark.parametrize("thorough", [False, True])
def test_tickets_instead_of_the_finishing_track_are_a_blunder(thorough: bool) -> None:
    game = last_turn()
    found = judge(asked(game, DrawTickets(), thorough))
    assert found.verdict is Verdict.BLUNDER
    assert found.best.action == finishing(game)
    assert found.best.chance > 0.95
    assert found.played.action == DrawTickets()
    assert found.played.chance < 0.05


@pytest.mark.parametrize("thorough", [False, True])
def test_a_face_up_locomotive_at_the_very_end_is_a_blunder(thorough: bool) -> None:
    game = last_turn()
    assert judge(asked(game, face_up_locomotive(game), thorough)).verdict is Verdict.BLUNDER


@pytest.mark.parametrize("thorough", [False, True])
def test_the_finishing_track_is_good(thorough: bool) -> None:
    game = last_turn()
    found = judge(asked(game, finishing(game), thorough))
    assert found.verdict is Verdict.GOOD
    assert found.loss == 0
    assert found.best.action == found.played.action


def test_points_that_change_nothing_are_no_mistake() -> None:
    """By chances, not by points: whoever wins anyway may play as he likes."""
    game = last_turn("[200, 3]")
    found = judge(asked(game, DrawTickets(), thorough=True))
    assert found.verdict is Verdict.GOOD
    assert found.played.points < max(one.points for one in found.moves) - 4


def test_the_same_question_has_the_same_answer() -> None:
    game = position("nordic", 3, "same", 60)
    action = next(iter(game.legal()))
    assert judge(asked(game, action, thorough=False)) == judge(asked(game, action, thorough=False))


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_what_the_seat_cannot_know_does_not_matter(map_id: str) -> None:
    game = position(map_id, 2, "judged", 60)
    seat = game.seat
    pair = next(iter(side_by_side(game, seat, "judge", "random", 1)))
    assert differs(pair, seat)
    action = next(iter(game.legal()))
    one, two = (
        compare(
            twin.view(seat), [action, *options(twin.tables, twin.view(seat), twin.choices())][:3], "t", [Round(0, 2)]
        )
        for twin in (pair.one, pair.two)
    )
    assert one == two


@pytest.mark.parametrize("map_id", MAP_IDS)
@pytest.mark.parametrize("actions", [0, 1, 2, 3, 30, 55])
def test_options_are_legal_and_differ(map_id: str, actions: int) -> None:
    game = position(map_id, 2, f"options {actions}", actions)
    view = game.view(game.seat)
    found = options(game.tables, view, game.choices())
    assert found
    assert all(game.check(action) is None for action in found)
    assert distinct(view, found) == found
    assert free(game.choices()) or len(found) == 1
    assert options(game.tables, view, position_of(view).choices()) == found


def test_two_like_cards_come_to_the_same() -> None:
    game = position("usa", 2, "like cards", 40)
    game.state.market[:3] = [1, 1, 2]
    view = game.view(game.seat)
    draws = [action for action in game.choices().draws if getattr(action, "slot", 9) < 3]
    assert len(draws) == 3
    assert distinct(view, draws) == [draws[0], draws[2]]


@pytest.mark.parametrize(
    ("loss", "word"),
    [(0.0, "good"), (0.049, "good"), (0.05, "inaccuracy"), (0.1, "mistake"), (0.2, "blunder"), (1.0, "blunder")],
)
def test_four_words(loss: float, word: str) -> None:
    assert verdict(loss) == word
