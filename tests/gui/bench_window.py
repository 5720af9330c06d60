# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures of the window: `python -m tests.gui.bench_window [--games 20]`, offscreen, 1280x800.

Start to a usable window, switching boards, a click to the first paint, memory, and its growth over games in a row.
Figures, not tests: no pass or fail.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.helpers.play import choose
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.garbage import GarbageCollector
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.table.home import Home
from ttr_desktop.table.settings import Language, Pace, Speed
from ttr_desktop.table.table import NewGame

_TICKS = 20  # clicks that are measured on each board


def memory() -> float:
    """Resident memory of this process in MB."""
    fields = Path("/proc/self/statm").read_text(encoding="ascii").split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def start_once(home: Path) -> float:
    """Seconds from the start of a process until its window is shown and painted and the event loop is free."""
    program = (
        "import sys, time\n"
        "from PySide6.QtCore import QTimer\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from ttr_desktop.gui import app as program\n"
        "from ttr_desktop.gui.main_window import MainWindow\n"
        "shown = MainWindow.showEvent\n"
        "def show(window, event):\n"
        "    shown(window, event)\n"
        "    QTimer.singleShot(0, lambda: (window.grab(), QTimer.singleShot(0, lambda: finish(window))))\n"
        "def finish(window):\n"
        "    print(time.time())\n"
        "    window.close()\n"
        "MainWindow.showEvent = show\n"
        "sys.exit(program.main(['--home', sys.argv[1]]))\n"
    )
    began = time.time()
    command = [sys.executable, "-c", program, str(home)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2])
    return float(done.stdout.split()[-1]) - began


def report(name: str, values: list[float], unit: str) -> None:
    print(f"{name:<34} median {statistics.median(values):8.2f} {unit}, worst {max(values):8.2f} {unit}")


class Bench:
    """A window that bots play in."""

    def __init__(self, home: Path) -> None:
        self.app = QApplication(["bench"])
        self.garbage = GarbageCollector(self.app)
        place = Home.at(home)
        preferences = Preferences(place.settings)
        preferences.change(language=Language.ENGLISH, bot_pace=Pace.INSTANT, animation=Speed.OFF)
        self.window = MainWindow(preferences, place)
        self.window.resize(1280, 800)
        self.window.show()
        self.settle(1.0)

    def settle(self, seconds: float) -> None:
        QTest.qWait(round(seconds * 1000))  # unlike processEvents it lets go of what is to be deleted later

    def timed(self, step: Callable[[], object]) -> float:
        """Milliseconds until what the step causes is painted."""
        start = time.perf_counter()
        step()
        self.window.repaint()
        self.app.processEvents()
        return (time.perf_counter() - start) * 1000

    def new_game(self, map_id: str, *, human: bool, seed: str) -> None:
        first = SeatInfo("Zoe") if human else SeatInfo("Zoe", "casual")
        self.window.start_game(NewGame(board(map_id), (first, SeatInfo("Ben", "casual")), seed, first=0))

    def switch_boards(self) -> None:
        """Every board twice, the second time as it is in daily use."""
        for again in ("first", "again"):
            times = []
            for map_id in MAP_IDS:
                times.append(self.timed(partial(self.new_game, map_id, human=True, seed="bench")))
                self.settle(0.3)
            report(f"board switch ({again})", times, "ms")

    def click(self) -> None:
        """Drawing cards by mouse on every board."""
        controller, times = self.window.controller, []
        for map_id in MAP_IDS:
            self.new_game(map_id, human=True, seed="bench")
            self.settle(0.5)
            rng, clicks = Rng("bench"), 0
            while clicks < _TICKS and controller.table is not None:
                self.settle(0.02)
                if not controller.my_turn:
                    continue
                page = self.window.game_page
                assert page is not None
                if controller.view().phase in (Phase.TURN, Phase.SECOND_CARD):
                    deck = page.flow.cards.deck_buttons[0]
                    times.append(self.timed(partial(QTest.mouseClick, deck, Qt.MouseButton.LeftButton)))
                    clicks += 1
                else:
                    controller.act(choose(controller.choices(), rng, "builder"))
        report("click to first paint", times, "ms")

    def games(self, count: int) -> None:
        """Whole games in a row by bots, in turn on every board; memory after each."""
        controller = self.window.controller
        for number in range(count):
            self.new_game(MAP_IDS[number % len(MAP_IDS)], human=False, seed=str(number))
            while controller.table is not None and not controller.table.game.over:
                self.settle(0.02)
            self.settle(0.3)
            self.window.go_home()
            self.settle(1.2)
            print(f"memory after game {number + 1:2} ({MAP_IDS[number % len(MAP_IDS)]}): {memory():.0f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report("start to usable window (first)", [start_once(Path(folder))], "s")
        report("start to usable window (again)", [start_once(Path(folder)) for _ in range(5)], "s")
        bench = Bench(Path(folder))
        print(f"memory at the start page           {memory():.0f} MB")
        bench.switch_boards()
        bench.click()
        print(f"memory with a game on              {memory():.0f} MB")
        bench.games(options.games)
        bench.window.close()
        bench.garbage.stop()


if __name__ == "__main__":
    main()
