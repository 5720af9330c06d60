# SPDX-License-Identifier: GPL-3.0-or-later
"""The player's own files: open, open recent, save, save as. The program's own keeping of games goes on beside it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from ttr_desktop.data import savefile
from ttr_desktop.data.atomic import set_aside
from ttr_desktop.data.catalogue import board
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.gui.shell.ask_where import ask_where
from ttr_desktop.gui.shell.commands import Command, CommandBar
from ttr_desktop.gui.shell.file_words import FileWords
from ttr_desktop.gui.shell.session import Session
from ttr_desktop.gui.shell.system_words import SystemWords
from ttr_desktop.table.home import Home
from ttr_desktop.table.opening import OpenedMap, open_any
from ttr_desktop.table.recent import RecentFiles
from ttr_desktop.table.replay import Replay
from ttr_desktop.table.table import GameTable


class FilesDesk(QObject):
    """Nothing is lost by opening a bad file: it is told, and what was on goes on."""

    said = Signal(str, bool)  # a sentence, and whether it is about trouble
    game = Signal(object, object, object)  # GameTable, and the file it comes from: one the program keeps, or another
    replay = Signal(object)  # Replay of a game that is over
    board = Signal(str)  # map id: a new game on it

    def __init__(self, window: QWidget, home: Home, session: Session) -> None:
        super().__init__(window)
        self._window, self._home, self._session = window, home, session
        self._words = FileWords(self)
        self.recent = RecentFiles(home.recent)

    def commands(self) -> list[Command]:
        keys = QKeySequence.StandardKey
        playing = self._playing
        return [
            Command("open", "game", self.tr("&Open…"), self.ask_open, keys.Open),
            Command("save", "game", self.tr("Sa&ve"), self.save, keys.Save, playing, apart=True),
            Command("save-as", "game", self.tr("Save &as…"), self.ask_save, "Ctrl+Shift+S", playing),
        ]

    def _playing(self) -> bool:
        return self._session.table is not None

    def add_recent(self, bar: CommandBar) -> None:
        """Puts the list of recent files below the command that opens one."""
        above = bar.menus["game"]
        menu = QMenu(self.tr("Open &recent"), above)
        menu.aboutToShow.connect(lambda: self._fill(menu))
        actions = above.actions()
        after = actions[actions.index(bar.actions["open"]) + 1]
        above.insertMenu(after, menu)

    def _fill(self, menu: QMenu) -> None:
        menu.clear()
        paths = self.recent.paths()
        for path in paths:
            action = menu.addAction(path.name.replace("&", "&&"), partial(self.open_file, path))
            action.setToolTip(str(path))
        menu.setToolTipsVisible(True)
        if not paths:
            menu.addAction(self.tr("Nothing was opened or saved lately")).setEnabled(False)

    # opening

    def ask_open(self) -> None:
        """Asks which file to open."""
        kinds = self.tr("Games, scenarios and maps (*{suffix} *.yaml *.yml)").format(suffix=savefile.SUFFIX)
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open"), str(self._folder()), kinds)
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """A game goes on, or is replayed if it is over; a scenario is played from its position; a map is set up."""
        self._session.flush()  # it may be the very game that is on
        try:
            opened = open_any(path)
        except FileProblem as problem:
            self.said.emit(self._words.reason(path, problem), True)
            return
        if isinstance(opened, OpenedMap):
            self.recent.add(path)
            self.board.emit(opened.board.id)
            return
        kept = path.absolute().parent == self._home.games.absolute()
        if not kept:
            self.recent.add(path)
        table = GameTable.resume(opened.board, opened.saved)
        if table.game.over:
            self.replay.emit(Replay(opened.board, opened.saved))
        else:
            self.game.emit(table, *((path, None) if kept else (None, path)))

    def open_kept(self, path: Path) -> bool:
        """Goes on with a game the program has kept; one that is damaged is told and set aside."""
        try:
            saved = savefile.read(path)
        except FileProblem as problem:
            damaged = isinstance(problem, savefile.SaveProblem) and problem.damaged
            told = self._words.set_aside(path, set_aside(path)) if damaged else self._words.reason(path, problem)
            self.said.emit(told, True)
            return False
        self.game.emit(GameTable.resume(board(saved.record.setup.map), saved), path, None)
        return True

    # saving

    def save(self) -> None:
        """Writes the game to its file; asks for one if it has none yet."""
        file = self._session.file
        if file is not None and file.suffix == savefile.SUFFIX:
            self._write(file)
        else:
            self.ask_save()

    def ask_save(self) -> None:
        """Asks where the game shall go, and writes it there."""
        table = self._session.table
        if table is None:
            return
        suggestion = self._session.file or self._folder() / f"{table.board.id}{savefile.SUFFIX}"
        kinds = self.tr("Games (*{suffix})").format(suffix=savefile.SUFFIX)
        place = suggestion.with_suffix(savefile.SUFFIX)
        file = ask_where(self._window, self.tr("Save the game"), place, kinds)
        if file is not None:
            self._write(file)

    def _write(self, file: Path) -> None:
        try:
            self._session.save(file)
        except OSError as problem:
            text = self.tr("{file} cannot be written: {reason}")
            self.said.emit(text.format(file=file.name, reason=SystemWords().reason(problem)), True)
            return
        self.recent.add(file)
        self.said.emit(self.tr("Saved as {file}.").format(file=file.name), False)

    def _folder(self) -> Path:
        """Where the last file was, else at home."""
        recent = self.recent.paths()
        return recent[0].parent if recent else Path.home()
