# SPDX-License-Identifier: GPL-3.0-or-later
"""The drawings fit the boards, and a board without one says so."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers.telling import telling
from ttr_desktop import assets
from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.gui.board.geometry import NoGeometry, Slot, load_geometry


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_each_track_has_a_space_for_each_unit_of_its_length(map_id: str) -> None:
    found = board(map_id)
    geometry = load_geometry(found)
    assert [len(place.slots) for place in geometry.tracks] == [track.length for track in found.tracks]
    assert [place.text.replace("\n", " ") for place in geometry.cities] == [city.name for city in found.cities]


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_title_and_names_keep_clear_of_tracks(map_id: str) -> None:
    geometry = load_geometry(board(map_id))
    for place in geometry.tracks:
        for slot in place.slots:
            assert not geometry.cartouche.contains(slot.x, slot.y)
            assert not any(city.label.contains(slot.x, slot.y) for city in geometry.cities)


def test_the_arctic_circle_parts_the_arctic_cities_from_the_others() -> None:
    found = board("northern_lights")
    geometry = load_geometry(found)
    line = geometry.arctic_circle.toFillPolygon()
    points = [line.at(n) for n in range(line.count())]
    for city, place in zip(found.cities, geometry.cities, strict=True):
        nearest = min(points, key=lambda point: abs(point.x() - place.x))
        assert (place.y < nearest.y()) == city.arctic, city.id


def test_tracks_over_the_edge_leave_at_both_sides() -> None:
    found = board("world")
    geometry = load_geometry(found)
    for track in found.tracks:
        sides = {round(edge.x()) for _, edge in geometry.tracks[track.number].exits}
        assert sides == ({0, round(geometry.width)} if track.over_edge else set()), track.id


def test_a_board_of_the_program_without_a_drawing_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usa = replace(board("usa"))
    monkeypatch.setattr(assets, "maps", lambda: tmp_path)
    with telling(NoGeometry, match=r"there is no usa\.geometry\.json"):
        load_geometry(usa)


@pytest.mark.parametrize(("part", "text"), [("geometry", "{"), ("layout", "[]"), ("layout", '{"car": {}}')])
def test_a_damaged_drawing_is_one_clear_sentence(
    part: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("geometry", "layout"):
        whole = (assets.maps() / f"usa.{name}.json").read_text(encoding="utf-8")
        (tmp_path / f"usa.{name}.json").write_text(text if name == part else whole, encoding="utf-8")
    monkeypatch.setattr(assets, "maps", lambda: tmp_path)
    with telling(NoGeometry, match="usa"):
        load_geometry(replace(board("usa")))  # a copy: the board itself may have been loaded before


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_the_files_are_compact(map_id: str) -> None:
    for part in ("geometry", "layout"):
        text = (assets.maps() / f"{map_id}.{part}.json").read_text(encoding="utf-8")
        assert text == json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":"))


@pytest.mark.parametrize(("angle", "upright"), [(0, 0), (90, 90), (120, -60), (180, 0), (-91, 89), (-178.7, 1.3)])
def test_lettering_is_never_upside_down(angle: float, upright: float) -> None:
    assert Slot(0, 0, angle, 60).upright == pytest.approx(upright)
