# SPDX-License-Identifier: GPL-3.0-or-later
"""Finished games on disk: each is kept twice, as a replay and in the statistics, and either is good without the other.

What could not be counted when a game ended is counted later from its replay.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from ttr_desktop.core.board import Board
from ttr_desktop.core.engine import Game
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.data.savefile import SavedGame
from ttr_desktop.table.replay_files import game_files, keep_replay, open_replay
from ttr_desktop.table.statistics.entry import Circumstances, GameEntry, game_entry
from ttr_desktop.table.statistics.store import StatisticsProblem, StatisticsStore, Trouble


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, with all that is known about it. Nobody else holds these objects."""

    board: Board
    game: Game
    saved: SavedGame
    when: Circumstances


@dataclass(slots=True)
class Outcome:
    """What became of an errand."""

    entries: list[GameEntry] = field(default_factory=list)
    replay: Path | None = None
    no_replay: str = ""  # why the replay could not be kept
    problem: StatisticsProblem | None = None
    aside: Path | None = None  # where a damaged file has been put


class Archive:
    """The replays and the statistics of one person."""

    def __init__(self, replays: Path, statistics: Path) -> None:
        self.replays = replays
        self._store = StatisticsStore(statistics)

    def keep(self, finished: Finished) -> Outcome:
        """Writes a game down in both places; a failure in one does not hinder the other."""
        outcome = Outcome()
        saved, result = finished.saved, finished.game.result
        assert result is not None, "only a finished game is kept"
        entry = game_entry(finished.game, saved.record, saved.seats, finished.when)
        try:
            outcome.replay = keep_replay(self.replays, finished.board, saved, result, finished.when, _short(entry.key))
        except OSError as problem:
            outcome.no_replay = problem.strerror or str(problem)
        try:
            self._store.add(entry)
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
        known = self._store.keys()
        self._count_missed({_short(key) for key in known})
        return self._store.entries()

    def _count_missed(self, known: set[str]) -> None:
        for path in game_files([self.replays]):
            if path.stem.rpartition("-")[2] in known:
                continue
            try:
                replay = open_replay(path)
                changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
            except (FileProblem, OSError):
                continue  # the list of replays names it
            game, saved = replay.moments[-1].game, replay.saved
            if game.over and saved.seats:
                when = Circumstances.read(saved.extras, changed)
                self._store.add(game_entry(game, saved.record, saved.seats, when))


def _short(key: str) -> str:
    """The part of a game's key that stands in the name of its replay."""
    return key[:12]
