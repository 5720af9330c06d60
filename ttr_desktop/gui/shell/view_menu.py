# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be shown, hidden and zoomed on the game page; filled anew whenever it is opened."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from ttr_desktop.gui.pages.game_page import GamePage


class ViewMenu(QObject):
    """The part of the view menu that belongs to a game."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._added: list[QAction] = []

    def fill(self, menu: QMenu, page: GamePage | None) -> None:
        """Shows what the page offers; nothing without one."""
        for action in self._added:
            menu.removeAction(action)
        self._added = []
        if page is None:
            return
        self._added.append(menu.addSeparator())
        for dock in page.docks:
            toggle = dock.toggleViewAction()
            menu.addAction(toggle)
            self._added.append(toggle)
        self._added.append(menu.addAction(self.tr("&Reset the layout"), page.reset_docks))
        self._added.append(menu.addSeparator())
        self._added.append(menu.addAction(self.tr("Zoom &in"), page.board.zoom_in))
        self._added.append(menu.addAction(self.tr("Zoom &out"), page.board.zoom_out))
        self._added.append(menu.addAction(self.tr("&Whole board"), page.board.fit))
