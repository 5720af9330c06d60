# SPDX-License-Identifier: GPL-3.0-or-later
"""A window whose movements wait for the test to let time pass."""

from __future__ import annotations

import pytest

from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.table.table import NewGame


class Theatre:
    """Two people at one window, with movements on; nothing moves unless `run` says so."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.controller = window.controller

    def open(self, map_id: str = "usa", *seats: SeatInfo) -> GamePage:
        self.controller.speed = "off"
        people = seats or (SeatInfo("Zoe"), SeatInfo("Max"))
        self.window.start_game(NewGame(catalogue.board(map_id), people, "theatre", first=0))
        page = self.page
        page.stage.performer._timer.timeout.disconnect()
        self.controller.speed = "normal"
        return page

    @property
    def page(self) -> GamePage:
        page = self.window.game_page
        assert page is not None
        return page

    def run(self, milliseconds: float, step: float = 40) -> None:
        """Lets time pass in small steps, as a timer would."""
        while milliseconds > 0 and self.page.stage.busy:
            self.page.stage.performer.run(min(step, milliseconds))
            milliseconds -= step

    def run_out(self) -> None:
        self.run(600_000)
        assert not self.page.stage.busy


@pytest.fixture
def theatre(window: MainWindow) -> Theatre:
    return Theatre(window)
