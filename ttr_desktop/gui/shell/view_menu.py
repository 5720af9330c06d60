# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be shown, hidden, zoomed and gone to on the game page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.shell.commands import Command

_Page = Callable[[], GamePage | None]


class ViewMenu(QObject):
    """The part of the view menu that belongs to a game; its docks are listed anew whenever the menu is opened."""

    def __init__(self, page: _Page, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._added: list[QAction] = []

    def commands(self) -> list[Command]:
        """Zoom, zones, layout."""
        key = QKeySequence.StandardKey
        return [
            self._command("zoom-in", self.tr("Zoom &in"), lambda page: page.board.zoom_in(), key.ZoomIn, apart=True),
            self._command("zoom-out", self.tr("Zoom &out"), lambda page: page.board.zoom_out(), key.ZoomOut),
            self._command("whole-board", self.tr("&Whole board"), lambda page: page.board.fit(), "Ctrl+0"),
            self._command("next-zone", self.tr("&Next zone"), lambda page: page.zones.next_zone(), "F6", apart=True),
            self._command("last-zone", self.tr("&Previous zone"), lambda page: page.zones.previous_zone(), "Shift+F6"),
            self._command("find-track", self.tr("Find a &track by its city"), lambda page: page.find_track(), "Ctrl+F"),
            self._command("reset-layout", self.tr("&Reset the layout"), lambda page: page.reset_docks()),
        ]

    def _command(
        self,
        name: str,
        text: str,
        run: Callable[[GamePage], object],
        keys: str | QKeySequence.StandardKey | None = None,
        *,
        apart: bool = False,
    ) -> Command:
        def run_on_page() -> None:
            page = self._page()
            if page is not None:
                run(page)

        return Command(name, "view", text, run_on_page, keys, self._possible, apart=apart)

    def _possible(self) -> bool:
        page = self._page()
        return page is not None and page.isVisible()

    def fill(self, menu: QMenu) -> None:
        """Lists the docks of the page that is shown: none may come up over the cover between two people."""
        for action in self._added:
            menu.removeAction(action)
        self._added = []
        page = self._page()
        if page is None or not page.isVisible():
            return
        self._added.append(menu.addSeparator())
        for dock in page.docks:
            toggle = dock.toggleViewAction()
            menu.addAction(toggle)
            self._added.append(toggle)
