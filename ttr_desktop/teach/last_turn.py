# SPDX-License-Identifier: GPL-3.0-or-later
"""The last turn that some of the seats have played, found again in the record of a game."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ttr_desktop.core.actions import Action
from ttr_desktop.core.board import Board
from ttr_desktop.core.events import Event, told_to
from ttr_desktop.core.record import GameRecord, replay
from ttr_desktop.core.view import SeatView


class Move(NamedTuple):
    """An action and the position before it, as the watcher and as the mover saw it."""

    seat: int
    revision: int
    action: Action
    watched: SeatView
    own: SeatView
    told: tuple[Event, ...]  # what the watcher was told of it


def last_turn(board: Board, record: GameRecord, seats: Collection[int], watching: int) -> list[Move]:
    """The actions of the last turn of any of these seats; empty if none has acted yet."""
    found: list[Move] = []
    before: tuple[int, int, SeatView, SeatView] | None = None  # seat, turn, views before the action
    turn = (-1, -1)
    for game, action, events in replay(board, record):
        if before is not None and action is not None and before[0] in seats:
            if (before[0], before[1]) != turn:
                found, turn = [], (before[0], before[1])
            told = tuple(one for event in events if (one := told_to(watching, event)) is not None)
            found.append(Move(before[0], before[2].revision, action, before[2], before[3], told))
        before = (game.seat, game.state.turn, game.view(watching), game.view(game.seat))
    return found
