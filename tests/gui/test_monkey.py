# SPDX-License-Identifier: GPL-3.0-or-later
"""A monkey at the window: random clicks and keys on every board. Nothing may break, warn or get stuck."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.table.table import NewGame

KEYS = (
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Plus,
    Qt.Key.Key_Minus,
    Qt.Key.Key_0,
    Qt.Key.Key_7,
    Qt.Key.Key_A,
    Qt.Key.Key_1,
    Qt.Key.Key_5,
    Qt.Key.Key_D,
    Qt.Key.Key_T,
    Qt.Key.Key_X,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_F6,
)


@pytest.fixture(autouse=True)
def no_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """The monkey is not asked for names of files: such dialogs would wait for an answer that never comes."""
    monkeypatch.setattr(QFileDialog, "exec", lambda *_: QDialog.DialogCode.Rejected)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args, **_more: ("", ""))


def prod(window: MainWindow, rng: Rng) -> None:
    """One random thing a monkey would do."""
    popup = QApplication.activePopupWidget()
    target: QWidget = popup or window
    if rng.below(4) == 0:
        focus = QApplication.focusWidget() or target
        QTest.keyClick(focus, rng.pick(KEYS))
        return
    # Windows of their own are left alone: a print dialog asks for a file in a loop of its own, and waits for ever.
    buttons = [one for one in target.findChildren(QAbstractButton) if one.isVisible() and one.window() is target]
    if buttons and rng.below(3) == 0:
        QTest.mouseClick(rng.pick(buttons), Qt.MouseButton.LeftButton)
        return
    point = QPoint(rng.below(max(1, target.width())), rng.below(max(1, target.height())))
    hit = target.childAt(point) or target
    # The menu bar holds Quit, which even a monkey may find; that is a test of its own.
    if hit is window.menuBar() or hit.window() is not target.window():
        return
    button = Qt.MouseButton.RightButton if rng.below(12) == 0 else Qt.MouseButton.LeftButton
    QTest.mouseClick(hit, button, pos=hit.mapFrom(target, point) if hit is not target else point)


def play_monkey(window: MainWindow, qtbot: QtBot, map_id: str, events: int) -> int:
    """Prods the window; returns how far the game came."""
    seats = (SeatInfo("Monkey"), SeatInfo("Ben", "greedy"))
    window.start_game(NewGame(catalogue.board(map_id), seats, "monkey", first=0))
    rng = Rng(f"monkey {map_id}")
    most = 0
    for number in range(events):
        prod(window, rng)
        if number % 10 == 0:
            qtbot.wait(5)  # lets the bot's answers in
        table = window.controller.table
        if table is not None:
            most = max(most, table.revision)
        if window.pages.currentWidget() is window.start_page:
            window.start_game(NewGame(catalogue.board(map_id), seats, f"monkey {number}", first=0))
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    return most


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_nothing_breaks(window: MainWindow, qtbot: QtBot, map_id: str) -> None:
    assert play_monkey(window, qtbot, map_id, 500) > 10, "the monkey got nowhere"


@pytest.mark.soak
@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_nothing_breaks_for_long(window: MainWindow, qtbot: QtBot, map_id: str) -> None:
    assert play_monkey(window, qtbot, map_id, 6000) > 60
