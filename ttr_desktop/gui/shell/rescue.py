# SPDX-License-Identifier: GPL-3.0-or-later
"""Before the program ends: games that could not be written to their place would be lost."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from ttr_desktop.data import savefile
from ttr_desktop.gui.people import People
from ttr_desktop.gui.shell.ask_where import ask_where
from ttr_desktop.gui.shell.session import Session
from ttr_desktop.gui.shell.system_words import SystemWords
from ttr_desktop.table.keeper import Job


class Answer(Enum):
    SAVE = auto()
    LOSE = auto()
    STAY = auto()


class Rescue(QObject):
    """Asks only if something would be lost, and tries the usual place once more before."""

    said = Signal(str, bool)  # a sentence, and whether it is about trouble

    def __init__(self, window: QWidget, session: Session) -> None:
        super().__init__(window)
        self._window, self._session = window, session

    def may_end(self) -> bool:
        """Whether the program may end now; asks about each game that is on no disk."""
        for path, job in self._session.unwritten().items():
            answer = self._ask(job)
            if answer is Answer.STAY or (answer is Answer.SAVE and not self._save(path, job)):
                return False
        return True

    def _ask(self, job: Job) -> Answer:
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle("TTR Desktop")
        names = " · ".join(People().called(job.saved.seats))
        box.setText(self.tr("The game of {names} could not be written to the disk.").format(names=names))
        box.setInformativeText(self.tr("If you quit now, what was not written is lost."))
        save = box.addButton(self.tr("Save it elsewhere…"), QMessageBox.ButtonRole.AcceptRole)
        lose = box.addButton(self.tr("Quit all the same"), QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(self.tr("Do not quit"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(save)
        box.setEscapeButton(stay)
        box.exec()
        chosen = box.clickedButton()
        box.deleteLater()
        return Answer.SAVE if chosen is save else Answer.LOSE if chosen is lose else Answer.STAY

    def _save(self, path: Path, job: Job) -> bool:
        """To a place of the player's choice; what bots have done in the meantime comes along."""
        kinds = self.tr("Games (*{suffix})").format(suffix=savefile.SUFFIX)
        file = ask_where(self._window, self.tr("Save the game"), Path.home() / path.name, kinds)
        if file is None:
            return False
        job = self._session.unwritten().get(path, job)
        try:
            savefile.write(file, job.board, job.saved)
        except OSError as problem:
            text = self.tr("{file} cannot be written: {reason}")
            self.said.emit(text.format(file=file.name, reason=SystemWords().reason(problem)), True)
            return False
        return True
