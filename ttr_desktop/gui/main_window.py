# SPDX-License-Identifier: GPL-3.0-or-later
"""The shell: pages, menus, and the way from one to the next. It wires; it does not decide."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QCloseEvent, QImage, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget

from ttr_desktop.bots.base import Budget
from ttr_desktop.data.catalogue import board
from ttr_desktop.data.own_maps import keep_edition
from ttr_desktop.gui.bot_pool import BotPool
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.learn.aids_desk import AidsDesk
from ttr_desktop.gui.learn.coaching import CoachingDesk
from ttr_desktop.gui.learn.desk import LearnDesk
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.pages.start_page import StartPage
from ttr_desktop.gui.records.desk import Dress, RecordsDesk
from ttr_desktop.gui.shell.about import AboutDialog
from ttr_desktop.gui.shell.commands import Command, CommandBar
from ttr_desktop.gui.shell.dress import dress, language_of, theme_of
from ttr_desktop.gui.shell.enter_key import EnterKey
from ttr_desktop.gui.shell.files import FilesDesk
from ttr_desktop.gui.shell.keys_window import show_keys
from ttr_desktop.gui.shell.layout_memory import LayoutMemory
from ttr_desktop.gui.shell.lobby import Lobby
from ttr_desktop.gui.shell.notice import Notice
from ttr_desktop.gui.shell.play_pages import PlayPages
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.gui.shell.rescue import Rescue
from ttr_desktop.gui.shell.session import Session
from ttr_desktop.gui.shell.settings_dialog import SettingsDialog
from ttr_desktop.gui.shell.sounds import Sounds
from ttr_desktop.gui.shell.thumbnails import Order, Thumbnails
from ttr_desktop.gui.shell.view_menu import ViewMenu
from ttr_desktop.gui.shell.worries import Worries
from ttr_desktop.gui.undo_desk import UndoDesk
from ttr_desktop.table.home import Home
from ttr_desktop.table.table import GameTable, NewGame
from ttr_desktop.texts.catalogue import Catalogue

LAST_ROOM = QSize(460, 300)  # the picture of the game that was left
# Settings that need every page to be made anew.
_DRESSING = frozenset({"language", "theme", "scale", "colour_marks", "piece_shapes"})


class MainWindow(QMainWindow):
    """One window, several pages."""

    def __init__(self, preferences: Preferences, home: Home) -> None:
        super().__init__()
        self.preferences = preferences
        self.home = home
        self.setWindowTitle("TTR Desktop")
        self.resize(1280, 800)
        self.layouts = LayoutMemory(home.window, self)
        EnterKey(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self._app = app
        self.pool = BotPool(self)
        self.controller = GameController(self.pool, self)
        self.session = Session(home, self)
        self.thumbnails = Thumbnails(home.cache / "boards", self)
        self.sounds = Sounds(parent=self)
        self.controller.refused.connect(self.sounds.refuse)
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.notice = Notice(self.pages)
        Worries(self.session, preferences, self).said.connect(self.notice.tell)
        self.bar = CommandBar(self)
        self.view_menu = ViewMenu(lambda: self.game_page, self)
        self.records = RecordsDesk(self.pages, home, self._records_dress, self)
        self.records.said.connect(self.notice.tell)
        self.records.home.connect(self.go_home)
        self.records.watch(self.controller)
        self.play = PlayPages(self.pages, self.controller, self)
        self.undo = UndoDesk(self.controller, self.play.in_sight, self)
        self.undo.said.connect(self.notice.tell)
        self.undo.gone.connect(self.play.turn_back)
        self.files = FilesDesk(self, home, self.session)
        self.files.said.connect(self.notice.tell)
        self.files.game.connect(self.open_table)
        self.files.replay.connect(self.records.open_replay)
        self.files.board.connect(self.set_up)
        self.rescue = Rescue(self, self.session)
        self.rescue.said.connect(self.notice.tell)
        self.lobby = Lobby(self.pages, home, preferences, self)
        self.lobby.chosen.connect(self.start_game)
        self.lobby.again.connect(self.open_table)
        self.lobby.left.connect(self.go_home)
        self.thumbnails.drawn.connect(self.lobby.take_picture)
        self.learn = LearnDesk(self.pages, home, preferences, self._records_dress, self)
        self.learn.watch(lambda: (self.game_page, self.controller))
        self.learn.home.connect(self.go_home)
        self.learn.busy.connect(self._drop_game)
        self.learn.first_game.connect(self.start_game)
        self.coaching = CoachingDesk(self.records, self.controller, home.cache, self)
        self.aids = AidsDesk(self, lambda: self.texts, self.controller, preferences, self.learn.progress)
        self.aids.said.connect(self.notice.say)
        self.settings_dialog: SettingsDialog | None = None
        self._dress()
        self.pages.currentChanged.connect(self.bar.refresh)
        self._make_pages()
        self._take_up()
        self.go_home()
        preferences.changed.connect(self._settings_changed)
        self._app.styleHints().colorSchemeChanged.connect(self._system_theme_changed)

    # how it looks

    def _dress(self) -> None:
        """Puts language, theme and scale on the application and makes the menus."""
        settings = self.preferences.now
        dress(self._app, settings)
        self.language = language_of(settings)
        self.theme = theme_of(self._app, settings)
        self.texts = Catalogue(self.language)
        menus = [("game", self.tr("&Game")), ("view", self.tr("&View")), ("help", self.tr("&Help"))]
        self.bar.fill(menus, self._commands())
        self.files.add_recent(self.bar)
        self.bar.menus["view"].aboutToShow.connect(self._fill_view_menu)

    def _commands(self) -> list[Command]:
        """All commands. Those with a tile are on the start page too."""
        standard = QKeySequence.StandardKey
        return [
            Command("new", "game", self.tr("&New game…"), self.go_home, standard.New),
            *self.files.commands(),
            *self.undo.commands(),
            *self.learn.commands(),
            *self.records.commands(),
            Command(
                "settings",
                "game",
                self.tr("&Settings…"),
                self.show_settings,
                "Ctrl+,",
                tile=self.tr("Language, theme, size, pace of the bots"),
                apart=True,
                role=QAction.MenuRole.PreferencesRole,
            ),
            Command("quit", "game", self.tr("&Quit"), self.close, "Ctrl+Q", apart=True, role=QAction.MenuRole.QuitRole),
            Command("full-screen", "view", self.tr("&Full screen"), self._toggle_full_screen, "F11"),
            *self.view_menu.commands(),
            Command("keys", "help", self.tr("&Keyboard shortcuts"), lambda: show_keys(self, self.bar), "Ctrl+/; ?"),
            *self.aids.commands(),
            Command("about", "help", self.tr("&About TTR Desktop"), self.show_about, role=QAction.MenuRole.AboutRole),
        ]

    def _make_pages(self) -> None:
        """Makes the pages that are always there, in the dress of the moment."""
        self.thumbnails.drop()
        signs = self._signs()
        self.start_page = StartPage(self.language, self.theme, self.thumbnails, self.bar.tiles(), signs=signs)
        self.start_page.play.connect(self.play_now)
        self.start_page.set_up.connect(self.set_up)
        self.start_page.go_on.connect(self.go_on)
        self.learn.serve(self.start_page)
        self.start_page.command.connect(self.bar.run)
        self.pages.addWidget(self.start_page)
        self.cover_page, self.result_page = self.play.make()
        self.result_page.again.connect(lambda: self.lobby.rematch(self.controller.table))
        self.result_page.home.connect(self.go_home)
        self.result_page.save_replay.connect(lambda: self.records.save_replay(self.controller.table))
        self.coaching.serve(self.result_page)

    def _signs(self) -> bool:
        return self.preferences.now.colour_marks

    def _redress(self) -> None:
        """Makes everything anew while a game may be on, and goes back to where the player was."""
        old = [page for page in map(self.pages.widget, range(self.pages.count())) if page is not None]
        current, game_page = self.pages.currentWidget(), self.game_page
        on_cover, on_result = current is self.cover_page, current is self.result_page
        setting_up = self.lobby.page
        self._dress()
        self._make_pages()
        if game_page is not None:
            game_page.close_game()
            self._open_game_page()
            self.controller.show_again()
        if on_cover:
            self.play.call_again()
        elif on_result:
            self.play.show_result(self.texts)
        elif setting_up is not None:
            self.lobby.open_again(setting_up, self.language, setting_up.image.picture)
        elif game_page is None or current is not game_page:
            self._show_start()
        for page in old:
            self.pages.removeWidget(page)
            page.deleteLater()
        self.learn.redress()
        if self.settings_dialog is not None:
            self.settings_dialog.build()

    def _settings_changed(self, names: frozenset[str]) -> None:
        if names & _DRESSING:
            self._redress()
        self._take_up()

    def _take_up(self) -> None:
        """Hands the settings to those who follow them."""
        settings = self.preferences.now
        self.controller.pace = settings.bot_pace
        self.controller.speed = settings.speed
        self.sounds.take_up(settings.sounds, settings.volume)
        self.controller.budget = Budget(float(settings.thinking))
        if self.game_page is not None:
            self.game_page.flow.confirm = settings.confirm_claims

    def _records_dress(self) -> Dress:
        cards = self.start_page.cards
        return Dress(
            self.texts, self.theme, lambda map_id: cards[map_id].image.picture if map_id in cards else QImage()
        )

    def _system_theme_changed(self) -> None:
        if theme_of(self._app, self.preferences.now) is not self.theme:
            self._redress()

    def _fill_view_menu(self) -> None:
        self.view_menu.fill(self.bar.menus["view"])

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    # from page to page

    def show_settings(self) -> None:
        """Opens the settings beside whatever is on."""
        if self.settings_dialog is None:
            self.settings_dialog = SettingsDialog(self.preferences, self.sounds, self)
        self.settings_dialog.show()
        self.settings_dialog.raise_()
        self.settings_dialog.activateWindow()

    def show_about(self) -> None:
        """Opens the about box."""
        dialog = AboutDialog(self.home, self)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def go_home(self) -> None:
        """Back to the start page; the game is left, and can be gone on with."""
        self._drop_game()
        self._show_start()

    def _show_start(self) -> None:
        self.start_page.show_own_boards()
        for card in self.start_page.cards.values():
            card.tell_company(self.lobby.company(card.board, self.language))
        last = self.session.last()
        self.start_page.offer_last(last, self.session.picture(last) if last is not None else QImage())
        self.start_page.first.setVisible(self.learn.newcomer)
        self.pages.setCurrentWidget(self.start_page)

    def go_on(self) -> None:
        """Goes on with the last game."""
        last = self.session.last()
        if last is None or not self.files.open_kept(last.path):
            self._show_start()

    def play_now(self, map_id: str) -> None:
        """One click: a game with the defaults."""
        self.start_game(self.lobby.quick_game(board(map_id)))

    def set_up(self, map_id: str) -> None:
        """Choose seats first."""
        chosen = board(map_id)
        self.lobby.open(chosen, self.language, self._records_dress().picture(map_id))
        if map_id not in self.start_page.cards:  # a map from elsewhere, whose picture nobody has asked for yet
            room = self.start_page.room()
            self.thumbnails.order(map_id, Order(chosen, self.theme, self.language, room, self._signs()))

    def start_game(self, new: NewGame) -> None:
        """Deals and shows the game page."""
        self.pool.trust([seat.player for seat in new.seats])
        self.open_table(GameTable.start(new))

    def open_table(self, table: GameTable, path: Path | None = None, file: Path | None = None) -> None:
        """Begins or goes on with a game; `path` is the file it is kept in, `file` the player's own, if any."""
        self._drop_game()
        keep_edition(table.board.id)
        self.session.follow(table, path, file)
        self.controller.started.connect(self._open_game_page)
        try:
            self.controller.open_table(table)
        finally:
            self.controller.started.disconnect(self._open_game_page)

    def _open_game_page(self) -> None:
        page = GamePage(self.controller, self.texts, self.theme)
        page.finished.connect(lambda: self.play.show_result(self.texts))
        page.handover.connect(self.play.hand_over)
        page.stage.happens.connect(self.sounds.tell)
        self.learn.attend(page, self.controller)
        self.coaching.join(page)
        self.play.add(page)
        self.layouts.join(page)
        self.aids.follow(page)
        self._take_up()
        self.play.show(page)

    @property
    def game_page(self) -> GamePage | None:
        """The page of the game that is on."""
        return self.play.game

    def _drop_game(self) -> None:
        page = self.game_page
        if page is not None and self.controller.table is not None and not self.controller.table.game.over:
            self.session.keep_picture(page.board.picture(LAST_ROOM * self.devicePixelRatioF()))
        self.aids.leave()
        self.controller.stop()
        self.session.leave()
        self.play.drop()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.rescue.may_end():
            event.ignore()
            return
        self._drop_game()
        self.session.close()
        self.pool.close()
        self.coaching.close()
        self.aids.close()
        self.records.recorder.close()
        self.thumbnails.drop()
        super().closeEvent(event)
