# SPDX-License-Identifier: GPL-3.0-or-later
"""What the entries tell: sums, averages and streaks, for all games or some of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from ttr_desktop.core.events import ScoreLine
from ttr_desktop.table.statistics.entry import GameEntry, SeatEntry

SOURCES = tuple(kind for kind in ScoreLine._fields if kind != "total")


class Help(StrEnum):
    """Games with hints or undo are told apart."""

    ANY = "any"
    NONE = "none"
    SOME = "some"


class Showing(NamedTuple):
    """A person in a game."""

    game: GameEntry
    own: SeatEntry

    @property
    def rivals(self) -> list[SeatEntry]:
        return [seat for seat in self.game.seats if seat is not self.own]

    @property
    def levels(self) -> set[str]:
        """The levels of the opponents."""
        return {seat.level for seat in self.rivals}


@dataclass(frozen=True, slots=True)
class Selection:
    """Which games are looked at; None: all."""

    map: str | None = None
    level: str | None = None  # of an opponent that took part: a bot's, or "human"
    help: Help = Help.ANY
    person: str | None = None

    def of(self, entries: Iterable[GameEntry]) -> list[Showing]:
        """What people did in these games, in their order. Games of bots alone are nobody's."""
        return [
            showing
            for game in entries
            if self.map in (None, game.map) and (self.help is Help.ANY or game.assisted is (self.help is Help.SOME))
            for own in game.seats
            if own.human and self.person in (None, own.name)
            for showing in (Showing(game, own),)
            if self.level is None or self.level in showing.levels
        ]


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures of some games."""

    games: int
    wins: int
    average: float  # points
    best: int
    sources: dict[str, float]  # average points by source
    path_average: float
    path_best: int
    made: int
    missed: int
    streak: int  # wins in a row until now
    best_streak: int
    assisted: int
    seconds: int

    @property
    def share(self) -> float:
        """Wins of all games, 0 to 1."""
        return self.wins / self.games if self.games else 0.0


def summary(showings: Sequence[Showing]) -> Summary:
    """The figures of these games."""
    count = max(1, len(showings))
    streak, best_streak = _streaks([showing.own.won for showing in showings])
    own = [showing.own for showing in showings]
    return Summary(
        games=len(own),
        wins=sum(seat.won for seat in own),
        average=sum(seat.points.total for seat in own) / count,
        best=max((seat.points.total for seat in own), default=0),
        sources={kind: sum(getattr(seat.points, kind) for seat in own) / count for kind in SOURCES},
        path_average=sum(seat.path for seat in own) / count,
        path_best=max((seat.path for seat in own), default=0),
        made=sum(seat.made for seat in own),
        missed=sum(seat.missed for seat in own),
        streak=streak,
        best_streak=best_streak,
        assisted=sum(showing.game.assisted for showing in showings),
        seconds=sum(showing.game.seconds for showing in showings),
    )


def _streaks(wins: Iterable[bool]) -> tuple[int, int]:
    """Wins in a row at the end, and the most there ever were."""
    streak = best = 0
    for won in wins:
        streak = streak + 1 if won else 0
        best = max(best, streak)
    return streak, best


def _grouped(showings: Sequence[Showing], keys: Callable[[Showing], Iterable[str]]) -> dict[str, Summary]:
    groups: dict[str, list[Showing]] = {}
    for showing in showings:
        for key in keys(showing):
            groups.setdefault(key, []).append(showing)
    return {key: summary(group) for key, group in groups.items()}


def by_map(showings: Sequence[Showing]) -> dict[str, Summary]:
    """The figures of each board."""
    return _grouped(showings, lambda showing: (showing.game.map,))


def by_level(showings: Sequence[Showing]) -> dict[str, Summary]:
    """The figures against each level of opponents; a game with several levels counts for each."""
    return _grouped(showings, lambda showing: sorted(showing.levels))


def by_style(showings: Sequence[Showing]) -> dict[str, Summary]:
    """The figures against each style of bots."""
    return _grouped(showings, lambda showing: sorted({seat.style for seat in showing.rivals if not seat.human}))


def by_table(showings: Sequence[Showing]) -> dict[str, Summary]:
    """The figures by number of players."""
    return _grouped(showings, lambda showing: (str(len(showing.game.seats)),))


def people(entries: Iterable[GameEntry]) -> list[str]:
    """Everybody who has played, those with most games first."""
    games: dict[str, int] = {}
    for entry in entries:
        for seat in entry.seats:
            if seat.human:
                games[seat.name] = games.get(seat.name, 0) + 1
    return sorted(games, key=lambda name: (-games[name], name))


def levels_met(entries: Iterable[GameEntry]) -> list[str]:
    """Every level of opponents that people have met."""
    return sorted({level for showing in Selection().of(entries) for level in showing.levels})
