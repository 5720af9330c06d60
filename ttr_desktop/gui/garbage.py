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


class GarbageCollector(QObject):
    """Takes the place of automatic collection for as long as the application lives."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        # What is loaded at the start stays: without looking at it again even a full collection is a matter of
        # milliseconds.
        gc.freeze()
        self._timer = QTimer(self)
        self._timer.timeout.connect(collect_what_is_due)
        self._timer.start(_INTERVAL)

    def stop(self) -> None:
        """Leaves it to Python again."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()


def collect_what_is_due() -> None:
    """Collects as much as automatic collection would."""
    counts, limits = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > limits[generation]:
            gc.collect(generation)
            return
