# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps games on the disk while they are played, in a thread of its own: the window never waits for a disk."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ttr_desktop.core.board import Board
from ttr_desktop.data import savefile
from ttr_desktop.data.savefile import SavedGame


@dataclass(frozen=True, slots=True)
class Job:
    """A game as it is to be written."""

    board: Board
    saved: SavedGame


class Keeper:
    """Writes whole files, one after another; of several states of one game only the newest is written.

    What could not be written is held and can be tried again. `failed` is called in the keeper's thread with the path
    and the reason.
    """

    def __init__(self, failed: Callable[[Path, Exception], None]) -> None:
        self._failed = failed
        self._jobs: dict[Path, Job] = {}
        self._unwritten: dict[Path, Job] = {}
        self._writing = False
        self._closed = False
        self._news = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="keeper", daemon=True)
        self._thread.start()

    def keep(self, path: Path, board: Board, saved: SavedGame) -> None:
        """Has the game written; it must not change afterwards."""
        with self._news:
            self._jobs[path] = Job(board, saved)
            self._news.notify_all()

    def forget(self, path: Path) -> None:
        """Does not write what has not been written yet, and waits if it is just being written."""
        with self._news:
            self._jobs.pop(path, None)
            self._unwritten.pop(path, None)
            self._news.wait_for(lambda: not self._writing, timeout=5)

    def retry(self) -> None:
        """Tries again what could not be written: there may be room by now."""
        with self._news:
            self._jobs = {**self._unwritten, **self._jobs}
            self._news.notify_all()

    @property
    def unwritten(self) -> dict[Path, Job]:
        """The latest states of the games that could not be written."""
        with self._news:
            return dict(self._unwritten)

    def flush(self, seconds: float = 5) -> bool:
        """Waits until everything is on the disk; False if that takes too long."""
        with self._news:
            return self._news.wait_for(lambda: not self._jobs and not self._writing, timeout=seconds)

    def close(self) -> None:
        """Writes what is left and ends."""
        self.flush()
        with self._news:
            self._closed = True
            self._news.notify_all()
        self._thread.join(timeout=5)

    def _run(self) -> None:
        while True:
            with self._news:
                self._writing = False
                self._news.notify_all()
                self._news.wait_for(lambda: self._jobs or self._closed)
                if not self._jobs:
                    return
                path = next(iter(self._jobs))
                job = self._jobs.pop(path)
                self._writing = True
            try:
                savefile.write(path, job.board, job.saved)
            except Exception as problem:  # whatever it is: the games to come must be kept in any case
                with self._news:
                    self._unwritten[path] = job
                self._failed(path, problem)
            else:
                with self._news:
                    self._unwritten.pop(path, None)
