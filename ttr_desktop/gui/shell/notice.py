# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines across the top of a window that say something and go away: never a dialog in the way."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from ttr_desktop.gui.announcement import speak

_LONG = 90  # letters; beyond that a reader needs more time
_TOP = 12
_MOST = 3  # troubles at a time


class Notice(QFrame):
    """Lies over the page. Good news goes by itself; trouble stays until it is closed, also when more is said."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setObjectName("notice")
        self._troubles: list[str] = []
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = QToolButton()
        self.close_button.setText("✕")
        self.close_button.setAutoRaise(True)
        self.close_button.clicked.connect(self.clear)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 10, 10)
        row.addWidget(self.label, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._show_troubles)
        parent.installEventFilter(self)
        self.hide()

    def tell(self, text: str, trouble: bool) -> None:
        """The same for signals."""
        self.say(text, trouble=trouble)

    def say(self, text: str, *, trouble: bool = False) -> None:
        """Shows the text below the troubles there are; trouble stays."""
        if trouble:
            self._troubles = [*(one for one in self._troubles if one != text), text][-_MOST:]
            self._timer.stop()
            self._show_troubles()
        else:
            self._timer.start(8000 if len(text) > _LONG else 4500)
            self._show([*self._troubles, text])
        speak(self.label, text, urgent=trouble)

    def clear(self) -> None:
        """All of it was read."""
        self._troubles = []
        self._timer.stop()
        self.hide()

    def _show_troubles(self) -> None:
        """Only what has to be read."""
        if self._troubles:
            self._show(self._troubles)
        else:
            self.hide()

    def _show(self, lines: Sequence[str]) -> None:
        self.label.setText("\n".join(lines))
        self.close_button.setAccessibleName(self.tr("Close the notice"))  # in the language of the moment
        self.show()
        self._place()
        self.raise_()

    def _place(self) -> None:
        width = min(720, self._over.width() - 48)
        self.label.setFixedWidth(width - 70)
        self.setFixedWidth(width)
        self.adjustSize()
        self.move((self._over.width() - width) // 2, _TOP)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)
