# SPDX-License-Identifier: GPL-3.0-or-later
"""Where people meet before a game: sets one up, with or without a page of questions, and remembers the last line-up."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QStackedWidget

from ttr_desktop.core.board import Board
from ttr_desktop.gui.looks import with_looks
from ttr_desktop.gui.pages.setup_page import SetupPage
from ttr_desktop.gui.people import People
from ttr_desktop.gui.setup.bot_choice import taken_apart
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.table import lineup
from ttr_desktop.table.home import Home
from ttr_desktop.table.lineup import Lineup, fitted, new_seed
from ttr_desktop.table.notes import Aids
from ttr_desktop.table.table import HUMAN, GameTable, NewGame
from ttr_desktop.texts.bots import BotTexts


class Lobby(QObject):
    """Hands out new games; its page lies among the others while it is shown."""

    chosen = Signal(object)  # NewGame
    again = Signal(object)  # GameTable of a rematch
    left = Signal()

    def __init__(self, pages: QStackedWidget, home: Home, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._pages, self._preferences = pages, preferences
        self._file = home.lineup
        self.last = lineup.load(self._file)
        self.page: SetupPage | None = None
        pages.currentChanged.connect(self._clear_away)

    def quick_game(self, board: Board) -> NewGame:
        """A game with the last line-up, as far as the board takes it."""
        chosen = fitted(self.last, board.rules.players)
        seats = with_looks(People().seated(chosen.seats, self._preferences.now.player_name))
        return NewGame(board, tuple(seats), new_seed(), chosen.first, Aids.wanted(self._preferences.now))

    def rematch(self, table: GameTable | None) -> None:
        """The same people with the same pieces and aids, another deal."""
        if table is not None:
            first, aids = table.record.setup.first, table.notes.aids
            self.again.emit(GameTable.start(NewGame(table.board, table.seats, new_seed(), first, aids)))

    def company(self, board: Board, language: str) -> str:
        """With whom one click on a board begins a game."""
        texts = BotTexts(language)
        told = []
        seats = self.quick_game(board).seats
        for seat, name in zip(seats, People().called(seats), strict=True):
            level = "" if seat.player == HUMAN else f" ({texts.bot(taken_apart(seat.player)[0]).name})"
            told.append(f"{name}{level}")
        return " · ".join(told)

    # the page

    def open(self, board: Board, language: str, picture: QImage) -> None:
        """Asks who plays, beginning with the last line-up."""
        seats = fitted(self.last, board.rules.players)
        aids = Aids.wanted(self._preferences.now)
        self._show(NewGame(board, seats.seats, new_seed(), seats.first, aids), language, picture)

    def open_again(self, page: SetupPage, language: str, picture: QImage) -> None:
        """The same page in another dress."""
        self._show(replace(page.draft(), seats=tuple(page.seats.seats())), language, picture)

    def _show(self, draft: NewGame, language: str, picture: QImage) -> None:
        page = SetupPage(draft, language, self._preferences.now.player_name)
        page.image.show_picture(picture)
        page.chosen.connect(self._begin)
        page.cancelled.connect(self.left)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.start.setFocus()
        self.page = page

    def take_picture(self, map_id: str, picture: QImage) -> None:
        """The picture of a board is there by now."""
        if self.page is not None and self.page.board.id == map_id:
            self.page.image.show_picture(picture)

    def _begin(self, new: NewGame) -> None:
        if self.page is not None:
            self._remember(Lineup(tuple(self.page.seats.seats()), new.first), new.aids)
        self.chosen.emit(new)

    def _remember(self, chosen: Lineup, aids: Aids) -> None:
        """The first person's name and the aids are settings like others; the rest is the line-up."""
        seats = list(chosen.seats)
        me = next((number for number, seat in enumerate(seats) if seat.player == HUMAN), None)
        name = seats[me].name if me is not None else ""
        if me is not None and name:
            seats[me] = replace(seats[me], name="")
        self._preferences.change(**aids.as_settings(), **({"player_name": name} if name else {}))
        self.last = Lineup(tuple(seats), chosen.first)
        try:
            lineup.save(self._file, self.last)
        except OSError as problem:
            self._preferences.not_kept.emit(problem)

    def _clear_away(self) -> None:
        page = self.page
        if page is not None and self._pages.currentWidget() is not page:
            self.page = None
            self._pages.removeWidget(page)
            page.deleteLater()
