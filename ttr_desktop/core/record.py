# SPDX-License-Identifier: GPL-3.0-or-later
"""A game as setup, seed and actions: save, replay and undo are the same thing. Digests prove that a replay is true."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b

from ttr_desktop.core.actions import Action
from ttr_desktop.core.board import Board
from ttr_desktop.core.engine import Game
from ttr_desktop.core.events import Event
from ttr_desktop.core.message import Message, Told, message
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.core.state import State

DIGEST_EVERY = 10


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game was set up."""

    map: str
    players: int
    seed: str
    first: int | None = None  # None: chosen at random by the seed


@dataclass(slots=True)
class GameRecord:
    """Setup and actions so far; `digests[i]` is that of the position after (i + 1) * DIGEST_EVERY actions."""

    setup: Setup
    actions: list[Action] = field(default_factory=list)
    digests: list[str] = field(default_factory=list)
    origin: Game | None = None  # the position it begins with, where that is not the deal of the setup

    def note(self, action: Action, game: Game) -> None:
        """Adds an action that the game has just carried out."""
        self.actions.append(action)
        if len(self.actions) % DIGEST_EVERY == 0:
            self.digests.append(digest(game.state))


class ReplayError(Told):
    """A record does not fit the game: `number` is the first action that is wrong (from 1)."""

    def __init__(self, number: int, reason: Message) -> None:
        super().__init__(reason)
        self.number = number


def digest(state: State) -> str:
    """A short fingerprint of the whole position, the same on every platform and Python version."""
    parts = (
        state.phase.value,
        (state.seat, state.first, state.turn, state.opening, state.last_by, state.turns_left, state.passes),
        state.hands,
        state.decks,
        state.discards,
        state.market,
        state.ticket_deck,
        [list(tickets) for tickets in state.tickets],
        [list(offer) for offer in state.offers],
        state.owner,
        state.pieces,
        state.box,
        [list(pick) for pick in state.picks],
        state.ports,
        state.scores,
        list(state.goals),
        list(state.dig) if state.dig else [],
    )
    return blake2b(repr(parts).encode(), digest_size=8).hexdigest()


def replay(board: Board, record: GameRecord) -> Iterator[tuple[Game, Action | None, list[Event]]]:
    """Plays a record again: first the deal (action None), then each action with its events.

    Raises ReplayError at the first action that is refused or leads to another position than the recorded one.
    """
    setup = record.setup
    if record.origin is not None:
        game, events = record.origin.clone(), list[Event]()
    else:
        game, events = Game.start(board, setup.players, setup.seed, setup.first)
    yield game, None, events
    for number, action in enumerate(record.actions, 1):
        outcome = game.apply(action)
        if isinstance(outcome, Refusal):
            raise ReplayError(
                number, message("replay-refused", number=number, code=outcome.code.value, rule=outcome.rule)
            )
        index, rest = divmod(number, DIGEST_EVERY)
        noted = record.digests[index - 1 : index] if not rest else []
        if noted and noted[0] != digest(game.state):
            raise ReplayError(number, message("replay-position", number=number))
        yield game, action, outcome


def replayed(board: Board, record: GameRecord) -> Game:
    """The position at the end of the record."""
    steps = replay(board, record)
    game, _, _ = next(steps)
    for _ in steps:
        pass  # the game moves on as the steps are taken
    return game
