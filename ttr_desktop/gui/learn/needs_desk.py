# SPDX-License-Identifier: GPL-3.0-or-later
"""What would I need for this track? Missing cards, the chances to get them soon, or what stands against it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QContextMenuEvent, QCursor

from ttr_desktop.core.payment import cheapest
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.jobs import JobPool
from ttr_desktop.gui.learn.corner_card import CornerCard
from ttr_desktop.gui.learn.spotlight import Spotlight
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.teach.chances import Soon, find_chances
from ttr_desktop.teach.hints import Spot
from ttr_desktop.teach.reasons import percent
from ttr_desktop.teach.serving import services
from ttr_desktop.texts.names import Names


class NeedsDesk(QObject):
    """Answers a right click, the menu key or W on a track of one game page."""

    def __init__(
        self, page: GamePage, controller: GameController, pool: JobPool, card: CornerCard, names: Names
    ) -> None:
        super().__init__(page)
        assert controller.table is not None
        self._page = page
        self._controller = controller
        self._tables = controller.table.game.tables
        self._pool = pool
        self._card = card
        self._names = names
        self._light = Spotlight(page, card)
        self._job = 0
        self._track = -1  # that is spoken of
        pool.done.connect(self._answered)
        card.closed.connect(self._closed)
        page.board.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QContextMenuEvent):
            if event.reason() is QContextMenuEvent.Reason.Keyboard:
                self.ask()
            else:
                self._ask_about(self._page.scene.target(self._page.board.to_scene(QPointF(event.pos())))[0])
            return True
        return super().eventFilter(watched, event)

    def ask(self) -> None:
        """About the track that keys or mouse point at."""
        board = self._page.board
        if board.walker.shown:
            self._ask_about(board.walker.spot.track)
        elif board.underMouse():
            point = board.viewport().mapFromGlobal(QCursor.pos())
            self._ask_about(self._page.scene.target(board.to_scene(QPointF(point)))[0])
        else:
            self._ask_about(-1)

    def _ask_about(self, number: int) -> None:
        heading = self.tr("What does it take?")
        if number < 0 or self._controller.table is None:
            self._closed()  # what was spoken of before
            self._card.say(self, heading, self.tr("Point at a track first, with the mouse or the keys of the board."))
            self._card.add_button(self.tr("Close"), self._card.put_away, focus=True)
            return
        self.show(number)

    def show(self, number: int) -> None:
        """Says what there is to say at once, and the chances as soon as they are counted."""
        view = self._controller.view()
        track = self._tables.tracks[number]
        self._card.take(self)
        self._track = number
        self._page.pointing.telling.card.put_away()  # says the same, and might hide the answer
        locked = self._controller.why_not(number)
        talk = self._page.models.talk
        if locked is not None:
            self._say(self._page.models.reasons.told(locked))
            self._card.add_button(self.tr("Read the rule"), partial(self._page.rule_asked.emit, locked.rule))
            return
        lacks = talk.lacks(view, track)
        lines = [talk.asks(track), lacks or self._ready(view, number), *self._use(view, number)]
        self._say(" ".join(line if line.endswith(".") else f"{line}." for line in lines if line))
        if lacks:
            self._job = self._pool.give(find_chances, view, number)

    def _say(self, text: str, chances: str = "") -> None:
        name = str(self._names.track(self._tables, self._tables.tracks[self._track]))
        heading = self.tr("What does it take?")
        self._card.say(self, heading, name, f"{text}\n\n{chances}".strip() if chances else text)
        self._card.add_button(self.tr("Close"), self._card.put_away, focus=True)
        track = self._tables.tracks[self._track]
        self._light.on(Spot((track.number,), (track.a, track.b)))

    def _ready(self, view: SeatView, number: int) -> str:
        """It can be paid: with what, and at which risk."""
        pay = cheapest(self._tables, number, view.hand)
        if pay is None:
            return ""
        cards = str(self._names.payment(self._tables, pay))
        ready = self.tr("You can pay for it: {cards}.").format(cards=cards)
        if self._tables.tracks[number].kind == "tunnel":
            colour = next((card for card, _ in pay if card != self._tables.wild), -1)
            ready += " " + self._page.models.talk.risk(view, colour) + "."
        return ready

    def _use(self, view: SeatView, number: int) -> list[str]:
        """Which of the own tickets it brings nearer."""
        served = [self._tables.board.tickets[one.ticket] for one in services(self._tables, view, number)]
        if not served:
            return []
        names = self._names.listed([self._names.ticket(self._tables, ticket) for ticket in served])
        return [self.tr("It brings nearer: {tickets}.").format(tickets=names)]

    def _answered(self, job: int, found: object) -> None:
        if job != self._job or not isinstance(found, Soon) or found.track != self._track:
            return
        self._job = 0
        one, two, three = map(percent, found.chances)
        counted = self.tr(
            "Chance to have the cards: {one} % after a turn of drawing, {two} % after two, {three} % after three."
        ).format(one=one, two=two, three=three)
        self._say(self._card.text.text(), counted)

    def _closed(self) -> None:
        self._job = 0
        self._track = -1
        self._light.off()
