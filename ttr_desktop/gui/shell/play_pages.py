# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages a game is played on and the way from one to the next: the cover between people, the board, the sheet."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.looks import looks_of
from ttr_desktop.gui.pages.cover_page import CoverPage
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.pages.result_page import ResultPage
from ttr_desktop.gui.people import People
from ttr_desktop.texts.catalogue import Catalogue


class PlayPages(QObject):
    """Cover and sheet are made anew with every dress, the page of the board with every game."""

    def __init__(self, pages: QStackedWidget, controller: GameController, parent: QObject) -> None:
        super().__init__(parent)
        self._pages, self._controller = pages, controller
        self.game: GamePage | None = None
        self._called = 0  # the seat that was last called to the screen

    def make(self) -> tuple[CoverPage, ResultPage]:
        """Cover and sheet in the dress of the moment."""
        self.cover, self.result = CoverPage(), ResultPage()
        self.cover.ready.connect(self._take_over)
        self.result.board.connect(self.show_board)
        self._pages.addWidget(self.cover)
        self._pages.addWidget(self.result)
        return self.cover, self.result

    def add(self, page: GamePage) -> None:
        """A game begins; its page is to be shown when all is ready."""
        self.game = page
        self._pages.addWidget(page)

    def show(self, page: QWidget) -> None:
        """Turns to a page."""
        self._pages.setCurrentWidget(page)

    def in_sight(self) -> bool:
        """Whether the game is what the screen shows, or would be but for the cover."""
        return self._pages.currentWidget() in (self.game, self.cover)

    def hand_over(self, seat: int) -> None:
        """Covers the screen until the person of the seat is there."""
        table = self._controller.table
        assert table is not None
        self._called = seat
        self.cover.call(seat, People().called(table.seats)[seat], looks_of(table.seats)[seat])
        self.show(self.cover)

    def call_again(self) -> None:
        """The same on a cover that was made anew."""
        self.hand_over(self._called)

    def _take_over(self, seat: int) -> None:
        self._controller.take_over(seat)
        self.show_board()

    def turn_back(self) -> None:
        """After an undo. From the cover, too, nobody's cards are shown before that person is there."""
        if self._pages.currentWidget() is self.cover:
            self.hand_over(self._controller.watching)
        else:
            self.show_board()

    def show_board(self) -> None:
        """Turns to the board, if a game is on."""
        if self.game is not None:
            self.show(self.game)

    def show_result(self, texts: Catalogue) -> None:
        """Turns to the final sheet."""
        table = self._controller.table
        assert table is not None
        result = table.game.result
        assert result is not None
        self.result.show_result(table, result, texts)
        self.show(self.result)

    def drop(self) -> None:
        """The game is left."""
        page, self.game = self.game, None
        if page is not None:
            page.close_game()
            self._pages.removeWidget(page)
            page.deleteLater()
