# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of finished games and the list of them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.helpers.finished import NOON, SEATS, finished_game, kept_game, played
from ttr_desktop.data import savefile
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.table.replay_files import game_files, glance, open_replay
from ttr_desktop.table.statistics.entry import Circumstances, game_key


def kept(folder: Path) -> Path:
    return kept_game(folder, "usa", Circumstances(NOON, 600, hints=2))


def test_a_glance_tells_the_result(tmp_path: Path) -> None:
    table, _ = finished_game("usa")
    entry = glance(kept(tmp_path))
    result = table.game.result
    assert result is not None
    assert (entry.map, entry.seats, entry.when) == ("usa", SEATS, NOON)
    assert entry.totals == tuple(line.total for line in result.lines)
    assert entry.winners == result.winners
    assert entry.key == game_key(table.game, table.record, table.seats)
    assert not entry.problem


def test_the_file_is_an_ordinary_save(tmp_path: Path) -> None:
    path = kept(tmp_path)
    replay = open_replay(path)
    assert replay.moments[-1].game.over
    assert Circumstances.read(replay.saved.extras, NOON) == Circumstances(NOON, 600, hints=2)


def test_newest_first_and_unfinished_games_too(tmp_path: Path) -> None:
    old, new = kept(tmp_path), tmp_path / "mine.ttr"
    table = played("nordic", actions=12)
    savefile.write(new, table.board, table.saved())
    os.utime(old, (1_000_000, 1_000_000))
    assert game_files([tmp_path, tmp_path / "missing"]) == [new, old]
    entry = glance(new)
    assert (entry.map, entry.totals, entry.actions, entry.problem) == ("nordic", (), 12, None)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"kind": "other"}', "\x00" * 50])
def test_a_file_that_is_no_game_says_so(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.ttr"
    path.write_text(text)
    assert glance(path).problem
    with pytest.raises(FileProblem):
        open_replay(path)


def test_nonsense_in_the_notes_is_no_matter(tmp_path: Path) -> None:
    path = tmp_path / "odd.ttr"
    path.write_text(
        '{"kind": "ttr-desktop-game", "map": 4, "seats": [1, {"name": 2}], "actions": 7, '
        '"extras": {"finished": "soon", "result": {"totals": ["x", 3], "winners": 1}, "seconds": -4}}'
    )
    entry = glance(path)
    assert [seat.name for seat in entry.seats] == ["", ""]
    assert (entry.map, entry.totals, entry.winners, entry.actions) == ("4", (3,), (), 0)
    path.write_text('{"kind": "ttr-desktop-game", "seats": 4}')
    assert glance(path).seats == ()


def test_a_file_that_is_gone(tmp_path: Path) -> None:
    assert glance(tmp_path / "gone.ttr").problem
