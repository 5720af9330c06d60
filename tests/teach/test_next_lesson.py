# SPDX-License-Identifier: GPL-3.0-or-later
"""Which lesson comes next, and what its picture shows."""

from __future__ import annotations

from ttr_desktop.teach.figures import figure_of
from ttr_desktop.teach.lessons import lesson_titles, load_lesson, next_lesson

IDS = [title.id for title in lesson_titles()]


def following(done: set[str], after: str = "") -> str:
    found = next_lesson(done, after)
    return found.id if found is not None else ""


def test_the_first_that_is_not_done_yet() -> None:
    assert following(set()) == IDS[0]
    assert following({IDS[0], IDS[2]}) == IDS[1]


def test_after_a_lesson_its_successor_and_at_the_end_what_was_left_out() -> None:
    assert following({IDS[5]}, IDS[5]) == IDS[6]
    assert following(set(IDS) - {IDS[3]}, IDS[-1]) == IDS[3]
    assert following(set(IDS), IDS[4]) == ""


def test_lessons_about_tracks_have_a_picture_of_them() -> None:
    figures = {title.id: figure_of(load_lesson(title.path)) for title in lesson_titles()}
    ferry = figures["nordic-03-ferry"]
    assert ferry is not None
    assert [ferry.tables.tracks[track].id for track in ferry.show] == ["stockholm/turku/blue"]
    port = figures["world-06-ports"]
    assert port is not None
    assert port.around
    assert figures["usa-01-draw"] is None
    assert figures["world-05-pieces"] is None


def test_lessons_name_the_rules_they_are_about() -> None:
    assert all(title.rules for title in lesson_titles())
