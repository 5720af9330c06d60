# SPDX-License-Identifier: GPL-3.0-or-later
"""The first page: four boards to choose from, and one click to a game."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ttr_desktop.core.board import Board
from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.gui.board.render import draw_scene
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.theme import Theme

_THUMBNAIL = QSize(300, 270)

_COLUMNS = 2


def board_picture(found: Board, theme: Theme, language: str, room: QSize, density: float) -> QPixmap:
    """The empty board, as large as fits into the room, drawn by the board's own scene."""
    scene = BoardScene(found, theme, language)
    size = scene.sceneRect().size().toSize().scaled(room * density, Qt.AspectRatioMode.KeepAspectRatio)
    picture = QPixmap.fromImage(draw_scene(scene, size))
    picture.setDevicePixelRatio(density)
    return picture


class BoardCard(QFrame):
    """A board: picture, name, players, what is special, and buttons."""

    play = Signal(str)
    set_up = Signal(str)

    def __init__(self, found: Board, language: str, special: str) -> None:
        super().__init__()
        self.board = found
        self.setObjectName("boardCard")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.image = QLabel()
        self.image.setFixedSize(_THUMBNAIL)
        self.image.setAlignment(Qt.AlignmentFlag.AlignCenter)
        name = QLabel(found.name(language))
        name.setObjectName("heading")
        least, most = found.rules.players
        facts = QLabel(self.tr("{least} to {most} players").format(least=least, most=most))
        facts.setObjectName("quiet")
        about = QLabel(special)
        about.setWordWrap(True)
        about.setAlignment(Qt.AlignmentFlag.AlignTop)
        play = QPushButton(self.tr("Play now"))
        play.setObjectName("primary")
        play.setAccessibleName(self.tr("Play {board} now").format(board=found.name(language)))
        play.clicked.connect(lambda: self.play.emit(found.id))
        more = QPushButton(self.tr("Set up…"))
        more.setAccessibleName(self.tr("Set up a game on {board}").format(board=found.name(language)))
        more.clicked.connect(lambda: self.set_up.emit(found.id))
        buttons = QHBoxLayout()
        buttons.addWidget(play, 1)
        buttons.addWidget(more)
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addWidget(name)
        words.addWidget(facts)
        words.addWidget(about, 1)
        words.addLayout(buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 14, 14, 14)
        row.setSpacing(16)
        row.addWidget(self.image)
        row.addLayout(words, 1)


class StartPage(QWidget):
    """Not an empty window."""

    play = Signal(str)  # map id: start with the defaults
    set_up = Signal(str)  # map id: choose seats first

    def __init__(self, language: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language, self._theme = language, theme
        title = QLabel("TTR Desktop")
        title.setObjectName("title")
        subtitle = QLabel(self.tr("Four boards, local bots, offline. Choose a board."))
        subtitle.setObjectName("quiet")
        self._waiting: list[BoardCard] = []  # cards that still lack their picture
        grid = QGridLayout()
        grid.setSpacing(16)
        for number, map_id in enumerate(MAP_IDS):
            found = board(map_id)
            card = BoardCard(found, language, self._special(map_id))
            self._waiting.append(card)
            card.play.connect(self.play)
            card.set_up.connect(self.set_up)
            grid.addWidget(card, number // _COLUMNS, number % _COLUMNS)
            grid.setColumnStretch(number % _COLUMNS, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 32, 40, 32)
        column.setSpacing(14)
        column.addWidget(title)
        column.addWidget(subtitle)
        column.addLayout(grid, 1)
        # The window comes first; pictures follow one at a time.
        QTimer.singleShot(0, self._draw_next)

    def _draw_next(self) -> None:
        if self._waiting:
            card = self._waiting.pop(0)
            density = max(1.0, self.devicePixelRatioF())
            card.image.setPixmap(board_picture(card.board, self._theme, self._language, _THUMBNAIL, density))
            QTimer.singleShot(0, self._draw_next)

    def _special(self, map_id: str) -> str:
        """What is special about the rules of a board, in a few words."""
        return {
            "usa": self.tr("The basic game: draw cards, claim tracks, join the cities of your tickets."),
            "nordic": self.tr("Ferries, tunnels, and locomotives that work only there. For two or three."),
            "northern_lights": self.tr("Ferries everywhere, bonus cards, triple routes, and goals for all to see."),
            "world": self.tr("Rails and sails: two decks, ships, ports, tours around the globe."),
        }[map_id]
