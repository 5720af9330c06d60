# SPDX-License-Identifier: GPL-3.0-or-later
"""The desk where one learns: opens the rules at the right place."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.learn.rules_window import RulesWindow
from ttr_desktop.gui.learn.situation import rule_here
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.records.desk import Dress
from ttr_desktop.gui.shell.commands import Command


class LearnDesk(QObject):
    """Wired into the main window with a few lines. Its window of rules stays open beside whatever is played."""

    def __init__(
        self,
        window: QWidget,
        dress: Callable[[], Dress],
        controller: GameController,
        page: Callable[[], GamePage | None],
    ) -> None:
        super().__init__(window)
        self._window, self._dress, self._controller, self._page = window, dress, controller, page
        self.rules: RulesWindow | None = None  # made when first asked for

    def commands(self) -> list[Command]:
        """What this desk adds to the menus."""
        return [Command("rules", "help", self.tr("&Rules"), self.help, QKeySequence.StandardKey.HelpContents)]

    # rules

    def help(self) -> None:
        """F1: the rule that fits what is on the screen."""
        page = self._page()
        if page is not None and page.isVisible() and self._controller.table is not None:
            self.open_rule(rule_here(page, self._controller))
        else:
            self.open_book(self._board_id())

    def _board_id(self) -> str:
        """The board that is played on, else the one whose rules were read last, else the first."""
        if self._controller.table is not None and self._controller.table.board.id in MAP_IDS:
            return self._controller.table.board.id
        return self.rules.map_id if self.rules is not None else MAP_IDS[0]

    def open_rule(self, name: str) -> None:
        """Opens a rule or chapter, on the board that is played on."""
        self._book().open(name, self._board_id())
        self._show_book()

    def open_book(self, map_id: str) -> None:
        """Opens the rules of a board at their beginning."""
        self._book().turn_to(map_id)
        self._show_book()

    def _book(self) -> RulesWindow:
        if self.rules is None:
            dress = self._dress()
            self.rules = RulesWindow(dress.texts, dress.theme, {}, self._window)
        return self.rules

    def _show_book(self) -> None:
        book = self._book()
        book.show()
        book.raise_()
        book.activateWindow()

    def redress(self) -> None:
        """Language, theme or scale have changed: the book is made anew, open at the same board if it was open."""
        old, self.rules = self.rules, None
        if old is None:
            return
        if old.isVisible():
            self.open_book(old.map_id)
            self._book().setGeometry(old.geometry())
        old.close()
        old.deleteLater()
