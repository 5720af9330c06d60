# SPDX-License-Identifier: GPL-3.0-or-later
"""Whoever clicks or presses a key while something plays is not kept waiting: the stage jumps to its end first."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

_QUIET = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}
_PRESS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_SKIP = {Qt.Key.Key_Space, Qt.Key.Key_Escape}  # these only skip; any other key skips and does what it does


class Skipper(QObject):
    """Watches the clicks and keys of one window while it is awake.

    `stale` names the widgets that show something else than they would after the jump: nobody may take a card
    that was not there to be seen, so a click on one of them only skips. Clicks on the `spared` widget skip nothing.
    """

    def __init__(
        self,
        page: QWidget,
        finish: Callable[[], None],
        stale: Callable[[], list[QWidget]],
        spared: Callable[[], QWidget | None],
    ) -> None:
        super().__init__(page)
        self._spared = spared
        self._page = page
        self._finish = finish
        self._stale = stale
        self._awake = False

    def wake(self) -> None:
        application = QCoreApplication.instance()
        if not self._awake and application is not None:
            application.installEventFilter(self)
            self._awake = True

    def sleep(self) -> None:
        application = QCoreApplication.instance()
        if self._awake and application is not None:
            application.removeEventFilter(self)
        self._awake = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind not in (*_PRESS, QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return False
        if not isinstance(watched, QWidget) or watched.window() is not self._page.window():
            return False
        if not self._page.isVisible():
            return False
        if kind in _PRESS:
            spared = self._spared()
            if spared is not None and (watched is spared or spared.isAncestorOf(watched)):
                return False
            stale = self._stale()
            self._finish()
            return any(watched is widget for widget in stale)
        assert isinstance(event, QKeyEvent)
        return self._key(event, kind == QEvent.Type.ShortcutOverride)

    def _key(self, event: QKeyEvent, override: bool) -> bool:
        if event.key() in _QUIET:
            return False
        swallowed = event.key() in _SKIP or bool(self._stale())
        if override and swallowed:
            event.accept()  # keeps shortcuts out of it; the key itself follows
            return True
        self._finish()
        return swallowed
