# SPDX-License-Identifier: GPL-3.0-or-later
"""What a bot is given and what it answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias, runtime_checkable

from ttr_desktop.core.actions import Action
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.view import SeatView

BALANCED = "balanced"
STYLES = (BALANCED, "ticket-hunter", "long-hauler", "blocker", "sprinter")

# A number of a reason: how many, how likely, or which (the number of a track, ticket, city or card; a goal's id).
Param: TypeAlias = int | float | str
_NO_PARAMS: Mapping[str, Param] = {}


class Alternative(NamedTuple):
    """Something a bot could have done and what it thinks of it; more is better, the unit is the bot's own."""

    action: Action
    value: float


class Decision(NamedTuple):
    """An action, the id of the reason for it with its numbers, and what else was weighed (best first)."""

    action: Action
    reason: str
    params: Mapping[str, Param] = _NO_PARAMS
    ranking: tuple[Alternative, ...] = ()


class Bot(Protocol):
    """A computer player. It keeps no state that matters: equal arguments give equal answers."""

    def decide(self, view: SeatView, choices: Choices, rng: Rng, deadline: float | None = None) -> Decision:
        """Chooses one of the legal choices; `deadline` is a moment of `time.monotonic()`."""


def decision_rng(seed: str, view: SeatView) -> Rng:
    """The generator of one decision, the same in the window and in a match."""
    return Rng(f"{seed}/{view.revision}/{view.seat}")


class Budget(NamedTuple):
    """How long a searching bot may think: so many seconds, or so many tries, which is the same on every machine."""

    seconds: float | None = 1.0
    tries: int | None = None

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.tries is None else str(self.tries)


class Manner(NamedTuple):
    """How a bot is to play."""

    style: str = BALANCED
    budget: Budget = Budget()


class Share(NamedTuple):
    """The part of a search that one of several workers does."""

    number: int = 0
    of: int = 1

    def part(self, count: int) -> int:
        """How many of `count` tries fall to this worker."""
        return count // self.of + (self.number < count % self.of)


class Tally(NamedTuple):
    """What a search has found out about an action: how often it was tried; values and their squares, summed."""

    action: Action
    tries: int
    total: float
    squares: float = 0.0


@runtime_checkable
class SearchingBot(Bot, Protocol):
    """A bot whose work can be shared out: every worker explores with its own generator, then all is put together.

    `decide` is `conclude` over what one worker has explored (or several one after the other: limited by count, the
    answer must not depend on how many processes there are).
    """

    def explore(
        self, view: SeatView, choices: Choices, rng: Rng, deadline: float | None, share: Share
    ) -> tuple[Tally, ...]:
        """The share's part of the search, in an order that depends on the position only."""

    def conclude(self, view: SeatView, choices: Choices, found: Sequence[tuple[Tally, ...]]) -> Decision:
        """The decision that follows from all shares, given in order."""
