# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot that fails loses its turn's choice and nothing else: a legal move is made for it, and that is told."""

from __future__ import annotations

from collections.abc import Callable

from ttr_desktop.bots.base import Bot, Decision
from ttr_desktop.bots.greedy import GreedyBot
from ttr_desktop.core.actions import Action
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.view import SeatView

STAND_IN = "stand-in"  # the reason of a move that was made for a bot; its params are `fault` and `detail`
CRASH, SILENCE, FLOOD, NONSENSE, ILLEGAL, MISSING = "crash", "silence", "flood", "nonsense", "illegal", "missing"
_LONGEST = 200


class BotFault(Exception):
    """A bot has failed: what kind of failure, and a line of detail for its author."""

    def __init__(self, fault: str, detail: str = "") -> None:
        self.fault = fault
        self.detail = " ".join(detail.split())[:_LONGEST]
        super().__init__(f"{fault}: {self.detail}" if self.detail else fault)


def ask(
    bot: Bot,
    view: SeatView,
    choices: Choices,
    rng: Rng,
    deadline: float | None,
    check: Callable[[Action], Refusal | None],
) -> Decision:
    """The bot's decision if it makes a legal one, else a stand-in's. `check` is the game's judge."""
    try:
        decision = bot.decide(view, choices, rng, deadline)
        refusal = check(decision.action)
        if refusal is None:
            return decision
        fault = BotFault(ILLEGAL, f"{refusal.code}: {decision.action}")
    except BotFault as raised:
        fault = raised
    except Exception as error:
        fault = BotFault(CRASH, f"{type(error).__name__}: {error}")
    return stand_in(view, choices, rng.fork("stand-in"), fault)


def stand_in(view: SeatView, choices: Choices, rng: Rng, fault: BotFault) -> Decision:
    """A legal move for a bot that has made none."""
    action = GreedyBot().decide(view, choices, rng).action
    return Decision(action, STAND_IN, {"fault": fault.fault, "detail": fault.detail})
