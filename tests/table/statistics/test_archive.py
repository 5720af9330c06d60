# SPDX-License-Identifier: GPL-3.0-or-later
"""Finished games are counted once, and what was missed is counted from the files of the games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.finished import NOON, finished_game, kept_game, played
from ttr_desktop.data import savefile
from ttr_desktop.table.statistics.archive import Archive, Finished
from ttr_desktop.table.statistics.entry import Circumstances
from ttr_desktop.table.statistics.store import StatisticsProblem, StatisticsStore, Trouble

WHEN = Circumstances(NOON, 70, undos=1)


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "games", tmp_path / "statistics.sqlite")


def finished(map_id: str = "usa") -> Finished:
    table, saved = finished_game(map_id)
    return Finished(table.game.clone(), saved, WHEN)


def test_a_game_is_counted(archive: Archive) -> None:
    assert archive.keep(finished()).problem is None
    (entry,) = archive.load().entries
    assert (entry.map, entry.seconds, entry.assisted) == ("usa", 70, True)


def test_once_however_often_it_ends_and_wherever_it_lies(archive: Archive, tmp_path: Path) -> None:
    archive.keep(finished())
    archive.keep(finished())
    kept_game(tmp_path / "games", "usa", WHEN)
    assert len(archive.load().entries) == 1
    assert len(archive.load().entries) == 1


def test_what_could_not_be_counted_is_counted_later(
    archive: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: StatisticsStore, entry: object) -> bool:
        raise StatisticsProblem(Trouble.FULL, self.path)

    with monkeypatch.context() as patch:
        patch.setattr(StatisticsStore, "add", full)
        assert archive.keep(finished()).problem is not None
    kept_game(tmp_path / "games", "usa", WHEN)
    (entry,) = archive.load().entries
    assert (entry.finished, entry.seconds, entry.undos) == (NOON, 70, 1)


def test_a_damaged_file_is_made_anew_from_the_games(archive: Archive, tmp_path: Path) -> None:
    for map_id in ("usa", "nordic"):
        archive.keep(finished(map_id))
        kept_game(tmp_path / "games", map_id)
    (tmp_path / "statistics.sqlite").write_bytes(b"nothing of any use, but long enough to be looked at" * 40)
    outcome = archive.load()
    assert outcome.aside is not None
    assert outcome.aside.exists()
    assert {entry.map for entry in outcome.entries} == {"usa", "nordic"}


def test_games_still_on_and_strange_files_are_not_counted(archive: Archive, tmp_path: Path) -> None:
    archive.keep(finished())
    table = played("nordic", actions=12)
    savefile.write(tmp_path / "games" / "mine.ttr", table.board, table.saved())
    (tmp_path / "games" / "junk.ttr").write_text("{}")
    claims = '{"kind": "ttr-desktop-game", "extras": {"result": {"totals": [1, 2]}}}'
    (tmp_path / "games" / "claims.ttr").write_text(claims)
    assert len(archive.load().entries) == 1
