# SPDX-License-Identifier: GPL-3.0-or-later
"""Possible games played to their end by a quick policy: what look-ahead, outlook and coach are built on."""

from __future__ import annotations

from collections.abc import Sequence

from ttr_desktop.bots.mind import Mind
from ttr_desktop.bots.temper import Temper
from ttr_desktop.core.sampling import PossibleGame
from ttr_desktop.core.scoring import Result
from ttr_desktop.core.tables import Tables


class Rollout:
    """Plays all seats of possible games on one board, each by the temper of its seat."""

    def __init__(self, tables: Tables, tempers: Sequence[Temper]) -> None:
        made = {temper: Mind(tables, temper) for temper in tempers}
        self._minds = tuple(made.values())
        self._seats = tuple(made[temper] for temper in tempers)

    def play_out(self, game: PossibleGame) -> Result:
        """Plays this game (not a copy of it) to the end."""
        for mind in self._minds:
            mind.forget()
        seats, world = self._seats, game.state
        while (result := game.result) is None:
            game.play(seats[world.seat].act(game).action)
        return result
