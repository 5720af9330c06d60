# SPDX-License-Identifier: GPL-3.0-or-later
"""Many games between bots, on several processes, and what they tell."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ttr_desktop.core.events import ScoreLine
from ttr_desktop.sim.match import Outcome, play_match
from ttr_desktop.sim.stats import wilson

_CHUNK = 4  # games sent to a worker at a time


@dataclass(frozen=True, slots=True)
class Match:
    """What is to be played. Game i uses seed S-i // players, so every deal is played with all seatings."""

    map: str
    bots: tuple[str, ...]
    games: int
    seed: str

    def game(self, number: int) -> tuple[str, tuple[str, ...], str]:
        """The arguments of one game: the bots move on by one seat from game to game."""
        players = len(self.bots)
        shift = number % players
        seating = tuple(self.bots[(seat + shift) % players] for seat in range(players))
        return self.map, seating, f"{self.seed}-{number // players}"


@dataclass(frozen=True, slots=True)
class BotLine:
    """The figures of one entry of the list of bots."""

    bot: str
    games: int
    wins: float  # a shared win counts as its share
    win_rate: float
    low: float
    high: float
    points: dict[str, float]  # mean points by kind
    ms_per_decision: float


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures of a match."""

    map: str
    games: int
    mean_turns: float
    bots: tuple[BotLine, ...]

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def outcomes(match: Match, jobs: int = 1) -> Iterator[Outcome]:
    """Plays the games and gives each outcome in order, whatever the number of processes."""
    games = [match.game(number) for number in range(match.games)]
    if jobs == 1:
        yield from map(_play, games)
        return
    # Fresh processes: nothing is inherited by accident, and it works the same on every platform.
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_play, games, chunksize=_CHUNK)


def _play(arguments: tuple[str, tuple[str, ...], str]) -> Outcome:
    return play_match(*arguments)


def summarise(match: Match, played: Sequence[Outcome]) -> Summary:
    """The figures so far. Equal entries of the list of bots are counted together."""
    lines = []
    for bot in dict.fromkeys(match.bots):
        seats = [(game, seat) for game in played for seat, name in enumerate(game.bots) if name == bot]
        wins = sum(1 / len(game.winners) for game, seat in seats if seat in game.winners)
        count = len(seats)
        low, high = wilson(wins, count)
        points = {
            kind: round(sum(getattr(game.lines[seat], kind) for game, seat in seats) / max(1, count), 2)
            for kind in ScoreLine._fields
        }
        decisions = sum(game.decisions[seat] for game, seat in seats)
        seconds = sum(game.seconds[seat] for game, seat in seats)
        lines.append(
            BotLine(
                bot=bot,
                games=count,
                wins=round(wins, 2),
                win_rate=round(wins / max(1, count), 4),
                low=round(low, 4),
                high=round(high, 4),
                points=points,
                ms_per_decision=round(1000 * seconds / max(1, decisions), 3),
            )
        )
    turns = sum(game.turns for game in played) / max(1, len(played))
    return Summary(match.map, len(played), round(turns, 1), tuple(lines))
