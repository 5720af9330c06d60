# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot that fails loses its choice, not the game."""

from __future__ import annotations

import pytest

from tests.helpers.play import position
from ttr_desktop.bots.base import Decision
from ttr_desktop.bots.faults import CRASH, ILLEGAL, SILENCE, STAND_IN, BotFault, ask
from ttr_desktop.core.actions import DrawMarket, Pass
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.view import SeatView


class Broken:
    def __init__(self, error: Exception | None = None) -> None:
        self.error = error

    def decide(self, view: SeatView, choices: Choices, rng: Rng, deadline: float | None = None) -> Decision:
        if self.error is not None:
            raise self.error
        return Decision(DrawMarket(77, 0), "nonsense")


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        (Broken(), ILLEGAL),
        (Broken(ZeroDivisionError("1 / 0")), CRASH),
        (Broken(BotFault(SILENCE, "no\nword")), SILENCE),
    ],
)
def test_a_legal_move_is_made_for_it(bot: Broken, fault: str) -> None:
    game = position("world", 3, "faults", 30)
    decision = ask(bot, game.view(game.seat), game.choices(), Rng("1"), None, game.check)
    assert (decision.reason, decision.params["fault"]) == (STAND_IN, fault)
    assert "\n" not in str(decision.params["detail"])
    assert game.check(decision.action) is None
    assert decision.action != Pass()
