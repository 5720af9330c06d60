# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of a game on one board: every question of a turn, help at the board, the final sheet.

A bot plays for the person at the screen, so that the pictures show real positions.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.pictures.photographer import Photographer
from ttr_desktop.bots.registry import make_bot
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.view import SeatView
from ttr_desktop.data.catalogue import board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.learn.aids_desk import PageAids
from ttr_desktop.gui.learn.verdict_words import VerdictWords
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.table.table import NewGame
from ttr_desktop.teach.judge import Judgement, Weighed

PLAYER = "casual"
_MIDDLE = 45  # turns after which there is something to be seen everywhere


class GamePictures:
    """Plays a game and takes a picture of everything when it first comes up."""

    def __init__(self, camera: Photographer, map_id: str, players: int = 3) -> None:
        self._camera, self._map = camera, map_id
        self._window, self._controller = camera.window, camera.window.controller
        bots = tuple(SeatInfo(name, PLAYER) for name in ("Ben", "Ida", "Max", "Eva")[: players - 1])
        self._seats = (SeatInfo("Zoe"), *bots)
        self._rng = Rng("pictures")
        self._shown: set[str] = set()

    def take(self) -> None:
        """From the offer to the final sheet."""
        self._begin("pictures")
        while (table := self._controller.table) is not None and not table.game.over:
            self._camera.until(lambda: self._controller.my_turn or self._over, "a bot")
            if self._controller.my_turn:
                self._look()
                self._move()
        self._camera.until(lambda: self._window.pages.currentWidget() is self._window.result_page, "the final sheet")
        self._shoot("result")

    def take_middle(self) -> None:
        """Only the position in the middle of the game."""
        self._begin("pictures")
        self._play_until_middle()
        self._shoot("middle")

    def leave_unfinished(self) -> None:
        """A game to go on with."""
        self._begin("unfinished")
        self._play_until_middle()

    def _play_until_middle(self) -> None:
        while True:
            self._camera.until(lambda: self._controller.my_turn, "a bot")
            view = self._controller.view()
            if view.turn > _MIDDLE and view.phase is Phase.TURN:
                return
            self._move()

    def _begin(self, seed: str) -> None:
        self._window.start_game(NewGame(board(self._map), self._seats, seed, first=0))

    @property
    def _over(self) -> bool:
        table = self._controller.table
        return table is None or table.game.over

    @property
    def _page(self) -> GamePage:
        page = self._window.game_page
        assert page is not None
        return page

    @property
    def _aids(self) -> PageAids:
        aids = self._window.aids.page
        assert aids is not None
        return aids

    def _move(self) -> None:
        view, choices = self._controller.view(), self._controller.choices()
        self._controller.act(make_bot(PLAYER).decide(view, choices, self._rng).action)

    def _shoot(self, name: str) -> None:
        self._camera.shoot(f"{self._map}-{name}")

    def _first(self, name: str) -> bool:
        """Whether this has not been seen on this board yet."""
        new = name not in self._shown
        self._shown.add(name)
        return new

    def _look(self) -> None:
        view = self._controller.view()
        if self._first(view.phase.value):
            self._shoot(view.phase.value)
        if view.phase is Phase.TURN:
            self._payments(view)
            self._rarer_moves()
            if view.turn > _MIDDLE and self._first("middle"):
                self._middle(view)

    # questions

    def _payments(self, view: SeatView) -> None:
        """How a track is paid, once for each kind of track."""
        choices, flow = self._controller.choices(), self._page.flow
        for track in choices.tracks():
            kind = self._page.scene.board.tracks[track].kind
            several = len(list(choices.payments(track))) > 1
            if (several or kind == "tunnel") and self._first(f"payment-{kind}"):
                flow.claim(track)
                self._shoot(f"payment-{kind}")
                flow.back_to_cards()

    def _rarer_moves(self) -> None:
        """The questions of the World board."""
        cards, flow = self._page.flow.cards, self._page.flow
        if len(cards.deck_buttons) < 2:
            return
        if self._first("refill"):
            cards.slots[0].click()
            self._camera.popup(f"{self._map}-refill")
        if not cards.exchange.reason and self._first("exchange"):
            cards.exchange.click()
            self._shoot("exchange")
            flow.back_to_cards()

    # the middle of a game

    def _middle(self, view: SeatView) -> None:
        self._shoot("middle")
        self._pointing()
        self._help()
        self._coach(view)
        self._tip()
        page = self._page
        page.docks[-1].raise_()
        self._shoot("tables")
        page.docks[-2].raise_()
        for _ in range(3):
            page.board.zoom_in()
        self._shoot("zoomed")
        page.board.fit()

    def _pointing(self) -> None:
        """A ticket and its way, a track that cannot be had, and the cursor of the keyboard."""
        page = self._page
        page.tickets_panel.pointed.emit(page.models.tickets.rows[0])
        self._shoot("ticket-way")
        page.tickets_panel.pointed.emit(None)
        claimable = self._controller.choices().claims
        taken = next(number for number in range(len(page.scene.board.tracks)) if not claimable >> number & 1)
        page.flow.claim(taken)
        self._shoot("refused")
        page.zones.enter(page.board)
        QTest.keyClick(page.board, Qt.Key.Key_PageDown)
        self._shoot("cursor")

    def _help(self) -> None:
        """The cursor still stands on a track: its card and the teacher's must not be in each other's way."""
        page, aids = self._page, self._aids
        self._window.bar.run("needs")
        self._camera.until(aids.card.isVisible, "the teacher's card")
        self._shoot("needs")
        aids.card.put_away()
        page.board.walker.hide()
        page.board.clearFocus()
        self._window.bar.run("hint")
        self._camera.until(lambda: aids.hints.hint is not None, "the hint")
        self._shoot("hint-1")
        self._window.bar.run("hint")
        self._camera.until(lambda: aids.hints.told, "the second half of the hint")
        self._shoot("hint-2")
        self._window.bar.run("explain")
        self._shoot("explain")
        aids.card.put_away()
        self._camera.dialog("odds", f"{self._map}-odds")

    def _coach(self, view: SeatView) -> None:
        """What the coach says, with figures made for the picture."""
        coach = self._window.coaching.coach
        best = make_bot(PLAYER).decide(view, self._controller.choices(), self._rng).action
        found = Judgement(Weighed(best, 20, 0.41, 90, 0.21, 0.02), (Weighed(best, 20, 0.62, 104, 0.0, 0.0),))
        coach._view, coach.advice = view, found
        assert coach.bar is not None
        coach.bar.open(found, VerdictWords(coach).word(found.verdict))
        self._shoot("coach")
        coach.bar.why.emit()
        self._shoot("coach-why")
        coach._forget()

    def _tip(self) -> None:
        """A tip, if one fits."""
        preferences, desk = self._window.preferences, self._aids.tips
        preferences.change(tips=True)
        desk._look(self._controller.view())
        self._camera.until(lambda: not desk._job, "the tip")
        if desk.tip is not None:
            self._shoot("tip")
            self._aids.card.put_away()
        preferences.change(tips=False)
