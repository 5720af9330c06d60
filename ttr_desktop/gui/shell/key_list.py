# SPDX-License-Identifier: GPL-3.0-or-later
"""All keys of the program in words, in groups: from the table of commands, the game page and the board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from ttr_desktop.gui import keys
from ttr_desktop.gui.shell.commands import Command


class KeyLine(NamedTuple):
    """A key, or several that belong together, and what it does."""

    keys: str
    does: str


class KeyGroup(NamedTuple):
    title: str
    lines: tuple[KeyLine, ...]


class KeyList(QObject):
    """Made when it is asked for, in the language of the moment."""

    def groups(self, commands: Iterable[Command]) -> list[KeyGroup]:
        """Everything there is to press."""
        return [self._board(), self._cards(), self._around(), self._program(commands)]

    def _board(self) -> KeyGroup:
        return KeyGroup(
            self.tr("On the board"),
            (
                KeyLine("← ↑ → ↓", self.tr("from a city on to the track that leads that way, and along it")),
                KeyLine(self._named("Space"), self.tr("the next track of the city (with Shift the one before)")),
                KeyLine(self._named("Enter"), self.tr("claim the track; on a city: take its first track")),
                KeyLine(self._named("PgUp", "PgDown"), self.tr("the tracks you can claim now, one after another")),
                KeyLine(self._named("Esc"), self.tr("back to the city, then away from the board")),
                KeyLine("+ −", self.tr("zoom in and out")),
                KeyLine("0", self.tr("the whole board")),
                KeyLine(self._named("Shift") + " + ← ↑ → ↓", self.tr("move the part of the board that is seen")),
            ),
        )

    def _cards(self) -> KeyGroup:
        digits = f"{keys.DIGITS[0]} – {keys.DIGITS[-1]}"
        return KeyGroup(
            self.tr("Cards and questions"),
            (
                KeyLine(digits, self.tr("take that card of the market, mark that ticket, pay with that card")),
                KeyLine(keys.DECKS[0], self.tr("draw from the deck")),
                KeyLine(keys.DECKS[1], self.tr("draw from the ship deck")),
                KeyLine(keys.TICKETS, self.tr("draw tickets")),
                KeyLine(keys.STOP, self.tr("stop drawing")),
                KeyLine(keys.PORT, self.tr("build a port")),
                KeyLine(keys.EXCHANGE, self.tr("exchange pieces")),
                KeyLine(self._named("Enter"), self.tr("give the answer that is laid out")),
                KeyLine(self._named("Esc"), self.tr("back, where a question may be left")),
                KeyLine("+ −", self.tr("one card more or less, in a payment")),
            ),
        )

    def _around(self) -> KeyGroup:
        return KeyGroup(
            self.tr("Getting around"),
            (
                KeyLine(self._named("Tab"), self.tr("from one thing to the next (with Shift back)")),
                KeyLine("← →", self.tr("from card to card in a row of cards")),
                KeyLine("↑ ↓", self.tr("from line to line in lists; the board shows what a line speaks of")),
                KeyLine(self._named("Space"), self.tr("skip what is moving; otherwise press what has the focus")),
            ),
        )

    def _program(self, commands: Iterable[Command]) -> KeyGroup:
        lines = [KeyLine(" · ".join(command.key_texts), command.title) for command in commands if command.key_texts]
        return KeyGroup(self.tr("Program"), tuple(lines))

    def _named(self, *keys: str) -> str:
        """As the keys are called in the language of the moment."""
        return " · ".join(_native(key) for key in keys)


def _native(key: str) -> str:
    if key == "Shift":
        return _native("Shift+A").removesuffix("A").removesuffix("+")
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
