# SPDX-License-Identifier: GPL-3.0-or-later
"""The window with all keyboard shortcuts. It stays open beside the game if one likes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from ttr_desktop.gui.scrolled import scrolled
from ttr_desktop.gui.shell.commands import CommandBar
from ttr_desktop.gui.shell.key_list import KeyGroup, KeyList
from ttr_desktop.gui.shell.window_size import open_at
from ttr_desktop.gui.style import px


class KeysWindow(QDialog):
    """Two columns of groups; each key looks like one."""

    def __init__(self, groups: Sequence[KeyGroup], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        inside = QWidget()
        columns = QHBoxLayout(inside)
        columns.setContentsMargins(px(18), px(10), px(18), px(10))
        columns.setSpacing(px(18))
        half = (len(groups) + 1) // 2
        for part in (groups[:half], groups[half:]):
            column = QVBoxLayout()
            for group in part:
                column.addWidget(self._group(group))
            column.addStretch(1)
            columns.addLayout(column, 1)
        scroll = scrolled(inside, reading=self.tr("Keyboard shortcuts"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.setContentsMargins(px(18), 0, px(18), 0)
        buttons.rejected.connect(self.close)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, px(12))
        outer.addWidget(scroll, 1)
        outer.addWidget(buttons)
        open_at(self, 980, 720)

    def _group(self, group: KeyGroup) -> QGroupBox:
        box = QGroupBox(group.title)
        grid = QGridLayout(box)
        grid.setHorizontalSpacing(px(14))
        grid.setVerticalSpacing(px(7))
        grid.setColumnStretch(1, 1)
        for row, line in enumerate(group.lines):
            key, does = QLabel(line.keys), QLabel(line.does)
            key.setObjectName("key")
            key.setAlignment(Qt.AlignmentFlag.AlignCenter)
            does.setWordWrap(True)
            grid.addWidget(key, row, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(does, row, 1)
        return box


def show_keys(window: QWidget, bar: CommandBar) -> KeysWindow:
    """Opens the window, or brings the one that is open to the front."""
    found = window.findChild(KeysWindow)
    if found is None:
        found = KeysWindow(KeyList().groups(bar.commands.values()), window)
        found.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    found.show()
    found.raise_()
    found.activateWindow()
    return found
