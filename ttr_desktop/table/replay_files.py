# SPDX-License-Identifier: GPL-3.0-or-later
"""Games kept as files, and what the list of replays says about each without playing it through."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ttr_desktop.core.message import Message, message
from ttr_desktop.data import catalogue, savefile
from ttr_desktop.data.problems import reason_of
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.table.replay import Replay
from ttr_desktop.table.statistics.entry import Circumstances, file_key

_MOST_BYTES = 4_000_000  # the longest game takes a hundredth of it


@dataclass(frozen=True, slots=True)
class ReplayEntry:
    """A line of the list. `totals` is empty while the game is not over; a file that is no game says so in `problem`."""

    path: Path
    when: datetime
    map: str = ""
    seats: tuple[SeatInfo, ...] = ()
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    actions: int = 0
    key: str = ""  # of the game in the statistics
    problem: Message | None = None


def open_replay(path: Path) -> Replay:
    """The game of a file, checked in full; raises FileProblem with one clear sentence."""
    saved = savefile.read(path)
    return Replay(catalogue.board(saved.record.setup.map), saved)


def game_files(folders: Iterable[Path]) -> list[Path]:
    """All games in these folders, the newest first."""
    found: list[tuple[float, Path]] = []
    for folder in folders:
        for path in folder.glob(f"*{savefile.SUFFIX}"):
            try:
                found.append((path.stat().st_mtime, path))
            except OSError:
                continue  # gone in the meantime
    return [path for _, path in sorted(found, reverse=True)]


def glance(path: Path) -> ReplayEntry:
    """What a file says about itself. Quick, and believes the file: opening it checks everything."""
    try:
        changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        if path.stat().st_size > _MOST_BYTES:
            return ReplayEntry(path, changed, problem=message("save-too-large"))
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        return ReplayEntry(path, datetime.now(UTC), problem=reason_of(problem))
    except (ValueError, RecursionError):
        return ReplayEntry(path, changed, problem=message("save-no-json"))
    if not isinstance(data, dict) or data.get("kind") != savefile.KIND:
        return ReplayEntry(path, changed, problem=message("save-other-kind"))
    notes = _mapping(data.get("extras"))
    result = _mapping(notes.get("result"))
    seats = data.get("seats")
    actions = data.get("actions")
    return ReplayEntry(
        path,
        Circumstances.read(notes, changed).finished,
        str(data.get("map", "")),
        tuple(savefile.read_seat(_mapping(seat)) for seat in seats) if isinstance(seats, list) else (),
        _numbers(result.get("totals")),
        _numbers(result.get("winners")),
        len(actions) if isinstance(actions, list) else 0,
        file_key(data),
    )


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _numbers(value: Any) -> tuple[int, ...]:
    return tuple(number for number in value if isinstance(number, int)) if isinstance(value, list) else ()
