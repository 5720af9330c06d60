# SPDX-License-Identifier: GPL-3.0-or-later
"""Two programs on one data folder at the same time: nothing is damaged, nothing is lost."""

from __future__ import annotations

import json
import multiprocessing
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ttr_desktop.bots.registry import find_bot
from ttr_desktop.data import catalogue, savefile
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.table import lineup, settings
from ttr_desktop.table.home import Home
from ttr_desktop.table.settings import Coach, Pace
from ttr_desktop.table.statistics.archive import Archive
from ttr_desktop.table.table import NewGame

ROOT = Path(__file__).resolve().parents[3]
GAMES = 3

# Plays whole games, changes settings and line-up all the while, and says when it is ready to begin.
PLAYER = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.rng import Rng
from ttr_desktop.data.catalogue import board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.table.home import Home
from ttr_desktop.table.settings import Speed
from ttr_desktop.table.table import NewGame

folder, me, games = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
app = QApplication([])
home = Home.at(folder)
window = MainWindow(Preferences(home.settings), home)
window.preferences.change(animation=Speed.OFF)
print("ready", flush=True)
sys.stdin.readline()
for number in range(games):
    window.start_game(NewGame(board("usa"), (SeatInfo(me), SeatInfo("Max")), f"{me} {number}", 0))
    controller, rng = window.controller, Rng(f"{me} {number}")
    while not controller.table.game.over:
        controller.watching = controller.table.game.seat
        controller.act(random_action(controller.choices(), rng))
        if controller.table.revision % 40 == 0:
            window.preferences.change(**{"volume" if me == "A" else "thinking": 1 + number})
    app.processEvents()
    window.files.recent.add(window.session.path)
window.close()
"""


def test_two_programs_play_at_once(tmp_path: Path) -> None:
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", PLAYER, str(tmp_path), name, str(GAMES)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for name in ("A", "B")
    ]
    for program in programs:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
    for program in programs:
        _, errors = program.communicate("go\n", timeout=120)
        assert program.returncode == 0, errors
        assert "Traceback" not in errors
    home = Home.at(tmp_path)
    games = sorted(home.games.glob("*.ttr"))
    assert len(games) == 2 * GAMES
    assert {savefile.read(path).seats[0].name for path in games} == {"A", "B"}
    assert not list(home.games.glob("*.damaged"))
    outcome = Archive(home.games, home.statistics).load()
    assert outcome.problem is None
    assert len(outcome.entries) == 2 * GAMES
    kept, bad = settings.load(home.settings)
    assert (kept.volume, kept.thinking, bad) == (GAMES, GAMES, [])
    assert isinstance(json.loads(home.recent.read_text(encoding="utf-8")), list)


def test_settings_of_two_windows_do_not_undo_each_other(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    first, second = Preferences(path), Preferences(path)
    first.change(coach=Coach.STRICT)
    second.change(bot_pace=Pace.SLOW)
    assert second.now.coach is Coach.OFF, "a window that is open does not change under its user"
    kept, _ = settings.load(path)
    assert (kept.coach, kept.bot_pace) == (Coach.STRICT, Pace.SLOW)
    second.reset()
    assert settings.load(path)[0] == settings.Settings()


def test_a_line_up_remembered_elsewhere_does_no_harm(window: MainWindow) -> None:
    lineup.save(window.home.lineup, replace(lineup.USUAL, first=1))
    assert window.lobby.quick_game(catalogue.board("usa")).first is None


@pytest.mark.parametrize("bot", ["expert", "master@30s"])
def test_closed_while_a_bot_thinks_nothing_stays_behind(
    qtbot: QtBot, preferences: Preferences, tmp_path: Path, bot: str
) -> None:
    before = set(multiprocessing.active_children())
    window = MainWindow(preferences, Home.at(tmp_path))
    qtbot.addWidget(window)
    window.show()
    assert find_bot(bot)
    window.start_game(NewGame(catalogue.board("world"), (SeatInfo("A", bot), SeatInfo("B", bot)), "close", 0))
    qtbot.waitUntil(lambda: set(multiprocessing.active_children()) > before)
    window.close()
    qtbot.waitUntil(lambda: set(multiprocessing.active_children()) <= before)
    assert window.controller.table is None
