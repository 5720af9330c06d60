# SPDX-License-Identifier: GPL-3.0-or-later
"""Watchful tips: when one fits the position for the first time, it comes up in the corner of the board."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.jobs import JobPool
from ttr_desktop.gui.learn.corner_card import CornerCard
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.teach.progress import Progress
from ttr_desktop.teach.tips.texts import TipTexts
from ttr_desktop.teach.tips.watch import Tip, find_tip
from ttr_desktop.texts.catalogue import Catalogue

TIPS = "tips"  # the kind of thing that the progress remembers
_LEAST = 6000  # milliseconds a tip stays, even if the player moves on at once


class TipsDesk(QObject):
    """The tips of one game page. Never takes the focus, and never the place of something that was asked for."""

    list_wanted = Signal()

    def __init__(
        self,
        page: GamePage,
        controller: GameController,
        pool: JobPool,
        card: CornerCard,
        texts: Catalogue,
        preferences: Preferences,
        progress: Progress,
    ) -> None:
        super().__init__(page)
        self._page = page
        self._controller = controller
        self._pool = pool
        self._card = card
        self._texts = TipTexts(texts)
        self._preferences = preferences
        self._progress = progress
        self._job = 0
        self._asked_at = -1
        self._shown = QElapsedTimer()
        self.least = _LEAST
        self.tip: Tip | None = None
        page.stage.settled.connect(self._look)
        pool.done.connect(self._answered)
        card.closed.connect(self._closed)
        controller.acting.connect(self._act)

    def close(self) -> None:
        """Lets go of the controller."""
        self._controller.acting.disconnect(self._act)
        self._job = 0

    @property
    def allowed(self) -> bool:
        """By this game and by the settings."""
        table = self._controller.table
        return table is not None and table.notes.aids.tips and self._preferences.now.tips

    def _look(self, view: SeatView) -> None:
        """A new position is on the screen."""
        if self.allowed and self._controller.my_turn and self._card.isHidden():
            self._asked_at = view.revision
            self._job = self._pool.give(find_tip, view, self._progress.of(TIPS))

    def _answered(self, job: int, tip: object) -> None:
        table = self._controller.table
        if job != self._job:
            return
        self._job = 0
        fits = table is not None and table.revision == self._asked_at and self._card.isHidden()
        if table is None or not fits or not isinstance(tip, Tip):
            return
        self._progress.note(TIPS, tip.id)
        heading = self.tr("Tip: {title}").format(title=self._texts.title(tip.id))
        now = self._texts.now(table.game.tables, tip, table.names)
        self._card.say(self, heading, now, self._texts.lesson(tip.id), lasting=True)
        self._card.add_button(self.tr("All tips…"), self.list_wanted.emit)
        self._card.add_button(self.tr("Got it"), self._card.put_away, primary=True)
        if "track" in tip.values:
            board, scene = self._page.board, self._page.scene
            place = board.viewportTransform().mapRect(scene.track_rect(tip.values["track"]))
            self._card.keep_clear([place.toAlignedRect()])
        self.tip = tip
        self._shown.start()

    def _act(self) -> None:
        """The player moves on; a tip that came only just now may still be read."""
        if self.tip is not None and self._shown.elapsed() >= self.least:
            self._card.put_away()

    def _closed(self) -> None:
        self.tip = None
