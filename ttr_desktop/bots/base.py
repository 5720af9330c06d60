# SPDX-License-Identifier: GPL-3.0-or-later
"""What a bot is given and what it answers."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from ttr_desktop.core.actions import Action
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.view import SeatView


class Decision(NamedTuple):
    """An action and the id of the reason for it."""

    action: Action
    reason: str


class Bot(Protocol):
    """A computer player. It keeps no state that matters: equal arguments give equal answers."""

    def decide(self, view: SeatView, choices: Choices, rng: Rng, deadline: float | None = None) -> Decision:
        """Chooses one of the legal choices; `deadline` is a moment of `time.monotonic()`."""
