# SPDX-License-Identifier: GPL-3.0-or-later
"""A finished game in figures."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any

from ttr_desktop.bots.naming import BotName, UnknownBot, read_name
from ttr_desktop.core.engine import Game
from ttr_desktop.core.events import ScoreLine
from ttr_desktop.core.notation import to_text
from ttr_desktop.core.record import GameRecord
from ttr_desktop.core.scoring import own_longest_path
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.table.table import HUMAN


@dataclass(frozen=True, slots=True)
class SeatEntry:
    """How one seat fared."""

    name: str  # empty: the person at this computer
    player: str  # "human" or the name of a bot
    won: bool
    points: ScoreLine
    made: int  # completed tickets
    missed: int
    path: int  # spaces of the longest path

    @property
    def human(self) -> bool:
        return self.player == HUMAN

    @property
    def level(self) -> str:
        """The bot's level whatever its style, or "human"."""
        return _bot(self.player).id

    @property
    def style(self) -> str:
        return _bot(self.player).style


def _bot(player: str) -> BotName:
    """The name of a bot taken apart; one that nobody knows any more stands for itself."""
    try:
        return read_name(player)
    except UnknownBot:
        return BotName(player)


@dataclass(frozen=True, slots=True)
class GameEntry:
    """One finished game. The key is the same whenever the same game is counted, so none is counted twice."""

    key: str
    finished: datetime
    map: str
    seed: str
    turns: int
    seconds: int  # 0: not known
    hints: int
    undos: int
    seats: tuple[SeatEntry, ...]

    @property
    def assisted(self) -> bool:
        """Whether hints or undo helped."""
        return self.hints > 0 or self.undos > 0


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What the record of a game does not say: when it ended, how long it took, what helped."""

    finished: datetime
    seconds: int = 0
    hints: int = 0
    undos: int = 0

    def noted(self) -> dict[str, Any]:
        """As the notes of a save file."""
        finished = self.finished.astimezone(UTC).isoformat(timespec="seconds")
        return {"finished": finished, "seconds": self.seconds, "hints": self.hints, "undos": self.undos}

    @classmethod
    def read(cls, notes: Mapping[str, Any], otherwise: datetime) -> Circumstances:
        """From the notes of a save file, whatever they are."""
        try:
            finished = datetime.fromisoformat(notes["finished"])
        except (KeyError, TypeError, ValueError):
            finished = otherwise
        if finished.tzinfo is None:
            finished = finished.replace(tzinfo=UTC)
        return cls(finished, _count(notes, "seconds"), _count(notes, "hints"), _count(notes, "undos"))


def _count(notes: Mapping[str, Any], key: str) -> int:
    value = notes.get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**31 else 0


def game_key(game: Game, record: GameRecord, seats: Sequence[SeatInfo]) -> str:
    """A fingerprint of who played what."""
    setup = record.setup
    return _key(
        [setup.map, setup.players, setup.seed, setup.first],
        [[seat.name, seat.player] for seat in seats],
        [to_text(game.tables, action) for action in record.actions],
    )


def file_key(data: Mapping[str, Any]) -> str:
    """The same fingerprint from the data of a save file, without playing it through."""
    seats = data.get("seats")
    if not isinstance(seats, list):
        seats = []
    named = [[seat.get("name"), seat.get("player")] for seat in seats if isinstance(seat, dict)]
    return _key([data.get(key) for key in ("map", "players", "seed", "first")], named, data.get("actions"))


def _key(*parts: object) -> str:
    return blake2b(json.dumps(parts, sort_keys=True).encode(), digest_size=12).hexdigest()


def game_entry(game: Game, record: GameRecord, seats: Sequence[SeatInfo], when: Circumstances) -> GameEntry:
    """The entry of a game that is over."""
    result = game.result
    assert result is not None, "only a finished game is counted"
    state = game.state
    return GameEntry(
        key=game_key(game, record, seats),
        finished=when.finished,
        map=record.setup.map,
        seed=record.setup.seed,
        turns=state.turn,
        seconds=when.seconds,
        hints=when.hints,
        undos=when.undos,
        seats=tuple(
            SeatEntry(
                name=info.given,
                player=info.player,
                won=seat in result.winners,
                points=result.lines[seat],
                made=result.completed[seat],
                missed=len(state.tickets[seat]) - result.completed[seat],
                path=own_longest_path(game.tables, state.owned[seat]).length,
            )
            for seat, info in enumerate(seats)
        ),
    )
