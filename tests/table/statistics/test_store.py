# SPDX-License-Identifier: GPL-3.0-or-later
"""The file of finished games: nothing is lost, whatever happens to the disk or beside it."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.finished import NOON, entry, finished_game
from ttr_desktop.data import catalogue
from ttr_desktop.table.statistics import store as store_module
from ttr_desktop.table.statistics.entry import Circumstances, game_entry
from ttr_desktop.table.statistics.store import VERSION, StatisticsProblem, StatisticsStore, Trouble

_WRITER = """
import sys
from pathlib import Path
from tests.helpers.finished import entry
from ttr_desktop.table.statistics.store import StatisticsStore
store = StatisticsStore(Path(sys.argv[1]), patience=60)
for number in range(int(sys.argv[2]), int(sys.argv[2]) + 25):
    store.add(entry(number))
"""


@pytest.fixture
def store(tmp_path: Path) -> StatisticsStore:
    return StatisticsStore(tmp_path / "data" / "statistics.sqlite")


def test_games_come_back_as_they_went_in(store: StatisticsStore) -> None:
    games = [entry(3, hints=2), entry(1, won=False, map_id="world"), entry(2, undos=1)]
    assert [store.add(game) for game in games] == [True] * 3
    assert store.entries() == sorted(games, key=lambda game: game.finished)
    assert store.keys() == {"game-1", "game-2", "game-3"}


def test_a_game_counts_once(store: StatisticsStore) -> None:
    assert store.add(entry(1))
    assert not store.add(entry(1))
    assert len(store.entries()) == 1
    assert len(store.entries()[0].seats) == 2


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_a_real_game(store: StatisticsStore, map_id: str) -> None:
    table, _ = finished_game(map_id)
    made = game_entry(table.game, table.record, table.seats, Circumstances(NOON, 60))
    store.add(made)
    assert store.entries() == [made]
    for seat, tickets in zip(made.seats, table.game.state.tickets, strict=True):
        assert seat.made + seat.missed == len(tickets)
        assert seat.points.total == sum(seat.points[:-1])
        assert seat.path > 0
    assert made.seats[0].level == "human"
    assert made.seats[1].level == "greedy"


def test_a_full_disk_loses_nothing(store: StatisticsStore, monkeypatch: pytest.MonkeyPatch) -> None:
    store.add(entry(1))
    connect = sqlite3.connect

    def small_disk(path: Path, **more: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(path, **more)
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    monkeypatch.setattr(sqlite3, "connect", small_disk)
    added = 1
    with pytest.raises(StatisticsProblem) as caught:  # noqa: PT012 - which game does not fit any more is all one
        for number in range(2, 500):
            store.add(entry(number))
            added += 1
    assert caught.value.trouble is Trouble.FULL
    assert "full" in str(caught.value)
    monkeypatch.undo()
    games = store.entries()
    assert len(games) == added
    assert all(len(game.seats) == 2 for game in games)
    assert store.add(entry(added + 1))


def test_two_programs_at_once(store: StatisticsStore) -> None:
    command = [sys.executable, "-c", _WRITER, str(store.path)]
    writers = [subprocess.Popen([*command, str(start)]) for start in (0, 100)]
    assert [writer.wait(timeout=120) for writer in writers] == [0, 0]
    assert {game.key for game in store.entries()} == {f"game-{n}" for n in (*range(25), *range(100, 125))}


def test_a_busy_file_is_named(store: StatisticsStore) -> None:
    store.add(entry(1))
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StatisticsProblem) as caught:
            StatisticsStore(store.path, patience=0).add(entry(2))
        assert caught.value.trouble is Trouble.BUSY
        other.execute("ROLLBACK")
    assert store.add(entry(2))


def test_a_damaged_file_is_set_aside_not_deleted(store: StatisticsStore) -> None:
    store.path.parent.mkdir()
    store.path.write_bytes(b"no database at all, but long enough to look at" * 50)
    with pytest.raises(StatisticsProblem) as caught:
        store.entries()
    assert caught.value.trouble is Trouble.DAMAGED
    aside = store.set_aside()
    assert aside.read_bytes().startswith(b"no database")
    assert store.add(entry(1))
    store.path.write_bytes(b"damaged again, and long enough to look at too" * 50)
    assert store.set_aside() != aside


def test_a_newer_file_is_left_alone(store: StatisticsStore) -> None:
    store.add(entry(1))
    with closing(sqlite3.connect(store.path)) as other:
        other.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = store.path.read_bytes()
    with pytest.raises(StatisticsProblem) as caught:
        store.add(entry(2))
    assert caught.value.trouble is Trouble.NEWER
    assert store.path.read_bytes() == before


def test_a_folder_in_its_place(tmp_path: Path) -> None:
    with pytest.raises(StatisticsProblem) as caught:
        StatisticsStore(tmp_path).entries()
    assert caught.value.trouble is Trouble.OTHER


def test_older_files_are_upgraded(store: StatisticsStore, monkeypatch: pytest.MonkeyPatch) -> None:
    store.add(entry(1))
    more = ("ALTER TABLE games ADD COLUMN mood TEXT NOT NULL DEFAULT 'fine'",)
    monkeypatch.setattr(store_module, "_UPGRADES", (*store_module._UPGRADES, more))
    monkeypatch.setattr(store_module, "VERSION", VERSION + 1)
    assert store.add(entry(2))
    with closing(sqlite3.connect(store.path)) as other:
        assert other.execute("SELECT DISTINCT mood FROM games").fetchall() == [("fine",)]


def test_nonsense_in_a_good_file_is_damage_too(store: StatisticsStore) -> None:
    store.add(entry(1))
    with closing(sqlite3.connect(store.path)) as other:
        other.execute("UPDATE games SET finished = 'yesterday'")
        other.commit()
    with pytest.raises(StatisticsProblem) as caught:
        store.entries()
    assert caught.value.trouble is Trouble.DAMAGED
