# SPDX-License-Identifier: GPL-3.0-or-later
"""A worker process as the window sees it: jobs go in, results come back by signal in the window's own thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, Signal

from ttr_desktop.bots.process import WorkerProcess


class Worker(QObject):
    """A worker process and the thread that listens to it."""

    answered = Signal(object, object)  # itself; the result of the oldest job, or Failed
    lost = Signal(object)  # itself

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.process = WorkerProcess()
        self.waiting: list[int] = []  # numbers of the requests it owes an answer to; 0: nobody's
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        # Starting takes a few milliseconds, too: that is why it happens here. Signals lead back to the window's thread.
        self.process.start()
        with suppress(RuntimeError):  # the window may have gone in the meantime
            with suppress(EOFError):
                while True:
                    self.answered.emit(self, self.process.receive())
            self.process.close()
            self.lost.emit(self)

    def give(self, request: int, function: Callable[..., Any], *arguments: Any) -> None:
        self.waiting.append(request)
        with suppress(EOFError):  # if so, `lost` is on its way
            self.process.send(function, *arguments)

    def close(self) -> None:
        """Waits until process and thread have ended."""
        self.process.close()
        self._thread.join()
