# SPDX-License-Identifier: GPL-3.0-or-later
"""The mediator between table, bots and window. Widgets send it intents and show what it announces."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from ttr_desktop.bots.base import Budget, Decision
from ttr_desktop.bots.faults import ILLEGAL, STAND_IN, BotFault, stand_in
from ttr_desktop.core.actions import Action
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.events import Event, told_to
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.bot_pool import BotPool
from ttr_desktop.gui.stage.recap import recap
from ttr_desktop.gui.stage.tempo import SPEEDS
from ttr_desktop.table.table import GameTable, NewGame

# Milliseconds between a bot's move being known and its being shown, by pace.
PACES = {"instant": 0, "fast": 250, "normal": 800, "slow": 1800}


class GameController(QObject):
    """Runs one game at a time. `watching` is the seat whose secrets the screen shows."""

    started = Signal()
    acting = Signal()  # the person at the screen is about to do something: nothing may stand in the way
    moved = Signal(object, object)  # SeatView before, Action: the person at the screen has done this; not shown yet
    happened = Signal(list)  # events as the watching seat may know them
    position_changed = Signal(object)  # SeatView
    refused = Signal(object)  # Refusal
    thinking = Signal(int)  # a bot's seat
    bot_failed = Signal(int, str)  # seat, kind of failure: a legal move is made for it
    went_back = Signal()  # actions were taken back or brought back: what was shown of the game counts no more
    took_over = Signal(object)  # Recap: what the person who took the screen has missed
    ended = Signal()
    stopped = Signal()  # the game was left

    def __init__(self, pool: BotPool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = pool
        self._pool.decided.connect(self._bot_decided)
        self._pool.failed.connect(self._bot_failed)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._play_pending)
        self._pending: tuple[int, Action] | None = None  # revision, action of a bot waiting to be shown
        self.table: GameTable | None = None
        self.watching = 0
        self.pace = "normal"
        self.budget = Budget()  # for bots that search
        self._speed = "normal"
        self._showing = False
        self.held = False  # nobody else moves or takes the screen
        self.decisions: dict[int, Decision] = {}  # of bots, by the revision they were made for: what they thought
        self._looked: dict[int, tuple[int, SeatView]] = {}  # by seat: what it had seen when it last left the screen

    @property
    def speed(self) -> str:
        """How fast movements are on the screen: a key of `SPEEDS`."""
        return self._speed

    @speed.setter
    def speed(self, speed: str) -> None:
        if speed not in SPEEDS:
            raise ValueError(f"there is no speed {speed!r} (speeds: {', '.join(SPEEDS)})")
        self._speed = speed

    def new_game(self, new: NewGame) -> None:
        """Deals and begins."""
        self.open_table(GameTable.start(new))

    def open_table(self, table: GameTable) -> None:
        """Begins or goes on with a game."""
        self.stop()
        self.table = table
        self._looked.clear()
        self.decisions.clear()
        self._showing = False
        humans = table.humans
        self.watching = humans[0] if humans else 0
        self._pool.prepare(table.board.id, len(table.seats))
        self.started.emit()
        self.happened.emit(table.history_for(self.watching))
        self._announce_position()
        self._advance()

    def stop(self) -> None:
        """Leaves the game; a bot that is thinking need not go on."""
        self._pool.cancel()
        self._pause.stop()
        self._pending = None
        self.held = False
        self.table = None
        self.stopped.emit()

    @property
    def my_turn(self) -> bool:
        """Whether the person at the screen has to answer."""
        table = self.table
        return table is not None and not table.game.over and table.game.seat == self.watching and self._is_mine()

    def _is_mine(self) -> bool:
        return self.table is not None and self.table.is_human(self.watching)

    def view(self) -> SeatView:
        assert self.table is not None
        return self.table.game.view(self.watching)

    def choices(self) -> Choices:
        """The legal choices of the seat to move; ask only when it is the watching seat's turn."""
        assert self.table is not None
        return self.table.game.choices()

    def check(self, action: Action) -> Refusal | None:
        """The one judge, for buttons and tooltips."""
        assert self.table is not None
        return self.table.game.check(action, self.watching)

    def why_not(self, track: int) -> Refusal | None:
        """What stands against a track for the watching seat, apart from cards and turn."""
        assert self.table is not None
        return self.table.game.why_not(self.watching, track)

    def act(self, action: Action) -> bool:
        """The person at the screen does something; False if it was refused."""
        self.acting.emit()
        if self.table is None:
            return False
        before = self.view()
        outcome = self.table.apply(action, self.watching)
        if isinstance(outcome, Refusal):
            self.refused.emit(outcome)
            return False
        self.moved.emit(before, action)
        self._show(outcome)
        return True

    def take_over(self, seat: int) -> None:
        """Another person has taken the screen."""
        assert self.table is not None
        history = self.table.history
        self._looked[self.watching] = (len(history), self.view())
        since, before = self._looked.get(seat, (len(history), None))
        self.watching = seat
        self.took_over.emit(recap(seat, before, history[since:]))
        self._announce_position()

    def show_again(self) -> None:
        """Tells a page that was made anew everything from the beginning; nothing else happens."""
        assert self.table is not None
        self.happened.emit(self.table.history_for(self.watching))
        self._announce_position()

    def begin_again(self) -> None:
        """The table stands elsewhere now: what bots were about to do counts no more."""
        assert self.table is not None
        self._pool.cancel()
        self._pause.stop()
        self._pending = None
        self.held = False
        revision = self.table.revision
        self.decisions = {number: decision for number, decision in self.decisions.items() if number < revision}
        self.went_back.emit()
        self._announce_position()
        self._advance()

    def hold(self) -> None:
        """Nobody else moves, and nobody else takes the screen, until `go_on`."""
        self.held = True

    def go_on(self) -> None:
        """What was held back goes on; whoever waits for the screen is called to it."""
        if self.held:
            self.held = False
            self._announce_position()
            self._advance()

    def hurry(self) -> None:
        """Shows a waiting bot move at once."""
        if self._pause.isActive():
            self._pause.stop()
            self._play_pending()

    def set_showing(self, showing: bool) -> None:
        """Where only bots play they wait for the screen, or it would lag behind by a whole game."""
        self._showing = showing
        if not showing and self._pending is not None and not self._pause.isActive():
            self._play_pending()

    def _show(self, events: list[Event]) -> None:
        self.happened.emit([told for event in events if (told := told_to(self.watching, event)) is not None])
        self._announce_position()
        self._advance()

    def _announce_position(self) -> None:
        self.position_changed.emit(self.view())

    def _advance(self) -> None:
        """Asks whoever has to answer next."""
        table = self.table
        if table is None:
            return
        if table.game.over:
            self.ended.emit()
            return
        seat = table.game.seat
        if self.held or table.is_human(seat):
            return
        self.thinking.emit(seat)
        self._pool.ask(table.seats[seat].player, table.game.view(seat), table.record.setup.seed, self.budget)

    def _bot_decided(self, revision: int, decision: Decision) -> None:
        if self.table is None or revision != self.table.revision:
            return  # made for a position that is no more
        self.decisions[revision] = decision
        if decision.reason == STAND_IN:
            self.bot_failed.emit(self.table.game.seat, str(decision.params["fault"]))
        self._pending = (revision, decision.action)
        self._pause.start(PACES[self.pace])

    def _bot_failed(self, revision: int, fault: BotFault) -> None:
        """A bot that fails loses its choice, not the game: a legal move is made for it."""
        if self.table is None or revision != self.table.revision:
            return
        game = self.table.game
        rng = Rng(f"{self.table.record.setup.seed}/stand-in/{revision}")
        self._bot_decided(revision, stand_in(game.view(game.seat), game.choices(), rng, fault))

    def _play_pending(self) -> None:
        table, pending = self.table, self._pending
        if self._showing and table is not None and not table.humans:
            return
        self._pending = None
        if table is None or pending is None or pending[0] != table.revision:
            return
        outcome = table.apply(pending[1], table.game.seat)
        if isinstance(outcome, Refusal):
            self._bot_failed(pending[0], BotFault(ILLEGAL, outcome.code))
        else:
            self._show(outcome)
