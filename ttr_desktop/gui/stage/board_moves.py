# SPDX-License-Identifier: GPL-3.0-or-later
"""What moves on the board itself: pieces are laid, markers walk, paths light up."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.stage.movement import Movement, ease

_PIECE = 120.0
_STEP = 70.0  # a marker's step
_LONGEST_WALK = 900.0


class Lay(Movement):
    """The pieces of a track, one after another."""

    def __init__(self, scene: BoardScene, track: int, seat: int, count: int) -> None:
        super().__init__(_PIECE * count)
        self._scene, self._track, self._seat, self._count = scene, track, seat, count

    def frame(self, share: float) -> None:
        self._scene.set_owner(self._track, self._seat, math.ceil(share * self._count))


class Walk(Movement):
    """A score marker on its way."""

    def __init__(self, scene: BoardScene, seat: int, start: int, goal: int) -> None:
        super().__init__(min(_LONGEST_WALK, _STEP * abs(goal - start)))
        self._scene, self._seat, self._start, self._goal = scene, seat, start, goal

    def frame(self, share: float) -> None:
        self._scene.set_score(self._seat, self._start + (self._goal - self._start) * ease(share))


class Glow(Movement):
    """A path and its cities light up for a while."""

    def __init__(self, scene: BoardScene, tracks: Sequence[int], cities: Sequence[int], duration: float = 1100) -> None:
        super().__init__(duration)
        self._scene, self._tracks, self._cities = scene, tracks, cities

    def begin(self) -> None:
        self._scene.highlight(self._tracks, self._cities)

    def end(self) -> None:
        self._scene.highlight()


class Build(Movement):
    """A port appears, and its city is marked for a moment."""

    def __init__(self, scene: BoardScene, city: int, seat: int) -> None:
        super().__init__(700)
        self._scene, self._city, self._seat = scene, city, seat

    def begin(self) -> None:
        self._scene.set_port(self._city, self._seat)
        self._scene.select(city=self._city)

    def end(self) -> None:
        self._scene.select()
