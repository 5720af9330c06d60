# SPDX-License-Identifier: GPL-3.0-or-later
"""Many games between bots, on several processes: the same deals with all seatings."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from ttr_desktop.bots.base import Budget
from ttr_desktop.sim.match import Outcome, play_some
from ttr_desktop.sim.workforce import spread


@dataclass(frozen=True, slots=True)
class Match:
    """What is to be played. Every deal is played with all seatings before the next one."""

    map: str
    bots: tuple[str, ...]
    games: int
    seed: str
    budget: Budget | None = None  # for bots that search and whose name does not say how long

    @property
    def key(self) -> str:
        """What the games of a match have in common, whatever their number."""
        return f"{self.map} {','.join(self.bots)} {self.seed} {self.budget or '-'}"

    def seatings(self) -> list[tuple[str, ...]]:
        """The bots move on by one seat; seatings that are the same would be the same game again."""
        players = len(self.bots)
        turned = [self.bots[shift:] + self.bots[:shift] for shift in range(players)]
        return list(dict.fromkeys(turned))

    def game(self, number: int) -> tuple[tuple[str, ...], str]:
        """The seating and the seed of one game."""
        seatings = self.seatings()
        return seatings[number % len(seatings)], f"{self.seed}-{number // len(seatings)}"


def outcomes(match: Match, jobs: int = 1, played: Collection[int] = ()) -> Iterator[tuple[int, Outcome]]:
    """Plays the games that are not played yet; gives each with its number as it ends, not always in order."""
    numbers = [number for number in range(match.games) if number not in played]
    for index, outcome in spread(numbers, min(jobs, len(numbers)) or 1, _play, match):
        yield numbers[index], outcome


def _play(numbers: list[int], match: Match) -> list[Outcome]:
    return play_some(match.map, map(match.game, numbers), match.budget)
