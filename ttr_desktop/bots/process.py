# SPDX-License-Identifier: GPL-3.0-or-later
"""A process that does one job after another and can be ended at any moment, whatever it is doing.

Jobs are functions that can be imported by name. The process is a fresh one (a forked copy of a Qt program is not safe
to run), may have children of its own, and does not outlive the program that started it.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.util import Finalize
from typing import Any, NamedTuple

_GRACE = 1.0  # seconds to put its own house in order after it was told to go


class Failed(NamedTuple):
    """What comes back instead of a result: the job has raised this."""

    error: str


class WorkerProcess:
    """The near side: `send` a job, wait for `connection`, `receive` its result. A dead process raises EOFError."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.connection, self._far = context.Pipe()
        self._process: BaseProcess = context.Process(target=_work, args=(self._far,))
        self._lock = threading.Lock()
        self._ended = False

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def start(self) -> WorkerProcess:
        """Begins; takes some milliseconds, and may be called from any thread. Jobs may be sent before."""
        with self._lock:
            if not self._ended:
                self._process.start()
                # Not a daemon, since those may not have children: so it must be ended before the program can end.
                Finalize(self, _end, args=(self._process,), exitpriority=10)
        self._far.close()
        return self

    def send(self, function: Callable[..., Any], *arguments: Any) -> None:
        try:
            self.connection.send((function, arguments))
        except OSError:
            raise EOFError from None

    def receive(self) -> Any:
        """The result of the oldest job, or Failed."""
        try:
            return self.connection.recv()
        except OSError:
            raise EOFError from None

    def end(self) -> None:
        """Ends the process at once and does not wait for it."""
        with self._lock:
            self._ended = True
            if self._process.pid is not None:
                self._process.terminate()
                threading.Thread(target=_end, args=(self._process,), daemon=True).start()

    def close(self) -> None:
        """Ends the process and waits until it is gone."""
        with self._lock:
            self._ended = True
        if self._process.pid is not None:
            _end(self._process)
        with self._lock:  # the listening thread closes it, too
            self.connection.close()


def _end(process: BaseProcess) -> None:
    if process.is_alive():
        process.terminate()
        process.join(_GRACE)
    if process.is_alive():
        process.kill()
    process.join()


def die_with_parent() -> None:
    """Makes this process end when the one that started it is gone, even if that was killed."""
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _leave(*_: object) -> None:
    # Told once is enough: a second signal would interrupt the leaving with a traceback.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise SystemExit(0)


def _work(connection: Connection) -> None:
    # Ctrl+C reaches every process of a terminal; the one in front of the user decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    die_with_parent()
    while True:
        try:
            function, arguments = connection.recv()
        except (EOFError, OSError):
            return
        try:
            result = function(*arguments)
        except Exception as error:
            result = Failed(f"{type(error).__name__}: {error}")
        connection.send(result)
