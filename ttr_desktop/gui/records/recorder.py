# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts finished games beside the window: its thread never waits for a disk."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime

from PySide6.QtCore import QObject, Signal

from ttr_desktop.table.statistics.archive import Archive, Finished, Outcome
from ttr_desktop.table.statistics.entry import Circumstances
from ttr_desktop.table.table import GameTable


class Recorder(QObject):
    """Keeps games and loads statistics, one errand after another."""

    kept = Signal(object)  # Outcome
    loaded = Signal(object)  # Outcome

    def __init__(self, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self._began = time.monotonic()
        self._errands = ThreadPoolExecutor(max_workers=1, thread_name_prefix="records")

    def begin(self) -> None:
        """A game is on the table: its time runs from now."""
        self._began = time.monotonic()

    def keep(self, table: GameTable) -> None:
        """Counts a finished game."""
        saved = table.saved()
        notes = Circumstances.read(saved.extras, datetime.now(UTC))
        seconds = notes.seconds or round(time.monotonic() - self._began)
        finished = Finished(table.game.clone(), saved, replace(notes, seconds=seconds))
        self._send(self._keep, finished)

    def load(self) -> None:
        """Asks for all counted games."""
        self._send(self._load)

    def _send(self, errand: Callable[..., None], *arguments: object) -> None:
        self._errands.submit(errand, *arguments).add_done_callback(_speak_up)

    def close(self) -> None:
        """Waits until everything is written."""
        self._errands.shutdown(wait=True)

    # in the other thread

    def _keep(self, finished: Finished) -> None:
        self.kept.emit(self._archive.keep(finished))

    def _load(self) -> None:
        outcome: Outcome = self._archive.load()
        self.loaded.emit(outcome)


def _speak_up(errand: Future[None]) -> None:
    """An unexpected error must not end unheard in an answer that nobody reads."""
    error = errand.exception()
    if error is not None:
        found = type(error), error, error.__traceback__, threading.current_thread()
        threading.excepthook(threading.ExceptHookArgs(found))
