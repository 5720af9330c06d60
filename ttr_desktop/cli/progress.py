# SPDX-License-Identifier: GPL-3.0-or-later
"""A progress bar on standard error, for people only: nothing is drawn when that is not a terminal."""

from __future__ import annotations

import sys
import time

_WIDTH = 30
_EVERY = 0.1


class Progress:
    """Shows how many of `total` are done and how long the rest will take."""

    def __init__(self, total: int, what: str) -> None:
        self.total = total
        self.what = what
        self.start = time.monotonic()
        self.shown = 0.0
        self.live = sys.stderr.isatty()

    def show(self, done: int) -> None:
        now = time.monotonic()
        if not self.live or (done < self.total and now - self.shown < _EVERY):
            return
        self.shown = now
        filled = _WIDTH * done // max(1, self.total)
        left = (now - self.start) / max(1, done) * (self.total - done)
        bar = "#" * filled + "-" * (_WIDTH - filled)
        sys.stderr.write(f"\r[{bar}] {done}/{self.total} {self.what}, {left:.0f} s left ")
        sys.stderr.flush()

    def close(self) -> None:
        if self.live:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
