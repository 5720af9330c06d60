# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures of thinking bots: `python -m tests.gui.bench_thinking [--rounds 10]`, offscreen.

For `master` with its default second: how long an answer takes, how long the window's thread is held up meanwhile, how
long it takes to call it off, and until the processes that thought are gone. Figures, not tests: no pass or fail.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from itertools import count

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.gui.bench_window import report
from tests.helpers.play import position
from ttr_desktop.bots.sharing import SHARES
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.view import SeatView
from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.gui.bot_pool import BotPool

_READY = 1500  # milliseconds after which new workers have loaded everything
_DEEP = 400  # and after which they are deep in thought
_BEAT = 4  # milliseconds


class Heartbeat:
    """Beats every few milliseconds if the event loop lets it, and knows its longest pause."""

    def __init__(self) -> None:
        self._timer = QTimer()
        self._timer.timeout.connect(self._beat)
        self._last = time.perf_counter()
        self.longest = 0.0
        self._timer.start(_BEAT)

    def restart(self) -> None:
        self._last, self.longest = time.perf_counter(), 0.0

    def _beat(self) -> None:
        now = time.perf_counter()
        self.longest = max(self.longest, now - self._last)
        self._last = now


def seconds_of(act: Callable[[], None]) -> float:
    began = time.perf_counter()
    act()
    return time.perf_counter() - began


def alive(pid: int) -> bool:
    """Whether a process still runs; one that has ended and waits to be asked for its result does not."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_until_gone(pids: list[int]) -> None:
    while any(map(alive, pids)):
        time.sleep(0.0005)


def open_question(map_id: str, number: int) -> SeatView:
    """A position with much to think about: the beginning of a turn in the middle of a game."""
    moments = (position(map_id, 2, f"thinking {number}", moment) for moment in count(30 + 5 * number))
    game = next(game for game in moments if game.phase is Phase.TURN)
    return game.view(game.seat)


def measure(map_id: str, rounds: int) -> None:
    pool, heart = BotPool(), Heartbeat()
    answers: list[float] = []
    pauses: list[float] = []
    calls: list[float] = []
    ends: list[float] = []
    decided: list[int] = []
    pool.decided.connect(lambda revision, _: decided.append(revision))
    pool.prepare(map_id, 2)
    for number in range(rounds):
        view = open_question(map_id, number)
        QTest.qWait(_READY)
        heart.restart()
        began = time.perf_counter()
        decided.clear()
        pool.ask("master", view, str(number))
        while not decided:
            QTest.qWait(1)
        answers.append(1000 * (time.perf_counter() - began))
        pauses.append(1000 * heart.longest)
        pool.ask("master", view, str(number))
        QTest.qWait(_DEEP)
        thinkers = [pid for worker in pool.searching if (pid := worker.process.pid) is not None]
        assert len(thinkers) == SHARES
        assert all(map(alive, thinkers))
        began = time.perf_counter()
        calls.append(1000 * seconds_of(pool.cancel))
        wait_until_gone(thinkers)
        ends.append(1000 * (time.perf_counter() - began))
    pool.close()
    print(map_id)
    report("  an answer of master", answers, "ms")
    report("  longest pause of the window", pauses, "ms")
    report("  calling it off", calls, "ms")
    report("  until the thinkers are gone", ends, "ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    chosen = parser.parse_args()
    app = QApplication(["bench"])
    for map_id in MAP_IDS:
        measure(map_id, chosen.rounds)
    app.quit()


if __name__ == "__main__":
    main()
