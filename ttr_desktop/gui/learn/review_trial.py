# SPDX-License-Identifier: GPL-3.0-or-later
"""A decision that cost much, to be made again: the position on the real board, and a teacher who waits for a move."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ttr_desktop.core.actions import Action
from ttr_desktop.gui.jobs import JobPool
from ttr_desktop.gui.learn.halo import Halo
from ttr_desktop.gui.learn.move_words import MoveWords
from ttr_desktop.gui.learn.review_teacher import ReviewTeacher
from ttr_desktop.gui.learn.spotlight import Spotlight
from ttr_desktop.gui.learn.trial_controller import TrialController
from ttr_desktop.gui.learn.verdict_words import VerdictWords
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.style import px
from ttr_desktop.gui.theme import Theme
from ttr_desktop.table.replay import Replay
from ttr_desktop.table.reviewing import hidden
from ttr_desktop.teach.judge import Judgement, Weighed, compare
from ttr_desktop.teach.options import key
from ttr_desktop.teach.retry import LOOK, Answer, answer
from ttr_desktop.teach.review import Assessed
from ttr_desktop.texts.catalogue import Catalogue

_SHOWN = ("tickets", "goals", "players")  # the docks that help to decide
_TEACHER, _PANEL = 420, 100  # heights, as far as there is room


class ReviewTrial(QWidget):
    """Made anew for each decision. Any move that is nearly as good as the best one is right."""

    left = Signal()
    next_asked = Signal()

    def __init__(
        self,
        replay: Replay,
        decision: Assessed,
        seat: int,
        texts: Catalogue,
        theme: Theme,
        jobs: JobPool,
        last: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._decision = decision
        self._jobs = jobs
        self._asked: dict[int, Action] = {}  # moves that are being weighed, by job
        self._words = MoveWords(replay.tables, texts, replay.names)
        self.controller = TrialController(replay, decision.move.moment, seat, self)
        self.page = GamePage(self.controller, texts, theme)
        self._light, self._halo = Spotlight(self.page), Halo(self.page.flow)
        self.teacher = ReviewTeacher(decision, self._told(replay, texts, seat), last)
        self.teacher.tell_hidden(hidden(replay, decision.move.moment, seat), replay, texts)
        self.heading = QLabel()
        self.heading.setObjectName("heading")
        self._lay_out()
        self.controller.tried.connect(self._try)
        self.teacher.answer_asked.connect(self._show_answer)
        self.teacher.next_asked.connect(self.next_asked)
        jobs.done.connect(self._weighed)
        jobs.failed.connect(self._not_weighed)
        self.controller.show_again()

    def _told(self, replay: Replay, texts: Catalogue, seat: int) -> str:
        """What the player did then."""
        events = replay.events(self._decision.move.moment + 1, seat)
        return texts.event(replay.tables, events[0], replay.names, seat) if events else ""

    def _lay_out(self) -> None:
        self.heading.setText(VerdictWords(self).title(self._decision))
        overview = QPushButton(self.tr("Overview"))
        overview.clicked.connect(self.left)
        head = QHBoxLayout()
        head.setContentsMargins(16, 8, 12, 8)
        head.addWidget(self.heading, 1)
        head.addWidget(overview)
        self._lay_out_docks()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.page, 1)

    def _lay_out_docks(self) -> None:
        """The teacher on top, below it what helps to decide; nothing here is to be moved about."""
        self.page.reserved = _TEACHER
        teacher = QDockWidget(self.tr("Find a better move"), self.page)
        teacher.setObjectName("teacher")
        teacher.setWidget(self.teacher)
        shown = [dock for name in _SHOWN for dock in self.page.docks if dock.objectName() == name]
        for dock in self.page.docks:
            dock.hide()
        for dock in shown:
            self.page.removeDockWidget(dock)  # to come again below the teacher
        self._docks = [teacher, *shown]
        for dock in self._docks:
            dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
            self.page.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            dock.show()

    def showEvent(self, event: QShowEvent) -> None:
        """The teacher has most to say."""
        super().showEvent(event)
        heights = [px(_TEACHER), *[px(_PANEL)] * (len(self._docks) - 1)]
        self.page.resizeDocks(self._docks, heights, Qt.Orientation.Vertical)

    # trying

    def _try(self, action: Action) -> None:
        """A move was made: what is known of it is told, what is not is weighed first."""
        self.page.flow.show(self.controller.view())
        view, judgement = self._decision.move.view, self._decision.judgement
        self._asked.clear()
        if key(view, action) == key(view, judgement.played.action):
            self.teacher.say_same()
            return
        known = judgement.find(view, action)
        if known is not None and known.tries == judgement.best.tries:
            self._judge(known)
            return
        self.teacher.say_weighing()
        moves = [action, judgement.best.action]
        number = self._jobs.give(compare, view, moves, f"try/{self._decision.move.moment}", LOOK)
        self._asked[number] = action

    def _weighed(self, number: int, found: object) -> None:
        if self._asked.pop(number, None) is not None and isinstance(found, Judgement):
            self._judge(found.played)

    def _not_weighed(self, number: int, reason: str) -> None:
        if self._asked.pop(number, None) is not None:
            self.teacher.say_trouble(reason)

    def _judge(self, move: Weighed) -> None:
        right = answer(move) is Answer.RIGHT
        self.teacher.say_verdict(right, move.chance, self._words.why(self._decision.move.view, move.action))

    def _show_answer(self) -> None:
        view, best = self._decision.move.view, self._decision.judgement.best
        self._light.on(self._words.spot(view, best.action))
        self._halo.on(best.action)
        self.teacher.say_answer(self._words.order(view, best.action), self._words.why(view, best.action), best.chance)

    def close_trial(self) -> None:
        """Ends what may still be moving."""
        self.page.close_game()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
