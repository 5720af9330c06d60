# SPDX-License-Identifier: GPL-3.0-or-later
"""The table: a game, who sits at it, and its record. Late answers are refused by revision number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from ttr_desktop.core.actions import Action
from ttr_desktop.core.board import Board
from ttr_desktop.core.engine import Game
from ttr_desktop.core.events import Event, told_to
from ttr_desktop.core.record import DIGEST_EVERY, GameRecord, Setup, replay
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.data.savefile import SavedGame, SeatInfo
from ttr_desktop.table.notes import Aids, Notes
from ttr_desktop.table.undo import Obstacle, Step, Why, way_back

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class NewGame:
    """What is chosen before a game starts."""

    board: Board
    seats: tuple[SeatInfo, ...]
    seed: str
    first: int | None = None
    aids: Aids = field(default_factory=Aids)


class GameTable:
    """One game from the deal to the final count."""

    def __init__(
        self,
        board: Board,
        seats: tuple[SeatInfo, ...],
        record: GameRecord,
        notes: Notes | None = None,
        scenario: str = "",
    ) -> None:
        self.board = board
        self.seats = seats
        self.record = record
        self.notes = notes or Notes()
        self.scenario = scenario  # the text of the scenario it began with, if it did
        self._watchers: list[Callable[[], None]] = []
        self.game: Game
        self.history: list[Event]  # everything that has happened, with all secrets
        self.steps: list[Step]  # the same action by action, without the deal
        self.dropped: list[list[Action]] = []  # taken back and not yet brought back, the latest last
        self._play_through()

    def _play_through(self) -> None:
        """Plays the record from its beginning."""
        self.history, self.steps = [], []
        seat = -1
        for game, action, events in replay(self.board, self.record):
            self.game = game
            self.history += events
            if action is not None:
                self.steps.append(Step(seat, tuple(events)))
            seat = game.seat

    @classmethod
    def start(cls, new: NewGame) -> GameTable:
        """Deals a new game."""
        setup = Setup(new.board.id, len(new.seats), new.seed, new.first)
        return cls(new.board, new.seats, GameRecord(setup), Notes(new.aids))

    @classmethod
    def resume(cls, board: Board, saved: SavedGame) -> GameTable:
        """Goes on with a saved game."""
        return cls(board, tuple(saved.seats), saved.record, Notes.read(saved.extras), saved.scenario)

    @property
    def names(self) -> list[str]:
        """As sentences take them: empty for the person at this computer."""
        return [seat.given for seat in self.seats]

    @property
    def revision(self) -> int:
        """Counts applied actions; an answer made for an older one is out of date."""
        return self.game.state.revision

    def is_human(self, seat: int) -> bool:
        return self.seats[seat].player == HUMAN

    @property
    def humans(self) -> list[int]:
        return [seat for seat in range(len(self.seats)) if self.is_human(seat)]

    def apply(self, action: Action, seat: int) -> list[Event] | Refusal:
        """Carries out a seat's action, or refuses it and changes nothing."""
        outcome = self._carry_out(action, seat)
        if not isinstance(outcome, Refusal):
            self.dropped.clear()
            self.tell()
        return outcome

    def _carry_out(self, action: Action, seat: int) -> list[Event] | Refusal:
        outcome = self.game.apply(action, seat)
        if not isinstance(outcome, Refusal):
            self.record.note(action, self.game)
            self.history += outcome
            self.steps.append(Step(seat, tuple(outcome)))
        return outcome

    def way_back(self, seat: int) -> int | Why:
        """How many actions remain if the seat takes back its last one, or why it may not."""
        if not self.notes.aids.undo:
            return Why(Obstacle.OFF)
        return way_back(self.steps, seat, self.humans)

    def take_back(self, remaining: int) -> None:
        """Drops all actions but the first so many; the rest can be brought back until somebody acts."""
        actions, digests = self.record.actions, self.record.digests
        self.dropped.append(actions[remaining:])
        self.record = replace(self.record, actions=actions[:remaining], digests=digests[: remaining // DIGEST_EVERY])
        self.notes.undos += 1
        self._play_through()
        self.tell()

    def bring_back(self) -> None:
        """Plays again what was taken back last."""
        for action in self.dropped.pop():
            outcome = self._carry_out(action, self.game.seat)
            assert not isinstance(outcome, Refusal), "it was legal before"
        self.tell()

    def watch(self, watcher: Callable[[], None]) -> None:
        """Has the watcher called whenever there is something new to keep."""
        self._watchers.append(watcher)

    def tell(self) -> None:
        """Calls the watchers: an action was carried out, or something was noted."""
        for watcher in self._watchers:
            watcher()

    def history_for(self, seat: int | None) -> list[Event]:
        """All that has happened as the seat may know it."""
        return [told for event in self.history if (told := told_to(seat, event)) is not None]

    def saved(self) -> SavedGame:
        """The game as it is saved; does not change when the game goes on."""
        state, result = self.game.state, self.game.result
        extras = self.notes.extras()
        extras["position"] = {"turn": state.turn, "points": list(state.scores), "over": self.game.over}
        if result is not None:
            totals = [line.total for line in result.lines]
            extras["result"] = {"totals": totals, "winners": list(result.winners)}
        record = replace(self.record, actions=self.record.actions[:], digests=self.record.digests[:])
        return SavedGame(record, list(self.seats), extras, self.scenario)
