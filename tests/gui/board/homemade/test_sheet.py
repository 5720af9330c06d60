# SPDX-License-Identifier: GPL-3.0-or-later
"""Maps without a drawing get one that can be played on: nothing is missing, covered or outside."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from tests.helpers.own_map import EXAMPLE
from tests.helpers.tiny_map import TINY
from ttr_desktop.core.board import Board
from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.data.mapfile import load_map, parse_map
from ttr_desktop.gui.board.geometry import BoardGeometry, load_geometry
from ttr_desktop.gui.board.hit import HitIndex
from ttr_desktop.gui.board.homemade.lines import body, lay_tracks
from ttr_desktop.gui.board.homemade.places import places
from ttr_desktop.gui.board.homemade.plane import Box, Point, bounds, flattened


def homemade(name: str) -> Board:
    """A board that the program has to draw by itself: also its own ones, as if somebody had brought them."""
    if name == "example":
        return load_map(EXAMPLE)
    return parse_map("tiny.yaml", TINY) if name == "tiny" else replace(board(name), id=f"my_{name}")


BOARDS = {name: homemade(name) for name in ("example", "tiny", *MAP_IDS)}
each_board = pytest.mark.parametrize("name", BOARDS)


def drawn(name: str) -> BoardGeometry:
    return load_geometry(BOARDS[name])


@each_board
def test_each_track_has_its_spaces_and_each_city_its_name(name: str) -> None:
    found = drawn(name)
    assert [len(place.slots) for place in found.tracks] == [track.length for track in BOARDS[name].tracks]
    assert [place.text.replace("\n", " ") for place in found.cities] == [city.name for city in BOARDS[name].cities]


@each_board
def test_everything_is_on_the_board(name: str) -> None:
    found = drawn(name)
    for place in found.tracks:
        assert all(found.rect.contains(slot.x, slot.y) for slot in place.slots)
    for city in found.cities:
        assert found.rect.contains(city.x, city.y)
        assert city.label.isEmpty() or found.rect.contains(city.label)


@each_board
def test_every_space_can_be_hit_and_is_long_enough(name: str) -> None:
    found = drawn(name)
    hits = HitIndex([place.slots for place in found.tracks], found.car_width)
    for number, place in enumerate(found.tracks):
        assert place.slots[0].length > 1.8 * found.car_width
        assert all(hits.nearest(slot.x, slot.y, 1.0)[0] == number for slot in place.slots)


@each_board
def test_names_and_title_cover_no_space(name: str) -> None:
    found = drawn(name)
    slots = [slot for place in found.tracks for slot in place.slots]
    assert not any(found.cartouche.contains(slot.x, slot.y) for slot in slots)
    covered = [city.text for city in found.cities if any(city.label.contains(slot.x, slot.y) for slot in slots)]
    assert covered == []
    boxes = [city.label for city in found.cities if not city.label.isEmpty()]
    assert sum(one.intersects(other) for number, one in enumerate(boxes) for other in boxes[:number]) <= 1


def test_the_example_is_drawn_without_any_compromise() -> None:
    found = load_map(EXAMPLE)
    around = Box(0, 0, drawn("example").width, drawn("example").height)
    cities = [Point(city.x, city.y) for city in drawn("example").cities]
    laid = lay_tracks(found, cities, around)
    points = [(number, point) for number, one in enumerate(laid) for point in body(one)]
    near = [(a, b) for a, p in points for b, q in points if a < b and p.to(q) < 18]
    assert near == [], "tracks that lie over each other"
    assert not drawn("example").cartouche.isEmpty()
    assert drawn("example").rose[2] > 0


def test_directions_are_those_of_the_globe() -> None:
    """Who lives further north or west is drawn so, as far as spaces allow."""
    found = load_map(EXAMPLE)
    here = places(found)
    for one, other in pairwise(range(len(found.cities))):
        a, b = found.cities[one], found.cities[other]
        if abs(a.lon - b.lon) > 3:
            assert (a.lon < b.lon) == (here[one].x < here[other].x)


def test_land_lies_under_rails_and_sea_under_ferries() -> None:
    found, drawing = load_map(EXAMPLE), drawn("example")
    for track in found.tracks:
        slots = drawing.tracks[track.number].slots
        dry = [any(land.path.contains(slot.at(0.0)) for land in drawing.land) for slot in slots]
        assert all(dry) if track.kind != "ferry" else not all(dry), track.id


def test_tracks_over_the_edge_leave_at_both_sides() -> None:
    for track in BOARDS["world"].tracks:
        sides = {round(edge.x()) for _, edge in drawn("world").tracks[track.number].exits}
        assert sides == ({0, round(drawn("world").width)} if track.over_edge else set()), track.id


def test_a_map_across_the_date_line_is_not_torn_apart() -> None:
    text = TINY.replace("lon: 1,", "lon: 178,").replace("lon: 2,", "lon: 180,").replace("lon: 3,", "lon: -178,")
    points = flattened(parse_map("tiny.yaml", text))
    assert points[0].x < points[1].x < points[2].x
    assert bounds(points).width < 0.1


def test_cities_at_one_and_the_same_place_are_told_apart() -> None:
    text = TINY.replace("lon: 2,", "lon: 1,").replace("lon: 3,", "lon: 1,")
    found = load_geometry(parse_map("tiny.yaml", text))
    spots = {(round(city.x), round(city.y)) for city in found.cities}
    assert len(spots) == 3


def test_the_same_map_is_always_drawn_alike() -> None:
    first, second = load_geometry(load_map(EXAMPLE)), load_geometry(load_map(EXAMPLE))
    assert first is not second
    assert first.tracks[3].slots == second.tracks[3].slots
    assert [city.label for city in first.cities] == [city.label for city in second.cities]
