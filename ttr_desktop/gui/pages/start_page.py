# SPDX-License-Identifier: GPL-3.0-or-later
"""The first page: the game to go on with, the boards, and the way to everything else."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ttr_desktop.core.board import Board
from ttr_desktop.data import own_maps
from ttr_desktop.data.catalogue import MAP_IDS, board, board_name
from ttr_desktop.gui.learn.first_game_card import FirstGameCard
from ttr_desktop.gui.scrolled import scrolled
from ttr_desktop.gui.setup.facts import BoardFacts
from ttr_desktop.gui.shell.board_image import BoardImage
from ttr_desktop.gui.shell.commands import Command
from ttr_desktop.gui.shell.continue_card import ContinueCard
from ttr_desktop.gui.shell.thumbnails import Order, Thumbnails
from ttr_desktop.gui.shell.tile import Tile
from ttr_desktop.gui.style import px
from ttr_desktop.gui.theme import Theme
from ttr_desktop.table.library import KeptGame

_ROOM = QSize(560, 440)  # pictures are drawn so large and shown as large as fits

# Row and column of each board: those that lie stand one above the other, and so do those that stand.
_PLACES = {"usa": (0, 0), "nordic": (0, 1), "world": (1, 0), "northern_lights": (1, 1)}
_WIDTHS = (11, 9)  # of the columns
_PICTURE = (5, 3)  # how much of a card its picture takes in each column, against the words' 3


class BoardCard(QFrame):
    """A board: picture, name, players, what is special, and buttons."""

    play = Signal(str)
    set_up = Signal(str)
    rules = Signal(str)

    def __init__(self, found: Board, language: str, column: int) -> None:
        super().__init__()
        told = BoardFacts()
        self.board = found
        self.setObjectName("boardCard")
        self.image = BoardImage(QSize(px(110), px(120)))
        self.title = title = found.name(language)
        name = QLabel(title)
        name.setObjectName("heading")
        facts = QLabel(told.players(found))
        facts.setObjectName("quiet")
        numbers = QLabel(told.numbers(found))
        numbers.setObjectName("quiet")
        numbers.setWordWrap(True)
        about = QLabel(told.special(found))
        about.setWordWrap(True)
        about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.play_button = play = QPushButton(self.tr("Play now"))
        play.setObjectName("primary")
        play.setAccessibleName(self.tr("Play {board} now").format(board=title))
        play.clicked.connect(lambda: self.play.emit(found.id))
        more = QPushButton(self.tr("Set up…"))
        more.setAccessibleName(self.tr("Set up a game on {board}").format(board=title))
        more.clicked.connect(lambda: self.set_up.emit(found.id))
        rules = QPushButton(self.tr("Rules"))
        rules.setObjectName("link")
        rules.setAccessibleName(self.tr("Rules of {board}").format(board=title))
        rules.clicked.connect(lambda: self.rules.emit(found.id))
        buttons = QHBoxLayout()
        buttons.setSpacing(px(8))
        buttons.addWidget(play, 1)
        buttons.addWidget(more)
        buttons.addWidget(rules)
        words = QVBoxLayout()
        words.setSpacing(px(6))
        words.addWidget(name)
        words.addWidget(facts)
        words.addSpacing(px(4))
        words.addWidget(about)
        words.addSpacing(px(4))
        words.addWidget(numbers)
        words.addStretch(1)
        words.addLayout(buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(14), px(12), px(14), px(12))
        row.setSpacing(px(18))
        row.addWidget(self.image, _PICTURE[column])
        row.addLayout(words, 3)

    def tell_company(self, company: str) -> None:
        """With whom one click begins a game."""
        self.play_button.setToolTip(company)
        self.play_button.setAccessibleDescription(company)


class StartPage(QWidget):
    """Not an empty window."""

    play = Signal(str)  # map id: start with the defaults
    set_up = Signal(str)  # map id: choose seats first
    rules = Signal(str)  # map id: read its rules
    first_game = Signal()  # with explanations
    declined = Signal()  # no explanations wanted
    go_on = Signal()  # with the last game
    command = Signal(str)  # the id of a tile's command

    def __init__(
        self,
        language: str,
        theme: Theme,
        thumbnails: Thumbnails,
        tiles: Sequence[Command],
        *,
        signs: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._thumbnails = thumbnails
        self._language, self._theme, self._signs = language, theme, signs
        thumbnails.drawn.connect(self._take_picture)
        title = QLabel("TTR Desktop")
        title.setObjectName("title")
        subtitle = QLabel(self.tr("Four boards, local bots, offline. Choose a board."))
        subtitle.setObjectName("quiet")
        head = QHBoxLayout()
        head.setSpacing(px(18))
        head.addWidget(title)
        head.addWidget(subtitle, 1, Qt.AlignmentFlag.AlignBottom)
        self.last = ContinueCard()
        self.last.chosen.connect(self.go_on)
        self.first = FirstGameCard()
        self.first.chosen.connect(self.first_game)
        self.first.declined.connect(self.declined)
        self.first.hide()
        self._last_map = ""  # the board whose picture the last game still needs
        self.cards: dict[str, BoardCard] = {}
        self._boards = boards = QGridLayout()
        boards.setSpacing(px(14))
        for number, width in enumerate(_WIDTHS):
            boards.setColumnStretch(number, width)
        self.spoilt = QLabel()
        self.spoilt.setObjectName("quiet")
        self.spoilt.setWordWrap(True)
        for map_id in MAP_IDS:
            self._add_card(board(map_id), *_PLACES[map_id])
        self.show_own_boards()
        self.tiles: dict[str, Tile] = {}
        row = QHBoxLayout()
        row.setSpacing(px(14))
        for command in tiles:
            tile = self.tiles[command.id] = Tile(command.title, command.tile)
            tile.clicked.connect(lambda _=False, name=command.id: self.command.emit(name))
            row.addWidget(tile, 1)
        column = QVBoxLayout(self._scrolled())
        column.setContentsMargins(px(32), px(22), px(32), px(24))
        column.setSpacing(px(14))
        column.addLayout(head)
        column.addWidget(self.last)
        column.addWidget(self.first)
        column.addLayout(boards, 1)
        column.addWidget(self.spoilt)
        column.addLayout(row)

    def room(self) -> QSize:
        """How large pictures of boards are drawn."""
        return _ROOM * self.devicePixelRatioF()

    def _add_card(self, one: Board, row: int, column: int) -> None:
        card = self.cards[one.id] = BoardCard(one, self._language, column)
        card.play.connect(self.play)
        card.set_up.connect(self.set_up)
        card.rules.connect(self.rules)
        self._boards.addWidget(card, row, column)
        self._thumbnails.order(one.id, Order(one, self._theme, self._language, self.room(), self._signs))

    def show_own_boards(self) -> None:
        """Cards for the maps that lie in the user's folder at the moment; what cannot be played is named."""
        found = {one.path.name: one.board for one in own_maps.found()}
        spoilt = ", ".join(name for name, one in found.items() if one is None)
        text = self.tr("In your folder of maps, but not in order: {files}. “ttr map check FILE” says why.")
        self.spoilt.setText(text.format(files=spoilt))
        self.spoilt.setVisible(bool(spoilt))
        boards = {one.id: one for one in found.values() if one is not None}
        if list(boards.values()) == [card.board for card in self.cards.values() if card.board.id not in MAP_IDS]:
            return
        for map_id in [one for one in self.cards if one not in MAP_IDS]:
            self.cards.pop(map_id).deleteLater()
        for number, one in enumerate(boards.values()):
            self._add_card(one, len(_WIDTHS) + number // len(_WIDTHS), number % len(_WIDTHS))

    def _scrolled(self) -> QWidget:
        """Where everything lies: large letters on a small screen need more room than there is."""
        inside = QWidget()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scrolled(inside))
        return inside

    def offer_last(self, game: KeptGame | None, picture: QImage) -> None:
        """Shows the game that can be gone on with; without a picture of its own it gets that of its board."""
        if game is None:
            self.last.offer(None, "", picture)
            return
        card = self.cards.get(game.map)
        self._last_map = game.map if picture.isNull() else ""
        if picture.isNull() and card is not None:
            picture = card.image.picture
        self.last.offer(game, board_name(game.map, self._language), picture)

    def _take_picture(self, key: str, picture: QImage) -> None:
        card = self.cards.get(key)
        if card is not None:
            card.image.show_picture(picture)
        if key == self._last_map:
            self.last.image.show_picture(picture)
