# SPDX-License-Identifier: GPL-3.0-or-later
"""Between two people at one screen: nobody sees the other's hand."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget


class CoverPage(QWidget):
    """Waits for the next person."""

    ready = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = 0
        self.label = QLabel()
        self.label.setObjectName("title")
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton(self.tr("I am here: show my cards"))
        self.button.setObjectName("primary")
        self.button.clicked.connect(lambda: self.ready.emit(self._seat))
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self.label)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        column.addStretch(1)

    def call(self, seat: int, name: str) -> None:
        """Asks for the person of that seat."""
        self._seat = seat
        self.label.setText(self.tr("It is {name}'s turn.").format(name=name))
        self.button.setFocus()
