# SPDX-License-Identifier: GPL-3.0-or-later
"""What the players are called in the window. The person at this computer needs no name: the window has a word for that,
in whatever language it speaks by then, and games are kept without it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.table.lineup import told_apart
from ttr_desktop.table.table import HUMAN


class People(QObject):
    """Names for labels. Sentences take those of `GameTable.names` and `Replay.names`, which a verb can follow."""

    def usual(self, seats: Sequence[SeatInfo], my_name: str = "") -> list[str]:
        """What everybody is called without a name; `my_name` goes to the first person."""
        numbered = [self.tr("Player {number}").format(number=seat + 1) for seat in range(len(seats))]
        people = [seat for seat, info in enumerate(seats) if info.player == HUMAN]
        if people and (my_name or len(people) == 1):
            numbered[people[0]] = my_name or self.you()
        return numbered

    def you(self) -> str:
        """The person at this computer."""
        return self.tr("You")

    def called(self, seats: Sequence[SeatInfo], my_name: str = "") -> list[str]:
        """The names as they are shown: no two alike."""
        usual = self.usual(seats, my_name)
        return told_apart([seat.given or name for seat, name in zip(seats, usual, strict=True)])

    def seated(self, seats: Sequence[SeatInfo], my_name: str) -> list[SeatInfo]:
        """The seats as a game keeps them: only the first person may go without a name."""
        me = next((number for number, seat in enumerate(seats) if seat.player == HUMAN), None)
        names = self.called(seats, my_name)
        if me is not None and not (seats[me].given or my_name):
            names[me] = ""
        return [replace(seat, name=name) for seat, name in zip(seats, names, strict=True)]
