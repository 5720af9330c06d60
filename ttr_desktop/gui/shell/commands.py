# SPDX-License-Identifier: GPL-3.0-or-later
"""One table of commands: menus, keys and the tiles of the start page are made from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Command:
    """Something the player can ask for at any time."""

    id: str
    menu: str  # the id of the menu it is in
    text: str  # with its mnemonic
    run: Callable[[], object]
    keys: str | QKeySequence.StandardKey | None = None  # several are parted by "; "
    possible: Callable[[], bool] = _always
    tile: str = ""  # what it is good for: makes it a tile of the start page
    apart: bool = False  # a line above it in the menu
    role: QAction.MenuRole = QAction.MenuRole.NoRole

    @property
    def sequences(self) -> list[QKeySequence]:
        """Its keys."""
        if self.keys is None:
            return []
        if isinstance(self.keys, str):
            return QKeySequence.listFromString(self.keys)
        return QKeySequence.keyBindings(self.keys) or [QKeySequence(self.keys)]

    @property
    def key_texts(self) -> list[str]:
        """Its keys as they are called in the language of the moment; of the standard ones only the first."""
        shown = self.sequences if isinstance(self.keys, str) else self.sequences[:1]
        return [sequence.toString(QKeySequence.SequenceFormat.NativeText) for sequence in shown if sequence.count()]

    @property
    def title(self) -> str:
        """The text without mnemonic and dots."""
        return self.text.replace("&", "").removesuffix("…")


class CommandBar(QObject):
    """The menu bar of a window, made from commands; made anew when the language changes."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.commands: dict[str, Command] = {}
        self.actions: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}

    def fill(self, menus: Iterable[tuple[str, str]], commands: Sequence[Command]) -> None:
        """Makes menus (id, title) and puts the commands into them."""
        bar = self._window.menuBar()
        bar.clear()
        for action in self.actions.values():
            self._window.removeAction(action)
            action.deleteLater()
        for menu in self.menus.values():
            menu.deleteLater()
        self.commands = {command.id: command for command in commands}
        self.actions, self.menus = {}, {}
        for menu_id, title in menus:
            menu = self.menus[menu_id] = bar.addMenu(title)
            menu.aboutToShow.connect(self.refresh)
        for command in commands:
            self._add(command)

    def _add(self, command: Command) -> None:
        action = QAction(command.text, self._window)
        action.setMenuRole(command.role)
        action.setShortcuts(command.sequences)
        action.triggered.connect(lambda: self.run(command.id))
        if command.apart:
            self.menus[command.menu].addSeparator()
        self.menus[command.menu].addAction(action)
        # In the window too: its key must work even where the menu is filled anew each time.
        self._window.addAction(action)
        self.actions[command.id] = action

    def run(self, command_id: str) -> None:
        """Does it, if it is possible now."""
        command = self.commands[command_id]
        if command.possible():
            command.run()
        self.refresh()

    def refresh(self) -> None:
        """Greys out what is not possible now."""
        for command in self.commands.values():
            self.actions[command.id].setEnabled(command.possible())

    def tiles(self) -> list[Command]:
        """The commands that have a tile on the start page."""
        return [command for command in self.commands.values() if command.tile]
