# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the cities of a map lie: near their real places, but far enough apart for the spaces between them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import median

from ttr_desktop.core.board import Board
from ttr_desktop.gui.board.homemade.plane import Point, bounds, flattened
from ttr_desktop.gui.board.homemade.sizes import CITY, SLOT, WIDTH

_ROUNDS = 240
_WORK = 3_000_000  # pairs looked at in all: a large map gets fewer rounds
_SNUG = 1.06  # a track may be so much longer than its spaces need...
_LOOSE = 1.7  # ...and should not be much longer than this
_APART = 2.1 * SLOT  # of two cities
_AWAY = CITY + 3.2 * WIDTH  # of a city from a track that only passes by
_HOLD = 0.03  # how strongly its real place pulls a city back


def needed(spaces: int) -> float:
    """The least distance between two cities with so many spaces between them."""
    return spaces * SLOT + 2 * (CITY + 5)


def places(board: Board) -> list[Point]:
    """A place for each city, in units in which a space is `SLOT` long."""
    points = _scaled(board, _parted(flattened(board)))
    home = list(points)
    spans: dict[tuple[int, int], float] = {}
    for track in board.tracks:
        if not track.over_edge:  # a route is as long as its longest track
            spans[track.a, track.b] = max(spans.get((track.a, track.b), 0.0), needed(track.length))
    count = len(points)
    rounds = max(30, min(_ROUNDS, _WORK // (count * (count + len(spans)))))
    for turn in range(rounds):
        step = 1.0 - 0.7 * turn / rounds
        push = [Point((h.x - p.x) * _HOLD, (h.y - p.y) * _HOLD) for h, p in zip(home, points, strict=True)]
        _spread(points, push)
        _stretch(points, spans, push)
        _give_way(points, spans, push)
        points = [p.moved(d.x * step, d.y * step) for p, d in zip(points, push, strict=True)]
    return points


def _parted(points: Sequence[Point]) -> list[Point]:
    """Cities at one and the same place are told apart by a hair, in a direction of their own."""
    seen: set[Point] = set()
    parted = []
    for number, point in enumerate(points):
        while point in seen:
            point = point.moved(1e-3 * math.cos(2.4 * number), 1e-3 * math.sin(2.4 * number))
            number += 1
        seen.add(point)
        parted.append(point)
    return parted


def _scaled(board: Board, points: list[Point]) -> list[Point]:
    """As large as it takes for a middling track to fit its spaces."""
    ratios = [
        needed(track.length) / max(points[track.a].to(points[track.b]), 1e-9)
        for track in board.tracks
        if not track.over_edge
    ]
    around = bounds(points)
    size = max(around.width, around.height, 1e-9)
    scale = median(ratios) * 1.45 if ratios else 12 * SLOT / size
    scale = min(max(scale, 5 * SLOT / size), 60 * SLOT / size)
    return [Point((p.x - around.left) * scale, (p.y - around.top) * scale) for p in points]


def _spread(points: list[Point], push: list[Point]) -> None:
    """No two cities on top of each other."""
    for first in range(len(points)):
        for second in range(first):
            a, b = points[first], points[second]
            if abs(a.x - b.x) < _APART and abs(a.y - b.y) < _APART:
                gap = a.to(b)
                if gap < _APART:
                    _shove(push, first, second, a, b, (_APART - gap) * 0.35)


def _stretch(points: list[Point], spans: dict[tuple[int, int], float], push: list[Point]) -> None:
    """Room for the spaces of each track; and no track much too long for them."""
    for (first, second), span in spans.items():
        a, b = points[first], points[second]
        gap = a.to(b)
        if gap < span * _SNUG:
            _shove(push, first, second, a, b, (span * _SNUG - gap) * 0.3)
        elif gap > span * _LOOSE:
            _shove(push, first, second, a, b, (span * _LOOSE - gap) * 0.04)


def _give_way(points: list[Point], spans: dict[tuple[int, int], float], push: list[Point]) -> None:
    """No city on a track that passes it by."""
    for first, second in spans:
        a, b = points[first], points[second]
        dx, dy = b.x - a.x, b.y - a.y
        square = dx * dx + dy * dy or 1e-9
        for number, point in enumerate(points):
            if number in (first, second):
                continue
            share = ((point.x - a.x) * dx + (point.y - a.y) * dy) / square
            if not 0.05 < share < 0.95:
                continue
            off = ((point.x - a.x) * dy - (point.y - a.y) * dx) / math.sqrt(square)
            if abs(off) < _AWAY:
                way = math.copysign((_AWAY - abs(off)) * 0.4, off) / math.sqrt(square)
                push[number] = push[number].moved(dy * way, -dx * way)
                push[first] = push[first].moved(-dy * way * 0.4, dx * way * 0.4)
                push[second] = push[second].moved(-dy * way * 0.4, dx * way * 0.4)


def _shove(push: list[Point], first: int, second: int, a: Point, b: Point, way: float) -> None:
    gap = a.to(b) or 1e-9
    x, y = (a.x - b.x) / gap * way / 2, (a.y - b.y) / gap * way / 2
    push[first] = push[first].moved(x, y)
    push[second] = push[second].moved(-x, -y)
