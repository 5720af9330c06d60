# SPDX-License-Identifier: GPL-3.0-or-later
"""Games in a file: read as written, cut-off lines forgiven, other people's files left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.outcomes import outcome
from tests.helpers.telling import telling
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.sim.gamelog import GameLog
from ttr_desktop.sim.simulate import Match

MATCH = Match("usa", ("a", "b"), 10, "s")
GAMES = {0: outcome(("a", "b"), (3, 4), (1,)), 3: outcome(("b", "a"), (5, 5), (0, 1))}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    log = GameLog(path, "v1")
    for number, game in GAMES.items():
        log.add(MATCH, number, game)
    log.close()
    return path


def test_read_as_written(path: Path) -> None:
    log = GameLog(path, "v2")
    assert log.games(MATCH) == GAMES
    assert log.makers(MATCH) == {"v1"}
    log.close()


def test_matches_are_told_apart(path: Path) -> None:
    log = GameLog(path)
    assert log.games(Match("usa", ("a", "b"), 10, "t")) == {}
    assert list(log.games(Match("usa", ("a", "b"), 2, "s"))) == [0]
    log.close()


def test_a_line_cut_off_is_played_again(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-30])
    log = GameLog(path)
    assert list(log.games(MATCH)) == [0]
    log.add(MATCH, 3, GAMES[3])
    log.close()
    again = GameLog(path)
    assert again.games(MATCH) == GAMES
    again.close()


@pytest.mark.parametrize("text", ["something else", "something else\n", '{"match": 3}\n', "[]\n", "\xff"])
def test_another_file_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text.encode("latin-1"))
    with telling(FileProblem, match="not made by ttr simulate"):
        GameLog(path)
    assert path.read_bytes() == text.encode("latin-1")


def test_a_folder_cannot_keep_games(tmp_path: Path) -> None:
    with telling(FileProblem, match="cannot be used to keep games"):
        GameLog(tmp_path)


def test_no_file_no_trace() -> None:
    log = GameLog(None)
    log.add(MATCH, 0, GAMES[0])
    assert log.games(MATCH) == {0: GAMES[0]}
    log.close()
