# SPDX-License-Identifier: GPL-3.0-or-later
"""Python's garbage is collected in the window's thread only.

Left to itself the collector runs in whichever thread happens to allocate: one that writes a save or listens to a bot.
If the garbage holds Qt objects they are destroyed there, while their timers still run in the window's thread, and the
program crashes.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_INTERVAL = 1000  # milliseconds
_FULL = 20  # every so many intervals everything is looked through: some tens of milliseconds


class GarbageCollector(QObject):
    """Takes the place of automatic collection for as long as the application lives."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        # What is loaded at the start stays: without looking at it again even a full collection is a matter of
        # milliseconds.
        gc.freeze()
        self._ticks = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._timer.start(_INTERVAL)

    def stop(self) -> None:
        """Leaves it to Python again."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()

    def _tick(self) -> None:
        self._ticks += 1
        collect(2 if self._ticks % _FULL == 0 else 1)


def collect(generation: int) -> None:
    """Collects if enough was made since the last time."""
    if gc.get_count()[0] > gc.get_threshold()[0]:
        gc.collect(generation)
