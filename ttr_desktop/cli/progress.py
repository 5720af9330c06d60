# SPDX-License-Identifier: GPL-3.0-or-later
"""A progress bar on standard error, for people only: nothing is drawn when that is not a terminal."""

from __future__ import annotations

import sys
import time

_WIDTH = 30
_EVERY = 0.1


class Progress:
    """Shows how many of `total` are done and how long the rest will take; `before` were done at the start."""

    def __init__(self, total: int, what: str, before: int = 0) -> None:
        self.total = total
        self.what = what
        self.before = before
        self.start = time.monotonic()
        self.shown = 0.0
        self.live = sys.stderr.isatty()

    def show(self, done: int) -> None:
        now = time.monotonic()
        if not self.live or (done < self.total and now - self.shown < _EVERY):
            return
        self.shown = now
        filled = _WIDTH * done // max(1, self.total)
        left = (now - self.start) / max(1, done - self.before) * (self.total - done)
        bar = "#" * filled + "-" * (_WIDTH - filled)
        sys.stderr.write(f"\r[{bar}] {done}/{self.total} {self.what}, {_time(left)} left \x1b[K")
        sys.stderr.flush()

    def close(self) -> None:
        if self.live:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def _time(seconds: float) -> str:
    if seconds < 100:
        return f"{seconds:.0f} s"
    minutes = seconds / 60
    return f"{minutes:.0f} min" if minutes < 100 else f"{minutes / 60:.1f} h"
