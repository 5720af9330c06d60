# SPDX-License-Identifier: GPL-3.0-or-later
"""A recorded game as the review needs it: the decisions of one seat, each with what that seat saw."""

from __future__ import annotations

from typing import NamedTuple

from ttr_desktop.table.replay import Replay
from ttr_desktop.table.table import HUMAN
from ttr_desktop.teach.options import free
from ttr_desktop.teach.review import Effort, OwnMove, Review


def own_moves(replay: Replay, seat: int) -> list[OwnMove]:
    """Every decision of the seat at which there was a choice. `moment` is the position before it."""
    found = []
    for number, (before, after) in enumerate(zip(replay.moments, replay.moments[1:], strict=False)):
        game = before.game
        if game.seat == seat and after.action is not None and free(game.choices()):
            found.append(OwnMove(number, game.view(seat), after.action))
    return found


def learner(replay: Replay) -> int:
    """Whose game it is: the first person at the table, else the first seat."""
    return next((seat for seat, info in enumerate(replay.seats) if info.player == HUMAN), 0)


def review_of(replay: Replay, seat: int, effort: Effort | None = None) -> Review:
    """An empty review of the seat's game. Nothing of the game's own seed goes into it."""
    return Review(own_moves(replay, seat), f"review/{replay.board.id}/{seat}", effort or Effort())


class Hidden(NamedTuple):
    """What a rival held that the player could not know at the time."""

    seat: int
    tickets: tuple[int, ...]
    cards: tuple[int, ...]  # by kind; without those everybody saw it take


def hidden(replay: Replay, moment: int, seat: int) -> list[Hidden]:
    """The secrets of the others at a moment; nothing while the game is not over."""
    if not replay.moments[-1].game.over:
        return []
    state = replay.moments[moment].game.state
    return [
        Hidden(
            rival,
            state.tickets[rival],
            tuple(held - seen for held, seen in zip(state.hands[rival], state.known[rival], strict=True)),
        )
        for rival in range(len(replay.seats))
        if rival != seat
    ]
