# SPDX-License-Identifier: GPL-3.0-or-later
"""All bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from ttr_desktop.bots.base import BALANCED, STYLES, Bot, Budget, Manner
from ttr_desktop.bots.external import ExternalBot, read_command
from ttr_desktop.bots.greedy import GreedyBot
from ttr_desktop.bots.guests import Source, find_guests
from ttr_desktop.bots.levels import CASUAL, EXPERT, REGULAR, ROOKIE, ThinkingBot, with_style
from ttr_desktop.bots.master import MasterBot
from ttr_desktop.bots.naming import COMMAND, BotName, UnknownBot, read_name
from ttr_desktop.bots.planner import PlannerBot
from ttr_desktop.bots.racer import RacerBot
from ttr_desktop.bots.random_bot import RandomBot
from ttr_desktop.core.message import message

__all__ = ["BOTS", "BotInfo", "BotKind", "UnknownBot", "all_bots", "find_bot", "make_bot", "think_time"]


class BotKind(StrEnum):
    """What a bot is for: `level` to play against, `yardstick` to measure with, `guest` written by somebody else."""

    LEVEL = "level"
    YARDSTICK = "yardstick"
    GUEST = "guest"


@dataclass(frozen=True, slots=True)
class BotInfo:
    """A bot and what must be known to offer it. Its name and description are in `resources/texts/bots.yaml`."""

    id: str
    kind: BotKind
    make: Callable[[Manner], Bot]
    styles: tuple[str, ...] = (BALANCED,)
    searches: bool = False  # thinks as long as it may: `make` gets a budget


# Levels stand from weak to strong.
_BUILT_IN = (
    BotInfo("rookie", BotKind.LEVEL, lambda manner: ThinkingBot(ROOKIE)),
    BotInfo("casual", BotKind.LEVEL, lambda manner: ThinkingBot(with_style(CASUAL, manner.style)), STYLES),
    BotInfo("regular", BotKind.LEVEL, lambda manner: ThinkingBot(with_style(REGULAR, manner.style)), STYLES),
    BotInfo("expert", BotKind.LEVEL, lambda manner: ThinkingBot(with_style(EXPERT, manner.style)), STYLES),
    BotInfo("master", BotKind.LEVEL, MasterBot, STYLES, searches=True),
    BotInfo("random", BotKind.YARDSTICK, lambda manner: RandomBot()),
    BotInfo("greedy", BotKind.YARDSTICK, lambda manner: GreedyBot()),
    BotInfo("racer", BotKind.YARDSTICK, lambda manner: RacerBot()),
    BotInfo("planner", BotKind.YARDSTICK, lambda manner: PlannerBot()),
)
BOTS: Mapping[str, BotInfo] = {info.id: info for info in _BUILT_IN}


def all_bots() -> Mapping[str, BotInfo]:
    """The program's own bots and those of others that are found on this machine; own ones cannot be replaced."""
    guests = {bot_id: _guest_info(bot_id, source) for bot_id, source in find_guests().items()}
    return {**BOTS, **{bot_id: info for bot_id, info in guests.items() if bot_id not in BOTS}}


def _guest_info(bot_id: str, source: Source) -> BotInfo:
    return BotInfo(bot_id, BotKind.GUEST, source.make, STYLES)


def find_bot(name: str) -> tuple[BotInfo, BotName]:
    """The bot that a name means, and the name taken apart."""
    wanted = read_name(name)
    if wanted.id == COMMAND:
        command = read_command(wanted.program)
        return BotInfo(COMMAND, BotKind.GUEST, lambda manner: ExternalBot(command, manner)), wanted
    info = BOTS.get(wanted.id) or all_bots().get(wanted.id)
    if info is None:
        raise UnknownBot(message("no-such-bot", name=name, bots=", ".join(all_bots())))
    if wanted.style not in info.styles:
        raise UnknownBot(message("no-such-style", bot=info.id, style=wanted.style, styles=", ".join(info.styles)))
    if wanted.budget is not None and not info.searches:
        raise UnknownBot(message("bot-does-not-search", bot=info.id, budget=str(wanted.budget)))
    return info, wanted


def make_bot(name: str, budget: Budget | None = None) -> Bot:
    """A new bot of that name. `budget` is for bots that search and whose name does not say how long."""
    info, wanted = find_bot(name)
    return info.make(Manner(wanted.style, wanted.budget or budget or Budget()))


def think_time(name: str, budget: Budget | None = None) -> float | None:
    """The seconds a bot has for one decision; None if it does not go by the clock."""
    info, wanted = find_bot(name)
    return (wanted.budget or budget or Budget()).seconds if info.searches else None
