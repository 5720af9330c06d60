# SPDX-License-Identifier: GPL-3.0-or-later
"""One game between bots, start to end."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from ttr_desktop.bots.registry import make_bot
from ttr_desktop.core.engine import Game
from ttr_desktop.core.events import ScoreLine
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. Entries are by seat; `bots[seat]` says who sat there."""

    bots: tuple[str, ...]
    lines: tuple[ScoreLine, ...]
    winners: tuple[int, ...]
    turns: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def play_match(map_id: str, bots: Sequence[str], seed: str) -> Outcome:
    """Plays one game; the same arguments give the same game."""
    game, _ = Game.start(catalogue.board(map_id), len(bots), seed)
    players = [make_bot(name) for name in bots]
    rngs = [Rng(f"{seed}/bot-{seat}") for seat in range(len(bots))]
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    while not game.over:
        seat = game.seat
        view, choices = game.view(seat), game.choices()
        start = time.perf_counter()
        decision = players[seat].decide(view, choices, rngs[seat])
        seconds[seat] += time.perf_counter() - start
        decisions[seat] += 1
        outcome = game.apply(decision.action)
        if isinstance(outcome, Refusal):
            raise RuntimeError(f"the bot {bots[seat]} chose an illegal action: {outcome.code} ({decision.action})")
    result = game.result
    assert result is not None
    return Outcome(tuple(bots), result.lines, result.winners, game.state.turn, tuple(decisions), tuple(seconds))
