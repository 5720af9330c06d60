# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the arrow keys lead on a board: from a city on to the track that leaves that way, along it to the next city."""

from __future__ import annotations

import math
from typing import NamedTuple

from ttr_desktop.core.board import Board
from ttr_desktop.gui.board.geometry import BoardGeometry

_AHEAD = math.cos(math.radians(52))  # an arrow means a track that leaves within so many degrees of it
_BESIDE = math.cos(math.radians(68))  # or a city, where no track leaves that way


class Spot(NamedTuple):
    """A city, or a track as seen from that city."""

    city: int
    track: int = -1


class Arrow(NamedTuple):
    """A direction on the screen: y grows downwards."""

    x: float
    y: float


class BoardWays:
    """The compass of one board. Knows where things are printed, and no rules."""

    def __init__(self, board: Board, geometry: BoardGeometry) -> None:
        self._board = board
        self._geometry = geometry
        self._places = [(place.x, place.y) for place in geometry.cities]
        self._around = [self._sorted(city) for city in range(len(board.cities))]

    def _sorted(self, city: int) -> list[int]:
        """The tracks of a city, clockwise from the north; of two that leave together the first one first."""
        own = [track.number for track in self._board.tracks if city in (track.a, track.b)]

        def clockwise(track: int) -> float:
            arrow = self.bearing(city, track)
            return (math.atan2(arrow.y, arrow.x) + math.pi / 2) % (2 * math.pi)

        return sorted(own, key=lambda track: (clockwise(track), track))

    def around(self, city: int) -> list[int]:
        """The tracks of a city, clockwise."""
        return self._around[city]

    def far(self, spot: Spot) -> int:
        """The city at the other end of the spot's track."""
        track = self._board.tracks[spot.track]
        return track.b if track.a == spot.city else track.a

    def bearing(self, city: int, track: int) -> Arrow:
        """Which way a track leaves a city; one over the edge of the board leaves towards that edge."""
        place = self._geometry.tracks[track]
        x, y = self._places[city]
        if place.exits:
            start, edge = min(place.exits, key=lambda part: math.hypot(part[0].x() - x, part[0].y() - y))
            return _unit(edge.x() - start.x(), edge.y() - start.y())
        count = len(place.slots)
        return _unit(sum(s.x for s in place.slots) / count - x, sum(s.y for s in place.slots) / count - y)

    def step(self, spot: Spot, arrow: Arrow) -> Spot:
        """Where an arrow key leads; the same spot if nothing lies that way."""
        return self._leave(spot, arrow) if spot.track < 0 else self._along(spot, arrow)

    def _leave(self, spot: Spot, arrow: Arrow) -> Spot:
        share, track = max((_dot(self.bearing(spot.city, one), arrow), -one) for one in self._around[spot.city])
        if share >= _AHEAD:
            return Spot(spot.city, -track)
        return Spot(self._beyond(spot.city, arrow))

    def _beyond(self, city: int, arrow: Arrow) -> int:
        """The nearest city that way, where no track leads."""
        x, y = self._places[city]
        best, found = math.inf, city
        for other, (ox, oy) in enumerate(self._places):
            distance = math.hypot(ox - x, oy - y)
            if other == city or _dot(_unit(ox - x, oy - y), arrow) < _BESIDE:
                continue
            if distance < best:
                best, found = distance, other
        return found

    def _along(self, spot: Spot, arrow: Arrow) -> Spot:
        """On a track: on to the city that lies that way, or across to the next track of the same city."""
        bearing = self.bearing(spot.city, spot.track)
        ahead = _dot(bearing, arrow)
        if ahead >= _AHEAD:
            return Spot(self.far(spot))
        if ahead <= -_AHEAD:
            return Spot(spot.city)
        return self.turn(spot, 1 if bearing.x * arrow.y - bearing.y * arrow.x > 0 else -1)

    def turn(self, spot: Spot, by: int) -> Spot:
        """The next track of the city, clockwise or against; the first one from the city itself."""
        tracks = self._around[spot.city]
        if spot.track < 0:
            return Spot(spot.city, tracks[0 if by > 0 else -1])
        return Spot(spot.city, tracks[(tracks.index(spot.track) + by) % len(tracks)])

    def nearest(self, x: float, y: float) -> Spot:
        """The city nearest to a point of the board."""
        return Spot(min(range(len(self._places)), key=lambda n: math.dist(self._places[n], (x, y))))


def _unit(x: float, y: float) -> Arrow:
    length = math.hypot(x, y) or 1.0
    return Arrow(x / length, y / length)


def _dot(one: Arrow, other: Arrow) -> float:
    return one.x * other.x + one.y * other.y
