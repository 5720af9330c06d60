# SPDX-License-Identifier: GPL-3.0-or-later
"""Windows beside the main one open as large as they are drawn, but stay on the screen when everything is larger."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ttr_desktop.gui.shell.window_size import FRAME, open_at
from ttr_desktop.gui.style import apply_style
from ttr_desktop.gui.theme import Theme


def test_large_letters_do_not_push_a_window_over_the_edge(qtbot: QtBot, qapp: QApplication) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    screen = window.screen().availableSize()
    open_at(window, 400, 300)
    assert window.size() == QSize(400, 300)
    apply_style(qapp, Theme.LIGHT, 1.5)
    open_at(window, 400, 300)
    assert window.size() == QSize(600, 450)
    open_at(window, 700, 700)
    assert window.size() == screen - FRAME
    apply_style(qapp, Theme.LIGHT)
