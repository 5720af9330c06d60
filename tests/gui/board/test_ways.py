# SPDX-License-Identifier: GPL-3.0-or-later
"""The arrow keys reach everything, and lead where they point."""

from __future__ import annotations

import pytest

from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.gui.board.geometry import load_geometry
from ttr_desktop.gui.board.ways import Arrow, BoardWays, Spot

LEFT, RIGHT, UP, DOWN = Arrow(-1, 0), Arrow(1, 0), Arrow(0, -1), Arrow(0, 1)


def ways_of(map_id: str) -> BoardWays:
    return BoardWays(board(map_id), load_geometry(board(map_id)))


def city(map_id: str, name: str) -> int:
    return next(n for n, city in enumerate(board(map_id).cities) if city.name == name)


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_arrows_and_space_reach_every_city_and_track(map_id: str) -> None:
    ways = ways_of(map_id)
    start = Spot(0)
    seen, waiting = {start}, [start]
    while waiting:
        spot = waiting.pop()
        after = [ways.step(spot, arrow) for arrow in (LEFT, RIGHT, UP, DOWN)]
        for found in (*after, ways.turn(spot, 1), ways.turn(spot, -1)):
            if found not in seen:
                seen.add(found)
                waiting.append(found)
    assert {spot.city for spot in seen} == set(range(len(board(map_id).cities)))
    assert {spot.track for spot in seen if spot.track >= 0} == {track.number for track in board(map_id).tracks}


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_an_arrow_back_undoes_an_arrow_on(map_id: str) -> None:
    ways = ways_of(map_id)
    for number in range(len(board(map_id).cities)):
        for on, back in ((LEFT, RIGHT), (UP, DOWN), (RIGHT, LEFT), (DOWN, UP)):
            spot = ways.step(Spot(number), on)
            if spot.track >= 0:
                assert ways.step(spot, back) == Spot(number)
                assert ways.step(spot, on) in (Spot(ways.far(spot)), *[Spot(number, t) for t in ways.around(number)])


def test_two_steps_go_to_the_next_city() -> None:
    ways, start = ways_of("usa"), city("usa", "Denver")
    track = ways.step(Spot(start), RIGHT)
    assert track.track >= 0
    there = ways.step(track, RIGHT)
    assert board("usa").cities[there.city].name == "Kansas City"


def test_a_double_route_is_crossed_sideways() -> None:
    ways, start = ways_of("usa"), city("usa", "Denver")
    track = ways.step(Spot(start), RIGHT)
    other = ways.step(track, DOWN)
    if ways.far(other) != ways.far(track):
        other = ways.step(track, UP)
    assert other.track != track.track
    assert ways.far(other) == ways.far(track)


def test_a_track_over_the_edge_is_left_towards_the_edge() -> None:
    ways, geometry = ways_of("world"), load_geometry(board("world"))
    found = 0
    for track in board("world").tracks:
        if geometry.tracks[track.number].exits:
            found += 1
            signs = {ways.bearing(end, track.number).x > 0 for end in (track.a, track.b)}
            assert signs == {True, False}, "one end goes east, the other west"
    assert found


def test_where_no_track_leads_the_nearest_city_that_way_is_gone_to() -> None:
    for map_id in MAP_IDS:
        ways = ways_of(map_id)
        for number in range(len(board(map_id).cities)):
            for arrow in (LEFT, RIGHT, UP, DOWN):
                spot = ways.step(Spot(number), arrow)
                if spot.track < 0 and spot.city != number:
                    places = load_geometry(board(map_id)).cities
                    offset = (places[spot.city].x - places[number].x, places[spot.city].y - places[number].y)
                    assert offset[0] * arrow.x + offset[1] * arrow.y > 0
                    return
    pytest.fail("no such city on any board")
