# SPDX-License-Identifier: GPL-3.0-or-later
"""No game is lost: not by leaving, not by closing, not by a killed process, not to a second program."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.person import Person
from ttr_desktop.bots.registry import make_bot
from ttr_desktop.core.record import digest
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue, savefile
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.shell import session
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.gui.shell.session import Session
from ttr_desktop.table.home import Home
from ttr_desktop.table.table import GameTable, NewGame

ROOT = Path(__file__).resolve().parent.parent.parent.parent
SEATS = (SeatInfo("Zoe"), SeatInfo("Max"))

# A program that plays by itself, says how far it has come, and stays in the middle of a turn until it is killed.
PLAYER = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from ttr_desktop.bots.registry import make_bot
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.data.catalogue import board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.table.home import Home
from ttr_desktop.table.table import NewGame

app = QApplication([])
home = Home.at(Path(sys.argv[1]))
window = MainWindow(Preferences(home.settings), home)
window.show()
window.start_game(NewGame(board("nordic"), (SeatInfo("Zoe"), SeatInfo("Max")), "killed", 0))
controller, rng = window.controller, Rng("killed")
while controller.table.revision < 40 or controller.table.game.phase is not Phase.SECOND_CARD:
    controller.watching = controller.table.game.seat
    controller.act(make_bot("random").decide(controller.view(), controller.choices(), rng).action)
window.session.flush()
print(controller.table.revision, window.session.path, flush=True)
app.exec()
"""


def start(window: MainWindow, seed: str = "session") -> GameTable:
    window.start_game(NewGame(catalogue.board("usa"), SEATS, seed, first=0))
    assert window.controller.table is not None
    return window.controller.table


def act(window: MainWindow, times: int) -> None:
    rng = Rng("session")
    controller = window.controller
    for _ in range(times):
        assert controller.table is not None
        controller.watching = controller.table.game.seat
        assert controller.act(make_bot("greedy").decide(controller.view(), controller.choices(), rng).action)


def test_there_is_nothing_to_go_on_with_at_first(window: MainWindow) -> None:
    assert not window.start_page.last.isVisible()
    start(window)
    window.go_home()
    assert not window.start_page.last.isVisible()  # nothing was done yet


def test_a_game_that_was_left_can_be_gone_on_with(window: MainWindow) -> None:
    table = start(window)
    act(window, 9)
    before = digest(table.game.state)
    window.go_home()
    assert window.start_page.last.isVisible()
    assert "Zoe" in window.start_page.last.players.text()
    assert not window.start_page.last.image.picture.isNull()
    QTest.mouseClick(window.start_page.last.button, Qt.MouseButton.LeftButton)
    again = window.controller.table
    assert again is not None
    assert again is not table
    assert digest(again.game.state) == before
    act(window, 1)
    window.go_home()
    assert len(window.session.library.paths()) == 1, "one game, one file"


def test_an_older_game_is_not_lost_to_a_newer_one(window: MainWindow) -> None:
    start(window, "older")
    act(window, 5)
    start(window, "newer")
    act(window, 5)
    window.go_home()
    assert len(window.session.library.paths()) == 2


def test_killed_in_the_middle_of_a_turn(tmp_path: Path, qtbot: QtBot) -> None:
    command = [sys.executable, "-c", PLAYER, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        revision, path = process.stdout.readline().split(maxsplit=1)
        home = Home.at(tmp_path)
        assert Session(home).last() is None, "the other program has it open"
        os.kill(process.pid, signal.SIGKILL)
        process.wait(30)
    assert int(revision) >= 40
    window = MainWindow(Preferences(home.settings), home)
    qtbot.addWidget(window)
    window.show()
    assert window.start_page.last.isVisible()
    window.go_on()
    table = window.controller.table
    assert table is not None
    assert table.revision == int(revision)
    assert table.game.phase.value == "second-card"
    assert str(window.session.path) == path.strip()
    window.close()


def test_two_programs_keep_apart(window: MainWindow) -> None:
    start(window)
    act(window, 4)
    window.session.flush()
    second = Session(window.home)
    assert second.last() is None
    mine = window.session.path
    assert mine is not None
    second.follow(GameTable.resume(catalogue.board("usa"), savefile.read(mine)), mine)
    assert second.path != mine, "a game that is open elsewhere is gone on with in a file of its own"
    second.close()


def test_a_damaged_game_is_named_and_set_aside(window: MainWindow) -> None:
    start(window)
    act(window, 6)
    window.go_home()
    path = window.session.library.paths()[0]
    path.write_text(path.read_text(encoding="utf-8").replace('"seed": "session"', '"seed": "other"'), encoding="utf-8")
    window.go_on()
    assert window.controller.table is None
    assert path.name in window.notice.label.text()
    assert not window.start_page.last.isVisible()
    assert [file.name for file in path.parent.glob("*.damaged")] == [f"{path.name}.damaged"]


@pytest.mark.parametrize(
    ("old", "new"), [('"format": 1', '"format": 99'), (': "usa"', ': "mars"'), ('_sha256": "', '_sha256": "x')]
)
def test_a_game_that_cannot_be_read_here_does_not_hide_another(window: MainWindow, old: str, new: str) -> None:
    """It may be of a newer version, of another edition of a board, or of a board that is not here."""
    start(window)
    act(window, 6)
    window.go_home()
    path = window.session.library.paths()[0]
    strange = path.with_name("strange.ttr")
    strange.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    os.utime(path, (1, 1))
    window.go_home()
    assert window.start_page.last.isVisible()
    window.go_on()
    assert window.session.path == path
    assert strange.exists()


def test_a_file_that_cannot_be_read_now_is_left_alone(window: MainWindow) -> None:
    folder = window.home.games / "folder.ttr"
    folder.mkdir(parents=True)
    window.go_home()
    assert folder.exists()
    assert not window.notice.isVisible()


def test_half_a_file_is_set_aside_at_once(window: MainWindow) -> None:
    window.home.games.mkdir(parents=True)
    (window.home.games / "half.ttr").write_text('{"kind":', encoding="utf-8")
    window.go_home()
    assert "half.ttr.damaged" in window.notice.label.text()
    assert (window.home.games / "half.ttr.damaged").exists()


def test_a_finished_game_is_not_offered(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    table = start(window)
    act(window, 3)
    table.game.score_now()
    table.tell()
    window.go_home()
    assert not window.start_page.last.isVisible()


def test_a_full_disk_does_not_stop_the_game(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    start(window)
    monkeypatch.setattr(savefile, "write", full)
    act(window, 3)
    qtbot.waitUntil(window.notice.isVisible)
    assert "the disk is full" in window.notice.label.text()
    act(window, 3)


def test_nobody_holds_a_game_where_nothing_can_be_written(tmp_path: Path) -> None:
    """A game on a disk that can only be read is offered to be gone on with."""
    (tmp_path / "file").write_text("")
    assert not session._held(tmp_path / "file" / "game.ttr")
    held = session._lock(tmp_path / "game.ttr")
    assert held is not None
    assert session._held(tmp_path / "game.ttr")
    held.unlock()
    assert not session._held(tmp_path / "game.ttr")


def test_closing_while_a_bot_thinks(qtbot: QtBot, preferences: Preferences, tmp_path: Path) -> None:
    window = MainWindow(preferences, Home.at(tmp_path))
    qtbot.addWidget(window)
    window.show()
    seats = (SeatInfo("A", "greedy"), SeatInfo("B", "greedy"))
    window.start_game(NewGame(catalogue.board("world"), seats, "close", first=0))
    window.close()
    assert window.controller.table is None
