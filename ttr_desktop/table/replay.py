# SPDX-License-Identifier: GPL-3.0-or-later
"""A recorded game to walk through: every position is kept, so that any moment is at hand at once, forwards and back."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from ttr_desktop.core.actions import Action
from ttr_desktop.core.board import Board
from ttr_desktop.core.engine import Game
from ttr_desktop.core.events import Event, LastRound, TurnStarted, told_to
from ttr_desktop.core.record import replay
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.data.savefile import SavedGame, SeatInfo
from ttr_desktop.table.table import HUMAN


class Moment(NamedTuple):
    """A position, the action that led to it (None: the deal) and all that it brought about."""

    game: Game
    action: Action | None
    events: tuple[Event, ...]


class Replay:
    """A game from the deal (moment 0) to its last action. Positions cost a few kilobytes each."""

    def __init__(self, board: Board, saved: SavedGame) -> None:
        self.board = board
        self.saved = saved
        players = saved.record.setup.players
        self.seats: Sequence[SeatInfo] = saved.seats or [SeatInfo("") for _ in range(players)]
        self.moments: tuple[Moment, ...] = tuple(
            Moment(game.clone(), action, tuple(events)) for game, action, events in replay(board, saved.record)
        )
        self.turns: list[int] = []  # the moments at which a turn begins
        self.last_round: int | None = None  # the moment at which the last round is called
        for number, moment in enumerate(self.moments):
            if any(isinstance(event, TurnStarted) for event in moment.events):
                self.turns.append(number)
            if self.last_round is None and any(isinstance(event, LastRound) for event in moment.events):
                self.last_round = number

    @property
    def tables(self) -> Tables:
        return self.moments[0].game.tables

    @property
    def names(self) -> list[str]:
        """As sentences take them: empty for the person at this computer."""
        return [seat.given for seat in self.seats]

    @property
    def me(self) -> int | None:
        """The seat of the person at this computer, if there is one: nobody else played, and no name was given."""
        people = [seat for seat, info in enumerate(self.seats) if info.player == HUMAN]
        return people[0] if len(people) == 1 and not self.names[people[0]] else None

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.moments) - 1

    def next_turn(self, number: int) -> int:
        """The beginning of the turn after a moment, else the end."""
        index = bisect_right(self.turns, number)
        return self.turns[index] if index < len(self.turns) else self.last

    def previous_turn(self, number: int) -> int:
        """The beginning of the turn of a moment, or of the one before if it has just begun; else the deal."""
        index = bisect_left(self.turns, number)
        return self.turns[index - 1] if index else 0

    def turn_of(self, number: int) -> int:
        """How many turns had begun by then."""
        return self.moments[number].game.state.turn

    def view(self, number: int, seat: int | None) -> SeatView:
        """What the seat may know at a moment; None: the onlooker."""
        return self.moments[number].game.view(seat)

    def events(self, number: int, seat: int | None) -> list[Event]:
        """What happened at a moment, as the seat may know it; None: with all secrets."""
        events = self.moments[number].events
        if seat is None:
            return list(events)
        return [told for event in events if (told := told_to(seat, event)) is not None]
