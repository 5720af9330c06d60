# SPDX-License-Identifier: GPL-3.0-or-later
"""A progress bar on standard error, for people only: nothing is drawn when that is not a terminal."""

from __future__ import annotations

import sys
import time

from ttr_desktop.core.message import Message, message
from ttr_desktop.texts.messages import Messages

_WIDTH = 30
_EVERY = 0.1


class Progress:
    """Shows how many of `total` are done and how long the rest will take; `before` were done at the start."""

    def __init__(self, total: int, say: Messages, before: int = 0) -> None:
        self.total = total
        self.say = say
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
        told = self.say("progress", bar=bar, count=done, total=self.total, left=_time(left))
        sys.stderr.write(f"\r{told} \x1b[K")
        sys.stderr.flush()

    def close(self) -> None:
        if self.live:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def _time(seconds: float) -> Message:
    if seconds < 100:
        return message("time-seconds", time=f"{seconds:.0f}")
    minutes = seconds / 60
    if minutes < 100:
        return message("time-minutes", time=f"{minutes:.0f}")
    return message("time-hours", time=f"{minutes / 60:.1f}")
