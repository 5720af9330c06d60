# SPDX-License-Identifier: GPL-3.0-or-later
"""Who has won and why, in two sentences."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from ttr_desktop.core.scoring import Result
from ttr_desktop.texts.names import Names


class Verdict(QObject):
    """The words at the end of a game."""

    def __init__(self, result: Result, players: Sequence[str], names: Names) -> None:
        super().__init__()
        self._result = result
        self._players = players
        self._names = names

    def headline(self) -> str:
        """Who wins."""
        winners = self._listed(self._result.winners)
        shared = len(self._result.winners) > 1
        text = self.tr("{names} share the win") if shared else self.tr("Winner: {names}")  # fits a player called You
        return text.format(names=winners)

    def reason(self) -> str:
        """By how much, or how a tie was broken."""
        lines = self._result.lines
        best = max(line.total for line in lines)
        tied = [seat for seat, line in enumerate(lines) if line.total == best]
        if len(tied) > 1:
            even = self.tr("{names} have {points} each.").format(names=self._listed(tied), points=self._points(best))
            return f"{even} {self._tie_break()}"
        second = max((line.total for line in lines if line.total < best), default=best)
        return self._points(best) + ", " + self.tr("%n more than the next", "", best - second)

    def _points(self, points: int) -> str:
        """Open tickets can bring everybody below zero, and a count for `%n` cannot be negative."""
        counted = self.tr("%n point(s)", "", abs(points))
        return f"−{counted}" if points < 0 else counted

    def _listed(self, seats: Sequence[int]) -> str:
        return self._names.listed([self._players[seat] for seat in seats])

    def _tie_break(self) -> str:
        if len(self._result.winners) > 1:
            return self.tr("No tie-break tells them apart.")
        return {
            "tickets": self.tr("The most completed tickets decide."),
            "longest-path-bonus": self.tr("The bonus for the longest path decides."),
            "longest-path": self.tr("The longest path decides."),
            "goals": self.tr("The most goals won decide."),
        }[self._result.tie_break]
