# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts a position on the board: owners, ports, points, what can be claimed, what is closed and why."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from ttr_desktop.core.refusal import Refusal
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.board.scene import BoardScene


class BoardPresenter(QObject):
    """Keeps the scene in step with the view of one seat. `why_not` is the game's own judge of tracks."""

    def __init__(self, scene: BoardScene, tables: Tables, why_not: Callable[[int], Refusal | None]) -> None:
        super().__init__(scene)
        self._scene = scene
        self._tables = tables
        self._why_not = why_not

    def show(self, view: SeatView, claimable: int) -> None:
        """The whole position; `claimable` is the mask of tracks the seat can claim now."""
        self.show_pieces(view)
        closed = 0
        for number, owner in enumerate(view.owner):
            if owner < 0 and not view.opening and self._why_not(number) is not None:
                closed |= 1 << number
        self._scene.set_closed(closed)
        self._scene.set_claimable(claimable)

    def show_pieces(self, view: SeatView) -> None:
        """Only what lies on the board: pieces, ports, markers; pieces to be, where a tunnel is being dug."""
        for number, owner in enumerate(view.owner):
            self._scene.set_owner(number, owner)
        self._scene.set_ghost(view.dig.track if view.dig is not None else -1, view.to_move)
        for city in range(len(self._tables.board.cities)):
            holder = next((seat for seat, mask in enumerate(view.ports) if mask >> city & 1), -1)
            self._scene.set_port(city, holder)
        for seat, points in enumerate(view.scores):
            self._scene.set_score(seat, points)
