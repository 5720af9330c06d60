# SPDX-License-Identifier: GPL-3.0-or-later
"""The desk of the teacher who judges: the coach at the table, and reviews of finished games."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from ttr_desktop.data.problems import FileProblem
from ttr_desktop.gui.board.geometry import NoGeometry
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.jobs import JobPool
from ttr_desktop.gui.learn.coach import TableCoach
from ttr_desktop.gui.learn.review_page import Judge, ReviewPage
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.pages.result_page import ResultPage
from ttr_desktop.gui.records.desk import RecordsDesk
from ttr_desktop.gui.shell.file_words import FileWords
from ttr_desktop.table.replay import Replay
from ttr_desktop.table.replay_files import open_replay
from ttr_desktop.table.review_store import ReviewStore
from ttr_desktop.table.reviewing import learner, review_of
from ttr_desktop.table.worker import warm_up
from ttr_desktop.teach.judge import judge
from ttr_desktop.teach.review import Effort, Review

_WORKERS = 2


class CoachingDesk(QObject):
    """Reviews lie on top of whatever was shown, as all pages of the records do."""

    def __init__(self, records: RecordsDesk, controller: GameController, cache: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._records, self._controller = records, controller
        self.jobs = JobPool(_WORKERS, self)  # for coach and reviews alike
        self.coach = TableCoach(controller, self.jobs, self)
        self.effort = Effort()
        self.judge: Judge = judge
        self.store = ReviewStore(cache / "reviews")
        records.review_asked.connect(self.review)
        records.review_file_asked.connect(self.review_file)

    def join(self, page: GamePage) -> None:
        """Has the coach sit at a game."""
        self.coach.join(page, self._records.dress().texts)

    def serve(self, page: ResultPage) -> None:
        """Offers the review on a final sheet."""
        page.review.connect(self._review_table)

    def _review_table(self) -> None:
        table = self._controller.table
        if table is not None:
            self.review(Replay(table.board, table.saved()))

    def review_file(self, path: Path) -> None:
        """Reviews the game of a file; one that cannot be says why."""
        try:
            self.review(open_replay(path))
        except FileProblem as problem:
            self._records.said.emit(FileWords(self).reason(path, problem), True)
        except NoGeometry as problem:
            self._records.said.emit(str(problem), True)

    def review(self, replay: Replay, seat: int | None = None) -> None:
        """Opens the review of a finished game, from the place of the person who played it or of any seat."""
        if not replay.moments[-1].game.over:
            self._records.said.emit(self.tr("This game is not over yet. It can be reviewed when it is."), True)
            return
        place = learner(replay) if seat is None else seat
        dress = self._records.dress()
        self.jobs.prepare(warm_up, replay.board.id, len(replay.seats))
        review = self._review(replay, place)
        page = ReviewPage(replay, place, review, dress.texts, dress.theme, self.jobs, self.judge)
        page.left.connect(self._records.leave)
        page.said.connect(self._records.said)
        page.rested.connect(lambda: self.store.keep(replay, place, review))
        page.seat_chosen.connect(lambda chosen: self._turn_to(replay, chosen))
        self._records.lay_on_top(page)

    def _turn_to(self, replay: Replay, seat: int) -> None:
        self._records.leave()
        self.review(replay, seat)

    def _review(self, replay: Replay, seat: int) -> Review:
        """A new review, with what was found out earlier."""
        review = review_of(replay, seat, self.effort)
        self.store.fill(replay, seat, review)
        return review

    def close(self) -> None:
        """Ends all worker processes."""
        self.jobs.close()
