# SPDX-License-Identifier: GPL-3.0-or-later
"""A search done by one process or by several: limited by tries, both give the same decision."""

from __future__ import annotations

from ttr_desktop.bots.base import Decision, SearchingBot, Share
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.view import SeatView

SHARES = 2  # fixed, so that the number of processors does not change what a bot does


def share_rng(rng: Rng, share: Share) -> Rng:
    """Every share has numbers of its own."""
    return rng.fork(f"share-{share.number}")


def decide_alone(bot: SearchingBot, view: SeatView, choices: Choices, rng: Rng, deadline: float | None) -> Decision:
    """All shares in this process; against the clock just one, since several would only take each other's time."""
    of = SHARES if deadline is None else 1
    shares = [Share(number, of) for number in range(of)]
    found = [bot.explore(view, choices, share_rng(rng, share), deadline, share) for share in shares]
    return bot.conclude(view, choices, found)
