# SPDX-License-Identifier: GPL-3.0-or-later
"""Every track can be hit, and a near miss means the nearest: checked against areas computed by shapely."""

from __future__ import annotations

import random

import pytest
import shapely
from shapely.affinity import rotate
from shapely.geometry import Point, box
from shapely.geometry.base import BaseGeometry

from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.gui.board.geometry import BoardGeometry, load_geometry
from ttr_desktop.gui.board.hit import HitIndex


def _index(geometry: BoardGeometry) -> HitIndex:
    return HitIndex([place.slots for place in geometry.tracks], geometry.car_width)


def _areas(geometry: BoardGeometry) -> list[BaseGeometry]:
    half = geometry.car_width / 2
    return [
        shapely.union_all(
            [
                rotate(box(s.x - s.length / 2, s.y - half, s.x + s.length / 2, s.y + half), s.angle, origin=(s.x, s.y))
                for s in place.slots
            ]
        )
        for place in geometry.tracks
    ]


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_no_two_tracks_share_ground(map_id: str) -> None:
    areas = _areas(load_geometry(board(map_id)))
    tree = shapely.STRtree(areas)
    for number, area in enumerate(areas):
        for other in tree.query(area):
            assert other == number or area.intersection(areas[other]).area < 0.5


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_the_nearest_track_is_found(map_id: str) -> None:
    geometry = load_geometry(board(map_id))
    index, areas = _index(geometry), _areas(geometry)
    dice = random.Random(map_id)
    for _ in range(400):
        slot = dice.choice(dice.choice(geometry.tracks).slots)
        x, y = slot.x + dice.uniform(-50, 50), slot.y + dice.uniform(-50, 50)
        gaps = [area.distance(Point(x, y)) for area in areas]
        found, distance = index.nearest(x, y, 15.0)
        if min(gaps) > 15:
            assert found == -1
        else:
            assert distance == pytest.approx(min(gaps), abs=1e-6)
            assert gaps[found] == pytest.approx(min(gaps), abs=1e-6)


def test_nothing_is_found_far_away() -> None:
    assert _index(load_geometry(board("usa"))).nearest(-500, -500, 20)[0] == -1
