# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages on top of one another: left one by one, cleared away when another page is turned to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from ttr_desktop.gui.shell.layers import Layers


@pytest.fixture
def stack(qtbot: QtBot) -> QStackedWidget:
    made = QStackedWidget()
    qtbot.addWidget(made)
    for _ in range(2):
        made.addWidget(QWidget())
    return made


@pytest.fixture
def layers(stack: QStackedWidget) -> Layers:
    return Layers(stack, stack)


def test_leaving_shows_what_was_below(stack: QStackedWidget, layers: Layers) -> None:
    first, second = QWidget(), QWidget()
    layers.lay(first)
    layers.lay(second)
    assert stack.currentWidget() is second
    layers.leave()
    assert stack.currentWidget() is first
    layers.leave()
    assert stack.currentIndex() == 0
    assert layers.pages == []
    assert stack.count() == 2


def test_turning_to_another_page_clears_all_away(stack: QStackedWidget, layers: Layers, qtbot: QtBot) -> None:
    gone: list[QObject] = []
    layers.cleared.connect(gone.append)
    pages = [QWidget(), QWidget()]
    for page in pages:
        layers.lay(page)
    stack.setCurrentIndex(1)
    assert gone == pages
    assert stack.count() == 2


def test_without_anything_below_it_goes_home(stack: QStackedWidget, layers: Layers, qtbot: QtBot) -> None:
    below = QWidget()
    stack.addWidget(below)
    stack.setCurrentWidget(below)
    layers.lay(QWidget())
    stack.removeWidget(below)
    with qtbot.waitSignal(layers.home):
        layers.leave()
