# SPDX-License-Identifier: GPL-3.0-or-later
"""Any file somebody may bring along, told by what is in it; and games that begin in the middle of a scenario."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.helpers.finished import played
from tests.helpers.telling import in_words, telling
from tests.helpers.tiny_map import TINY
from ttr_desktop import assets
from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.record import digest
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue, own_maps, savefile
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.table.home import HOME_VARIABLE
from ttr_desktop.table.lineup import FRIENDLY
from ttr_desktop.table.opening import OpenedGame, OpenedMap, open_any
from ttr_desktop.table.recent import MOST, RecentFiles
from ttr_desktop.table.replay import Replay
from ttr_desktop.table.table import GameTable

SCENARIO = """
scenario: 1
title: The last tracks
map: usa
players: [Zoe, Ben]
seed: 7
setup: {turn: 1, hands: [{red: 2}, {blue: 4}], tickets: [[boston/miami], []], claimed: [[calgary/helena/gray], []]}
steps: []
"""


def written(tmp_path: Path, name: str, text: str) -> Path:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


def opened_game(path: Path) -> OpenedGame:
    found = open_any(path)
    assert isinstance(found, OpenedGame)
    return found


@pytest.mark.parametrize("name", ["game.ttr", "game.json", "game"])
def test_a_save_under_any_name(tmp_path: Path, name: str) -> None:
    table = played("nordic", actions=14)
    savefile.write(tmp_path / name, table.board, table.saved())
    found = opened_game(tmp_path / name)
    assert digest(GameTable.resume(found.board, found.saved).game.state) == digest(table.game.state)


def test_a_map(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    own = open_any(assets.maps() / "nordic.yaml")
    assert isinstance(own, OpenedMap)
    assert own.board is catalogue.board("nordic")
    tiny = open_any(written(tmp_path, "tiny.yaml", TINY))
    assert isinstance(tiny, OpenedMap)
    assert own_maps.plain_id(tiny.board.id) == "tiny"
    changed = (assets.maps() / "usa.yaml").read_text(encoding="utf-8").replace("length: 2", "length: 3", 1)
    other = open_any(written(tmp_path, "usa.yaml", changed))
    assert isinstance(other, OpenedMap)
    assert other.board.id.startswith("usa-"), "a changed board is a map of one's own"
    (tmp_path / "usa.yaml").unlink()
    assert catalogue.board(other.board.id).tracks == other.board.tracks, "games find the board they were begun on"


def test_a_scenario_is_played_by_whoever_is_to_move(tmp_path: Path) -> None:
    found = opened_game(written(tmp_path, "puzzle.yaml", SCENARIO))
    assert [(seat.name, seat.player) for seat in found.saved.seats] == [("Zoe", FRIENDLY), ("Ben", "human")]
    table = GameTable.resume(found.board, found.saved)
    assert (table.game.seat, table.revision) == (1, 0)
    assert table.game.view(1).hand[found.board.rules.colours.index("blue")] == 4


def test_a_scenario_can_be_saved_replayed_and_taken_back(tmp_path: Path) -> None:
    found = opened_game(written(tmp_path, "puzzle.yaml", SCENARIO))
    table = GameTable.resume(found.board, found.saved)
    rng = Rng("puzzle")
    start = digest(table.game.state)
    for _ in range(25):
        table.apply(random_action(table.game.choices(), rng), table.game.seat)
    file = tmp_path / "mine.ttr"
    savefile.write(file, table.board, table.saved())
    again = opened_game(file)
    assert digest(GameTable.resume(again.board, again.saved).game.state) == digest(table.game.state)
    replay = Replay(again.board, again.saved)
    assert digest(replay.moments[0].game.state) == start
    table.take_back(0)
    assert digest(table.game.state) == start


def test_a_save_whose_scenario_was_tampered_with(tmp_path: Path) -> None:
    found = opened_game(written(tmp_path, "puzzle.yaml", SCENARIO))
    file = tmp_path / "mine.ttr"
    for text in ("nonsense: [", "scenario: 1", SCENARIO.replace("usa", "nordic"), SCENARIO.replace("[Zoe, Ben]", "3")):
        found.saved.scenario = text
        savefile.write(file, found.board, found.saved)
        with telling(FileProblem, match="damaged"):
            open_any(file)


@pytest.mark.parametrize(
    "text", ["", "just words", "[]", "a: b", "{", '{"a": 1}', "scenario: 2", "cities: 4", "\x00", "scenario: [" * 99]
)
@pytest.mark.parametrize("name", ["bad.ttr", "bad.yaml", "bad"])
def test_anything_else_is_one_sentence(tmp_path: Path, name: str, text: str) -> None:
    with pytest.raises(FileProblem) as caught:
        open_any(written(tmp_path, name, text))
    said = in_words(caught.value)
    assert name in said
    assert "\n" not in said


def test_nothing_to_read(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.ttr", tmp_path):
        with pytest.raises(FileProblem):
            open_any(path)


def test_recent_files(tmp_path: Path) -> None:
    recent = RecentFiles(tmp_path / "config" / "recent.json")
    assert recent.paths() == []
    files = [written(tmp_path, f"{number}.ttr", "") for number in range(MOST + 3)]
    for file in files:
        recent.add(file)
    recent.add(files[5])
    assert recent.paths()[:2] == [files[5], files[-1]]
    assert len(recent.paths()) == MOST
    files[5].unlink()
    assert recent.paths()[0] == files[-1]


@pytest.mark.parametrize("data", [None, 3, {}, [1, None, "\0", ""], "x"])
def test_nonsense_among_the_recent_files(tmp_path: Path, data: object) -> None:
    path = tmp_path / "recent.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert RecentFiles(path).paths() == []
    path.write_bytes(b"\xff")
    assert RecentFiles(path).paths() == []


def test_every_lesson_and_board_can_be_opened() -> None:
    for map_id in catalogue.MAP_IDS:
        assert isinstance(open_any(assets.maps() / f"{map_id}.yaml"), OpenedMap)
    for file in sorted((assets.resources() / "lessons").glob("*.yaml")):
        assert isinstance(open_any(file), OpenedGame)
