# SPDX-License-Identifier: GPL-3.0-or-later
"""A window to take pictures of, in one language and theme."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.gui.theme import Theme
from ttr_desktop.table.home import Home
from ttr_desktop.table.settings import Appearance, Language, Pace, Speed

_PATIENCE = 900.0  # seconds; a picture of something else than its name says would be worse than none
_REST = 0.3  # seconds for everything to come to rest


class Photographer:
    """Has a home of its own, where nothing has been played yet."""

    def __init__(self, app: QApplication, folder: Path, look: str, size: QSize) -> None:
        self._home = tempfile.TemporaryDirectory()
        self.app, self.folder, self.look = app, folder, look
        language, theme = look.split("-")
        self.home = Home.at(Path(self._home.name))
        preferences = Preferences(self.home.settings)
        preferences.change(
            language=Language(language),
            theme=Appearance(Theme(theme)),
            bot_pace=Pace.INSTANT,
            animation=Speed.OFF,
            tips=False,
        )
        self.window = MainWindow(preferences, self.home)
        self.window.resize(size)
        self.window.show()
        self.wait(1.5)

    def close(self) -> None:
        self.window.close()
        self._home.cleanup()

    def wait(self, seconds: float) -> None:
        """In short steps: while Qt waits, no other thread of the program gets its turn."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            QTest.qWait(5)
            time.sleep(0.002)

    def until(self, reached: Callable[[], object], what: str) -> None:
        """Waits for something that takes its time."""
        end = time.monotonic() + _PATIENCE
        while not reached():
            assert time.monotonic() < end, f"{what} took too long"
            self.wait(0.01)

    def shoot(self, name: str, widget: QWidget | None = None) -> None:
        """A picture of a widget, or of the whole window."""
        self.wait(_REST)
        (widget or self.window).grab().save(str(self.folder / f"{name}-{self.look}.png"))

    def dialog(self, command: str, name: str = "", before: Callable[[QWidget], None] | None = None) -> None:
        """What a command opens: a window of its own, or something on the main window."""
        known = set(self._windows())
        self.window.bar.run(command)
        self.wait(_REST)
        opened = [widget for widget in self._windows() if widget not in known]
        if opened and before is not None:
            before(opened[0])
        self.shoot(name or command, opened[0] if opened else None)
        for widget in opened:
            widget.close()

    def file_question(self, command: str) -> None:
        """A command that waits for the name of a file."""

        def answer() -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is not None:
                dialog.grab().save(str(self.folder / f"file-{command}-{self.look}.png"))
                dialog.close()

        QTimer.singleShot(800, answer)
        self.window.bar.run(command)

    def popup(self, name: str) -> None:
        """The menu that is open, and closes it."""
        menu = QApplication.activePopupWidget()
        assert menu is not None, f"{name}: no menu is open"
        self.shoot(name, menu)
        menu.close()

    def _windows(self) -> list[QWidget]:
        return [widget for widget in self.app.topLevelWidgets() if widget.isVisible() and widget is not self.window]
