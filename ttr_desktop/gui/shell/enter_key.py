# SPDX-License-Identifier: GPL-3.0-or-later
"""Enter presses the button that has the focus, on every page. Qt itself does so in dialogs only."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QRadioButton, QWidget

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class EnterKey(QObject):
    """Gets the key after everybody below the window has declined it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _ENTER:
            button = QApplication.focusWidget()
            if isinstance(button, QAbstractButton) and not isinstance(button, QCheckBox | QRadioButton):
                button.click()
                return True
        return super().eventFilter(watched, event)
