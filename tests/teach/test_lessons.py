# SPDX-License-Identifier: GPL-3.0-or-later
"""Every lesson is played to its end, through each wrong branch, and with every move it accepts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from tests.helpers.telling import telling
from ttr_desktop.core.actions import Action
from ttr_desktop.core.engine import Game
from ttr_desktop.core.notation import from_text, to_text
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.data.scenario import Step
from ttr_desktop.sim import scenario_runner
from ttr_desktop.teach.lesson_run import LessonRun, Mark
from ttr_desktop.teach.lessons import LEARNER, Lesson, LessonTitle, lesson_titles, load_lesson, parse_lesson
from ttr_desktop.teach.patterns import matches
from ttr_desktop.texts.plural import LANGUAGES

_MOST = 4000  # legal moves looked at in one position
ALL = [pytest.param(lesson, id=lesson.id) for lesson in lesson_titles()]


def others_move(run: LessonRun, game: Game) -> None:
    """The other seats answer as the scenario says."""
    while game.seat != LEARNER and not game.over and not run.over:
        action = run.planned(game)
        assert action is not None
        seat = game.seat
        assert isinstance(game.apply(action, seat), list)
        run.played(seat)


def positions(lesson: Lesson) -> Iterator[tuple[LessonRun, Game]]:
    """The lesson before each move of the learner, played with the model moves."""
    run, (game, _) = LessonRun(lesson), lesson.scenario.start()
    while not run.over:
        yield run, game
        model = run.planned(game)
        assert model is not None
        assert run.judge(game, model).mark is Mark.RIGHT
        assert isinstance(game.apply(model, LEARNER), list)
        run.played(LEARNER)
        others_move(run, game)


def legal(game: Game) -> list[Action]:
    return list(islice(game.legal(), _MOST))


def test_there_are_lessons_for_every_board() -> None:
    counts = Counter(lesson.map for lesson in lesson_titles())
    assert sum(counts.values()) >= 24
    assert counts["usa"] >= 8
    assert counts["nordic"] >= 6
    assert counts["northern_lights"] >= 4
    assert counts["world"] >= 9


@pytest.mark.parametrize("title", ALL)
def test_it_is_a_scenario_that_holds(title: LessonTitle) -> None:
    lesson = load_lesson(title.path)
    assert scenario_runner.run(lesson.scenario) is None
    assert lesson.title == title.title
    assert lesson.scenario.rules


@pytest.mark.parametrize("title", ALL)
def test_it_is_played_to_success(title: LessonTitle) -> None:
    lesson = load_lesson(title.path)
    assert len(list(positions(lesson))) == len(lesson.stages) <= 4


@pytest.mark.parametrize("title", ALL)
def test_each_wrong_branch_can_be_taken(title: LessonTitle) -> None:
    for run, game in positions(load_lesson(title.path)):
        moves = legal(game)
        verdicts = [run.judge(game, move) for move in moves]
        said = {verdict.text["en"] for verdict in verdicts if verdict.mark is Mark.WRONG}
        for wrong in run.stage.wrong:
            assert wrong.say["en"] in said
        before = game.view(LEARNER)
        assert all(verdict.refusal is None for verdict in verdicts)
        assert game.view(LEARNER) == before


@pytest.mark.parametrize("title", ALL)
def test_what_the_scenario_refuses_is_refused_with_its_rule(title: LessonTitle) -> None:
    lesson = load_lesson(title.path)
    steps = iter(lesson.scenario.steps)
    for run, game in positions(lesson):
        for step in steps:
            if step.kind == "do" and game.seat == LEARNER and step.value == _form_of(run):
                break
            if step.kind == "refuse":
                verdict = run.judge(game, from_text(game.tables, step.value))
                assert verdict.mark is Mark.REFUSED
                assert verdict.refusal is not None
                assert verdict.refusal.code in step.because


def _form_of(run: LessonRun) -> object:
    step = run._step()
    return step.value if step else None


@pytest.mark.parametrize("title", ALL)
def test_every_accepted_move_lets_the_lesson_go_on(title: LessonTitle) -> None:
    lesson = load_lesson(title.path)
    for number, (run, game) in enumerate(positions(lesson)):
        for move in legal(game):
            if run.judge(game, move).mark is not Mark.RIGHT:
                continue
            branch = LessonRun(lesson)
            branch.number, branch._next = number, run._next
            twin = game.clone()
            assert isinstance(twin.apply(move, LEARNER), list)
            branch.played(LEARNER)
            others_move(branch, twin)
            if not branch.over:
                assert twin.seat == LEARNER
                assert any(branch.judge(twin, reply).mark is Mark.RIGHT for reply in legal(twin))


@pytest.mark.parametrize("title", ALL)
def test_every_accepted_last_move_does_what_the_scenario_promises(title: LessonTitle) -> None:
    """What is praised must be true: points, paths and goals come out as with the model move."""
    lesson = load_lesson(title.path)
    scenario, last = lesson.scenario, len(lesson.stages) - 1
    run, game = next(islice(positions(lesson), last, None))
    step = run._step()
    assert step is not None
    for move in legal(game):
        if run.judge(game, move).mark is Mark.RIGHT:
            steps = [_promise(one) for one in scenario.steps]
            steps[scenario.steps.index(step)] = replace(step, value=to_text(game.tables, move))
            assert scenario_runner.run(replace(scenario, steps=tuple(steps))) is None


def _promise(step: Step) -> Step:
    """How it was paid is left to the learner."""
    if step.kind != "expect":
        return step
    return replace(step, value={name: wanted for name, wanted in step.value.items() if name != "hands"})


@pytest.mark.parametrize("title", ALL)
def test_texts_are_short_and_in_both_languages(title: LessonTitle) -> None:
    for stage in load_lesson(title.path).stages:
        for text in (stage.goal, stage.otherwise, stage.done, *(wrong.say for wrong in stage.wrong)):
            assert set(text) == set(LANGUAGES)
            assert all(0 < len(words) <= 150 for words in text.values())
            assert text["en"] != text["pl"] or text["en"].startswith("Lieksa")
        assert all(len(words) <= 70 for words in stage.goal.values())


def test_patterns() -> None:
    claim = {"claim": "a/b/red", "pay": {"red": 2, "locomotive": 1}}
    assert matches(claim, {"claim": "any"})
    assert matches(claim, {"claim": ["x/y/red", "a/b/red"]})
    assert matches(claim, {"claim": "any", "pay": {"locomotive": 1, "blue": 0}})
    assert not matches(claim, {"claim": "any", "pay": {"locomotive": 0}})
    assert not matches(claim, {"draw": "any"})
    assert matches({"keep": ["b", "a"]}, {"keep": ["a", "b"]})
    assert not matches({"keep": ["a"]}, {"keep": ["a", "b"]})
    assert matches({"draw": "market", "slot": 3}, {"draw": "market", "slot": [1, 3]})


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("lesson:", "lesson: []\nnothing:", "unknown key"),
        ("    done:", "    undone:", "missing"),
        ("claim: any", "claim: atlantis/oslo/red", "atlantis"),
        ('{en: "Claim a track", pl: "Utwórz połączenie"}', "Claim a track", "mapping"),
    ],
)
def test_a_bad_lesson_is_refused_in_words(old: str, new: str, message: str) -> None:
    path = next(lesson.path for lesson in lesson_titles() if lesson.id == "usa-03-claim")
    text = path.read_text(encoding="utf-8")
    assert old in text
    with telling(FileProblem, match=message):
        parse_lesson(str(Path("bad.yaml")), text.replace(old, new, 1))
