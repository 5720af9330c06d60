# SPDX-License-Identifier: GPL-3.0-or-later
"""Many jobs done by a few processes beside the window, the oldest first; all can be stopped at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from ttr_desktop.bots.process import Failed
from ttr_desktop.gui.worker import Worker

_NOBODYS = 0  # the number of a job whose result nobody waits for


class _Job(NamedTuple):
    number: int
    function: Callable[..., Any]
    arguments: tuple[Any, ...]


class JobPool(QObject):
    """Functions that can be imported by name go in, their results come back by signal, each with its job's number.

    A worker has one job at a time, so none is idle while another has several before it.
    """

    done = Signal(int, object)  # number of the job, its result
    failed = Signal(int, str)  # number of the job, what went wrong

    def __init__(self, workers: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._size = workers
        self._workers: list[Worker] = []
        self._queue: deque[_Job] = deque()
        self._last = _NOBODYS
        self._first_job: tuple[Callable[..., Any], tuple[Any, ...]] | None = None
        self._closed = False

    @property
    def busy(self) -> bool:
        return bool(self._queue) or any(any(worker.waiting) for worker in self._workers)

    def prepare(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Starts the workers; this is what each does first, for instance to load what all jobs need."""
        self._first_job = function, arguments
        self._fill()

    def give(self, function: Callable[..., Any], *arguments: Any) -> int:
        """Has a job done; returns its number."""
        self._fill()
        self._last += 1
        self._queue.append(_Job(self._last, function, arguments))
        self._hand_out()
        return self._last

    def stop(self) -> None:
        """Nobody wants the answers any more: whoever is at work is ended, and the rest is forgotten."""
        self._queue.clear()
        for worker in [worker for worker in self._workers if any(worker.waiting)]:
            self._workers.remove(worker)
            worker.process.end()

    def close(self) -> None:
        """Ends all workers and waits until they are gone."""
        self._closed = True
        self._queue.clear()
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.process.end()
        for worker in workers:
            worker.close()

    def _fill(self) -> None:
        while not self._closed and len(self._workers) < self._size:
            worker = Worker(self)
            worker.answered.connect(self._answered)
            worker.lost.connect(self._lost)
            self._workers.append(worker)
            if self._first_job is not None:
                worker.give(_NOBODYS, self._first_job[0], *self._first_job[1])

    def _hand_out(self) -> None:
        for worker in self._workers:
            if not self._queue:
                return
            if not any(worker.waiting):
                job = self._queue.popleft()
                worker.give(job.number, job.function, *job.arguments)

    def _answered(self, worker: Worker, result: object) -> None:
        number = worker.waiting.pop(0)
        if worker not in self._workers:
            return  # stopped while the answer was on its way
        self._hand_out()
        if number != _NOBODYS:
            self._report(number, result)

    def _lost(self, worker: Worker) -> None:
        """A worker has died, for instance for want of memory: its job is lost, the others go on."""
        if worker in self._workers:
            self._workers.remove(worker)
            if not self._closed:
                self._fill()
                self._hand_out()
            for number in filter(None, worker.waiting):
                self._report(number, Failed("the worker process has died"))
        worker.deleteLater()

    def _report(self, number: int, result: object) -> None:
        if isinstance(result, Failed):
            self.failed.emit(number, result.error)
        else:
            self.done.emit(number, result)
