# SPDX-License-Identifier: GPL-3.0-or-later
"""What the games of a match tell: win rates with their intervals, points by kind, turns, time."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any

from ttr_desktop.core.events import ScoreLine
from ttr_desktop.sim.match import Outcome
from ttr_desktop.sim.simulate import Match
from ttr_desktop.sim.stats import wilson


@dataclass(frozen=True, slots=True)
class BotLine:
    """The figures of one bot."""

    bot: str
    games: int
    wins: float  # a shared win counts as its share
    win_rate: float
    low: float
    high: float
    points: dict[str, float]  # mean points by kind
    ms_per_decision: float
    ms_worst: float
    faults: int  # decisions that had to be made for the bot
    complaint: str  # what was wrong the first time


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures of a match."""

    map: str
    games: int
    mean_turns: float
    bots: tuple[BotLine, ...]

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def summarise(match: Match, played: Collection[Outcome]) -> Summary:
    """The figures so far. Equal entries of the list of bots are counted together."""
    lines = tuple(_line(bot, played) for bot in dict.fromkeys(match.bots))
    turns = sum(game.turns for game in played) / max(1, len(played))
    return Summary(match.map, len(played), round(turns, 1), lines)


def _line(bot: str, played: Collection[Outcome]) -> BotLine:
    seats = [(game, seat) for game in played for seat, name in enumerate(game.bots) if name == bot]
    count = len(seats)
    wins = sum(game.share(seat) for game, seat in seats)
    low, high = wilson(wins, count)
    decisions = sum(game.decisions[seat] for game, seat in seats)
    seconds = sum(game.seconds[seat] for game, seat in seats)
    return BotLine(
        bot=bot,
        games=count,
        wins=round(wins, 2),
        win_rate=round(wins / max(1, count), 4),
        low=round(low, 4),
        high=round(high, 4),
        points={
            kind: round(sum(getattr(game.lines[seat], kind) for game, seat in seats) / max(1, count), 2)
            for kind in ScoreLine._fields
        },
        ms_per_decision=round(1000 * seconds / max(1, decisions), 3),
        ms_worst=round(1000 * max((game.worst[seat] for game, seat in seats), default=0.0), 3),
        faults=sum(game.faults[seat] for game, seat in seats),
        complaint=next((game.complaint[seat] for game, seat in seats if game.complaint[seat]), ""),
    )
