# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a file cannot be opened, in one sentence of the window's language."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from ttr_desktop.data.problems import FileProblem
from ttr_desktop.data.savefile import SaveProblem
from ttr_desktop.gui.shell.dress import spoken
from ttr_desktop.table.opening import UnknownFile
from ttr_desktop.texts.messages import Messages


class FileWords(QObject):
    """A damaged game is called so and no more; what is wrong with a map or a scenario is told to its author in full."""

    def reason(self, path: Path, problem: FileProblem) -> str:
        """The sentence."""
        first = problem.problems[0]
        message = Messages(spoken()).say(first.message)
        if isinstance(problem, UnknownFile):
            text = self.tr("{file} is neither a saved game nor a scenario nor a map.")
        elif isinstance(problem, SaveProblem) and problem.damaged:
            text = self.tr("{file} is damaged, or not a saved game of TTR Desktop.")
        elif first.line:
            text = self.tr("{file} cannot be used. Line {line}: {message}")
        else:
            text = self.tr("{file} cannot be used: {message}")
        return text.format(file=path.name, line=first.line, message=message)

    def set_aside(self, path: Path, aside: Path | None) -> str:
        """The same for a game that the program has kept itself."""
        if aside is None:
            return self.tr("{file} is damaged, or not a saved game of TTR Desktop.").format(file=path.name)
        text = self.tr("{file} is damaged. It was set aside as {aside}.")
        return text.format(file=path.name, aside=aside.name)
