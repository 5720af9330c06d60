# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot that fails in the window: the game goes on, and the log says so."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ttr_desktop.data import catalogue
from ttr_desktop.data.home import HOME_VARIABLE, Home
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.table.table import NewGame


def test_the_log_says_so(window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    folder = Home.at(tmp_path).bots
    folder.mkdir(parents=True)
    (folder / "broken.py").write_text("def make_bot(manner): raise ValueError('no')", encoding="utf-8")
    seats = (SeatInfo("Ada", "broken"), SeatInfo("Me"))
    window.start_game(NewGame(catalogue.board("usa"), seats, "faults", first=0))
    page = window.game_page
    assert page is not None
    with qtbot.waitSignal(window.controller.bot_failed, timeout=30_000):
        pass
    assert [row.text for row in page.log.rows if row.kind == "bot-failed"] == [
        "Ada’s bot has crashed: a legal move is made for it."
    ]
    table = window.controller.table
    assert table is not None
    qtbot.waitUntil(lambda: table.game.seat == 1, timeout=10_000)
    assert window.controller.decisions[0].reason == "stand-in"
