# SPDX-License-Identifier: GPL-3.0-or-later
"""One game between bots, start to end."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ttr_desktop.bots.base import Bot, Budget, decision_rng
from ttr_desktop.bots.faults import STAND_IN, ask
from ttr_desktop.bots.registry import make_bot, think_time
from ttr_desktop.core.engine import Game
from ttr_desktop.core.events import ScoreLine
from ttr_desktop.data import catalogue


class Outcome(NamedTuple):
    """How a game ended. Entries are by seat; `bots[seat]` says who sat there."""

    bots: tuple[str, ...]
    lines: tuple[ScoreLine, ...]
    winners: tuple[int, ...]
    turns: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # spent on all decisions
    worst: tuple[float, ...]  # spent on the longest one
    faults: tuple[int, ...]  # decisions that had to be made for the bot
    complaint: tuple[str, ...]  # what was wrong the first time

    def share(self, seat: int) -> float:
        """A shared win counts as its share."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Player(NamedTuple):
    """A bot with its name and the seconds it has for a decision."""

    name: str
    bot: Bot
    seconds: float | None


class Cast:
    """The bots of some games: made once, since some start a program first, and told to go at the end."""

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget
        self._made: dict[tuple[str, int], Player] = {}

    def players(self, names: Sequence[str]) -> list[Player]:
        """One for each name; bots of the same name are different ones."""
        return [self._player(name, names[:seat].count(name)) for seat, name in enumerate(names)]

    def _player(self, name: str, copy: int) -> Player:
        if (name, copy) not in self._made:
            self._made[name, copy] = Player(name, make_bot(name, self.budget), think_time(name, self.budget))
        return self._made[name, copy]

    def close(self) -> None:
        for player in self._made.values():
            close = getattr(player.bot, "close", None)
            if close is not None:
                close()


def play_match(map_id: str, bots: Sequence[str], seed: str, budget: Budget | None = None) -> Outcome:
    """Plays one game; the same arguments give the same game, unless somebody plays by the clock."""
    return next(iter(play_some(map_id, [(tuple(bots), seed)], budget)))


def play_some(map_id: str, games: Iterable[tuple[tuple[str, ...], str]], budget: Budget | None = None) -> list[Outcome]:
    """Plays games, each with its seating and seed."""
    cast = Cast(budget)
    try:
        return [_play(map_id, cast.players(seating), seed) for seating, seed in games]
    finally:
        cast.close()


def _play(map_id: str, players: list[Player], seed: str) -> Outcome:
    count = len(players)
    game, _ = Game.start(catalogue.board(map_id), count, seed)
    decisions, faults, complaint = [0] * count, [0] * count, [""] * count
    seconds, worst = [0.0] * count, [0.0] * count
    while not game.over:
        seat = game.seat
        _, bot, limit = players[seat]
        view, choices = game.view(seat), game.choices()
        start = time.perf_counter()
        deadline = None if limit is None else time.monotonic() + limit
        decision = ask(bot, view, choices, decision_rng(seed, view), deadline, game.check)
        spent = time.perf_counter() - start
        seconds[seat] += spent
        worst[seat] = max(worst[seat], spent)
        decisions[seat] += 1
        if decision.reason == STAND_IN:
            faults[seat] += 1
            complaint[seat] = complaint[seat] or f"{decision.params['fault']}: {decision.params['detail']}"
        game.play(decision.action)
    result = game.result
    assert result is not None
    return Outcome(
        tuple(player.name for player in players),
        result.lines,
        result.winners,
        game.state.turn,
        tuple(decisions),
        tuple(seconds),
        tuple(worst),
        tuple(faults),
        tuple(complaint),
    )
