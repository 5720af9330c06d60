# SPDX-License-Identifier: GPL-3.0-or-later
"""Between two people at one screen: nobody sees the other's hand."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from ttr_desktop.gui.palette import PlayerLook
from ttr_desktop.gui.player_icon import piece_icon
from ttr_desktop.gui.style import px


class CoverPage(QWidget):
    """Waits for the next person."""

    ready = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = 0
        self.piece = QLabel()
        self.piece.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.label = QLabel()
        self.label.setObjectName("title")
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        hint = QLabel(self.tr("Nobody’s cards are on the screen now."))
        hint.setObjectName("quiet")
        hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton(self.tr("I am here: show my cards"))
        self.button.setObjectName("primary")
        self.button.setMinimumSize(px(260), px(48))
        self.button.clicked.connect(lambda: self.ready.emit(self._seat))
        column = QVBoxLayout(self)
        column.setSpacing(px(10))
        column.addStretch(2)
        column.addWidget(self.piece)
        column.addWidget(self.label)
        column.addWidget(hint)
        column.addSpacing(px(14))
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        column.addStretch(3)

    def call(self, seat: int, name: str, look: PlayerLook) -> None:
        """Asks for the person of that seat."""
        self._seat = seat
        self.piece.setPixmap(piece_icon(look).pixmap(QSize(px(128), px(80)), self.devicePixelRatioF()))
        self.label.setText(self.tr("It is {name}'s turn.").format(name=name))
        self.button.setFocus()
