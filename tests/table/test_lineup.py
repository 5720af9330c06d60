# SPDX-License-Identifier: GPL-3.0-or-later
"""The line-up that is remembered: fitted to every board, and tolerant of anything in its file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.table.lineup import FRIENDLY, USUAL, Lineup, fitted, load, newcomer, playable, save, told_apart

FIVE = Lineup(
    (
        SeatInfo("", "human", "amber", "moon"),
        SeatInfo("Ben", "expert:blocker"),
        SeatInfo("Ada", "rookie"),
        SeatInfo("Max"),
        SeatInfo("Dag", "greedy"),
    ),
    first=4,
)


def test_the_usual_game_is_a_person_against_a_friendly_bot() -> None:
    assert [seat.player for seat in USUAL.seats] == ["human", FRIENDLY]
    assert playable(FRIENDLY)


def test_as_many_as_the_board_takes() -> None:
    assert fitted(FIVE, (2, 5)) == FIVE
    three = fitted(FIVE, (2, 3))
    assert (three.seats, three.first) == (FIVE.seats[:3], None)
    filled = fitted(Lineup(FIVE.seats[:2], 1), (4, 5))
    assert filled.first == 1
    assert [seat.player for seat in filled.seats[2:]] == ["expert:blocker"] * 2
    assert len({seat.name for seat in filled.seats}) == 4


def test_a_newcomer_has_a_name_of_its_own() -> None:
    seats: list[SeatInfo] = []
    for _ in range(8):
        seats.append(newcomer(seats))
    assert len({seat.name for seat in seats}) == 8


def test_names_are_told_apart() -> None:
    assert told_apart(["Ada", "Ada", "Ben", "Ada", "Ada 2"]) == ["Ada", "Ada 2", "Ben", "Ada 3", "Ada 2 2"]


def test_remembered(tmp_path: Path) -> None:
    path = tmp_path / "config" / "lineup.json"
    assert load(path) == USUAL
    save(path, FIVE)
    assert load(path) == FIVE


@pytest.mark.parametrize("player", ["cmd:rm -rf /", "nobody-knows", "rookie:blocker", "", "human:x"])
def test_a_bot_that_is_gone_is_replaced_and_no_program_is_run(tmp_path: Path, player: str) -> None:
    path = tmp_path / "lineup.json"
    save(path, Lineup((SeatInfo("Zoe"), SeatInfo("Ben", player))))
    assert load(path).seats[1] == SeatInfo("Ben", FRIENDLY)


_json = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from(["name", "player"]), inner, max_size=4),
    max_leaves=12,
)


@given(_json, _json)
def test_whatever_the_file_says(tmp_path_factory: pytest.TempPathFactory, seats: object, first: object) -> None:
    path = tmp_path_factory.mktemp("lineup") / "lineup.json"
    path.write_text(json.dumps({"seats": seats, "first": first}), encoding="utf-8")
    found = fitted(load(path), (2, 3))
    assert 2 <= len(found.seats) <= 3
    assert all(playable(seat.player) for seat in found.seats)
    assert found.first is None or 0 <= found.first < len(found.seats)


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"\xff\xfe", b'{"seats": [{}]}'])
def test_no_file_at_all(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "lineup.json").write_bytes(text)
    assert load(tmp_path / "lineup.json") == USUAL
