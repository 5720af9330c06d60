# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the window was, and where its docks were: kept when they are left, taken up when they come again."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize
from PySide6.QtWidgets import QMainWindow

from ttr_desktop.data.atomic import write_text
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.shell.window_size import FRAME

VERSION = 1
_WINDOW = "window"


class LayoutMemory(QObject):
    """A file with a few names, each with what Qt has saved of a window. Whatever cannot be read does not count."""

    def __init__(self, path: Path, window: QMainWindow) -> None:
        super().__init__(window)
        self._path = path
        self._window = window
        self._page: GamePage | None = None  # while it can be seen
        self._kept = _read(path)
        if _WINDOW in self._kept:
            window.restoreGeometry(self._kept[_WINDOW])  # Qt itself sees to it that it lies on a screen
        window.installEventFilter(self)

    def show_window(self, room: QSize) -> None:
        """Shows the window as it was left; the first time over the whole screen if there is no room for its frame."""
        need = self._window.size() + FRAME
        if _WINDOW in self._kept or (need.width() <= room.width() and need.height() <= room.height()):
            self._window.show()
        else:
            self._window.showMaximized()

    def join(self, page: GamePage) -> None:
        """Lays the docks of a game page out as they were on the last board of the same form, and follows them.

        The page has to be in the window, and not shown yet: a floating dock belongs to the window that its page is in
        when it comes up, and would lie behind any other."""
        self._keep_docks()
        self._page = page
        if page.form in self._kept:
            page.remembered = page.restoreState(self._kept[page.form], VERSION)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide and watched is self._page:
            self._keep_docks()
        elif event.type() == QEvent.Type.Show and isinstance(watched, GamePage):
            self._page = watched
        elif event.type() == QEvent.Type.Close and watched is self._window:
            self._keep_docks()
            self._kept[_WINDOW] = self._window.saveGeometry()
            self._write()
        return super().eventFilter(watched, event)

    def _keep_docks(self) -> None:
        page, self._page = self._page, None
        if page is not None:
            self._kept[page.form] = page.saveState(VERSION)

    def _write(self) -> None:
        held = {name: bytes(state.toBase64().data()).decode("ascii") for name, state in self._kept.items()}
        with contextlib.suppress(OSError):  # no more than a convenience: the next start looks like the first one
            write_text(self._path, json.dumps({"version": VERSION, **held}, indent=1) + "\n")


def _read(path: Path) -> dict[str, QByteArray]:
    try:
        data: object = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(data, dict) or data.get("version") != VERSION:
        return {}
    return {
        name: QByteArray.fromBase64(value.encode("ascii", "ignore"))
        for name, value in data.items()
        if isinstance(value, str)
    }
