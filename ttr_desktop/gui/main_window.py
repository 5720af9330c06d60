# SPDX-License-Identifier: GPL-3.0-or-later
"""The shell: pages, menus, and the way from one to the next. It wires; it does not decide."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QWidget

from ttr_desktop.data.catalogue import board
from ttr_desktop.gui.bot_pool import BotPool
from ttr_desktop.gui.controller import PACES, GameController
from ttr_desktop.gui.pages.cover_page import CoverPage
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.pages.result_page import ResultPage
from ttr_desktop.gui.pages.setup_page import SetupPage, new_seed, quick_game
from ttr_desktop.gui.pages.start_page import StartPage
from ttr_desktop.gui.theme import Theme
from ttr_desktop.table.table import NewGame
from ttr_desktop.texts.catalogue import Catalogue


class MainWindow(QMainWindow):
    """One window, several pages."""

    def __init__(self, language: str, theme: Theme) -> None:
        super().__init__()
        self.setWindowTitle("TTR Desktop")
        self.resize(1280, 800)
        self._language = language
        self._theme = theme
        self._texts = Catalogue(language)
        self.pool = BotPool(self)
        self.controller = GameController(self.pool, self)
        self.controller.handover.connect(self._hand_over)
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.start_page = StartPage(language, theme)
        self.start_page.play.connect(self.play_now)
        self.start_page.set_up.connect(self.set_up)
        self.cover_page = CoverPage()
        self.cover_page.ready.connect(self._take_over)
        self.result_page = ResultPage()
        self.result_page.again.connect(self._play_again)
        self.result_page.home.connect(self.go_home)
        self.result_page.board.connect(self._show_board)
        for page in (self.start_page, self.cover_page, self.result_page):
            self.pages.addWidget(page)
        self.game_page: GamePage | None = None
        self._last: NewGame | None = None
        self._make_menus()

    def _make_menus(self) -> None:
        game = self.menuBar().addMenu(self.tr("&Game"))
        home = game.addAction(self.tr("&New game…"), self.go_home)
        home.setShortcut(QKeySequence.StandardKey.New)
        self._make_pace_menu(game)
        quit_action = game.addAction(self.tr("&Quit"), self.close)
        quit_action.setShortcut(QKeySequence.StandardKey.Quit)
        # Kept apart from the menu, which is filled anew each time: its key must always work.
        self._full_screen = QAction(self.tr("&Full screen"), self)
        self._full_screen.setShortcut(QKeySequence(Qt.Key.Key_F11))
        self._full_screen.triggered.connect(self._toggle_full_screen)
        self.addAction(self._full_screen)
        self.view_menu = self.menuBar().addMenu(self.tr("&View"))
        self.view_menu.aboutToShow.connect(self._fill_view_menu)

    def _make_pace_menu(self, game: QMenu) -> None:
        """How long a bot's move waits before it is shown."""
        menu = game.addMenu(self.tr("&Pace of the bots"))
        names = (self.tr("Instant"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow"))
        group = QActionGroup(self)
        for pace, name in zip(PACES, names, strict=True):
            action = menu.addAction(name, partial(setattr, self.controller, "pace", pace))
            action.setCheckable(True)
            action.setChecked(pace == self.controller.pace)
            group.addAction(action)

    def _fill_view_menu(self) -> None:
        """What can be shown, hidden and zoomed depends on the page."""
        self.view_menu.clear()
        page = self.game_page
        self.view_menu.addAction(self._full_screen)
        if page is None:
            return
        self.view_menu.addSeparator()
        for dock in page.docks:
            self.view_menu.addAction(dock.toggleViewAction())
        self.view_menu.addAction(self.tr("&Reset the layout"), page.reset_docks)
        self.view_menu.addSeparator()
        self.view_menu.addAction(self.tr("Zoom &in"), page.board.zoom_in)
        self.view_menu.addAction(self.tr("Zoom &out"), page.board.zoom_out)
        self.view_menu.addAction(self.tr("&Whole board"), page.board.fit)

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def go_home(self) -> None:
        """Back to the start page; the game is left."""
        self._drop_game()
        self.pages.setCurrentWidget(self.start_page)

    def play_now(self, map_id: str) -> None:
        """One click: a game with the defaults."""
        self.start_game(quick_game(board(map_id), self.tr("You")))

    def set_up(self, map_id: str) -> None:
        """Choose seats first."""
        page = SetupPage(board(map_id), self._language)
        page.chosen.connect(self.start_game)
        page.chosen.connect(page.deleteLater)
        page.cancelled.connect(page.deleteLater)
        page.cancelled.connect(self.go_home)
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)

    def start_game(self, new: NewGame) -> None:
        """Deals and shows the game page."""
        self._drop_game()
        self._last = new
        self.controller.started.connect(self._open_game_page)
        try:
            self.controller.new_game(new)
        finally:
            self.controller.started.disconnect(self._open_game_page)

    def _open_game_page(self) -> None:
        page = GamePage(self.controller, self._texts, self._theme)
        page.finished.connect(self._show_result)
        self.game_page = page
        self._show(page)

    def _show(self, page: QWidget) -> None:
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)

    def _drop_game(self) -> None:
        self.controller.stop()
        page = self.game_page
        self.game_page = None
        if page is not None:
            page.close_game()
            self.pages.removeWidget(page)
            page.deleteLater()

    def _hand_over(self, seat: int) -> None:
        table = self.controller.table
        assert table is not None
        self.cover_page.call(seat, table.names[seat])
        self._show(self.cover_page)

    def _take_over(self, seat: int) -> None:
        self.controller.take_over(seat)
        self._show_board()

    def _show_board(self) -> None:
        if self.game_page is not None:
            self._show(self.game_page)

    def _show_result(self) -> None:
        table = self.controller.table
        assert table is not None
        result = table.game.result
        assert result is not None
        self.result_page.show_result(table, result, self._texts)
        self._show(self.result_page)

    def _play_again(self) -> None:
        if self._last is not None:
            last = self._last
            self.start_game(NewGame(last.board, last.seats, new_seed(), last.first))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.controller.stop()
        self.pool.close()
        super().closeEvent(event)
