# SPDX-License-Identifier: GPL-3.0-or-later
"""All finished games as CSV: a line for each seat of each game."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from datetime import UTC

from ttr_desktop.core.events import ScoreLine
from ttr_desktop.table.statistics.entry import GameEntry

COLUMNS = (
    *("finished", "map", "players", "seed", "turns", "seconds", "hints", "undos", "assisted"),
    *("seat", "name", "player", "won"),
    *ScoreLine._fields,
    *("tickets_made", "tickets_missed", "longest_path_spaces"),
)


def to_csv(entries: Iterable[GameEntry], me: str = "") -> str:
    """The text of the file, with names of columns in its first line; `me` stands for whoever has no name."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for game in entries:
        finished = game.finished.astimezone(UTC).isoformat(timespec="seconds")
        head = (finished, game.map, len(game.seats), game.seed, game.turns, game.seconds, game.hints, game.undos)
        for number, seat in enumerate(game.seats):
            own = (int(game.assisted), number + 1, seat.name or me, seat.player, int(seat.won))
            writer.writerow([*head, *own, *seat.points, seat.made, seat.missed, seat.path])
    return out.getvalue()
