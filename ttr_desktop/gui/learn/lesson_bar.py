# SPDX-License-Identifier: GPL-3.0-or-later
"""What a lesson says: the goal in a few words, an answer to every move, a way to be shown, and the way on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ttr_desktop.gui.announcement import speak
from ttr_desktop.gui.learn.teacher_bar import TeacherBar


class LessonBar(TeacherBar):
    """The strip of a lesson."""

    shown = Signal()  # the learner wants to see it
    again = Signal()
    next = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_me = self.add_button(self.tr("Show me"))
        self.show_me.clicked.connect(self.shown)
        self.repeat = self.add_button(self.tr("Again"))
        self.repeat.clicked.connect(self.again)
        self.further = self.add_button(self.tr("Next lesson"), primary=True)
        self.further.clicked.connect(self.next)
        self.leave = self.add_button(self.tr("All lessons"))
        self.leave.clicked.connect(self.left)
        self.set_over(False)

    def set_goal(self, goal: str, note: str, rule: str) -> None:
        """The next thing to do."""
        self.goal.setText(goal)
        self.say(note, rule=rule)
        self.show_me.setText(self.tr("Show me"))
        speak(self, f"{goal}. {note}".strip())

    def set_pointed(self) -> None:
        """What is meant has been pointed out; the next click carries it out."""
        self.show_me.setText(self.tr("Do it for me"))

    def set_over(self, over: bool, more: bool = True) -> None:
        """Success: the way on. `more`: there is another lesson."""
        self.show_me.setVisible(not over)
        self.repeat.setVisible(over)
        self.further.setVisible(over and more)
        if over:
            (self.further if more else self.leave).setFocus()
