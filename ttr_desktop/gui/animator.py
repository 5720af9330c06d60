# SPDX-License-Identifier: GPL-3.0-or-later
"""Small movements on the board: wagons are laid one after another, and nobody has to wait for them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from ttr_desktop.core.events import Event, TrackClaimed
from ttr_desktop.core.tables import Tables
from ttr_desktop.gui.board.scene import BoardScene

# Milliseconds for one wagon, by pace.
_STEP = {"instant": 0, "fast": 45, "normal": 110, "slow": 220}


class Animator(QObject):
    """Shows what happened as a movement; the position itself is already on the board."""

    def __init__(self, scene: BoardScene, tables: Tables) -> None:
        super().__init__(scene)
        self._scene = scene
        self._tables = tables
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._lay_one)
        self._claim: TrackClaimed | None = None
        self._laid = 0

    def play(self, events: list[Event], pace: str) -> None:
        """Moves what the events speak of, at the pace of the game."""
        self.finish()
        claims = [event for event in events if isinstance(event, TrackClaimed)]
        if claims and _STEP[pace]:
            self._claim, self._laid = claims[-1], 0
            self._scene.set_owner(self._claim.track, self._claim.seat, 0)
            self._timer.start(_STEP[pace])

    def _lay_one(self) -> None:
        claim = self._claim
        if claim is None:
            return
        self._laid += 1
        if self._laid >= self._tables.tracks[claim.track].length:
            self.finish()
        else:
            self._scene.set_owner(claim.track, claim.seat, self._laid)

    def finish(self) -> None:
        """Jumps to the end of the movement."""
        self._timer.stop()
        if self._claim is not None:
            self._scene.set_owner(self._claim.track, self._claim.seat)
            self._claim = None
