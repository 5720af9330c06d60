# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a key brought the focus. Qt says "tab" also when it moves the focus on from something that was put away."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class FocusTrail(QObject):
    """Remembers who had the focus last; asked by whoever gets it next, before that is told to all."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self._last = app.focusWidget()
        app.focusChanged.connect(self._changed)

    def by_key(self, reason: Qt.FocusReason) -> bool:
        """Whether the focus that comes now for this reason was asked for with a key."""
        last = self._last
        gone = last is not None and (not isValid(last) or not last.isVisible() or not last.isEnabled())
        return reason in _BY_KEY and not gone

    def _changed(self, _: QWidget | None, now: QWidget | None) -> None:
        self._last = now
