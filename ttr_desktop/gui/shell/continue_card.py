# SPDX-License-Identifier: GPL-3.0-or-later
"""The game to go on with: its board, who plays, how it stands, and when it was left."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ttr_desktop.gui.people import People
from ttr_desktop.gui.shell.board_image import BoardImage
from ttr_desktop.gui.style import px
from ttr_desktop.table.library import KeptGame
from ttr_desktop.texts.term import signed


class ContinueCard(QFrame):
    """Hidden while there is no such game."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("continueCard")
        self.image = BoardImage(QSize(px(150), px(92)))
        self.image.setMaximumSize(px(230), px(150))
        self.title = QLabel()
        self.title.setObjectName("subtitle")
        self.players = QLabel()
        self.when = QLabel()
        self.when.setObjectName("quiet")
        self.button = QPushButton(self.tr("Continue"))
        self.button.setObjectName("primary")
        self.button.setMinimumSize(px(170), px(44))
        self.button.clicked.connect(self.chosen)
        words = QVBoxLayout()
        words.setSpacing(px(4))
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.players)
        words.addWidget(self.when)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(14), px(12), px(22), px(12))
        row.setSpacing(px(20))
        row.addWidget(self.image)
        row.addLayout(words, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    def offer(self, game: KeptGame | None, board: str, picture: QImage) -> None:
        """Shows the game, or hides."""
        self.setVisible(game is not None)
        if game is None:
            return
        self.title.setText(self.tr("Go on with {board}").format(board=board))
        points = game.points or (0,) * len(game.seats)
        standing = [f"{name} {signed(score)}" for name, score in zip(People().called(game.seats), points, strict=False)]
        self.players.setText(" · ".join(standing))
        turn = self.tr("Turn {number}").format(number=game.turn)
        moment = QDateTime.fromSecsSinceEpoch(int(game.when.timestamp()))
        self.when.setText(f"{turn}, {QLocale().toString(moment, QLocale.FormatType.ShortFormat)}")
        self.button.setAccessibleDescription(f"{self.title.text()}. {self.players.text()}. {self.when.text()}")
        if not picture.isNull():
            self.image.show_picture(picture)
