# SPDX-License-Identifier: GPL-3.0-or-later
"""A real main window for tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.person import Person
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.theme import Theme


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    made = MainWindow("en", Theme.LIGHT)
    qtbot.addWidget(made)
    made.controller.pace = "instant"
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


@pytest.fixture
def person(window: MainWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)
