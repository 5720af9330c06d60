# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept with a game besides its record: which aids were allowed, which were used, how long it took."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from ttr_desktop.table.settings import Coach, Settings


@dataclass(frozen=True, slots=True)
class Aids:
    """The help a game allows, chosen before it starts."""

    hints: bool = True
    tips: bool = True
    odds: bool = True
    undo: bool = True
    coach: Coach = Coach.OFF
    guide: bool = False  # explains each thing when it first happens

    @classmethod
    def wanted(cls, settings: Settings) -> Aids:
        """As the player likes it by default."""
        return cls(settings.hints, settings.tips, settings.odds, settings.undo, settings.coach)

    def as_settings(self) -> dict[str, Any]:
        """What is taken for the next game too; a guide goes along with one game only."""
        lasting = {one.name for one in fields(Settings)}
        return {one.name: getattr(self, one.name) for one in fields(self) if one.name in lasting}

    @classmethod
    def read(cls, data: object) -> Aids:
        """From a save file, whatever it says there."""
        found = data if isinstance(data, dict) else {}
        values: dict[str, Any] = {
            one.name: found[one.name]
            for one in fields(cls)
            if isinstance(one.default, bool) and isinstance(found.get(one.name), bool)
        }
        if found.get("coach") in list(Coach):
            values["coach"] = Coach(found["coach"])
        return cls(**values)


@dataclass(slots=True)
class Notes:
    """Grows with the game. Statistics tell games with hints or undo apart from those without."""

    aids: Aids = field(default_factory=Aids)
    hints: int = 0  # asked for
    undos: int = 0
    seconds: int = 0  # at the table
    finished: str = ""  # when, in the form of ISO 8601

    def extras(self) -> dict[str, Any]:
        """As the notes of a save file."""
        counts = {"hints": self.hints, "undos": self.undos, "seconds": self.seconds}
        ended = {"finished": self.finished} if self.finished else {}
        return {"aids": asdict(self.aids), **counts, **ended}

    @classmethod
    def read(cls, extras: Mapping[str, Any]) -> Notes:
        """From the notes of a save file, whatever they are."""
        hints, undos, seconds = (_count(extras.get(name)) for name in ("hints", "undos", "seconds"))
        finished = extras.get("finished")
        return cls(Aids.read(extras.get("aids")), hints, undos, seconds, finished if isinstance(finished, str) else "")


def _count(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**31 else 0
