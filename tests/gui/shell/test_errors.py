# SPDX-License-Identifier: GPL-3.0-or-later
"""Unexpected errors in slots, while drawing, in threads and errands: one dialog, the game kept, a report written."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.records.test_desk import finish_a_game
from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue, savefile
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.shell.errors import MOST_REPORTS, ErrorDesk
from ttr_desktop.table.keeper import Keeper
from ttr_desktop.table.statistics.archive import Archive
from ttr_desktop.table.table import GameTable, NewGame


@pytest.fixture
def desk(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Iterator[ErrorDesk]:
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)  # the errors of these tests are meant
    made = ErrorDesk(window.home.reports)
    made.install()
    made.watch(window, lambda: window.controller.table, window.session.flush)
    yield made
    made.remove()


def reports(window: MainWindow) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in sorted(window.home.reports.glob("*.txt"))]


def fail(message: str = "nobody expected this") -> None:
    raise RuntimeError(message)


def test_in_a_slot(window: MainWindow, desk: ErrorDesk, qtbot: QtBot) -> None:
    seats = (SeatInfo("Zoe"), SeatInfo("Max"))
    window.start_game(NewGame(catalogue.board("usa"), seats, "error", 0))
    window.controller.act(random_action(window.controller.choices(), Rng("error")))
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: desk.dialog is not None)
    assert desk.dialog is not None
    assert "Your game is kept" in desk.dialog.text()
    (text,) = reports(window)
    assert "RuntimeError: nobody expected this" in text
    assert "position: action 1" in text
    path = window.session.path
    assert path is not None
    assert len(savefile.read(path).record.actions) == 1
    desk.dialog.buttons()[0].click()
    assert not window.findChildren(QMessageBox) or desk.dialog is None
    assert window.controller.table is not None


def test_escape_goes_on(window: MainWindow, desk: ErrorDesk, qtbot: QtBot) -> None:
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: desk.dialog is not None)
    assert desk.dialog is not None
    QTest.keyClick(desk.dialog, Qt.Key.Key_Escape)
    assert desk.dialog is None


def test_while_drawing(window: MainWindow, desk: ErrorDesk, qtbot: QtBot) -> None:
    class Bad(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            fail()

    bad = Bad()
    qtbot.addWidget(bad)
    bad.show()
    qtbot.waitUntil(lambda: desk.dialog is not None)
    assert "paintEvent" in reports(window)[0]


def test_the_same_error_is_told_once(window: MainWindow, desk: ErrorDesk, qtbot: QtBot) -> None:
    for _ in range(4):
        QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: desk.dialog is not None)
    qtbot.wait(20)
    assert len(reports(window)) == 1


def test_one_dialog_and_not_too_many_reports(window: MainWindow, desk: ErrorDesk, qtbot: QtBot) -> None:
    for number in range(MOST_REPORTS + 5):
        QTimer.singleShot(0, lambda number=number: fail(f"error {number}"))
    qtbot.waitUntil(lambda: len(reports(window)) == MOST_REPORTS)
    qtbot.wait(20)
    assert len(reports(window)) == MOST_REPORTS
    assert desk.dialog is not None
    assert "error 0" in desk.dialog.detailedText()


def test_in_a_thread(window: MainWindow, desk: ErrorDesk, qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: desk.dialog is not None)
    assert len(reports(window)) == 1


def test_in_an_errand_beside_the_window(
    window: MainWindow, desk: ErrorDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Archive, "load", lambda _: fail())
    window.records.recorder.load()
    qtbot.waitUntil(lambda: desk.dialog is not None)
    monkeypatch.undo()
    finish_a_game(window, qtbot)  # the errands go on


def test_no_report_can_be_written(window: MainWindow, desk: ErrorDesk, qtbot: QtBot) -> None:
    window.home.data.mkdir(parents=True, exist_ok=True)
    window.home.reports.write_text("in the way", encoding="utf-8")
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: desk.dialog is not None)
    assert desk.dialog is not None
    assert desk.dialog.informativeText() == "No report could be written."


def test_ctrl_c_is_no_error(desk: ErrorDesk) -> None:
    desk._hear(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert desk.dialog is None


def test_a_game_that_cannot_be_written_at_all_does_not_end_the_keeping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    troubles: list[str] = []
    keeper = Keeper(lambda path, reason: troubles.append(repr(reason)))
    table = GameTable.start(NewGame(catalogue.board("usa"), (SeatInfo("A"), SeatInfo("B")), "keep", 0))
    with monkeypatch.context() as patch:
        patch.setattr(savefile, "write", lambda *_: fail("bug"))
        keeper.keep(tmp_path / "a.ttr", table.board, table.saved())
        assert keeper.flush()
    assert troubles == ["RuntimeError('bug')"]
    keeper.keep(tmp_path / "a.ttr", table.board, table.saved())
    keeper.close()
    assert (tmp_path / "a.ttr").exists()
