# SPDX-License-Identifier: GPL-3.0-or-later
"""Games played to the end by chance, as tables and as entries of the statistics."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path

from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.events import ScoreLine
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue, savefile
from ttr_desktop.data.savefile import SavedGame, SeatInfo
from ttr_desktop.table.replay import Replay
from ttr_desktop.table.statistics.entry import Circumstances, GameEntry, SeatEntry
from ttr_desktop.table.table import GameTable, NewGame

NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
SEATS = (SeatInfo("Zoë"), SeatInfo("Ben", "greedy"))


def played(
    map_id: str, seed: str = "finished", actions: int | None = None, seats: tuple[SeatInfo, ...] = SEATS
) -> GameTable:
    """A game after so many actions, or to the end."""
    table = GameTable.start(NewGame(catalogue.board(map_id), seats, seed, first=0))
    rng = Rng(seed)
    while not table.game.over and (actions is None or len(table.record.actions) < actions):
        table.apply(random_action(table.game.choices(), rng), table.game.seat)
    return table


@lru_cache(maxsize=4)
def finished_game(map_id: str) -> tuple[GameTable, SavedGame]:
    """A game to the end; made once, so leave it as it is."""
    table = played(map_id)
    return table, table.saved()


def kept_game(folder: Path, map_id: str = "usa", when: Circumstances | None = None) -> Path:
    """A file of a game to the end, as the program leaves it."""
    table, saved = finished_game(map_id)
    path = folder / f"{map_id}{savefile.SUFFIX}"
    notes = (when or Circumstances(NOON)).noted()
    savefile.write(path, table.board, SavedGame(saved.record, saved.seats, {**saved.extras, **notes}))
    return path


def replay_of(map_id: str) -> Replay:
    return Replay(catalogue.board(map_id), finished_game(map_id)[1])


def entry(number: int, won: bool = True, map_id: str = "usa", rival: str = "expert:blocker", **more: int) -> GameEntry:
    """A made-up game, a day after the one before."""
    mine = ScoreLine(60 + number, 30, 10, 0, 0, 0, 100 + number)
    theirs = ScoreLine(50, 20, 0, 0, 0, 0, 70)
    return GameEntry(
        key=f"game-{number}",
        finished=NOON + timedelta(days=number),
        map=map_id,
        seed=str(number),
        turns=80,
        seconds=900,
        hints=more.get("hints", 0),
        undos=more.get("undos", 0),
        seats=(
            SeatEntry("Zoë", "human", won, mine, made=3, missed=1, path=20 + number),
            SeatEntry("Ben", rival, not won, theirs, made=2, missed=0, path=17),
        ),
    )
