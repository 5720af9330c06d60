# SPDX-License-Identifier: GPL-3.0-or-later
"""The review of a finished game: judged beside the window while one watches, then looked at decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ttr_desktop.gui.box_name import name_box
from ttr_desktop.gui.jobs import JobPool
from ttr_desktop.gui.learn.review_report import ReviewReport
from ttr_desktop.gui.learn.review_trial import ReviewTrial
from ttr_desktop.gui.people import People
from ttr_desktop.gui.theme import Theme
from ttr_desktop.table.replay import Replay
from ttr_desktop.teach.judge import Judgement, Question, judge
from ttr_desktop.teach.review import Review
from ttr_desktop.texts.catalogue import Catalogue
from ttr_desktop.texts.term import signed

Judge = Callable[[Question], Judgement]  # done in another process: must be importable by name


class ReviewPage(QWidget):
    """Drives a review to its end. What was found stays with the review, so that it can be stopped and gone on with."""

    left = Signal()
    said = Signal(str, bool)  # a sentence, and whether it is about trouble
    seat_chosen = Signal(int)
    rested = Signal()  # all was judged, or it was stopped: worth keeping

    def __init__(
        self,
        replay: Replay,
        seat: int,
        review: Review,
        texts: Catalogue,
        theme: Theme,
        jobs: JobPool,
        judge: Judge = judge,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.replay, self.seat, self.review = replay, seat, review
        self._texts, self._theme, self._jobs, self._judge = texts, theme, jobs, judge
        self._asked: dict[int, int] = {}  # numbers of questions, by job
        self.trial: ReviewTrial | None = None
        self._place = 0  # among the costly decisions
        self.report = ReviewReport(replay, seat, texts)
        self.report.chosen.connect(self.open_trial)
        self.bar = QProgressBar()
        self.bar.setAccessibleName(self.tr("Progress of the review"))
        self.state = QLabel()
        self.state.setObjectName("quiet")
        self.stop_button = QPushButton()
        self.stop_button.clicked.connect(self._toggle)
        self.stack = QStackedWidget()
        self.stack.addWidget(self._overview())
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.stack)
        jobs.done.connect(self._answered)
        jobs.failed.connect(self._failed)
        self.go_on()
        if review.finished:
            self._point_to_first()
        else:
            self.stop_button.setFocus()

    def _overview(self) -> QWidget:
        page = QWidget()
        self._progress = QWidget()
        row = QHBoxLayout(self._progress)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addWidget(self.bar, 1)
        row.addWidget(self.state)
        row.addWidget(self.stop_button)
        column = QVBoxLayout(page)
        column.setContentsMargins(32, 20, 32, 20)
        column.setSpacing(12)
        column.addLayout(self._head())
        column.addWidget(self._progress)
        column.addWidget(self.report, 1)
        return page

    def _head(self) -> QHBoxLayout:
        names = self._texts.names
        board = self.replay.board.name(self._texts.language)
        players = People().called(self.replay.seats)
        title = QLabel(self.tr("Review"))
        title.setObjectName("title")
        game = QLabel(f"{board} – {names.listed(self._results(players))}")
        game.setObjectName("quiet")
        seats = self._seats(players)
        back = QPushButton(self.tr("Back"))
        back.clicked.connect(self.left)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(title)
        head.addWidget(game, 1, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(seats)
        head.addWidget(back)
        return head

    def _results(self, players: Sequence[str]) -> list[str]:
        """The players with their points."""
        result = self.replay.moments[-1].game.result
        lines = result.lines if result is not None else ()
        return [f"{name} {signed(line.total)}" for name, line in zip(players, lines, strict=True)]

    def _seats(self, players: Sequence[str]) -> QComboBox:
        """Whose decisions are looked at."""
        self.seats = QComboBox()
        name_box(self.seats, self.tr("Whose decisions"))
        for seat, name in enumerate(players):
            self.seats.addItem(self.tr("Decisions: {name}").format(name=name), seat)
        self.seats.setCurrentIndex(self.seat)
        self.seats.currentIndexChanged.connect(lambda: self.seat_chosen.emit(self.seats.currentData()))
        return self.seats

    # judging

    @property
    def running(self) -> bool:
        return bool(self._asked)

    def go_on(self) -> None:
        """Asks what is not answered yet."""
        for number, question in self.review.questions():
            self._asked[self._jobs.give(self._judge, question)] = number
        self._show_progress()
        self.report.show_review(self.review)

    def stop(self) -> None:
        """Ends the judging at once; what was found stays."""
        if self.running:
            self._asked.clear()
            self._jobs.stop()
            self.rested.emit()
        self._show_progress()

    def _toggle(self) -> None:
        if self.running:
            self.stop()
        else:
            self.go_on()

    def _answered(self, job: int, found: object) -> None:
        number = self._asked.pop(job, None)
        if number is None or not isinstance(found, Judgement):
            return
        if self.review.answer(number, found):
            self.go_on()
        else:
            self._show_progress()
            self.report.show_review(self.review)
            if self.review.finished:
                self.rested.emit()
                self._point_to_first()

    def _point_to_first(self) -> None:
        """All is known: the keyboard stands at the first decision, once that is on the screen."""
        if self.report.decisions:
            QTimer.singleShot(0, self.report.decisions[0], self.report.decisions[0].setFocus)

    def _failed(self, job: int, reason: str) -> None:
        if job in self._asked:
            self.stop()
            self.said.emit(self.tr("The review could not go on: {reason}").format(reason=reason), True)

    def _show_progress(self) -> None:
        answered, total = self.review.answered, self.review.total
        self._progress.setVisible(not self.review.finished)
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(answered)
        running = self.running
        text = self.tr("Weighing your decisions: {done} of {all}") if running else self.tr("Stopped at {done} of {all}")
        self.state.setText(text.format(done=answered, all=total))
        self.stop_button.setText(self.tr("Stop") if running else self.tr("Go on"))

    # making a decision again

    def open_trial(self, place: int) -> None:
        """Sets up the position of a costly decision."""
        costly = self.review.costly()
        self._close_trial()
        self._place = place
        trial = ReviewTrial(
            self.replay,
            costly[place],
            self.seat,
            self._texts,
            self._theme,
            self._jobs,
            last=place + 1 == len(costly),
        )
        trial.left.connect(self.back_to_report)
        trial.next_asked.connect(self._next)
        self.trial = trial
        self.stack.addWidget(trial)
        self.stack.setCurrentWidget(trial)

    def _next(self) -> None:
        if self._place + 1 < len(self.review.costly()):
            self.open_trial(self._place + 1)
        else:
            self.back_to_report()

    def back_to_report(self) -> None:
        self.stack.setCurrentIndex(0)
        self._close_trial()
        if self._place < len(self.report.decisions):
            self.report.decisions[self._place].setFocus()

    def _close_trial(self) -> None:
        trial, self.trial = self.trial, None
        if trial is not None:
            trial.close_trial()
            self.stack.removeWidget(trial)
            trial.deleteLater()

    # leaving

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks any more: the processors are wanted elsewhere. A window that is only small goes on."""
        if not event.spontaneous():
            self.stop()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
