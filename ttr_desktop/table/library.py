# SPDX-License-Identifier: GPL-3.0-or-later
"""The games the program keeps by itself: one file each, from the first action on; none is ever deleted."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ttr_desktop.data import savefile
from ttr_desktop.data.atomic import set_aside
from ttr_desktop.data.savefile import SeatInfo

_MOST_BYTES = 4_000_000


@dataclass(frozen=True, slots=True)
class KeptGame:
    """What a file says about itself, to be shown before it is opened. Opening checks everything."""

    path: Path
    when: datetime
    map: str
    seats: tuple[SeatInfo, ...]
    points: tuple[int, ...]
    turn: int
    over: bool


class Library:
    """A folder of games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new_path(self, map_id: str) -> Path:
        """A name that no other game has, also if two programs ask at the same moment."""
        return self.folder / f"{datetime.now():%Y-%m-%d-%H%M%S}-{map_id}-{secrets.token_hex(3)}{savefile.SUFFIX}"

    def paths(self) -> list[Path]:
        """All games, the youngest first."""
        found: list[tuple[float, Path]] = []
        for path in self.folder.glob(f"*{savefile.SUFFIX}"):
            try:
                found.append((path.stat().st_mtime, path))
            except OSError:
                continue  # gone in the meantime
        return [path for _, path in sorted(found, reverse=True)]

    def unfinished(self) -> Iterator[KeptGame | Path]:
        """Games that can be gone on with, the youngest first; a file that was no game is set aside, and named."""
        for path in self.paths():
            try:
                game = glance(path)
            except OSError:
                continue  # gone in the meantime, or not to be read now: that is no fault of the game
            if game is None:
                aside = set_aside(path)
                if aside is not None:
                    yield aside
            elif not game.over:
                yield game


def glance(path: Path) -> KeptGame | None:
    """What the file says about itself; None if it is no saved game at all. Raises OSError if it cannot be read."""
    try:
        changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        if path.stat().st_size > _MOST_BYTES:
            return None
        data: Any = json.loads(path.read_bytes().decode("utf-8"))
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or data.get("kind") != savefile.KIND:
        return None
    extras = _dict(data.get("extras"))
    position = _dict(extras.get("position"))
    seats = data.get("seats")
    points = position.get("points")
    turn = position.get("turn")
    return KeptGame(
        path,
        changed,
        str(data.get("map", "")),
        tuple(savefile.read_seat(_dict(seat)) for seat in seats) if isinstance(seats, list) else (),
        tuple(one for one in points if isinstance(one, int)) if isinstance(points, list) else (),
        turn if isinstance(turn, int) else 0,
        bool(position.get("over")),
    )


def _dict(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}
