# SPDX-License-Identifier: GPL-3.0-or-later
"""`ttr-desktop --selftest`: opens every board, lets bots play some turns in the real window, and says so."""

from __future__ import annotations

import multiprocessing
import time

from PySide6.QtCore import QCoreApplication, QEventLoop

from ttr_desktop import __version__
from ttr_desktop.core.message import Message, message
from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.table.table import NewGame
from ttr_desktop.texts.messages import Messages

_TURNS = 3
_PATIENCE = 60  # seconds for one board


class SelfTest:
    """Plays on every board and watches where the bots' answers come from."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.answers = 0  # brought back by the pool, which has them made in other processes only
        self.workers: set[int] = set()  # process ids of the bots' workers that were seen alive
        window.controller.pace = "instant"
        window.controller.speed = "off"
        window.pool.decided.connect(self._count)

    def _count(self) -> None:
        self.answers += 1
        self.workers |= {child.pid for child in multiprocessing.active_children() if child.pid is not None}

    def problem(self) -> Message | None:
        """What does not work; None if all does."""
        for map_id in MAP_IDS:
            before = self.answers
            if not self._play(map_id):
                return message("selftest-slow", map=map_id, seconds=_PATIENCE)
            if self.window.grab().isNull():
                return message("selftest-blank", map=map_id)
            if self.answers - before < _TURNS or not self.workers:
                return message("selftest-alone", map=map_id)
        return None

    def _play(self, map_id: str) -> bool:
        seats = tuple(SeatInfo(name, "greedy") for name in ("A", "B"))
        self.window.start_game(NewGame(board(map_id), seats, "selftest", first=0))
        end = time.monotonic() + _PATIENCE
        while (table := self.window.controller.table) is not None and table.game.state.turn <= _TURNS:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
            if time.monotonic() > end:
                return False
        return True


def run_selftest(window: MainWindow, say: Messages) -> int:
    """0 if every board could be shown and played; 1 with the reason otherwise."""
    test = SelfTest(window)
    window.show()
    problem = test.problem()
    window.close()
    if problem is not None:
        print("selftest:", say.say(problem))
        return 1
    workers = len(test.workers)
    told = say("selftest-passed", maps=len(MAP_IDS), turns=_TURNS, answers=test.answers, workers=workers)
    print(f"selftest: TTR Desktop {__version__}: {told}")
    return 0
