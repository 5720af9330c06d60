# SPDX-License-Identifier: GPL-3.0-or-later
"""The desk where a player gets help during a game: hints, explanations, tips, odds. Wires them to the game page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.jobs import JobPool
from ttr_desktop.gui.learn.corner_card import CornerCard
from ttr_desktop.gui.learn.explain_desk import ExplainDesk
from ttr_desktop.gui.learn.hint_desk import HintDesk
from ttr_desktop.gui.learn.needs_desk import NeedsDesk
from ttr_desktop.gui.learn.odds_window import OddsWindow
from ttr_desktop.gui.learn.odds_words import OddsWords
from ttr_desktop.gui.learn.replay_explainer import ReplayExplainer
from ttr_desktop.gui.learn.tips_desk import TipsDesk
from ttr_desktop.gui.learn.tips_window import TipsWindow
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.pages.replay_page import ReplayPage
from ttr_desktop.gui.shell.commands import Command
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.teach.hints import warm_up
from ttr_desktop.teach.progress import Progress
from ttr_desktop.teach.said import Wording
from ttr_desktop.texts.catalogue import Catalogue


class PageAids(QObject):
    """All help on one game page."""

    def __init__(
        self,
        page: GamePage,
        controller: GameController,
        pool: JobPool,
        texts: Catalogue,
        preferences: Preferences,
        progress: Progress,
    ) -> None:
        super().__init__(page)
        assert controller.table is not None
        self._page, self._controller, self._texts = page, controller, texts
        tables, seats = controller.table.game.tables, controller.table.names
        wording = Wording(tables, texts, seats)
        self.card = CornerCard(page.board)
        self.hints = HintDesk(page, controller, pool, self.card, wording)
        self.explaining = ExplainDesk(page, controller, self.card, wording, texts)
        self.needs = NeedsDesk(page, controller, pool, self.card, texts.names)
        self.tips = TipsDesk(page, controller, pool, self.card, texts, preferences, progress)
        self.odds: OddsWindow | None = None
        self._odds_words = OddsWords(tables, texts.names, seats, self)
        controller.position_changed.connect(self._position_changed)
        page.handover.connect(self._put_away)
        controller.took_over.connect(self._put_away)
        page.stage.settled.connect(self._settled)

    @property
    def in_sight(self) -> bool:
        return self._page.isVisible()

    def close(self) -> None:
        """The page is left."""
        self._controller.position_changed.disconnect(self._position_changed)
        self._controller.took_over.disconnect(self._put_away)
        self._put_away()
        self.hints.drop()
        self.tips.close()

    def _put_away(self) -> None:
        """Another person takes the screen: what was said to the last one is nobody else's business."""
        self.card.put_away()
        if self.odds is not None:
            self.odds.close()

    def _position_changed(self) -> None:
        """What was said of the last position may be wrong by now."""
        if not self.card.lasting:
            self.card.put_away()

    def _settled(self, view: SeatView) -> None:
        if self.odds is not None and self.odds.isVisible():
            self.odds.show_view(view)

    def show_odds(self) -> None:
        """Opens the window of odds and plans, unless the game is played without."""
        table = self._controller.table
        assert table is not None
        if not table.notes.aids.odds:
            told = self.tr("This game is played without odds, as was chosen when it began.")
            self.card.say(self, self.tr("Odds and plans"), told)
            self.card.add_button(self.tr("Close"), self.card.put_away, focus=True)
            return
        if self.odds is None:
            self.odds = OddsWindow(table.game.tables, self._odds_words, self._page)
        self.odds.show_view(self._controller.view())
        self.odds.show()
        self.odds.raise_()
        self.odds.activateWindow()


class AidsDesk(QObject):
    """Of the whole window: a worker process for the teacher, commands, and the list of tips."""

    said = Signal(str)  # a sentence for the window

    def __init__(
        self,
        window: QWidget,
        texts: Callable[[], Catalogue],
        controller: GameController,
        preferences: Preferences,
        progress: Progress,
    ) -> None:
        super().__init__(window)
        self._window, self._texts = window, texts
        self._controller, self._preferences, self._progress = controller, preferences, progress
        self.pool = JobPool(1, self)
        self.page: PageAids | None = None
        self.tips_window: TipsWindow | None = None

    def follow(self, page: GamePage) -> None:
        """Helps on this page from now on; made anew with it when language or looks change."""
        table = self._controller.table
        assert table is not None
        self.leave()
        self.page = PageAids(page, self._controller, self.pool, self._texts(), self._preferences, self._progress)
        self.page.tips.list_wanted.connect(self.show_tips)
        if table.humans:
            self.pool.give(warm_up, table.board.id, len(table.seats))

    def leave(self) -> None:
        """The game page goes away."""
        if self.page is not None:
            self.page.close()
            self.page = None

    def close(self) -> None:
        """The program ends."""
        self.leave()
        self.pool.close()

    def commands(self) -> list[Command]:
        """What this desk adds to the menus."""
        return [
            Command("hint", "help", self.tr("&Hint"), self._at_board(lambda page: page.hints.ask()), "H", apart=True),
            Command(
                "explain",
                "help",
                self.tr("&Explain the last bot move"),
                self._explain,
                "E",
            ),
            Command(
                "needs",
                "help",
                self.tr("&What does this track take?"),
                self._at_board(lambda page: page.needs.ask()),
                "W",
            ),
            Command("odds", "help", self.tr("&Odds and plans"), self._at_board(lambda page: page.show_odds()), "O"),
            Command("tips", "help", self.tr("&Tips…"), self.show_tips),
        ]

    def _explain(self) -> None:
        """At the board the last move of a bot, in a replay the one that is shown."""
        replay = next((page for page in self._window.findChildren(ReplayPage) if page.isVisible()), None)
        if replay is None:
            self._at_board(lambda page: page.explaining.explain())()
            return
        known = replay.findChild(ReplayExplainer)
        (known if isinstance(known, ReplayExplainer) else ReplayExplainer(replay, self._texts())).explain()

    def _at_board(self, run: Callable[[PageAids], object]) -> Callable[[], None]:
        """Something that needs a board to be looked at; without one it says so."""

        def wanted() -> None:
            if self.page is not None and self.page.in_sight:
                run(self.page)
            else:
                self.said.emit(self.tr("That is for the board: begin a game, or go back to it."))

        return wanted

    def show_tips(self) -> None:
        """The tips that have come up, to be read again."""
        if self.tips_window is not None:
            self.tips_window.close()
        self.tips_window = TipsWindow(self._progress, self._preferences, self._texts(), self._window)
        self.tips_window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.tips_window.destroyed.connect(self._forget_window)
        self.tips_window.show()

    def _forget_window(self) -> None:
        self.tips_window = None
