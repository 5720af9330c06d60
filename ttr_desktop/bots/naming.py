# SPDX-License-Identifier: GPL-3.0-or-later
"""How bots are named: `expert`, `expert:blocker`, `master@200` (tries), `master:sprinter@0.5s`, `cmd:PROGRAM`."""

from __future__ import annotations

import re
from typing import NamedTuple

from ttr_desktop.bots.base import BALANCED, Budget
from ttr_desktop.core.message import Told, message

COMMAND = "cmd"
_ID = r"[a-z][a-z0-9_-]*"
_NAME = re.compile(rf"(?P<id>{_ID})(:(?P<style>[a-z-]+))?(@(?P<budget>[0-9.]+s?))?")
_TAKEN = (COMMAND, "human", "nobody")  # what else a seat can say
_MOST_SECONDS, _MOST_TRIES = 600.0, 1_000_000


class UnknownBot(Told, LookupError):
    """There is no such bot; `reason` says why."""


class BotName(NamedTuple):
    """A name taken apart. Of `cmd:PROGRAM` the program is what follows the colon, whatever it is."""

    id: str
    style: str = BALANCED
    budget: Budget | None = None
    program: str = ""


def is_id(text: str) -> bool:
    """Whether a bot can be called so."""
    return text not in _TAKEN and re.fullmatch(_ID, text) is not None


def read_name(text: str) -> BotName:
    """Takes a name apart."""
    if text.startswith(f"{COMMAND}:"):
        program = text.removeprefix(f"{COMMAND}:").strip()
        if not program:
            raise UnknownBot(message("bot-without-program"))
        return BotName(COMMAND, program=program)
    match = _NAME.fullmatch(text)
    if match is None:
        raise UnknownBot(message("no-bot-name", name=text))
    budget = match["budget"]
    return BotName(match["id"], match["style"] or BALANCED, read_budget(budget) if budget else None)


def read_budget(text: str) -> Budget:
    """`200` tries, or `0.5s` of time."""
    try:
        if text.endswith("s"):
            seconds = float(text.removesuffix("s"))
            if 0.01 <= seconds <= _MOST_SECONDS:
                return Budget(seconds)
        elif 1 <= int(text) <= _MOST_TRIES:
            return Budget(None, int(text))
    except ValueError:
        pass
    raise UnknownBot(message("no-budget", text=text, tries=str(_MOST_TRIES), seconds=f"{_MOST_SECONDS:g}"))
