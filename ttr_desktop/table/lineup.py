# SPDX-License-Identifier: GPL-3.0-or-later
"""Who sits at the table: remembered from one game to the next, and fitted to whatever board is chosen."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from ttr_desktop.bots.registry import UnknownBot, find_bot
from ttr_desktop.data.atomic import write_text
from ttr_desktop.data.savefile import SeatInfo, read_seat
from ttr_desktop.table.table import HUMAN

VERSION = 1
FRIENDLY = "casual"  # the bot a newcomer meets
MOST_SEATS = 5
LONGEST_NAME = 24
BOT_NAMES = ("Ada", "Ben", "Cleo", "Dag", "Ewa", "Finn")


@dataclass(frozen=True, slots=True)
class Lineup:
    """The seats in order, and who starts (None: by chance). A person without a name goes by the usual one."""

    seats: tuple[SeatInfo, ...]
    first: int | None = None


USUAL = Lineup((SeatInfo(), SeatInfo(BOT_NAMES[1], FRIENDLY)))


def new_seed() -> str:
    """A seed short enough to be read aloud and typed in again."""
    return str(secrets.randbelow(10**8))


def newcomer(seats: Sequence[SeatInfo]) -> SeatInfo:
    """The next to sit down: a bot as good as the last one, with a name that nobody has."""
    bots = [seat.player for seat in seats if seat.player != HUMAN]
    return SeatInfo(free_name(seat.name for seat in seats), bots[-1] if bots else FRIENDLY)


def free_name(taken: Iterable[str]) -> str:
    """A bot's name that nobody at the table has."""
    known = set(taken)
    return next((name for name in BOT_NAMES if name not in known), f"{BOT_NAMES[0]} {len(known)}")


def fitted(lineup: Lineup, players: tuple[int, int]) -> Lineup:
    """As many of them as the board takes, with bots in the empty chairs."""
    least, most = players
    seats = list(lineup.seats[:most])
    while len(seats) < least:
        seats.append(newcomer(seats))
    return Lineup(tuple(seats), lineup.first if lineup.first is not None and lineup.first < len(seats) else None)


def told_apart(names: Sequence[str]) -> list[str]:
    """The names with a number behind each that somebody else has already."""
    given: list[str] = []
    for name in names:
        wanted, number = name, 2
        while wanted in given:
            wanted, number = f"{name} {number}", number + 1
        given.append(wanted)
    return given


def playable(player: str) -> bool:
    """Whether somebody of this kind can sit down without being asked for first: programs cannot."""
    if player == HUMAN:
        return True
    try:
        return not find_bot(player)[1].program
    except UnknownBot:
        return False


def load(path: Path) -> Lineup:
    """The last line-up; the usual one if there is none, or nothing that makes sense."""
    try:
        data: Any = json.loads(path.read_bytes().decode("utf-8"))
    except (OSError, ValueError, RecursionError):
        return USUAL
    found = data.get("seats") if isinstance(data, dict) else None
    seats = [read_seat(seat) for seat in found if isinstance(seat, dict)] if isinstance(found, list) else []
    seats = [_sensible(seat) for seat in seats[:MOST_SEATS]]
    if len(seats) < 2:
        return USUAL
    first = data.get("first")
    return Lineup(tuple(seats), first if type(first) is int and 0 <= first < len(seats) else None)


def _sensible(seat: SeatInfo) -> SeatInfo:
    name = seat.name if seat.name.isprintable() else ""
    return replace(seat, name=name[:LONGEST_NAME], player=seat.player if playable(seat.player) else FRIENDLY)


def save(path: Path, lineup: Lineup) -> None:
    """Remembers a line-up; raises OSError if that is not possible."""
    data = {"version": VERSION, "seats": [asdict(seat) for seat in lineup.seats], "first": lineup.first}
    write_text(path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
