# SPDX-License-Identifier: GPL-3.0-or-later
"""A move in words: what to do, what speaks for it, and where it is on the board."""

from __future__ import annotations

from collections.abc import Sequence

from ttr_desktop.core.actions import Action
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.teach.hints import Spot, tell_move
from ttr_desktop.teach.reasons import reasons
from ttr_desktop.teach.said import Wording
from ttr_desktop.texts.catalogue import Catalogue

_MOST_REASONS = 2


class MoveWords:
    """For one board and one table. All it says follows from the view."""

    def __init__(self, tables: Tables, texts: Catalogue, names: Sequence[str]) -> None:
        self._tables = tables
        self._wording = Wording(tables, texts, names)

    def order(self, view: SeatView, action: Action) -> str:
        """The move as an order."""
        return self._wording.say(tell_move(self._tables, view, action)[0])

    def spot(self, view: SeatView, action: Action) -> Spot:
        return tell_move(self._tables, view, action)[1]

    def why(self, view: SeatView, action: Action) -> str:
        """What speaks for it, the most important first."""
        return self._wording.say_all(reasons(self._tables, view, action)[:_MOST_REASONS])
