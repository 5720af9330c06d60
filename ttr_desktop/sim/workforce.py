# SPDX-License-Identifier: GPL-3.0-or-later
"""Work spread over processes, in portions that are neither too small to be worth sending nor too long to wait for."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import wait
from typing import Any, TypeVar

from ttr_desktop.bots.process import Failed, WorkerProcess
from ttr_desktop.core.message import Told, message

T = TypeVar("T")
R = TypeVar("R")

_PORTION = 0.3  # seconds that a portion should take
_MOST = 64  # items in a portion


class WorkFailed(Told):
    """A process has died or its work has raised an error; `reason` says which."""


class _Portions:
    """Cuts the items into portions and learns from how long they take."""

    def __init__(self, count: int, jobs: int) -> None:
        self.count = count
        self.jobs = jobs
        self.next = 0
        self.size = 1

    def take(self) -> range:
        """The indices of the next portion; towards the end small ones, so that all finish together."""
        fair = -(-(self.count - self.next) // self.jobs)
        start, self.next = self.next, self.next + max(0, min(self.size, fair))
        return range(start, self.next)

    def learn(self, size: int, seconds: float) -> None:
        wanted = round(size * _PORTION / max(seconds, 1e-6))
        self.size = max(1, min(wanted, 2 * self.size, _MOST))


def spread(items: Sequence[T], jobs: int, work: Callable[..., Sequence[R]], *context: Any) -> Iterator[tuple[int, R]]:
    """`work(items, *context)` of portions of the items; gives (index, result) as they are done, in any order."""
    portions = _Portions(len(items), jobs)
    if jobs == 1:
        while part := portions.take():
            start = time.monotonic()
            yield from zip(part, work([items[index] for index in part], *context), strict=True)
            portions.learn(len(part), time.monotonic() - start)
        return
    workers = [WorkerProcess().start() for _ in range(jobs)]
    try:
        yield from _spread(items, workers, portions, work, context)
    finally:
        for worker in workers:
            worker.end()
        for worker in workers:
            worker.close()


def _spread(
    items: Sequence[T],
    workers: list[WorkerProcess],
    portions: _Portions,
    work: Callable[..., Sequence[R]],
    context: tuple[Any, ...],
) -> Iterator[tuple[int, R]]:
    busy: dict[Any, tuple[WorkerProcess, range, float]] = {}

    def give(worker: WorkerProcess) -> None:
        part = portions.take()
        if part:
            worker.send(work, [items[index] for index in part], *context)
            busy[worker.connection] = worker, part, time.monotonic()

    try:
        for worker in workers:
            give(worker)
        while busy:
            for ready in wait(list(busy)):
                worker, part, start = busy.pop(ready)
                result = worker.receive()
                if isinstance(result, Failed):
                    raise WorkFailed(message("work-failed", reason=result.error))
                portions.learn(len(part), time.monotonic() - start)
                give(worker)
                yield from zip(part, result, strict=True)
    except EOFError:
        raise WorkFailed(message("worker-died")) from None
