# SPDX-License-Identifier: GPL-3.0-or-later
"""A lesson: the real game page on the lesson's position, and above it the strip that teaches."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ttr_desktop.core.actions import Action, BuildPort, Claim
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.gui.learn.halo import Halo
from ttr_desktop.gui.learn.lesson_bar import LessonBar
from ttr_desktop.gui.learn.lesson_controller import LessonController
from ttr_desktop.gui.learn.pointer import widgets_for
from ttr_desktop.gui.learn.spotlight import Spotlight
from ttr_desktop.gui.learn.teacher_bar import Tone
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.theme import Theme
from ttr_desktop.teach.hints import Spot
from ttr_desktop.teach.lesson_run import Mark, Verdict
from ttr_desktop.texts.catalogue import Catalogue

_NEEDLESS = ("log", "tables")  # docks: a lesson is about one move


class LessonPage(QWidget):
    """One lesson, played with the widgets of a game."""

    passed = Signal(bool)  # done; whether the learner found every move
    again = Signal()
    next = Signal()
    left = Signal()
    rule_asked = Signal(str)

    def __init__(self, controller: LessonController, texts: Catalogue, theme: Theme, caption: str, more: bool) -> None:
        super().__init__()
        controller.setParent(self)
        self.controller = controller
        self._language = texts.language
        self._texts = texts
        self._more = more  # whether another lesson follows
        self._told = -1  # the stage whose goal is shown
        self._pointed = False  # what is to be done has been pointed out
        self.bar = LessonBar()
        self.bar.set_caption(caption)
        self.bar.shown.connect(self._show_me)
        self.bar.again.connect(self.again)
        self.bar.next.connect(self.next)
        self.bar.left.connect(self.left)
        self.bar.rule_asked.connect(self.rule_asked)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.bar)
        self.game: GamePage
        controller.started.connect(lambda: self._open(theme))
        controller.judged.connect(self._answer)
        controller.position_changed.connect(self._go_on)
        controller.begin()

    def _open(self, theme: Theme) -> None:
        page = self.game = GamePage(self.controller, self._texts, theme)
        page.announcement.hide()  # the strip speaks instead
        page.director.count_page.sheet.hide()  # a lesson has no final sheet: the strip leads on
        page.rule_asked.connect(self.rule_asked)
        self.light, self.halo = Spotlight(page), Halo(page.flow)
        for dock in page.docks:
            if dock.objectName() in _NEEDLESS:
                dock.hide()
        self._show_tickets()
        self._column.addWidget(page, 1)

    def _show_tickets(self) -> None:
        """The list of tickets is there as soon as there are any."""
        view = self.controller.view()
        for dock in self.game.docks:
            if dock.objectName() == "tickets":
                dock.setVisible(bool(view.tickets or view.offer))

    def close_lesson(self) -> None:
        """The page goes away."""
        self.controller.stop()
        self.game.close_game()

    # what is said

    def _go_on(self) -> None:
        """The next goal, as soon as it is the learner's turn again; what was said of the last move stays to be read."""
        run = self.controller.run
        self._show_tickets()
        if run.over or run.number == self._told or not self.controller.my_turn:
            return
        stage, first = run.stage, self._told < 0
        praise = "" if first else self.bar.words.text()
        self._told, self._pointed = run.number, False
        note = stage.note[self._language]
        self.bar.set_goal(stage.goal[self._language], f"{praise} {note}".strip(), self._rule())

    def _rule(self) -> str:
        """The rule the lesson is about."""
        return next(iter(self.controller.run.lesson.scenario.rules), "")

    def _answer(self, verdict: Verdict, action: Action) -> None:
        text = verdict.text[self._language]
        if verdict.mark is Mark.RIGHT:
            self.light.off()
            self.halo.off()
            self.bar.say(text, Tone.GOOD)
            if self.controller.run.over:
                self._succeed(text)
            return
        rule = ""
        if verdict.refusal is not None:
            rule = verdict.refusal.rule
            text = f"{self._why(verdict.refusal, action)} {text}"
        self.bar.say(text, Tone.TRY_AGAIN, rule)
        self.game.flow.show(self.controller.view())

    def _why(self, refusal: Refusal, action: Action) -> str:
        """What stands against a move; of a track that cannot be paid at all, what is missing."""
        view = self.controller.view()
        if isinstance(action, Claim) and not action.pay and self.controller.why_not(action.track) is None:
            track = self.game.scene.board.tracks[action.track]
            lacks = self.game.models.talk.lacks(view, track)
            if lacks:
                return f"{lacks}."
        return self.game.models.reasons.sentence(refusal)

    def _succeed(self, text: str) -> None:
        helped = self.controller.helped
        self.bar.goal.setText(self.tr("Shown. Now try it yourself.") if helped else self.tr("Well done!"))
        self.bar.say(text, Tone.GOOD, self._rule())
        self.bar.set_over(True, self._more)
        self.passed.emit(not helped)

    # being shown

    def _show_me(self) -> None:
        """First where to look; asked again, the move itself."""
        action = self.controller.model_move()
        if action is None:
            return
        if self._pointed:
            self.controller.demonstrate()
        else:
            self._pointed = True
            self._point(action)
            self.bar.set_pointed()

    def _point(self, action: Action) -> None:
        if isinstance(action, Claim):
            self.light.on(Spot(tracks=(action.track,)))
        elif isinstance(action, BuildPort):
            self.light.on(Spot(cities=(action.city,)))
        self.halo.on(action)
        for widget in widgets_for(self.game.flow, action)[:1]:
            widget.setFocus()
