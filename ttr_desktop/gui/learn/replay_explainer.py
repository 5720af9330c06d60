# SPDX-License-Identifier: GPL-3.0-or-later
"""Explains the move of a replay's moment: with all reasons where the cards lie open, else as a seat could see it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ttr_desktop.gui.learn.corner_card import CornerCard
from ttr_desktop.gui.pages.replay_page import ReplayPage
from ttr_desktop.gui.replay.controls import ALL_OPEN
from ttr_desktop.teach.explain import revealed, seen
from ttr_desktop.teach.said import Said, Wording
from ttr_desktop.texts.catalogue import Catalogue


class ReplayExplainer(QObject):
    """Belongs to one replay page."""

    def __init__(self, page: ReplayPage, texts: Catalogue) -> None:
        super().__init__(page)
        self._page = page
        self.card = CornerCard(page.board)
        self._wording = Wording(page.replay.tables, texts, page.replay.names)
        page.walker.moved.connect(self.card.put_away)

    def explain(self) -> None:
        """Says it in the corner of the board."""
        number = self._page.walker.moment
        action = self._page.replay.moments[number].action
        heading = self.tr("This move")
        if action is None:
            self.card.say(self, heading, self.tr("Nobody has moved yet: the cards have just been dealt."))
        else:
            seat = self._page.replay.moments[number - 1].game.seat
            yours = seat == self._page.replay.me
            lead = (
                self.tr("Your move") if yours else self.tr("The move of {player}").format(player=self._page.names[seat])
            )
            self.card.say(self, heading, lead, self._wording.say_all(self.sentences(number)))
        self.card.add_button(self.tr("Close"), self.card.put_away, focus=True)

    def sentences(self, number: int) -> tuple[Said, ...]:
        """What is to be said of the action that led to a moment."""
        replay, watcher = self._page.replay, self._page.open_seat
        action, seat = replay.moments[number].action, replay.moments[number - 1].game.seat
        if action is None:
            return ()
        if watcher in (ALL_OPEN, seat):
            return revealed(replay.tables, replay.view(number - 1, seat), action)
        told = replay.events(number, watcher)
        return seen(replay.tables, replay.view(number - 1, watcher), seat, action, told)
