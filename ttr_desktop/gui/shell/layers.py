# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages that lie on top of whatever was shown; leaving one shows what was below."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import isValid


class Layers(QObject):
    """The pages of one desk. Whoever turns to another page clears away those above it."""

    home = Signal()  # what was below is no more
    cleared = Signal(object)  # a page that is done with, while it still exists

    def __init__(self, pages: QStackedWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._stack = pages
        self.pages: list[QWidget] = []  # the pages that lie on one another
        self._below: QWidget | None = None  # what was shown before the first of them
        pages.currentChanged.connect(self._clear_away)

    def lay(self, page: QWidget) -> None:
        """Shows a page on top of the one that is shown."""
        if not self.pages:
            self._below = self._stack.currentWidget()
        self.pages.append(page)
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)

    def leave(self) -> None:
        """Back to what was shown before; home if it is no more."""
        below = self.pages[-2] if len(self.pages) > 1 else self._below
        if below is not None and isValid(below) and self._stack.indexOf(below) >= 0:
            self._stack.setCurrentWidget(below)
        else:
            self.home.emit()

    def _clear_away(self) -> None:
        """Pages above the one that is shown are done with, whoever has turned to it."""
        current = self._stack.currentWidget()
        shown = self.pages.index(current) + 1 if current in self.pages else 0
        gone = self.pages[shown:]
        del self.pages[shown:]
        for page in gone:
            self.cleared.emit(page)
            self._stack.removeWidget(page)
            page.deleteLater()
