# SPDX-License-Identifier: GPL-3.0-or-later
"""What the learner has done is remembered, and a broken file costs nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from ttr_desktop.teach.progress import Progress


def test_it_is_remembered(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "learning.json"
    Progress(path).note("lessons", "usa-01-draw")
    again = Progress(path)
    assert again.has("lessons", "usa-01-draw")
    assert not again.has("tips", "usa-01-draw")
    again.forget("lessons")
    assert not Progress(path).of("lessons")


@pytest.mark.parametrize("text", ["", "[]", "{", '{"lessons": 3}', '{"lessons": [1, null]}', "[" * 100_000])
def test_a_broken_file_counts_as_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "learning.json"
    path.write_text(text)
    progress = Progress(path)
    assert not progress.of("lessons")
    progress.note("lessons", "x")
    assert Progress(path).has("lessons", "x")


def test_a_folder_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    progress = Progress(tmp_path / "file" / "learning.json")
    progress.note("tips", "x")
    assert progress.has("tips", "x")


def test_without_a_path_it_lives_in_memory() -> None:
    progress = Progress()
    progress.note("lessons", "x")
    assert progress.has("lessons", "x")
