# SPDX-License-Identifier: GPL-3.0-or-later
"""Settings survive a restart, and nonsense in their file costs nothing but the nonsense."""

from __future__ import annotations

import json
from dataclasses import asdict, fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ttr_desktop.table import settings as store
from ttr_desktop.table.settings import Coach, Language, Pace, Settings, Speed

OTHERS: dict[str, object] = {
    "language": "pl",
    "theme": "dark",
    "scale": 150,
    "colour_marks": False,
    "piece_shapes": False,
    "animation": "slow",
    "bot_pace": "fast",
    "confirm_claims": True,
    "sounds": True,
    "volume": 10,
    "hints": False,
    "tips": False,
    "coach": "strict",
    "odds": False,
    "undo": False,
    "reduced_motion": True,
    "thinking": 10,
    "player_name": "Zoë",
}
NONSENSE: list[object] = [None, 3.5, -1, 10**9, "", "x" * 99, "\n", [], {}, "SYSTEM"]


def test_every_setting_has_another_value_here() -> None:
    assert set(OTHERS) == {one.name for one in fields(Settings)}


@pytest.mark.parametrize("name", OTHERS)
def test_remembered(name: str, tmp_path: Path) -> None:
    found, bad = store.from_data({name: OTHERS[name]})
    assert not bad
    assert getattr(found, name) != getattr(Settings(), name)
    store.save(tmp_path / "deep" / "settings.json", found)
    assert store.load(tmp_path / "deep" / "settings.json") == (found, [])
    assert type(getattr(found, name)) is type(getattr(Settings(), name))


@pytest.mark.parametrize("name", OTHERS)
def test_nonsense_in_one_leaves_the_others(name: str) -> None:
    for value in NONSENSE:
        found, bad = store.from_data({**OTHERS, name: value})
        if name == "player_name" and value in ("", "SYSTEM"):
            continue
        assert bad == [name], value
        good, _ = store.from_data(OTHERS)
        assert found == replace(good, **{name: getattr(Settings(), name)})


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"x"', "\x00", '{"version": "x", "scale": "big"}', "[" * 9999])
def test_a_bad_file_is_kept_aside(text: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    found, bad = store.load(path)
    assert found == Settings()
    assert bad
    assert not path.exists()
    assert (tmp_path / "settings.json.damaged").read_text(encoding="utf-8") == text
    path.write_text(text, encoding="utf-8")
    store.load(path)
    assert (tmp_path / "settings.json.damaged.2").exists()


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"\xff\xfe\x00{")
    assert store.load(path)[0] == Settings()


def test_a_file_of_a_newer_version_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"version": 99, "scale": 120, "hologram": True}), encoding="utf-8")
    assert store.load(path) == (Settings(scale=120), [])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from([*OTHERS, "version"]), inner),
)


@given(JSON)
def test_no_data_breaks_it(data: object) -> None:
    found, _ = store.from_data(data)
    again, bad = store.from_data(json.loads(json.dumps(asdict(found))))
    assert (again, bad) == (found, [])


def test_reduced_motion_wins() -> None:
    assert Settings(animation=Speed.SLOW).speed is Speed.SLOW
    assert Settings(animation=Speed.SLOW, reduced_motion=True).speed is Speed.OFF


def test_values_are_what_files_and_tables_call_them() -> None:
    assert (Language.POLISH, Pace.INSTANT, Coach.OFF) == ("pl", "instant", "off")
    assert store.limits("scale") == (80, 200)
