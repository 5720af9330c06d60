# SPDX-License-Identifier: GPL-3.0-or-later
"""What all questions in the tray have in common: a heading, a body, buttons at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget


class QuestionPage(QWidget):
    """A question with its answers. `answered` carries the action; `pointed` the tracks it speaks of."""

    answered = Signal(object)  # Action
    cancelled = Signal()
    pointed = Signal(list)  # track numbers to show on the board

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = QLabel()
        self.heading.setObjectName("heading")
        self.detail = QLabel()
        self.detail.setObjectName("quiet")
        self.detail.setWordWrap(True)
        self.detail.setTextFormat(Qt.TextFormat.PlainText)
        self.body = QVBoxLayout()
        self.buttons = QVBoxLayout()
        self.buttons.setAlignment(Qt.AlignmentFlag.AlignBottom)
        top = QHBoxLayout()
        top.setSpacing(18)
        top.addWidget(self.heading)
        top.addWidget(self.detail, 1)
        left = QVBoxLayout()
        left.setSpacing(6)
        left.addLayout(top)
        left.addLayout(self.body, 1)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(16, 8, 16, 8)
        outer.setSpacing(18)
        outer.addLayout(left, 1)
        outer.addLayout(self.buttons)

    def add_button(self, text: str, primary: bool = False) -> QPushButton:
        """A button in the column at the right; the primary one answers Enter."""
        button = QPushButton(text)
        button.setMinimumWidth(150)
        if primary:
            button.setObjectName("primary")
            button.setDefault(True)
        self.buttons.addWidget(button)
        return button
