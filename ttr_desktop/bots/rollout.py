# SPDX-License-Identifier: GPL-3.0-or-later
"""Possible games played on by a quick policy: what look-ahead, outlook and coach are built on."""

from __future__ import annotations

from collections.abc import Sequence

from ttr_desktop.bots.mind import Mind, Thought
from ttr_desktop.bots.plan import Plan
from ttr_desktop.bots.scene import Scene
from ttr_desktop.bots.temper import Temper
from ttr_desktop.bots.wants import choose_card
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.sampling import PossibleGame
from ttr_desktop.core.scoring import Result
from ttr_desktop.core.tables import Tables


class QuickMind(Mind):
    """Looks only once at what it wants in a turn: the second card follows the wishes of the first."""

    def __init__(self, tables: Tables, temper: Temper) -> None:
        super().__init__(tables, temper)
        self._wishes: tuple[int, Scene, list[float]] | None = None  # the turn they were made in

    def forget(self) -> None:
        super().forget()
        self._wishes = None

    def act(self, game: PossibleGame) -> Thought:
        world, wishes = game.state, self._wishes
        if wishes is not None and world.phase is Phase.SECOND_CARD and wishes[0] == world.turn:
            choices = game.choices()
            if choices.draws:
                return Thought(choose_card(wishes[1], choices, wishes[2]), "draw-for-plan")
        return super().act(game)

    def values(self, scene: Scene, plan: Plan) -> list[float]:
        values = super().values(scene, plan)
        self._wishes = scene.world.turn, scene, values
        return values


class Rollout:
    """Plays all seats of possible games on one board, each by the temper of its seat."""

    def __init__(self, tables: Tables, tempers: Sequence[Temper]) -> None:
        made = {temper: QuickMind(tables, temper) for temper in tempers}
        self._minds = tuple(made.values())
        self.seats = tuple(made[temper] for temper in tempers)

    def play_out(self, game: PossibleGame) -> Result:
        """Plays this game (not a copy of it) to the end."""
        result = self._play(game, None)
        assert result is not None, "a game ends"
        return result

    def play_on(self, game: PossibleGame, turns: int) -> Result | None:
        """Plays this game for so many turns; its result if it is over by then."""
        return self._play(game, max(1, game.state.turn) + turns)

    def _play(self, game: PossibleGame, until: int | None) -> Result | None:
        for mind in self._minds:
            mind.forget()
        seats, world = self.seats, game.state
        while (result := game.result) is None:
            if until is not None and world.turn >= until:
                return None
            game.play(seats[world.seat].act(game).action)
        return result
