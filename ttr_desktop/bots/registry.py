# SPDX-License-Identifier: GPL-3.0-or-later
"""All bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ttr_desktop.bots.base import Bot
from ttr_desktop.bots.greedy import GreedyBot
from ttr_desktop.bots.random_bot import RandomBot

BOTS: Mapping[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownBot(LookupError):
    """There is no such bot; `str()` is one clear sentence."""


def make_bot(name: str) -> Bot:
    """A new bot of that name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r} (bots: {', '.join(BOTS)})")
    return BOTS[name]()
