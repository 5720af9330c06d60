# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of replays."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.finished import finished_game, kept_game, played
from ttr_desktop.core.message import message
from ttr_desktop.data import savefile
from ttr_desktop.gui.pages.replays_page import ReplaysPage
from ttr_desktop.texts.messages import Messages
from ttr_desktop.texts.term import signed


def opened(qtbot: QtBot, *folders: Path) -> ReplaysPage:
    page = ReplaysPage(folders, "en", lambda map_id: QImage())
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    return page


def test_finished_games_saves_and_junk(qtbot: QtBot, tmp_path: Path) -> None:
    other_folder, games = tmp_path / "other", tmp_path / "games"
    table, _ = finished_game("usa")
    assert table.game.result is not None
    kept = kept_game(other_folder)
    games.mkdir()
    other = played("nordic", actions=12)
    savefile.write(games / "mine.ttr", other.board, other.saved())
    (games / "junk.ttr").write_text("nothing")
    page = opened(qtbot, other_folder, games)
    qtbot.waitUntil(lambda: page.model.rowCount() == 3)
    rows = {row.entry.path: row for row in page.model.rows}
    assert rows[kept].board == "North America"
    assert "★" in rows[kept].players
    assert all(signed(line.total) in rows[kept].players for line in table.game.result.lines)
    assert "not finished, 12 step" in rows[games / "mine.ttr"].state
    assert rows[games / "junk.ttr"].state == "cannot be read"
    assert rows[games / "junk.ttr"].problem == Messages("en").say(message("save-no-json"))
    page.grab()
    first = page.model.rows[0].entry.path
    with qtbot.waitSignal(page.chosen, check_params_cb=lambda path: path == first):
        QTest.keyClick(page.list, Qt.Key.Key_Return)


def test_nothing_there_yet(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path / "nowhere")
    assert page.empty.isVisible()
    with qtbot.waitSignal(page.play):
        page.empty.button.click()


def test_escape_leads_back(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path)
    with qtbot.waitActive(page):
        page.activateWindow()
    with qtbot.waitSignal(page.home):
        QTest.keyClick(page, Qt.Key.Key_Escape)
