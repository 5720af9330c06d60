# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player has chosen once and for all: typed, versioned, and tolerant of any nonsense in the file."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from ttr_desktop.data.atomic import set_aside, write_text

VERSION = 1

# For each older version the function that turns its values into the next one's.
UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


class Language(StrEnum):
    SYSTEM = "system"
    ENGLISH = "en"
    POLISH = "pl"


class Appearance(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Speed(StrEnum):
    """How fast movements on the board are shown."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Pace(StrEnum):
    """How long a bot's move waits before it is shown."""

    INSTANT = "instant"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Coach(StrEnum):
    """When the coach speaks up: never, after blunders, after every mistake."""

    OFF = "off"
    GENTLE = "gentle"
    STRICT = "strict"


def _number(default: int, least: int, most: int) -> int:
    chosen: int = field(default=default, metadata={"least": least, "most": most})
    return chosen


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their defaults. A new one is a line here and a row in the dialog."""

    language: Language = Language.SYSTEM
    theme: Appearance = Appearance.SYSTEM
    scale: int = _number(100, 80, 200)  # percent
    colour_marks: bool = True  # signs on cards and tracks, so that no colour stands alone
    piece_shapes: bool = True  # the signs of the players on their pieces
    animation: Speed = Speed.NORMAL
    bot_pace: Pace = Pace.NORMAL
    confirm_claims: bool = False
    sounds: bool = False
    volume: int = _number(60, 0, 100)  # percent
    hints: bool = True
    tips: bool = True
    coach: Coach = Coach.OFF
    odds: bool = True
    undo: bool = True  # from hints to undo: what a new game allows unless its set-up says otherwise
    reduced_motion: bool = False
    thinking: int = _number(1, 1, 30)  # seconds a master may think about a move
    player_name: str = field(default="", metadata={"longest": 24})

    @property
    def speed(self) -> Speed:
        """The speed of movements, none for those who would rather see none."""
        return Speed.OFF if self.reduced_motion else self.animation


def limits(name: str) -> tuple[int, int]:
    """The least and the greatest value of a number among the settings."""
    found = next(one for one in fields(Settings) if one.name == name)
    return found.metadata["least"], found.metadata["most"]


def from_data(data: object) -> tuple[Settings, list[str]]:
    """The settings in what a file holds, and the names of those that fell back to their defaults."""
    if not isinstance(data, dict):
        return Settings(), ["settings"]
    version = data.get("version")
    if isinstance(version, int) and not isinstance(version, bool):
        for number in range(max(version, 1), VERSION):
            data = UPGRADES[number](data)
    chosen: dict[str, Any] = {}
    bad: list[str] = []
    for one in fields(Settings):
        if one.name not in data:
            continue  # younger than the file
        value = _read(data[one.name], one.default, one.metadata)
        if value is None:
            bad.append(one.name)
        else:
            chosen[one.name] = value
    return replace(Settings(), **chosen), bad


def _read(value: object, default: object, metadata: Mapping[str, Any]) -> object:
    """The value if it can be one of this setting, None otherwise."""
    if isinstance(default, bool):
        return value if isinstance(value, bool) else None
    if isinstance(default, int):
        fits = isinstance(value, int) and not isinstance(value, bool) and metadata["least"] <= value <= metadata["most"]
        return value if fits else None
    if isinstance(default, StrEnum):
        kind = type(default)
        return kind(value) if isinstance(value, str) and value in list(kind) else None
    fits = isinstance(value, str) and len(value) <= metadata["longest"] and value.isprintable()
    return value if fits else None


def load(path: Path) -> tuple[Settings, list[str]]:
    """The settings of a file and what in it could not be used; a file with anything bad in it is kept aside."""
    try:
        text = path.read_bytes()
    except OSError:
        return Settings(), []  # there are none yet
    try:
        data: object = json.loads(text.decode("utf-8"))
    except (ValueError, RecursionError):
        data = None
    found, bad = from_data(data)
    if bad:
        set_aside(path)
    return found, bad


def save(path: Path, settings: Settings) -> None:
    """Writes the settings in one piece; raises OSError if that is not possible."""
    write_text(path, json.dumps({"version": VERSION, **asdict(settings)}, ensure_ascii=False, indent=1) + "\n")
