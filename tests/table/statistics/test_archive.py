# SPDX-License-Identifier: GPL-3.0-or-later
"""A finished game is kept twice, and either place makes up for the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.finished import NOON, finished_game
from ttr_desktop.table.statistics.archive import Archive, Finished
from ttr_desktop.table.statistics.entry import Circumstances
from ttr_desktop.table.statistics.store import StatisticsProblem, StatisticsStore, Trouble


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "replays", tmp_path / "statistics.sqlite")


def finished(map_id: str = "usa") -> Finished:
    table, saved = finished_game(map_id)
    return Finished(table.board, table.game.clone(), saved, Circumstances(NOON, 70, undos=1))


def test_kept_in_both_places(archive: Archive) -> None:
    outcome = archive.keep(finished())
    assert outcome.replay is not None
    assert outcome.replay.exists()
    (entry,) = archive.load().entries
    assert (entry.map, entry.seconds, entry.assisted) == ("usa", 70, True)


def test_a_game_that_ends_again_counts_once(archive: Archive) -> None:
    assert archive.keep(finished()).replay == archive.keep(finished()).replay
    assert len(archive.load().entries) == 1


def test_what_could_not_be_counted_is_counted_later(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: StatisticsStore, entry: object) -> bool:
        raise StatisticsProblem(Trouble.FULL, self.path)

    with monkeypatch.context() as patch:
        patch.setattr(StatisticsStore, "add", full)
        outcome = archive.keep(finished())
    assert outcome.problem is not None
    assert outcome.replay is not None
    (entry,) = archive.load().entries
    assert (entry.finished, entry.seconds, entry.undos) == (NOON, 70, 1)


def test_a_damaged_file_is_made_anew_from_the_replays(archive: Archive, tmp_path: Path) -> None:
    archive.keep(finished("usa"))
    archive.keep(finished("nordic"))
    (tmp_path / "statistics.sqlite").write_bytes(b"nothing of any use, but long enough to be looked at" * 40)
    outcome = archive.load()
    assert outcome.aside is not None
    assert outcome.aside.exists()
    assert {entry.map for entry in outcome.entries} == {"usa", "nordic"}


def test_no_replay_but_counted(tmp_path: Path) -> None:
    (tmp_path / "replays").write_text("a file where the folder should be")
    archive = Archive(tmp_path / "replays", tmp_path / "statistics.sqlite")
    outcome = archive.keep(finished())
    assert outcome.no_replay
    assert len(archive.load().entries) == 1


def test_strange_files_among_the_replays_do_no_harm(archive: Archive) -> None:
    archive.keep(finished())
    (archive.replays / "junk.ttr").write_text("{}")
    assert len(archive.load().entries) == 1
