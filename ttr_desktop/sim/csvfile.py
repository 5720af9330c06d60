# SPDX-License-Identifier: GPL-3.0-or-later
"""The games of a match as a table for other programs: one row for each seat of each game."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from pathlib import Path

from ttr_desktop.core.events import ScoreLine
from ttr_desktop.core.message import message
from ttr_desktop.data.problems import FileProblem, Problem, reason_of
from ttr_desktop.sim.match import Outcome
from ttr_desktop.sim.simulate import Match

_COLUMNS = (
    *("map", "game", "seed", "seat", "bot", "win", *ScoreLine._fields),
    *("turns", "decisions", "ms", "ms_worst", "faults"),
)


def write_csv(path: Path, match: Match, played: Mapping[int, Outcome]) -> None:
    """Writes the file; raises FileProblem if it cannot."""
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file)
            rows.writerow(_COLUMNS)
            for number, game in sorted(played.items()):
                _, seed = match.game(number)
                for seat, bot in enumerate(game.bots):
                    milliseconds = 1000 * game.seconds[seat] / max(1, game.decisions[seat])
                    rows.writerow(
                        (
                            *(match.map, number, seed, seat, bot, round(game.share(seat), 4), *game.lines[seat]),
                            *(game.turns, game.decisions[seat], round(milliseconds, 3)),
                            *(round(1000 * game.worst[seat], 3), game.faults[seat]),
                        )
                    )
    except OSError as error:
        raise FileProblem([Problem(str(path), 0, message("unwritable", reason=reason_of(error)))]) from None
