# SPDX-License-Identifier: GPL-3.0-or-later
"""Setting up a game: the board, who plays, who starts, which deal, and what help is allowed."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ttr_desktop.gui.scrolled import scrolled
from ttr_desktop.gui.setup.aids import AidsBox
from ttr_desktop.gui.setup.deal import DealBox
from ttr_desktop.gui.setup.facts import BoardFacts
from ttr_desktop.gui.setup.seats import SeatsPanel
from ttr_desktop.gui.shell.board_image import BoardImage
from ttr_desktop.gui.style import px
from ttr_desktop.table.table import NewGame

_WIDEST = 1700  # beyond that the eye has too far to go from a name to its level
_HIGHEST = 840  # beyond that the buttons would lie far below the players


class SetupPage(QWidget):
    """Begins with the last line-up, so that one click starts the game."""

    chosen = Signal(object)  # NewGame
    cancelled = Signal()

    def __init__(self, draft: NewGame, language: str, my_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = draft.board
        self._language = language
        self.seats = SeatsPanel(draft.board, language, my_name)
        self.deal = DealBox()
        self.aids = AidsBox(draft.aids)
        self.image = BoardImage(QSize(px(220), px(150)))
        self.seats.changed.connect(lambda: self.deal.show_names(self.seats.names()))
        self.seats.show_seats(draft.seats)
        self.deal.choose_first(draft.first)
        self.deal.seed_line.setText(draft.seed)
        inside = QWidget()
        inside.setMaximumSize(px(_WIDEST), px(_HIGHEST))
        row = QHBoxLayout(inside)
        row.setContentsMargins(px(32), px(20), px(32), px(20))
        row.setSpacing(px(24))
        row.addWidget(self._board_side(), 5)
        row.addLayout(self._table_side(), 8)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(inside)

    def _board_side(self) -> QWidget:
        """The board, and what is asked once for the whole game."""
        facts = BoardFacts()
        words = [
            self._label(self.board.name(self._language), "subtitle"),
            self._label(facts.special(self.board)),
            self._label(f"{facts.players(self.board)} · {facts.numbers(self.board)}", "quiet"),
        ]
        frame = QFrame()
        frame.setObjectName("boardCard")
        column = QVBoxLayout(frame)
        column.setContentsMargins(px(14), px(14), px(14), px(14))
        column.setSpacing(px(8))
        column.addWidget(self.image, 1)
        for label in words:
            label.setVisible(bool(label.text()))
            column.addWidget(label)
        column.addWidget(self._label(self.tr("The deal"), "heading"))
        column.addWidget(self.deal)
        return scrolled(frame)

    def _help(self) -> QWidget:
        frame = QFrame()
        frame.setObjectName("seatCard")
        column = QVBoxLayout(frame)
        column.setContentsMargins(px(14), px(10), px(14), px(12))
        column.setSpacing(px(8))
        column.addWidget(self._label(self.tr("Help in this game"), "heading"))
        column.addWidget(self.aids)
        return frame

    def _table_side(self) -> QVBoxLayout:
        self.start = QPushButton(self.tr("Start the game"))
        self.start.setObjectName("primary")
        self.start.setMinimumSize(px(220), px(44))
        self.start.setDefault(True)
        self.start.clicked.connect(lambda: self.chosen.emit(self.draft()))
        back = QPushButton(self.tr("Back"))
        back.setMinimumHeight(px(44))
        back.clicked.connect(self.cancelled)
        buttons = QHBoxLayout()
        buttons.addWidget(back)
        buttons.addStretch(1)
        buttons.addWidget(self.start)
        column = QVBoxLayout()
        column.setSpacing(px(10))
        column.addWidget(self._label(self.tr("Who plays?"), "title"))
        column.addWidget(self.seats, 1)
        column.addWidget(self._help())
        column.addLayout(buttons)
        return column

    @staticmethod
    def _label(text: str, name: str = "") -> QLabel:
        label = QLabel(text)
        label.setObjectName(name)
        label.setWordWrap(name not in ("title", "subtitle", "heading"))
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        return label

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts the game from wherever it does nothing else, Esc leads back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    def draft(self) -> NewGame:
        """The game as it is set up at the moment; everybody has looks of their own."""
        return NewGame(
            self.board, tuple(self.seats.seated()), self.deal.seed(), self.deal.first_seat(), self.aids.aids()
        )
