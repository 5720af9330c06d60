# SPDX-License-Identifier: GPL-3.0-or-later
"""Open, open recent, save and save as in the real window, and a file on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from tests.helpers.finished import kept_game, played
from tests.helpers.tiny_map import TINY
from tests.table.test_opening import SCENARIO
from ttr_desktop import assets
from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.record import digest
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import savefile
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui import app
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.replay_page import ReplayPage
from ttr_desktop.gui.pages.setup_page import SetupPage
from ttr_desktop.gui.shell import files
from ttr_desktop.table.settings import Language
from ttr_desktop.table.table import GameTable

PEOPLE = (SeatInfo("Zoe", colour="jade"), SeatInfo("Max"))


def table_of(window: MainWindow) -> GameTable:
    assert window.controller.table is not None
    return window.controller.table


def act(window: MainWindow) -> None:
    controller = window.controller
    controller.watching = table_of(window).game.seat
    controller.act(random_action(controller.choices(), Rng("files")))


def save_to(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(files, "ask_where", lambda *_: path)


def test_saved_opened_and_saved_again(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window.open_table(played("usa", actions=12, seats=PEOPLE))
    save_to(monkeypatch, tmp_path / "mine.ttr")
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    file = tmp_path / "mine.ttr"
    assert savefile.read(file).seats[0].colour == "jade"
    assert window.notice.label.text() == "Saved as mine.ttr."
    before = digest(table_of(window).game.state)
    act(window)
    window.go_home()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    QTest.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert digest(table_of(window).game.state) == before
    act(window)
    save_to(monkeypatch, tmp_path / "other.ttr")  # not asked for: the game has its file
    window.bar.run("save")
    assert len(savefile.read(file).record.actions) == 13
    window.bar.run("save-as")
    assert len(savefile.read(tmp_path / "other.ttr").record.actions) == 13
    assert [path.name for path in window.files.recent.paths()] == ["other.ttr", "mine.ttr"]


def test_open_recent(window: MainWindow, tmp_path: Path) -> None:
    menu = next(menu for menu in window.bar.menus["game"].findChildren(QMenu) if "recent" in menu.title())
    menu.aboutToShow.emit()
    assert [action.isEnabled() for action in menu.actions()] == [False]
    table = played("usa", actions=5, seats=PEOPLE)
    savefile.write(tmp_path / "A & B.ttr", table.board, table.saved())
    window.files.open_file(tmp_path / "A & B.ttr")
    window.go_home()
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["A && B.ttr"]
    menu.actions()[0].trigger()
    assert table_of(window).revision == 5


def test_a_finished_game_opens_as_a_replay(window: MainWindow, tmp_path: Path) -> None:
    window.files.open_file(kept_game(tmp_path))
    assert isinstance(window.pages.currentWidget(), ReplayPage)
    assert window.controller.table is None


def test_a_scenario_opens_as_a_position(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "puzzle.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    window.files.open_file(path)
    assert window.controller.watching == 1
    assert window.controller.my_turn
    save_to(monkeypatch, tmp_path / "puzzle.ttr")
    window.bar.run("save")
    assert path.read_text(encoding="utf-8") == SCENARIO, "a game is never written over a scenario"
    assert savefile.read(tmp_path / "puzzle.ttr").scenario == SCENARIO


def test_who_has_no_name_in_a_scenario_gets_one_of_the_window_s_language(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.yaml"
    path.write_text(SCENARIO.replace("[Zoe, Ben]", "2"), encoding="utf-8")
    window.preferences.change(language=Language.POLISH)
    window.files.open_file(path)
    assert window.game_page is not None
    assert [row.name for row in window.game_page.players.rows] == ["Gracz 1", "Ty"]


def test_a_map_opens_for_a_new_game(window: MainWindow, tmp_path: Path) -> None:
    window.files.open_file(assets.maps() / "nordic.yaml")
    page = window.pages.currentWidget()
    assert isinstance(page, SetupPage)
    assert page.board.id == "nordic"
    (tmp_path / "tiny.yaml").write_text(TINY, encoding="utf-8")
    window.files.open_file(tmp_path / "tiny.yaml")
    other = window.pages.currentWidget()
    assert isinstance(other, SetupPage)
    assert other.board.name() == "Tiny"


def test_a_bad_file_is_told_and_the_game_goes_on(window: MainWindow, tmp_path: Path) -> None:
    window.open_table(played("usa", actions=8, seats=PEOPLE))
    table = table_of(window)
    bad = tmp_path / "bad.ttr"
    bad.write_text("no game", encoding="utf-8")
    for path in (bad, tmp_path / "missing.ttr"):
        window.files.open_file(path)
        assert path.name in window.notice.label.text()
        assert window.controller.table is table
    assert bad.exists(), "the player's own file is left alone"
    act(window)


def test_a_disk_that_is_full(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window.open_table(played("usa", actions=8, seats=PEOPLE))
    save_to(monkeypatch, tmp_path / "no-folder" / "x.ttr")
    (tmp_path / "no-folder").write_text("a file in the way", encoding="utf-8")
    window.bar.run("save")
    assert "cannot be written" in window.notice.label.text()
    assert window.files.recent.paths() == []


def test_the_game_that_is_on_opened_again_loses_nothing(window: MainWindow) -> None:
    window.open_table(played("usa", actions=8, seats=PEOPLE))
    for _ in range(3):
        act(window)
    path = window.session.path
    assert path is not None
    window.files.open_file(path)
    assert table_of(window).revision == 11
    assert window.session.path == path
    assert len(window.session.library.paths()) == 1


def test_a_file_on_the_command_line(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("usa", actions=5, seats=PEOPLE)
    savefile.write(tmp_path / "mine.ttr", table.board, table.saved())
    monkeypatch.setattr(QApplication, "exec", staticmethod(lambda: 0))
    assert app.main(["--home", str(tmp_path / "home"), "--lang", "pl", str(tmp_path / "mine.ttr")]) == 0
    (window,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow) and one.isVisible()]
    assert table_of(window).revision == 5
    window.close()
