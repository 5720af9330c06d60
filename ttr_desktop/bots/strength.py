# SPDX-License-Identifier: GPL-3.0-or-later
"""How strong the bots are, as measured: reads the table that `ttr simulate --ladder` has written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from ttr_desktop import assets
from ttr_desktop.texts.bots import BotTexts

ANCHOR, ANCHOR_ELO = "regular", 1500  # the level in the middle of the scale, and its number


class Strength(NamedTuple):
    """A bot's place on the scale of one board; `low` and `high` bound it with 95 % confidence."""

    elo: int
    low: int
    high: int

    @property
    def chance(self) -> float:
        """The chance of winning against the level `regular`."""
        return win_chance(self.elo - ANCHOR_ELO)


def win_chance(difference: float) -> float:
    """The chance of winning with so many Elo points more than the rival."""
    return 1 / (1 + 10 ** (-difference / 400))


def ladder_file() -> Path:
    return assets.resources() / "bots" / "ladder.json"


def read_ladder(text: str) -> Mapping[tuple[str, str], Strength]:
    """The strengths by (bot, map); what is not understood is left out, since the table is no more than a help."""
    found: dict[tuple[str, str], Strength] = {}
    try:
        boards: Any = json.loads(text)["boards"]
        for map_id, board in boards.items():
            for bot, line in board["bots"].items():
                found[bot, map_id] = Strength(int(line["elo"]), int(line["low"]), int(line["high"]))
    except (ValueError, TypeError, KeyError, AttributeError):
        return found
    return found


@lru_cache(maxsize=1)
def _ladder() -> Mapping[tuple[str, str], Strength]:
    try:
        return read_ladder(ladder_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def strength(level: str, map_id: str) -> Strength | None:
    """How strong a bot is on a board, or None if nobody has measured it."""
    return _ladder().get((level, map_id))


def strength_text(level: str, map_id: str, language: str) -> str:
    """The same in plain words; empty if nobody has measured it."""
    known = strength(level, map_id)
    if known is None:
        return ""
    spread = round((known.high - known.low) / 2)
    return BotTexts(language).strength(level, known.elo, spread, known.chance)
