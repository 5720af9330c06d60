# SPDX-License-Identifier: GPL-3.0-or-later
"""Reviews on the disk: found again as they were, and never trusted where they do not fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.finished import replay_of
from tests.helpers.judges import claims_are_better
from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.table.review_store import ReviewStore
from ttr_desktop.table.reviewing import review_of
from ttr_desktop.teach.judge import Round
from ttr_desktop.teach.review import Effort, Review


def judged(map_id: str) -> Review:
    review = review_of(replay_of(map_id), 0)
    while not review.finished:
        for number, question in review.questions():
            review.answer(number, claims_are_better(question))
    return review


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_what_was_found_is_found_again(tmp_path: Path, map_id: str) -> None:
    replay, review, store = replay_of(map_id), judged(map_id), ReviewStore(tmp_path)
    store.keep(replay, 0, review)
    again = review_of(replay, 0)
    store.fill(replay, 0, again)
    assert again.finished
    assert again.assessed() == review.assessed()
    assert again.costly() == review.costly() != []


def test_half_a_review_is_gone_on_with(tmp_path: Path) -> None:
    replay, review, store = replay_of("usa"), review_of(replay_of("usa"), 0), ReviewStore(tmp_path)
    for number, question in review.questions()[:20]:
        review.answer(number, claims_are_better(question))
    store.keep(replay, 0, review)
    again = review_of(replay, 0)
    store.fill(replay, 0, again)
    assert again.answered == 20
    assert len(again.questions()) == len(review.moves) - 20


def test_another_seat_or_another_effort_is_another_review(tmp_path: Path) -> None:
    replay, store = replay_of("usa"), ReviewStore(tmp_path)
    store.keep(replay, 0, judged("usa"))
    for other in (review_of(replay, 1), review_of(replay, 0, Effort((Round(0, 1),)))):
        store.fill(replay, 1 if other.moves[0].view.seat else 0, other)
        assert other.answered == 0


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{", '{"x": 1}', '{"0": {}}', '{"0": {"played": 0, "moves": []}}', '{"99999": 5}', "[" * 9999],
)
def test_a_file_that_is_no_review_is_not_used(tmp_path: Path, text: str) -> None:
    replay, store = replay_of("usa"), ReviewStore(tmp_path)
    review = review_of(replay, 0)
    store.path(replay, 0, review).write_text(text, encoding="utf-8")
    store.fill(replay, 0, review)
    assert review.answered == 0


def test_a_judgement_of_another_move_is_not_used(tmp_path: Path) -> None:
    replay, store = replay_of("usa"), ReviewStore(tmp_path)
    store.keep(replay, 0, judged("usa"))
    path = store.path(replay, 0, review_of(replay, 0))
    path.write_text(path.read_text(encoding="utf-8").replace('"played": 0', '"played": 1', 1), encoding="utf-8")
    review = review_of(replay, 0)
    store.fill(replay, 0, review)
    assert review.answered == 0


def test_a_folder_that_cannot_be_written_does_not_matter(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    replay, store = replay_of("usa"), ReviewStore(tmp_path / "file")
    store.keep(replay, 0, judged("usa"))
    review = review_of(replay, 0)
    store.fill(replay, 0, review)
    assert review.answered == 0
