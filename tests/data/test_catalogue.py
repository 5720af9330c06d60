# SPDX-License-Identifier: GPL-3.0-or-later
"""The maps that come with the program, and their fingerprints."""

from __future__ import annotations

import pytest

from tests.helpers.boards import each_map
from tests.helpers.telling import telling
from ttr_desktop import assets
from ttr_desktop.data import catalogue


@each_map
def test_a_map_is_loaded_once(map_id: str) -> None:
    """Boards are compared by identity: two copies of one map would not fit together."""
    assert catalogue.board(map_id) is catalogue.board(map_id)
    assert catalogue.board(map_id).id == map_id


def test_an_unknown_map_is_named() -> None:
    with telling(catalogue.UnknownMap, match=r"^there is no map 'moon' \(maps: usa, nordic, "):
        catalogue.board("moon")


@pytest.mark.parametrize("name", ["../usa", "usa.yaml", "", "USA", "/etc/passwd"])
def test_a_name_is_never_a_path(name: str) -> None:
    with pytest.raises(catalogue.UnknownMap):
        catalogue.board(name)


def test_every_map_file_is_in_the_catalogue() -> None:
    assert {path.stem for path in assets.maps().glob("*.yaml")} == set(catalogue.MAP_IDS)


@each_map
def test_a_board_has_its_name_in_both_languages(map_id: str) -> None:
    board = catalogue.board(map_id)
    assert dict(board.names).keys() == {"en", "pl"}
    assert board.name("de") == board.name("en")
