# SPDX-License-Identifier: GPL-3.0-or-later
"""The file of finished games: SQLite, one transaction a game, safe with two programs at once and on a full disk.

A connection lives for one operation only, so the store may be used from any thread. Writes are rare and short; whoever
finds the file busy waits a little. There is no write-ahead log: the data stay in one file that can be copied.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path

from ttr_desktop.core.events import ScoreLine
from ttr_desktop.data.atomic import set_aside
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.table.statistics.entry import GameEntry, SeatEntry

_POINTS = ScoreLine._fields
_GAME = ("key", "finished", "map", "seed", "turns", "seconds", "hints", "undos")
_SEAT = ("name", "player", "won", *_POINTS, "made", "missed", "path")
_PATIENCE = 5.0  # seconds to wait for another program

# What turns each version of the file into the next; the file counts its version in `user_version`.
_UPGRADES: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE games (
            id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, finished TEXT NOT NULL, map TEXT NOT NULL,
            seed TEXT NOT NULL, turns INTEGER NOT NULL, seconds INTEGER NOT NULL,
            hints INTEGER NOT NULL, undos INTEGER NOT NULL
        )
        """,
        """
        CREATE TABLE seats (
            game INTEGER NOT NULL REFERENCES games(id), seat INTEGER NOT NULL,
            name TEXT NOT NULL, player TEXT NOT NULL, won INTEGER NOT NULL,
            routes INTEGER NOT NULL, tickets INTEGER NOT NULL, longest_path INTEGER NOT NULL,
            most_tickets INTEGER NOT NULL, goals INTEGER NOT NULL, ports INTEGER NOT NULL, total INTEGER NOT NULL,
            made INTEGER NOT NULL, missed INTEGER NOT NULL, path INTEGER NOT NULL,
            PRIMARY KEY (game, seat)
        )
        """,
        "CREATE INDEX games_by_time ON games(finished)",
    ),
)
VERSION = len(_UPGRADES)


class Trouble(Enum):
    """Why the file cannot be used."""

    FULL = "the disk is full"
    BUSY = "another program is using the file"
    DAMAGED = "the file is damaged"
    NEWER = "the file was made by a newer version"
    OTHER = "the file cannot be read or written"


class StatisticsProblem(Exception):
    """The statistics cannot be read or written; what was in them before is still there."""

    def __init__(self, trouble: Trouble, path: Path) -> None:
        self.trouble = trouble
        self.path = path
        super().__init__(f"{path}: {trouble.value}")


_TROUBLES = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
}


def _insert(table: str, columns: Sequence[str]) -> str:
    """The statement that adds a row, unless one with the same key is there."""
    return f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


class StatisticsStore:
    """All finished games of a person."""

    def __init__(self, path: Path, patience: float = _PATIENCE) -> None:
        self.path = path
        self._patience = patience

    def add(self, entry: GameEntry) -> bool:
        """Remembers a game, wholly or not at all; False if it was known already."""
        with self._transaction() as connection:
            row = (
                entry.key,
                entry.finished.astimezone(UTC).isoformat(timespec="seconds"),
                entry.map,
                entry.seed,
                entry.turns,
                entry.seconds,
                entry.hints,
                entry.undos,
            )
            cursor = connection.execute(_insert("games", _GAME), row)
            if not cursor.rowcount:
                return False
            game = cursor.lastrowid
            for number, seat in enumerate(entry.seats):
                own = (seat.name, seat.player, seat.won, *seat.points, seat.made, seat.missed, seat.path)
                connection.execute(_insert("seats", ("game", "seat", *_SEAT)), (game, number, *own))
        return True

    def entries(self) -> list[GameEntry]:
        """All games, the oldest first."""
        with self._transaction() as connection:
            seats: dict[int, list[SeatEntry]] = {}
            rows = connection.execute(f"SELECT game, {', '.join(_SEAT)} FROM seats ORDER BY game, seat")
            for game, name, player, won, *figures in rows:
                points = ScoreLine(*figures[: len(_POINTS)])
                given = SeatInfo(name, player).given
                seats.setdefault(game, []).append(SeatEntry(given, player, bool(won), points, *figures[len(_POINTS) :]))
            games = connection.execute(f"SELECT id, {', '.join(_GAME)} FROM games ORDER BY finished, id")
            return [
                GameEntry(
                    key, datetime.fromisoformat(at), board, seed, turns, time, hints, undos, tuple(seats.get(game, ()))
                )
                for game, key, at, board, seed, turns, time, hints, undos in games
            ]

    def keys(self) -> frozenset[str]:
        """The games that are known."""
        with self._transaction() as connection:
            return frozenset(key for (key,) in connection.execute("SELECT key FROM games"))

    def set_aside(self) -> Path:
        """Moves a damaged file out of the way, for a new one to be begun; nothing is deleted."""
        aside = set_aside(self.path)
        if aside is None:
            raise StatisticsProblem(Trouble.OTHER, self.path)
        return aside

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """A connection to an up-to-date file; everything done with it happens, or nothing does."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self.path, timeout=self._patience, isolation_level=None)) as connection:
                connection.execute("BEGIN IMMEDIATE")
                try:
                    self._bring_up_to_date(connection)
                    yield connection
                except BaseException:
                    if connection.in_transaction:  # a full disk has rolled back already
                        connection.execute("ROLLBACK")
                    raise
                connection.execute("COMMIT")
        except sqlite3.Error as problem:
            code = getattr(problem, "sqlite_errorcode", 0) & 0xFF
            raise StatisticsProblem(_TROUBLES.get(code, Trouble.OTHER), self.path) from problem
        except OSError as problem:
            raise StatisticsProblem(Trouble.OTHER, self.path) from problem
        except (TypeError, ValueError) as problem:  # a database, but with nonsense in it
            raise StatisticsProblem(Trouble.DAMAGED, self.path) from problem

    def _bring_up_to_date(self, connection: sqlite3.Connection) -> None:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise StatisticsProblem(Trouble.NEWER, self.path)
        for number in range(version, VERSION):
            for statement in _UPGRADES[number]:
                connection.execute(statement)
        if version < VERSION:
            connection.execute(f"PRAGMA user_version = {VERSION}")
