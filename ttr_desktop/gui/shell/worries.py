# SPDX-License-Identifier: GPL-3.0-or-later
"""What could not be kept or read, said where it does not stand in the way."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.gui.shell.session import Session
from ttr_desktop.gui.shell.system_words import SystemWords


class Worries(QObject):
    """Puts the troubles of session and settings into sentences."""

    said = Signal(str, bool)

    def __init__(self, session: Session, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._words = SystemWords(self)
        session.not_kept.connect(self._game_not_kept)
        session.set_aside.connect(self._game_set_aside)
        preferences.not_kept.connect(self._settings_not_kept)
        if preferences.bad:
            QTimer.singleShot(0, self, self._settings_set_aside)  # when somebody listens

    def _settings_set_aside(self) -> None:
        text = self.tr("Some settings could not be read and are as at the first start. The old file was set aside.")
        self.said.emit(text, True)

    def _settings_not_kept(self, problem: Exception) -> None:
        text = self.tr("The settings count for now, but could not be kept: {reason}.")
        self.said.emit(text.format(reason=self._words.reason(problem)), True)

    def _game_not_kept(self, problem: Exception) -> None:
        text = self.tr("The game goes on, but could not be written to the disk: {reason}.")
        self.said.emit(text.format(reason=self._words.reason(problem)), True)

    def _game_set_aside(self, name: str) -> None:
        text = self.tr("A kept game could not be read. It was set aside as {name}.")
        self.said.emit(text.format(name=name), True)
