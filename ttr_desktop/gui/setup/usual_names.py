# SPDX-License-Identifier: GPL-3.0-or-later
"""What players are called who have given no name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject


class UsualNames(QObject):
    """`own` is the name of whoever uses the program, if it is known."""

    def __init__(self, own: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._own = own

    def of(self, people: Sequence[bool]) -> list[str]:
        """A name for every chair, with a person in it or not. One person alone is spoken to; several have numbers."""
        names = [self.tr("Player {number}").format(number=number) for number in range(1, len(people) + 1)]
        if any(people) and (self._own or sum(people) == 1):
            names[people.index(True)] = self._own or self.tr("You")
        return names
