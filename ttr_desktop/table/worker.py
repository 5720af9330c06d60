# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot's decision in a process of its own: only the seat's view goes in, only the decision comes out."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ttr_desktop.bots.atlas import atlas_of
from ttr_desktop.bots.base import Bot, Budget, Decision, SearchingBot, Share, Tally, decision_rng
from ttr_desktop.bots.estimate import estimate_of
from ttr_desktop.bots.faults import ask
from ttr_desktop.bots.registry import make_bot, think_time
from ttr_desktop.bots.sharing import share_rng
from ttr_desktop.core.engine import Game, tables_for
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import possible_game
from ttr_desktop.core.view import SeatView
from ttr_desktop.data import catalogue


class Task(NamedTuple):
    """What a worker is asked. The same task gives the same answer, unless the budget is a time."""

    bot: str
    view: SeatView
    seed: str
    budget: Budget = Budget()

    def game(self) -> Game:
        """A possible game: choices and legality follow from the view alone, so they are the same in all of them."""
        tables = tables_for(catalogue.board(self.view.map), self.view.players)
        return possible_game(tables, self.view, Rng(f"{self.seed}/choices"))

    def rng(self) -> Rng:
        return decision_rng(self.seed, self.view)


@lru_cache(maxsize=8)
def _bot(name: str, budget: Budget) -> Bot:
    """Kept from decision to decision: some have to start a program first."""
    return make_bot(name, budget)


def answer(task: Task) -> Decision:
    """What the bot does in this position."""
    bot, game = _bot(task.bot, task.budget), task.game()
    return ask(bot, task.view, game.choices(), task.rng(), _deadline(task), game.check)


def explore(task: Task, share: Share) -> tuple[Tally, ...]:
    """One worker's share of a search."""
    bot = _searching(task)
    return bot.explore(task.view, task.game().choices(), share_rng(task.rng(), share), _deadline(task), share)


def conclude(task: Task, found: Sequence[tuple[Tally, ...]]) -> Decision:
    """The decision that follows from all shares."""
    return _searching(task).conclude(task.view, task.game().choices(), found)


def _deadline(task: Task) -> float | None:
    seconds = think_time(task.bot, task.budget)
    return None if seconds is None else time.monotonic() + seconds


def _searching(task: Task) -> SearchingBot:
    bot = _bot(task.bot, task.budget)
    assert isinstance(bot, SearchingBot)
    return bot


def warm_up(map_id: str, players: int) -> None:
    """Loads what the first decision would have to wait for."""
    tables = tables_for(catalogue.board(map_id), players)
    atlas_of(tables)
    estimate_of(tables)
