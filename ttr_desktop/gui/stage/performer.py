# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays movements one after another, in time."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from ttr_desktop.gui.stage.movement import Movement
from ttr_desktop.gui.stage.tempo import SPEEDS

_FRAME = 16  # milliseconds
_MOST = 60  # a frame that came late moves things on by no more than this, or a movement would be missed


class Performer(QObject):
    """Takes movements from an iterator, which may do things of its own between them."""

    ended = Signal()  # all was played; not when it was stopped

    def __init__(self, speed: Callable[[], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speed = speed
        self._source: Iterator[Movement] | None = None
        self._current: Movement | None = None
        self._time = 0.0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(lambda: self.run(min(_MOST, self._clock.restart())))

    @property
    def busy(self) -> bool:
        return self._source is not None

    def play(self, source: Iterator[Movement]) -> None:
        """Begins; whatever was playing is stopped."""
        self.stop()
        self._source = source
        self._time = 0.0
        self._clock.start()
        self._timer.start(_FRAME)
        self._next()

    def run(self, elapsed: float) -> None:
        """So many milliseconds have passed."""
        factor = SPEEDS[self._speed()]
        self._time += elapsed / factor if factor else float("inf")
        while self._current is not None and self._time >= self._current.duration:
            self._time -= self._current.duration
            self._current.frame(1.0)
            self._current.end()
            self._next()
        if self._current is not None and self._current.duration > 0:
            self._current.frame(self._time / self._current.duration)

    def _next(self) -> None:
        self._current = None
        source = self._source
        movement = next(source, None) if source is not None else None
        if self._source is not source:
            return  # stopped by what lies between two movements
        if movement is None:
            self._quit()
            self.ended.emit()
            return
        self._current = movement
        movement.begin()
        movement.frame(0.0)

    def hasten(self) -> None:
        """On to the next movement."""
        if self._current is not None:
            self._time = self._current.duration
            self.run(0)

    def stop(self) -> None:
        """Leaves everything as it is now."""
        current, source = self._current, self._source
        self._quit()
        if current is not None:
            current.end()
        if isinstance(source, Generator):
            source.close()

    def _quit(self) -> None:
        self._timer.stop()
        self._source = None
        self._current = None
