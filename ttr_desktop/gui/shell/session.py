# SPDX-License-Identifier: GPL-3.0-or-later
"""The game on the table and its file: written after every action, held against a second program, found again."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal
from PySide6.QtGui import QImage

from ttr_desktop.data import savefile
from ttr_desktop.data.atomic import set_aside
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.gui.shell.kept_picture import keep_picture
from ttr_desktop.table.home import Home
from ttr_desktop.table.keeper import Job, Keeper
from ttr_desktop.table.library import KeptGame, Library
from ttr_desktop.table.table import GameTable


class Session(QObject):
    """Follows one game at a time. The player's own files are written only when asked to; ours after every action."""

    not_kept = Signal(object)  # Exception: why the game could not be written
    set_aside = Signal(str)  # the name of a file that was no game

    def __init__(self, home: Home, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = Library(home.games)
        self._pictures = home.cache / "games"
        self._keeper = Keeper(lambda _path, problem: self.not_kept.emit(problem))
        self.table: GameTable | None = None
        self.path: Path | None = None  # ours
        self.file: Path | None = None  # the player's, if the game was opened from or saved to one
        self._lock: QLockFile | None = None
        self._since = 0.0

    def follow(self, table: GameTable, path: Path | None = None, file: Path | None = None) -> None:
        """Keeps this game from now on: in `path` if it has one of ours that nobody else has open, else in a new one."""
        self.leave()
        self.table, self.file = table, file
        self._lock = _lock(path) if path is not None else None
        if path is None or self._lock is None:
            path = self.library.new_path(table.board.id)
            self._lock = _lock(path)
        self.path = path
        self._since = time.monotonic()
        table.watch(self._keep)

    def leave(self) -> None:
        """Lets go of the game; what is left to write is written."""
        if self.table is None:
            return
        self._keeper.retry()
        self._keeper.flush()
        if self._lock is not None:
            self._lock.unlock()
        self.table = self.path = self.file = self._lock = None

    def close(self) -> None:
        """The end of the program."""
        self.leave()
        self._keeper.close()

    def _keep(self) -> None:
        table = self.table
        if table is None or self.path is None:
            return
        now = time.monotonic()
        table.notes.seconds += int(now - self._since)
        self._since += int(now - self._since)
        if table.game.over and not table.notes.finished:
            table.notes.finished = datetime.now(UTC).isoformat(timespec="seconds")
        self._keeper.keep(self.path, table.board, table.saved())

    def flush(self) -> bool:
        """Waits until the game is on the disk."""
        return self._keeper.flush()

    def save(self, file: Path) -> None:
        """Writes the game to a file of the player's; raises OSError if that is not possible."""
        assert self.table is not None
        savefile.write(file, self.table.board, self.table.saved())
        self.file = file
        if self.path in self._keeper.unwritten:
            self._keeper.forget(self.path)  # it is safe where the player has put it

    def unwritten(self) -> dict[Path, Job]:
        """The games that would be lost if the program ended now; what can be written by now is written."""
        self._keeper.retry()
        self._keeper.flush()
        return self._keeper.unwritten

    def last(self) -> KeptGame | None:
        """The youngest game that can be gone on with and that no other program has open."""
        for found in self.library.unfinished():
            if isinstance(found, Path):
                self.set_aside.emit(found.name)
            elif not _held(found.path) and self._can_be_read(found.path):
                return found
        return None

    def _can_be_read(self, path: Path) -> bool:
        """A damaged game is set aside; one of a newer version or of an unknown board must not hide the others."""
        try:
            savefile.read(path)
        except savefile.SaveProblem as problem:
            aside = set_aside(path) if problem.damaged else None
            if aside is not None:
                self.set_aside.emit(aside.name)
            return False
        except FileProblem:
            return False
        return True

    # the picture that the start page shows of it

    def keep_picture(self, picture: QImage) -> None:
        """Remembers what the board of the game looks like now."""
        if self.path is not None:
            keep_picture(self._picture_path(self.path), picture)

    def picture(self, game: KeptGame) -> QImage:
        """What the board of a kept game looked like when it was left; null if nobody knows."""
        path = self._picture_path(game.path)
        return QImage(str(path)) if path.exists() else QImage()

    def _picture_path(self, path: Path) -> Path:
        return self._pictures / f"{path.stem}.png"


def _lock(path: Path) -> QLockFile | None:
    """Holds a game against other programs; None if one has it, or if nothing can be written there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    lock = _lock_of(path)
    return lock if lock.tryLock(0) else None


def _held(path: Path) -> bool:
    """Whether another program has the game. Nobody has one in a folder in which nothing can be written."""
    lock = _lock_of(path)
    return not lock.tryLock(0) and lock.error() == QLockFile.LockError.LockFailedError


def _lock_of(path: Path) -> QLockFile:
    """A lock whose program is dead does not count. It is let go of with the object."""
    lock = QLockFile(str(path.with_name(f".{path.name}.lock")))
    lock.setStaleLockTime(0)
    return lock
