# SPDX-License-Identifier: GPL-3.0-or-later
"""The review: asks about every decision once, looks again at what seems bad, and only then calls it so."""

from __future__ import annotations

import pytest

from tests.helpers.finished import replay_of
from ttr_desktop.core.actions import DrawDeck, Pass
from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.table.replay import Replay
from ttr_desktop.table.reviewing import hidden, learner, own_moves, review_of
from ttr_desktop.teach.judge import Judgement, Question, Round, Weighed, judge
from ttr_desktop.teach.review import MOST_COSTLY, Effort, Review, course
from ttr_desktop.teach.verdicts import Verdict

_EFFORT = Effort((Round(0, 1),), (Round(0, 1),), 8)


def made_up(question: Question, loss: float, chance: float = 0.5, error: float = 0.01) -> Judgement:
    """An answer that says the move has cost so much."""
    played = Weighed(question.played, 80, chance, 90.0, loss, error)
    if not loss:
        return Judgement(played, (played,))
    return Judgement(played, (Weighed(Pass(), 80, chance + loss, 99.0, 0.0, 0.0), played))


def losses(review: Review, found: dict[int, float]) -> list[tuple[int, bool]]:
    """Answers all open questions, those of the given decisions with a loss; returns which were asked, and how."""
    asked = []
    for number, question in review.questions():
        place = number % len(review.moves)
        asked.append((place, question.wide))
        review.answer(number, made_up(question, found.get(place, 0.0)))
    return asked


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_every_decision_of_the_seat_is_there(map_id: str) -> None:
    replay = replay_of(map_id)
    for seat in range(2):
        for move in own_moves(replay, seat):
            game = replay.moments[move.moment].game
            assert game.seat == seat
            assert move.view == game.view(seat)
            assert replay.moments[move.moment + 1].action == move.action
    actions = {moment.action for moment in replay.moments[1:]}
    assert {move.action for seat in range(2) for move in own_moves(replay, seat)} >= actions - {Pass(), DrawDeck(0)}


def test_it_is_the_person_whose_game_is_reviewed() -> None:
    assert learner(replay_of("usa")) == 0


def test_a_quick_look_at_all_then_a_long_one_at_the_worst() -> None:
    review = review_of(replay_of("usa"), 0, _EFFORT)
    count = len(review.moves)
    bad = {number: 0.05 + number / 100 for number in range(2, 14)}
    assert review.total == count + 8
    assert losses(review, bad) == [(number, False) for number in range(count)]
    assert review.answered == count
    assert review.costly() == []
    assert {one.verdict for one in review.assessed()} == {Verdict.GOOD}
    assert losses(review, bad) == [(number, True) for number in range(6, 14)]
    assert review.finished
    assert review.questions() == []
    costs = [one.judgement.loss for one in review.costly()]
    assert len(costs) <= MOST_COSTLY
    assert costs == sorted(costs, reverse=True)
    assert costs[0] == bad[13]
    turns = [one.move.view.turn for one in review.costly()]
    assert len(set(turns)) == len(turns)


def test_where_few_are_certain_it_is_filled_up_to_three_with_what_seems_to_have_cost_something() -> None:
    review = review_of(replay_of("usa"), 0, _EFFORT)
    numbers = [3, 6, 9, 12, 15, 18]
    turns = [review.moves[number].view.turn for number in numbers]
    assert len(set(turns)) == len(turns)
    losses(review, dict.fromkeys(numbers, 0.3))
    seeming = {3: 0.12, 6: 0.02, 9: 0.18, 12: 0.3, 15: 0.07, 18: 0.0}
    for number, question in review.questions():
        assert len(review.costly()) <= 1, "what is doubtful is not said before all is known"
        place = number % len(review.moves)
        review.answer(number, made_up(question, seeming[place], error=0.01 if place == 12 else 0.1))
    costly = review.costly()
    assert [one.move.moment for one in costly] == [review.moves[number].moment for number in (12, 9, 3)]
    assert [(one.verdict, one.doubtful) for one in costly] == [
        (Verdict.BLUNDER, False),
        (Verdict.GOOD, True),  # it is not called bad: that may be the luck of the tries
        (Verdict.GOOD, True),
    ]
    words = [one.verdict for one in review.assessed()]
    assert (words.count(Verdict.BLUNDER), words.count(Verdict.INACCURACY)) == (1, 0)


def test_less_than_the_error_of_the_tries_is_not_even_doubtful() -> None:
    review = review_of(replay_of("usa"), 0, _EFFORT)
    losses(review, {3: 0.3})
    for number, question in review.questions():
        review.answer(number, made_up(question, 0.08, error=0.1))
    assert review.finished
    assert review.costly() == []


def test_what_costs_nothing_is_not_among_them() -> None:
    review = review_of(replay_of("usa"), 0, _EFFORT)
    losses(review, {3: 0.4, 7: 0.3})
    losses(review, {3: 0.02, 7: 0.04})
    assert review.finished
    assert review.costly() == []


def test_the_second_look_decides() -> None:
    review = review_of(replay_of("usa"), 0, _EFFORT)
    losses(review, {3: 0.4, 7: 0.3})
    losses(review, {7: 0.12})
    assert [one.verdict for one in review.costly()] == [Verdict.MISTAKE]
    assert [one.verdict for one in review.assessed()].count(Verdict.MISTAKE) == 1


def test_a_game_without_a_fault_needs_no_second_look() -> None:
    review = review_of(replay_of("usa"), 0, _EFFORT)
    losses(review, {})
    assert review.finished
    assert review.costly() == []


def test_what_may_be_luck_is_not_called_a_mistake() -> None:
    weighed = Weighed(Pass(), 80, 0.4, 90.0, 0.12, 0.1)
    assert Judgement(weighed, (weighed,)).verdict is Verdict.GOOD
    sure = weighed._replace(error=0.05)
    assert Judgement(sure, (sure,)).verdict is Verdict.MISTAKE


def test_the_same_game_gives_the_same_review_in_any_order() -> None:
    def reviewed(backwards: bool) -> list[float]:
        replay = replay_of("usa")
        review = Review(own_moves(replay, 0)[-6:], "seed", _EFFORT)
        while not review.finished:
            for number, question in sorted(review.questions(), key=lambda one: one[0], reverse=backwards):
                review.answer(number, judge(question))
        return course(review.assessed())

    assert reviewed(backwards=False) == reviewed(backwards=True)


def test_what_others_held_is_told_only_when_the_game_is_over() -> None:
    replay = replay_of("usa")
    found = hidden(replay, 40, 0)
    state = replay.moments[40].game.state
    assert [one.seat for one in found] == [1]
    assert found[0].tickets == state.tickets[1]
    assert [a + b for a, b in zip(found[0].cards, state.known[1], strict=True)] == state.hands[1]
    saved = replay.saved
    record = type(saved.record)(saved.record.setup, saved.record.actions[:50])
    short = Replay(replay.board, type(saved)(record, saved.seats, {}))
    assert hidden(short, 40, 0) == []
