# SPDX-License-Identifier: GPL-3.0-or-later
"""Bots think in worker processes, so that the window never waits for them."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from PySide6.QtCore import QObject, Signal

from ttr_desktop.bots.base import Decision
from ttr_desktop.core.view import SeatView
from ttr_desktop.table.worker import answer, warm_up


class BotPool(QObject):
    """Hands out views and brings back decisions, by signal, in the window's own thread."""

    decided = Signal(int, object)  # revision the decision was made for, Decision
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Fresh processes: a forked copy of a Qt program is not safe to run.
        return ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn"))

    def prepare(self, map_id: str, players: int) -> None:
        """Starts the worker and loads the board before it is needed."""
        try:
            self._pool.submit(warm_up, map_id, players)
        except BrokenProcessPool:
            self._pool = self._new_pool()  # it died, for instance for want of memory; the next one may live

    def ask(self, bot: str, view: SeatView, seed: str) -> None:
        """Asks for a decision; the answer comes by signal."""
        revision = view.revision
        try:
            future: Future[Decision] = self._pool.submit(answer, bot, view, seed)
        except BrokenProcessPool as error:
            self._pool = self._new_pool()
            self.failed.emit(revision, str(error))
            return
        future.add_done_callback(lambda done: self._answered(revision, done))

    def _answered(self, revision: int, future: Future[Decision]) -> None:
        # Runs in the pool's thread: signals are the way back into the window's.
        if future.cancelled():
            return
        error = future.exception()
        if error is None:
            self.decided.emit(revision, future.result())
        else:
            self.failed.emit(revision, str(error))

    def close(self) -> None:
        """Ends the worker, whatever it is thinking about."""
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(timeout=2)
