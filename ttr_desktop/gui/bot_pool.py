# SPDX-License-Identifier: GPL-3.0-or-later
"""Bots think in worker processes, so that the window never waits for them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Signal

from ttr_desktop.bots.base import Budget, Decision, Share, Tally
from ttr_desktop.bots.faults import CRASH, MISSING, SILENCE, BotFault
from ttr_desktop.bots.process import Failed
from ttr_desktop.bots.registry import UnknownBot, find_bot, think_time
from ttr_desktop.bots.sharing import SHARES
from ttr_desktop.core.message import message
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.worker import Worker
from ttr_desktop.table.worker import Task, answer, conclude, explore, warm_up
from ttr_desktop.texts.messages import Messages

_SPARES = 1  # workers kept ready to take the place of one that was ended
_BREATH = 60  # milliseconds: those that were ended are gone by then, and new ones no longer keep them from going
_PATIENCE = 30_000  # milliseconds beyond its time after which a worker is given up


class BotPool(QObject):
    """Hands out views and brings back decisions, by signal, in the window's own thread.

    One question at a time: a new one, or `cancel`, ends whatever was being thought about at once.
    """

    decided = Signal(int, object)  # revision the decision was made for, Decision
    failed = Signal(int, object)  # revision, BotFault

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers: list[Worker] = []
        self._wanted = 1  # workers besides the spare ones; more once a bot searches
        self._trusted: set[str] = set()
        self._closed = False
        self._board: tuple[str, int] | None = None
        self._request = 0  # the number of the question being answered
        self._task: Task | None = None
        self.searching: list[Worker] = []  # who has which share of a search
        self._found: dict[int, tuple[Tally, ...]] = {}  # by share
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._too_late)

    def trust(self, bots: Iterable[str]) -> None:
        """The user wants these bots. Programs are run only then: a saved game may come from anybody."""
        self._trusted.update(bots)

    def prepare(self, map_id: str, players: int) -> None:
        """Starts the workers and loads the board before it is needed."""
        self._board = map_id, players
        self._fill()
        for worker in self._workers:
            worker.give(0, warm_up, map_id, players)

    def ask(self, bot: str, view: SeatView, seed: str, budget: Budget | None = None) -> None:
        """Asks for a decision; the answer comes by signal."""
        self.cancel()
        task = Task(bot, view, seed, budget or Budget())
        try:
            info, name = find_bot(bot)
            if name.program and bot not in self._trusted:
                raise UnknownBot(message("untrusted-program"))
            limit = think_time(bot, task.budget) or 0.0
        except UnknownBot as problem:
            self.failed.emit(view.revision, BotFault(MISSING, Messages().say(problem.reason)))
            return
        if info.searches:
            self._wanted = SHARES
        self._fill()
        self._request += 1
        self._task = task
        self._patience.start(int(1000 * limit) + _PATIENCE)
        ready = sorted(self._workers, key=lambda worker: len(worker.waiting))
        if not info.searches:
            ready[0].give(self._request, answer, task)
            return
        self.searching = ready[:SHARES]
        for number, worker in enumerate(self.searching):
            worker.give(self._request, explore, task, Share(number, SHARES))

    def cancel(self) -> None:
        """Nobody wants the answer any more: whoever is thinking is ended, and another worker stands ready."""
        if self._task is None:
            return
        self._drop()
        for worker in [worker for worker in self._workers if self._request in worker.waiting]:
            self._remove(worker)
        QTimer.singleShot(_BREATH, self, self._fill)

    def close(self) -> None:
        """Ends all workers, whatever they are thinking about."""
        self._closed = True
        self._drop()
        for worker in self._workers:
            worker.process.end()
        for worker in self._workers:
            worker.close()
        self._workers.clear()

    def _drop(self) -> None:
        self._task = None
        self._found = {}
        self._patience.stop()

    def _fill(self) -> None:
        while not self._closed and len(self._workers) < self._wanted + _SPARES:
            worker = Worker(self)
            worker.answered.connect(self._answered)
            worker.lost.connect(self._lost)
            self._workers.append(worker)
            if self._board is not None:
                worker.give(0, warm_up, *self._board)

    def _remove(self, worker: Worker) -> None:
        self._workers.remove(worker)
        worker.process.end()

    def _answered(self, worker: Worker, result: object) -> None:
        request = worker.waiting.pop(0)
        task = self._task
        if task is None or request != self._request:
            return
        if isinstance(result, Failed):
            self._fail(task, result.error)
        elif isinstance(result, Decision):
            self._drop()
            self.decided.emit(task.view.revision, result)
        elif isinstance(result, tuple):
            self._found[self.searching.index(worker)] = result
            if len(self._found) == SHARES:
                found = [self._found[number] for number in range(SHARES)]
                worker.give(request, conclude, task, found)

    def _lost(self, worker: Worker) -> None:
        """A worker has died, for instance for want of memory; the next one may live."""
        if worker in self._workers:
            self._workers.remove(worker)
            if self._task is not None and self._request in worker.waiting:
                self._fail(self._task, "the worker process has died")
            self._fill()
        worker.deleteLater()

    def _too_late(self) -> None:
        if self._task is not None:
            task = self._task
            self.cancel()
            self.failed.emit(task.view.revision, BotFault(SILENCE))

    def _fail(self, task: Task, message: str) -> None:
        self._drop()
        self.failed.emit(task.view.revision, BotFault(CRASH, message))
