# SPDX-License-Identifier: GPL-3.0-or-later
"""Setting up a game: who plays, who starts, which deal."""

from __future__ import annotations

import secrets

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ttr_desktop.bots.registry import BOTS
from ttr_desktop.core.board import Board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.table.table import HUMAN, NewGame

_NOBODY = "nobody"
_BOT_NAMES = ("Ada", "Ben", "Cleo", "Dag", "Ewa")


def new_seed() -> str:
    """A seed short enough to be read aloud and typed in again."""
    return str(secrets.randbelow(10**8))


def quick_game(board: Board, my_name: str) -> NewGame:
    """The defaults: one person against one bot."""
    return NewGame(board, (SeatInfo(my_name), SeatInfo(_BOT_NAMES[1], "greedy")), new_seed())


class SetupPage(QWidget):
    """One row a seat; the game can start as soon as enough people and bots sit."""

    chosen = Signal(object)  # NewGame
    cancelled = Signal()

    def __init__(self, board: Board, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = board
        least, most = board.rules.players
        title = QLabel(self.tr("New game: {board}").format(board=board.name(language)))
        title.setObjectName("title")
        seats = QGridLayout()
        self._seats: list[tuple[QLineEdit, QComboBox]] = []
        for seat in range(most):
            name = QLineEdit(self.tr("You") if seat == 0 else _BOT_NAMES[seat])
            name.setAccessibleName(self.tr("Name of player {number}").format(number=seat + 1))
            name.setMaxLength(24)
            kind = QComboBox()
            kind.setAccessibleName(self.tr("Who plays as player {number}").format(number=seat + 1))
            kind.addItem(self.tr("Human"), HUMAN)
            for bot in BOTS:
                kind.addItem(self.tr("Bot: {name}").format(name=bot), bot)
            if seat >= least:
                kind.addItem(self.tr("Nobody"), _NOBODY)
            kind.setCurrentIndex(kind.findData(HUMAN if seat == 0 else "greedy" if seat < least else _NOBODY))
            seats.addWidget(QLabel(str(seat + 1)), seat, 0)
            seats.addWidget(name, seat, 1)
            seats.addWidget(kind, seat, 2)
            self._seats.append((name, kind))
        self.first = QComboBox()
        self.first.addItem(self.tr("Chosen at random"), None)
        for seat in range(most):
            self.first.addItem(self.tr("Player {number}").format(number=seat + 1), seat)
        self.seed = QLineEdit(new_seed())
        self.seed.setMaxLength(40)
        form = QFormLayout()
        form.addRow(self.tr("Who starts"), self.first)
        form.addRow(self.tr("Seed of the deal"), self.seed)
        hint = QLabel(self.tr("The same seed deals the same cards again."))
        hint.setObjectName("quiet")
        form.addRow("", hint)
        start = QPushButton(self.tr("Start the game"))
        start.setObjectName("primary")
        start.setDefault(True)
        start.clicked.connect(self._start)
        back = QPushButton(self.tr("Back"))
        back.clicked.connect(self.cancelled)
        buttons = QHBoxLayout()
        buttons.addWidget(start)
        buttons.addWidget(back)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(60, 40, 60, 40)
        column.setSpacing(18)
        column.addWidget(title)
        column.addLayout(seats)
        column.addLayout(form)
        column.addLayout(buttons)
        column.addStretch(1)
        self.setMaximumWidth(760)

    def _start(self) -> None:
        taken = [(name, kind) for name, kind in self._seats if kind.currentData() != _NOBODY]
        seats = tuple(
            SeatInfo(name.text().strip() or self.tr("Player {number}").format(number=number + 1), kind.currentData())
            for number, (name, kind) in enumerate(taken)
        )
        first = self.first.currentData()
        if first is not None and first >= len(seats):
            first = None
        self.chosen.emit(NewGame(self._board, seats, self.seed.text().strip() or new_seed(), first))
