# SPDX-License-Identifier: GPL-3.0-or-later
"""Finished games in figures. The games themselves lie in one folder, where they were kept while they were played.

What could not be counted when a game ended is counted later from its file.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from ttr_desktop.core.engine import Game
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.data.savefile import SavedGame
from ttr_desktop.table.replay_files import game_files, glance, open_replay
from ttr_desktop.table.statistics.entry import Circumstances, GameEntry, game_entry
from ttr_desktop.table.statistics.store import StatisticsProblem, StatisticsStore, Trouble


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, with all that is known about it. Nobody else holds these objects."""

    game: Game
    saved: SavedGame
    when: Circumstances


@dataclass(slots=True)
class Outcome:
    """What became of an errand."""

    entries: list[GameEntry] = field(default_factory=list)
    problem: StatisticsProblem | None = None
    aside: Path | None = None  # where a damaged file has been put


class Archive:
    """The games and the statistics of one person."""

    def __init__(self, games: Path, statistics: Path) -> None:
        self._games = games
        self._store = StatisticsStore(statistics)

    def keep(self, finished: Finished) -> Outcome:
        """Counts a game."""
        outcome = Outcome()
        saved = finished.saved
        try:
            self._store.add(game_entry(finished.game, saved.record, saved.seats, finished.when))
        except StatisticsProblem as problem:
            outcome.problem = problem
        return outcome

    def load(self) -> Outcome:
        """All counted games, after counting what was missed before."""
        outcome = Outcome()
        try:
            try:
                outcome.entries = self._read()
            except StatisticsProblem as problem:
                if problem.trouble is not Trouble.DAMAGED:
                    raise
                outcome.aside = self._store.set_aside()
                outcome.entries = self._read()
        except StatisticsProblem as problem:
            outcome.problem = problem
        return outcome

    def _read(self) -> list[GameEntry]:
        self._count_missed(set(self._store.keys()))
        return self._store.entries()

    def _count_missed(self, known: set[str]) -> None:
        for path in game_files([self._games]):
            found = glance(path)
            if not found.totals or found.key in known:
                continue
            try:
                replay = open_replay(path)
            except FileProblem:
                continue  # the list of replays names it
            game, saved = replay.moments[-1].game, replay.saved
            if game.over and saved.seats and not saved.scenario:
                when = Circumstances.read(saved.extras, found.when)
                self._store.add(game_entry(game, saved.record, saved.seats, when))
