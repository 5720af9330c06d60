# SPDX-License-Identifier: GPL-3.0-or-later
"""What all questions in the tray have in common: a heading, a body, buttons; in a strip or in a column."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMetaMethod, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from ttr_desktop.gui.rule_link import RuleLink, rule_of
from ttr_desktop.gui.tray.reason_button import ReasonButton


class QuestionPage(QWidget):
    """A question with its answers. `answered` carries the action; `pointed` the tracks and cities it speaks of."""

    answered = Signal(object)  # Action
    cancelled = Signal()
    pointed = Signal(list, list)  # numbers of tracks and cities to show on the board
    rule_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = QLabel()
        self.heading.setObjectName("heading")
        self.detail = QLabel()
        self.detail.setObjectName("quiet")
        self.detail.setWordWrap(True)
        self.detail.setTextFormat(Qt.TextFormat.PlainText)
        self.link = RuleLink()
        self.link.asked.connect(self.rule_asked)
        self.body = QVBoxLayout()
        self.buttons = QVBoxLayout()
        self.buttons.setAlignment(Qt.AlignmentFlag.AlignBottom)
        across = QBoxLayout.Direction.LeftToRight
        self._top = QBoxLayout(across)
        self._top.addWidget(self.heading)
        self._top.addWidget(self.detail, 1)
        self._top.addWidget(self.link)
        left = QVBoxLayout()
        left.setSpacing(6)
        left.addLayout(self._top)
        left.addLayout(self.body, 1)
        self._outer = QBoxLayout(across, self)
        self._outer.addLayout(left, 1)
        self._outer.addLayout(self.buttons)
        self.set_upright(False)

    def set_upright(self, upright: bool) -> None:
        """In a column the parts stand below one another."""
        direction = QBoxLayout.Direction.TopToBottom if upright else QBoxLayout.Direction.LeftToRight
        self._top.setDirection(direction)
        self.heading.setWordWrap(upright)
        self._outer.setDirection(direction)
        self._top.setSpacing(6 if upright else 18)
        self._outer.setSpacing(10 if upright else 18)
        self._outer.setContentsMargins(*((12, 12, 12, 12) if upright else (16, 8, 16, 8)))

    def explain(self, text: str) -> None:
        """What there is to say below the heading; a reason against the answer brings the link to its rule."""
        self.detail.setText(text)
        self.link.offer(rule_of(text))

    def add_button(self, text: str, primary: bool = False) -> ReasonButton:
        """A button in the column at the right; the primary one answers Enter."""
        button = ReasonButton(text)
        button.setMinimumWidth(150)
        if primary:
            button.setObjectName("primary")
            button.setDefault(True)
        self.buttons.addWidget(button)
        return button

    def event(self, event: QEvent) -> bool:
        """A question that can be left is left by Escape, before anything else is put away by it."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            left = self.isSignalConnected(QMetaMethod.fromSignal(self.cancelled))
            if left and event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            for button in self.findChildren(ReasonButton, "primary"):
                button.click()
        else:
            super().keyPressEvent(event)
