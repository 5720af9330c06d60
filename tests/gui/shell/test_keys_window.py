# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of keyboard shortcuts leaves nothing out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ttr_desktop.gui import keys as tray_keys
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.shell.keys_window import KeysWindow


def keys_window(window: MainWindow) -> KeysWindow | None:
    return window.findChild(KeysWindow)


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [
        (Qt.Key.Key_Slash, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Question, Qt.KeyboardModifier.NoModifier),
    ],
)
def test_it_opens_by_key(window: MainWindow, qtbot: QtBot, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    with qtbot.waitActive(window):
        window.activateWindow()
    QTest.keyClick(window, key, modifiers)
    found = keys_window(window)
    assert found is not None
    assert found.isVisible()
    QTest.keyClick(found, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: keys_window(window) is None)


def test_it_lists_every_key_there_is(window: MainWindow) -> None:
    window.play_now("world")
    page = window.game_page
    assert page is not None
    window.bar.run("keys")
    found = keys_window(window)
    assert found is not None
    listed = [label.text() for label in found.findChildren(QLabel, "key")]
    for command in window.bar.commands.values():
        for text in command.key_texts:
            assert any(text in line for line in listed), f"{command.id} has a key that is not listed"
    bound = {action.shortcut().toString() for action in page.actions() if not action.shortcut().isEmpty()}
    assert bound >= {*tray_keys.DECKS, tray_keys.TICKETS, tray_keys.PORT, tray_keys.EXCHANGE}
    for key in bound - set(tray_keys.DIGITS):
        assert key in listed
    assert "1 – 6" in listed


def test_no_key_means_two_things(window: MainWindow) -> None:
    window.play_now("world")
    page = window.game_page
    assert page is not None
    keys: list[str] = []
    for action in (*window.bar.actions.values(), *page.actions()):
        keys += [sequence.toString() for sequence in action.shortcuts()]
    assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)
    assert QKeySequence("F6").toString() in keys
