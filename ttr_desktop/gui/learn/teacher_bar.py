# SPDX-License-Identifier: GPL-3.0-or-later
"""A strip above the board in which a teacher speaks: what it is about, what to do or know, and the rule behind it."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ttr_desktop.gui.announcement import speak
from ttr_desktop.gui.rule_link import RuleLink
from ttr_desktop.gui.style import px


class Tone(Enum):
    """How something is said; each has its sign, since colours alone do not tell."""

    PLAIN = ""
    GOOD = "✓"
    TRY_AGAIN = "↺"


class TeacherBar(QFrame):
    """A strip above the board: who teaches speaks here, in lessons and in the first game."""

    rule_asked = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("teacher")
        self.caption = QLabel()
        self.caption.setObjectName("caption")
        self.caption.hide()
        self.goal = QLabel()
        self.goal.setObjectName("goal")
        self.sign = QLabel()
        self.sign.setObjectName("teacherSign")
        self.words = QLabel()
        self.words.setObjectName("teacherWords")
        for label in (self.goal, self.words):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        # Room for two lines at any time: the board below must not jump when a sentence is long.
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.ensurePolished()
        self.words.setMinimumHeight(2 * self.words.fontMetrics().lineSpacing() + px(2))
        self.link = RuleLink()
        self.link.asked.connect(self.rule_asked)
        said = QHBoxLayout()
        said.setSpacing(px(8))
        said.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        said.addWidget(self.words, 1)
        column = QVBoxLayout()
        column.setSpacing(px(2))
        column.addWidget(self.caption)
        column.addWidget(self.goal)
        column.addLayout(said)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(px(8))
        row = QHBoxLayout(self)
        row.setContentsMargins(px(16), px(8), px(16), px(10))
        row.setSpacing(px(18))
        row.addLayout(column, 1)
        row.addWidget(self.link)
        row.addLayout(self.buttons)

    def set_caption(self, caption: str) -> None:
        """What this is: a small line above everything."""
        self.caption.setText(caption)
        self.caption.show()

    def add_button(self, text: str, primary: bool = False) -> QPushButton:
        button = QPushButton(text)
        if primary:
            button.setObjectName("primary")
        self.buttons.addWidget(button)
        return button

    def say(self, text: str, tone: Tone = Tone.PLAIN, rule: str = "") -> None:
        """An answer to a move, or a help; `rule` can be opened beside it."""
        self.sign.setText(tone.value)
        self.sign.setVisible(bool(tone.value))
        self.words.setText(text)
        self.setProperty("tone", tone.name.lower())
        for part in (self, self.sign, self.words):
            part.style().unpolish(part)
            part.style().polish(part)
        self.link.offer(rule)
        speak(self, text, urgent=tone is Tone.TRY_AGAIN)
