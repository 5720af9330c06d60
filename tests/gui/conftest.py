# SPDX-License-Identifier: GPL-3.0-or-later
"""A real main window for tests."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.person import Person
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.shell.dress import dress
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.gui.shell.rescue import Answer, Rescue
from ttr_desktop.table.home import HOME_VARIABLE, Home
from ttr_desktop.table.settings import Appearance, Language, Pace, Speed


@pytest.fixture(autouse=True)
def garbage() -> Iterator[None]:
    """As in the program: Qt objects are not destroyed by the threads beside the window."""
    gc.disable()
    yield
    gc.collect()
    gc.enable()


@pytest.fixture(autouse=True)
def no_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that is closed at the end of a test does not wait for an answer about its game."""
    monkeypatch.setattr(Rescue, "_ask", lambda *_: Answer.LOSE)


@pytest.fixture
def preferences(qapp: QApplication, tmp_path: Path) -> Preferences:
    """English and light, whatever machine the tests run on; bots do not dawdle, and nothing moves."""
    made = Preferences(Home.at(tmp_path).settings)
    made.change(language=Language.ENGLISH, theme=Appearance.LIGHT, bot_pace=Pace.INSTANT, animation=Speed.OFF)
    dress(qapp, made.now)  # a test before may have left it in another language
    return made


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pictures of boards need to be drawn only once for all tests."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def window(
    qtbot: QtBot, preferences: Preferences, tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))  # bots and maps of whoever runs the tests stay out of them
    made = MainWindow(preferences, replace(Home.at(tmp_path), cache=cache))
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


@pytest.fixture
def person(window: MainWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)
