# SPDX-License-Identifier: GPL-3.0-or-later
"""Games played by chance, in several manners: plain random play never empties a deck or a ticket pile."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from hypothesis import strategies as st

from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.actions import Action, Claim, DrawTickets
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.engine import Game
from ttr_desktop.core.events import Event
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue

MANNERS = ("random", "hoarder", "collector", "builder")
MOST_ACTIONS = 5000  # far more than any game needs: a game that goes on longer never ends

seeds = st.integers(0, 2**32).map(str)
manners = st.sampled_from(MANNERS)


class Moment(NamedTuple):
    """A game just after an action (None: after the deal) and what was announced."""

    game: Game
    action: Action | None
    events: list[Event]


def choose(choices: Choices, rng: Rng, manner: str = "random") -> Action:
    """A legal action: hoarders empty the decks, collectors the tickets, builders the board."""
    eager = rng.below(20) > 0
    if manner == "hoarder" and eager and choices.draws:
        return rng.pick(choices.draws)
    if manner == "collector" and eager and choices.tickets:
        return DrawTickets()
    if manner == "builder" and eager and choices.claims:
        track = rng.pick(choices.tracks())
        return Claim(track, rng.pick(list(islice(choices.payments(track), 8))))
    return random_action(choices, rng)


def playing(map_id: str, players: int, seed: str, manner: str = "random", first: int | None = None) -> Iterator[Moment]:
    """A whole game, moment by moment. It is one game that goes on: clone what you want to keep."""
    game, events = Game.start(catalogue.board(map_id), players, seed, first)
    yield Moment(game, None, events)
    rng = Rng(f"{seed}/{manner}")
    for _ in range(MOST_ACTIONS):
        if game.over:
            return
        action = choose(game.choices(), rng, manner)
        yield Moment(game, action, game.play(action))
    raise AssertionError(f"{map_id}, {players} players, seed {seed!r}, {manner}: the game does not end")


def position(map_id: str, players: int, seed: str, actions: int, manner: str = "random") -> Game:
    """A game after so many actions, or just before its last one if it is shorter."""
    before = None
    for number, moment in enumerate(playing(map_id, players, seed, manner)):
        if moment.game.over:
            break
        before = moment.game.clone()
        if number >= actions:
            break
    assert before is not None
    return before
