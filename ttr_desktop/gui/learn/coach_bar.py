# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach's word above the tray: what a move has cost, and three answers. Never a dialog in the way of the board."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ttr_desktop.gui.announcement import speak
from ttr_desktop.gui.learn.verdict_words import percent
from ttr_desktop.teach.judge import Judgement


class CoachBar(QFrame):
    """Hidden until there is something to say."""

    back = Signal()
    why = Signal()
    kept = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("coach")
        self.setAccessibleName(self.tr("Coach"))
        self.words = QLabel()
        self.words.setObjectName("heading")
        self.reason = QLabel()
        for label in (self.words, self.reason):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.back_button = QPushButton(self.tr("Take it back and try again"))
        self.back_button.setObjectName("primary")
        self.back_button.clicked.connect(self.back)
        self.why_button = QPushButton(self.tr("Show why"))
        self.why_button.clicked.connect(self.why)
        self.keep_button = QPushButton(self.tr("Keep it"))
        self.keep_button.clicked.connect(self.kept)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(self.words)
        column.addWidget(self.reason)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(10)
        row.addLayout(column, 1)
        for button in (self.back_button, self.why_button, self.keep_button):
            row.addWidget(button)
        self.hide()

    def open(self, found: Judgement, word: str) -> None:
        """Says what the move has cost; better ones are named on request only."""
        text = self.tr("The coach: {verdict}. Your winning chance falls from about {before} to {after}.")
        chances = {"before": percent(found.best.chance), "after": percent(found.played.chance)}
        self.words.setText(text.format(verdict=word, **chances))
        self.reason.hide()
        self.why_button.show()
        self.show()
        # The neutral answer has the focus: an Enter meant for something else does no harm.
        self.why_button.setFocus()
        speak(self.words, self.words.text())

    def explain(self, text: str) -> None:
        """What would have been better, and why."""
        self.reason.setText(text)
        self.reason.show()
        self.why_button.hide()
        self.back_button.setFocus()
        speak(self.reason, text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.kept.emit()
        else:
            super().keyPressEvent(event)
