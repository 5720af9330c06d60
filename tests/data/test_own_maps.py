# SPDX-License-Identifier: GPL-3.0-or-later
"""Maps of one's own are found by their edition, and never mixed up with others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.own_map import EXAMPLE, put_into_folder
from tests.helpers.telling import in_words, telling
from ttr_desktop import assets
from ttr_desktop.core.record import GameRecord, Setup
from ttr_desktop.data import catalogue, own_maps, savefile
from ttr_desktop.data.home import HOME_VARIABLE
from ttr_desktop.data.problems import FileProblem


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


def test_a_map_in_the_folder_is_found(home: Path) -> None:
    put_into_folder(home)
    [own] = own_maps.found()
    assert own.board is not None
    assert own_maps.plain_id(own.board.id) == "lantern_islands"
    assert catalogue.board(own.board.id) is own.board, "loaded once"
    assert catalogue.named("lantern_islands") is own.board
    assert catalogue.board_name(own.board.id, "pl") == "Wyspy Latarń"


def test_no_folder_no_maps() -> None:
    assert list(own_maps.found()) == []
    with pytest.raises(catalogue.UnknownMap):
        catalogue.named("lantern_islands")


def test_a_spoilt_map_is_named(home: Path) -> None:
    put_into_folder(home).with_name("bad.yaml").write_text("id: 3", encoding="utf-8")
    bad, good = own_maps.found()
    assert (bad.path.name, bad.board) == ("bad.yaml", None)
    assert bad.problem is not None
    assert "bad.yaml" in in_words(bad.problem)
    assert good.board is not None


def test_a_changed_rule_is_another_edition_a_moved_city_is_not(home: Path) -> None:
    place = put_into_folder(home)
    text = place.read_text(encoding="utf-8")
    before = own_maps.load(place)
    place.write_text(text.replace("lon: -12.1", "lon: -12.75"), encoding="utf-8")
    moved = own_maps.load(place)
    assert moved.cities[0].lon == -12.75
    assert moved.id == before.id
    place.write_text(text.replace("trains: 24", "trains: 25"), encoding="utf-8")
    assert own_maps.load(place).id != before.id


def test_a_board_of_the_program_is_never_replaced(home: Path) -> None:
    place = home / "data" / "maps" / "usa.yaml"
    place.parent.mkdir(parents=True)
    text = (assets.maps() / "usa.yaml").read_text(encoding="utf-8")
    place.write_text(text.replace("length: 2", "length: 3", 1), encoding="utf-8")
    [own] = own_maps.found()
    assert own.board is not None
    assert own.board.id.startswith("usa-")
    assert catalogue.named("usa").id == "usa"


def test_a_game_is_found_again_when_the_map_was_changed_or_is_gone(home: Path) -> None:
    place = put_into_folder(home)
    board = own_maps.load(place)
    text = savefile.to_json(board, savefile.SavedGame(GameRecord(Setup(board.id, 2, "1"))))
    own_maps.keep_edition(board.id)
    place.write_text(place.read_text(encoding="utf-8").replace("trains: 24", "trains: 25"), encoding="utf-8")
    assert savefile.parse("game.ttr", text).record.setup.map == board.id
    assert catalogue.board(board.id).rules.trains == 24
    place.unlink()
    assert catalogue.board(board.id).rules.trains == 24


def test_a_game_whose_map_is_gone_altogether_says_so_in_one_sentence(home: Path) -> None:
    board = own_maps.load(EXAMPLE)
    text = savefile.to_json(board, savefile.SavedGame(GameRecord(Setup(board.id, 2, "1"))))
    with pytest.raises(savefile.SaveProblem) as caught:
        savefile.parse("game.ttr", text)
    assert not caught.value.damaged, "it is not set aside"
    assert "put its file into" in in_words(caught.value)
    assert "włóż jej plik do" in in_words(caught.value, "pl")
    put_into_folder(home)
    assert savefile.parse("game.ttr", text).record.setup.map == board.id


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with telling(FileProblem, match="there is no such file"):
        own_maps.load(tmp_path / "none.yaml")
