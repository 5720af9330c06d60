# SPDX-License-Identifier: GPL-3.0-or-later
"""Where one is in a replay, and how one gets on: by steps, turns, jumps, or by itself at a speed."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from ttr_desktop.table.replay import Replay

# Milliseconds a moment is shown while the game plays by itself.
SPEEDS = {"slow": 2000, "normal": 1000, "fast": 400, "very-fast": 120}


class Walker(QObject):
    """Knows the moment that is shown; tells when it changes."""

    moved = Signal(int)
    playing_changed = Signal(bool)

    def __init__(self, replay: Replay, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._replay = replay
        self.moment = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._play_one)
        self.set_speed("normal")

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    def go_to(self, number: int) -> None:
        """Shows a moment, or the nearest there is."""
        wanted = max(0, min(number, self._replay.last))
        if wanted != self.moment:
            self.moment = wanted
            self.moved.emit(wanted)

    def jump(self, number: int) -> None:
        """Somebody wants to look at a moment: the game stops playing by itself."""
        self.pause()
        self.go_to(number)

    def forward(self) -> None:
        self.jump(self.moment + 1)

    def back(self) -> None:
        self.jump(self.moment - 1)

    def next_turn(self) -> None:
        self.jump(self._replay.next_turn(self.moment))

    def previous_turn(self) -> None:
        self.jump(self._replay.previous_turn(self.moment))

    def first(self) -> None:
        self.jump(0)

    def last(self) -> None:
        self.jump(self._replay.last)

    def last_round(self) -> None:
        """To the moment at which the last round is called, if it was."""
        if self._replay.last_round is not None:
            self.jump(self._replay.last_round)

    def set_speed(self, speed: str) -> None:
        self._timer.setInterval(SPEEDS[speed])

    def toggle(self) -> None:
        """Plays on by itself, from the beginning if the end was reached; or stops."""
        if self.playing:
            self.pause()
            return
        if self.moment == self._replay.last:
            self.go_to(0)
        self._timer.start()
        self.playing_changed.emit(True)

    def pause(self) -> None:
        if self.playing:
            self._timer.stop()
            self.playing_changed.emit(False)

    def _play_one(self) -> None:
        self.go_to(self.moment + 1)
        if self.moment == self._replay.last:
            self.pause()
