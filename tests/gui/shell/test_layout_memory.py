# SPDX-License-Identifier: GPL-3.0-or-later
"""The window comes back where it was, with its docks where they were."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from ttr_desktop.data.catalogue import board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.table.home import Home
from ttr_desktop.table.settings import Appearance
from ttr_desktop.table.table import NewGame

LEFT = Qt.DockWidgetArea.LeftDockWidgetArea


@contextmanager
def opened(qtbot: QtBot, preferences: Preferences, folder: Path) -> Iterator[MainWindow]:
    """The program from start to end."""
    window = MainWindow(preferences, Home.at(folder))
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    window.deleteLater()


def page_of(window: MainWindow, map_id: str) -> GamePage:
    window.play_now(map_id)
    assert window.game_page is not None
    return window.game_page


def dock(page: GamePage, name: str) -> QDockWidget:
    return next(one for one in page.docks if one.objectName() == name)


def test_size_and_docks_are_remembered(qtbot: QtBot, preferences: Preferences, tmp_path: Path) -> None:
    with opened(qtbot, preferences, tmp_path) as window:
        window.resize(1000, 700)
        page = page_of(window, "usa")
        dock(page, "players").hide()
        page.addDockWidget(LEFT, dock(page, "tickets"))
    with opened(qtbot, preferences, tmp_path) as window:
        assert window.height() == 700  # the width is cut down to the small screen of the tests
        page = page_of(window, "usa")
        assert dock(page, "players").isHidden()
        assert page.dockWidgetArea(dock(page, "tickets")) == LEFT
        page = page_of(window, "nordic")
        assert not dock(page, "players").isHidden(), "high boards have a layout of their own"
        page = page_of(window, "usa")
        page.reset_docks()
        assert not dock(page, "players").isHidden()
        assert page.dockWidgetArea(dock(page, "tickets")) == Qt.DockWidgetArea.RightDockWidgetArea


def test_a_game_that_is_shown_anew_keeps_its_docks(window: MainWindow, preferences: Preferences) -> None:
    page = page_of(window, "usa")
    dock(page, "log").hide()
    preferences.change(theme=Appearance.DARK)
    again = window.game_page
    assert again is not None
    assert again is not page
    assert dock(again, "log").isHidden()


@pytest.mark.parametrize("text", ["", "[1]", '{"version": 1, "window": "no", "wide-board": "%%%"}', '{"version": 99}'])
def test_nonsense_in_the_file_does_no_harm(qtbot: QtBot, preferences: Preferences, tmp_path: Path, text: str) -> None:
    file = Home.at(tmp_path).window
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    with opened(qtbot, preferences, tmp_path) as window:
        page = page_of(window, "usa")
        assert (window.width(), window.height()) == (1280, 800)
        assert not any(one.isHidden() for one in page.docks)


@pytest.mark.parametrize(("room", "whole"), [(QSize(1280, 800), True), (QSize(1920, 1040), False)])
def test_the_first_window_fits_its_screen(
    qtbot: QtBot, preferences: Preferences, tmp_path: Path, room: QSize, whole: bool
) -> None:
    window = MainWindow(preferences, Home.at(tmp_path))
    qtbot.addWidget(window)
    window.layouts.show_window(room)
    assert window.isVisible()
    assert window.isMaximized() == whole


def test_a_window_that_was_left_small_stays_small(qtbot: QtBot, preferences: Preferences, tmp_path: Path) -> None:
    with opened(qtbot, preferences, tmp_path):
        pass
    window = MainWindow(preferences, Home.at(tmp_path))
    qtbot.addWidget(window)
    window.layouts.show_window(QSize(640, 480))
    assert not window.isMaximized()


def test_goals_stand_where_they_belong_after_a_board_without(window: MainWindow) -> None:
    """A layout that knows nothing of them would put them below everything else."""
    page_of(window, "nordic")
    window.go_home()
    page = page_of(window, "northern_lights")
    assert dock(page, "players").y() < dock(page, "goals").y() < dock(page, "tickets").y()


def test_a_floating_dock_belongs_to_the_window_it_comes_back_to(
    qtbot: QtBot, preferences: Preferences, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or it would lie behind the window, where nobody finds it: desktops ask only once whose it is."""
    owners: list[QWidget] = []

    def restore(page: GamePage, state: QByteArray, version: int = 0) -> bool:
        owners.append(page.window())
        return QMainWindow.restoreState(page, state, version)

    monkeypatch.setattr(GamePage, "restoreState", restore)
    with opened(qtbot, preferences, tmp_path) as window:
        page = page_of(window, "usa")
        dock(page, "tickets").setFloating(True)
        dock(page, "log").hide()
    with opened(qtbot, preferences, tmp_path) as window:
        page = page_of(window, "usa")
        tickets = dock(page, "tickets")
        assert tickets.isFloating()
        assert tickets.isVisible()
        assert owners == [window]
        assert tickets.windowHandle().transientParent() is window.windowHandle()
        assert dock(page, "log").isHidden()
        page.reset_docks()
        assert not tickets.isFloating()
        assert not dock(page, "log").isHidden()


def two_people(window: MainWindow) -> GamePage:
    window.start_game(NewGame(board("usa"), (SeatInfo("Zoe"), SeatInfo("Ben")), "two", first=0))
    assert window.game_page is not None
    return window.game_page


def test_no_dock_floats_over_the_cover(qtbot: QtBot, preferences: Preferences, tmp_path: Path) -> None:
    """It shows tickets that the next person must not see; and it is remembered all the same."""
    with opened(qtbot, preferences, tmp_path) as window:
        page = two_people(window)
        tickets = dock(page, "tickets")
        tickets.setFloating(True)
        page.flow.offer.keep.click()
        assert window.pages.currentWidget() is window.cover_page
        assert not tickets.isVisible()
        window.bar.menus["view"].aboutToShow.emit()
        assert tickets.toggleViewAction() not in window.bar.menus["view"].actions()
        window.cover_page.ready.emit(1)
        assert tickets.isVisible()
        assert tickets.isFloating()
        page.flow.offer.keep.click()
        assert not tickets.isVisible()
        preferences.change(theme=Appearance.DARK)  # everything is made anew behind the cover
        assert window.game_page is not None
        assert not dock(window.game_page, "tickets").isVisible()
    with opened(qtbot, preferences, tmp_path) as window:
        tickets = dock(two_people(window), "tickets")
        assert tickets.isFloating()
        assert tickets.isVisible()
