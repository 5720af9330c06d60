# SPDX-License-Identifier: GPL-3.0-or-later
"""Played games in a file, so that the same command goes on where it stopped: one JSON line for each game.

A file may hold the games of any number of matches. A line that was cut off in the middle is left out.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, TextIO

from ttr_desktop.core.events import ScoreLine
from ttr_desktop.core.message import message
from ttr_desktop.data.problems import FileProblem, Problem, reason_of
from ttr_desktop.sim.match import Outcome
from ttr_desktop.sim.simulate import Match


class GameLog:
    """The games in a file by match and number; new ones are added at its end."""

    def __init__(self, path: Path | None, maker: str = "") -> None:
        self._games: dict[str, dict[int, tuple[Outcome, str]]] = {}
        self._maker = maker
        self._file: TextIO | None = None
        if path is None:
            return
        try:
            if path.exists():
                whole = self._read(path)
                if whole < path.stat().st_size:
                    os.truncate(path, whole)
            self._file = path.open("a", encoding="utf-8", buffering=1)
        except OSError as error:
            raise FileProblem([Problem(str(path), 0, message("log-unusable", reason=reason_of(error)))]) from None

    def _read(self, path: Path) -> int:
        """Reads all games; returns how many bytes of the file are whole lines."""
        whole = 0
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                try:
                    key, game, outcome, maker = _from_json(json.loads(line))
                except (ValueError, TypeError, KeyError, AttributeError):
                    if whole and not line.endswith(b"\n"):
                        break
                    raise FileProblem([Problem(str(path), number, message("log-foreign"))]) from None
                self._games.setdefault(key, {})[game] = outcome, maker
                whole += len(line)
        return whole

    def games(self, match: Match) -> dict[int, Outcome]:
        """The games of a match that are played already."""
        return {n: outcome for n, (outcome, _) in self._games.get(match.key, {}).items() if n < match.games}

    def makers(self, match: Match) -> set[str]:
        """Which versions of the program have played them."""
        return {maker for n, (_, maker) in self._games.get(match.key, {}).items() if n < match.games}

    def add(self, match: Match, number: int, outcome: Outcome) -> None:
        self._games.setdefault(match.key, {})[number] = outcome, self._maker
        if self._file is not None:
            told = {"match": match.key, "game": number, "by": self._maker, **outcome._asdict()}
            self._file.write(json.dumps(told, ensure_ascii=False) + "\n")

    def close(self) -> None:
        if self._file is not None:
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()


def _from_json(told: dict[str, Any]) -> tuple[str, int, Outcome, str]:
    plain = {name: tuple(told[name]) for name in Outcome._fields if name not in ("lines", "turns")}
    lines = tuple(ScoreLine(*map(int, line)) for line in told["lines"])
    outcome = Outcome(lines=lines, turns=int(told["turns"]), **plain)
    return str(told["match"]), int(told["game"]), outcome, str(told["by"])
