# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that is explained: the guide's strip above the board, one thing at a time, never in the way."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal

from ttr_desktop.core.events import Event
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.learn.teacher_bar import TeacherBar
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.teach.guide import Explanation, Guide
from ttr_desktop.teach.progress import Progress
from ttr_desktop.texts.catalogue import Catalogue

GUIDE = "guide"  # the kind of progress: ids of what has been said
DECLINED = "declined"
_COUNT = "ended"  # what is said last of all


class GuidedGame(QObject):
    """Belongs to one game page. What was said is remembered, also when the game is gone on with another day."""

    ended = Signal(object)  # TeacherBar: what is said about the final count, to go along with the sheet

    def __init__(self, page: GamePage, controller: GameController, progress: Progress, texts: Catalogue) -> None:
        super().__init__(page)
        assert controller.table is not None
        self._page, self._controller, self._progress = page, controller, progress
        self._language = texts.language
        tables = controller.table.game.tables
        self._guide = Guide(tables, controller.watching, progress.of(GUIDE))
        self._waiting: deque[Explanation] = deque()
        self.now: Explanation | None = None  # what is being said
        self._begun = False  # before that, only what happened long ago is told
        self.bar = TeacherBar()
        self.further = self.bar.add_button("", primary=True)
        self.further.clicked.connect(self._next)
        self.leave = self.bar.add_button(self.tr("Without the guide"))
        self.leave.clicked.connect(self._leave)
        self.bar.set_caption(self.tr("Your first game"))
        page.setMenuWidget(self.bar)
        page.stage.told.connect(self._happened)
        page.stage.settled.connect(self._settled)
        page.finished.connect(self._end)
        controller.refused.connect(self._refused)
        controller.moved.connect(self._acted)
        self._show()

    # what happens

    def _happened(self, events: list[Event]) -> None:
        if self._begun:
            self._say(self._guide.happened(events, self._controller.view()))

    def _settled(self, view: SeatView) -> None:
        self._begun = True
        if self._controller.my_turn:
            self._say(self._guide.asked(view, bool(self._page.models.claimable(view))))

    def _refused(self) -> None:
        """Told at once; what was being said is not lost by it."""
        refusal = self._guide.refused(self._controller.view())
        if refusal:
            before = [self.now] if self.now is not None else []
            self._waiting.extendleft(reversed([*refusal, *before]))
            self._next()

    # what is said

    def _say(self, said: Iterable[Explanation]) -> None:
        self._waiting += said
        if self.now is None:
            self._next()
        else:
            self._show()

    def _acted(self) -> None:
        """The player goes on playing: what was not read yet would come too late, and is said another time."""
        self._guide.unsay(self._waiting)
        self._waiting.clear()
        self._next()

    def _next(self) -> None:
        """The player has read what was said: what waits comes next."""
        self.now = self._waiting.popleft() if self._waiting else None
        if self.now is not None:
            self._progress.note(GUIDE, self.now.id)
        elif self.further.hasFocus():
            # Or the button that leaves would get it, and one more Enter would send the guide away.
            self._page.board.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show()

    def _show(self) -> None:
        bar, now = self.bar, self.now
        more = len(self._waiting)
        self.further.setText(self.tr("Next (%n more)", "", more) if more else self.tr("Got it"))
        over = now is not None and now.id == _COUNT  # it stays beside the count: there is nothing to play on
        self.further.setVisible(now is not None and not (over and not more))
        self.leave.setVisible(not over)
        title = now.title[self._language] if now is not None else self.tr("Go on playing")
        text = now.text[self._language] if now is not None else self.tr("I speak up when something new happens.")
        if (bar.goal.text(), bar.words.text()) != (title, text):
            bar.goal.setText(title)
            bar.say(text, rule=now.rule if now is not None else "")

    def _end(self) -> None:
        """The board makes room for the final sheet."""
        said = next((one for one in (self.now, *self._waiting) if one is not None and one.id == _COUNT), None)
        if said is not None:
            last = TeacherBar()
            last.goal.setText(said.title[self._language])
            last.say(said.text[self._language], rule=said.rule)
            self.ended.emit(last)

    def _leave(self) -> None:
        """The game goes on without explanations."""
        table = self._controller.table
        if table is not None:
            table.notes.aids = replace(table.notes.aids, guide=False)
            table.tell()
        self._page.stage.told.disconnect(self._happened)
        self._page.stage.settled.disconnect(self._settled)
        self._page.finished.disconnect(self._end)
        self._controller.refused.disconnect(self._refused)
        self._controller.moved.disconnect(self._acted)
        self.bar.hide()
        self.bar.deleteLater()
        self.deleteLater()
