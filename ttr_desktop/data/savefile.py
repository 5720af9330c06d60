# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved games: versioned JSON, written in one piece or not at all. What cannot be read is never overwritten."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from ttr_desktop import __version__
from ttr_desktop.core.actions import Action
from ttr_desktop.core.board import Board
from ttr_desktop.core.engine import Game, tables_for
from ttr_desktop.core.message import Message, Told, message
from ttr_desktop.core.notation import NotationError, from_text, to_text
from ttr_desktop.core.record import GameRecord, ReplayError, Setup, replayed
from ttr_desktop.data import catalogue
from ttr_desktop.data.atomic import write_text
from ttr_desktop.data.fingerprint import fingerprint
from ttr_desktop.data.problems import FileProblem, Problem
from ttr_desktop.data.scenario import parse_scenario
from ttr_desktop.data.yamlfile import read_text

SUFFIX = ".ttr"  # of file names; desktops know saves by it and by KIND
KIND = "ttr-desktop-game"
FORMAT = 1

# For each older format the function that turns its data into the next one's.
UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits where."""

    name: str = ""  # empty: the person at this computer, whom the window calls so in its language
    player: str = "human"  # or the name of a bot
    colour: str = ""  # of the pieces; empty: that of the seat
    shape: str = ""

    @property
    def given(self) -> str:
        """The name if there is one. Older saves hold the window's word for the person in front of it: that is none."""
        return "" if self.player == "human" and self.name in _WINDOWS_WORDS else self.name


_WINDOWS_WORDS = frozenset({"You", "Ty"})
_NEEDED = ("name", "player")


def read_seat(data: Mapping[str, Any]) -> SeatInfo:
    """A seat from a save file; what is missing or no text is left empty."""
    return SeatInfo(
        **{one.name: str(data[one.name]) for one in fields(SeatInfo) if isinstance(data.get(one.name), str)}
    )


@dataclass(slots=True)
class SavedGame:
    """A record with the people who played it."""

    record: GameRecord
    seats: list[SeatInfo] = field(default_factory=list)
    extras: dict[str, Any] = field(default_factory=dict)  # notes of the program, no part of the game
    scenario: str = ""  # the text of the scenario whose position it began with, if it did


def to_json(board: Board, saved: SavedGame) -> str:
    """The text of a save file."""
    setup = saved.record.setup
    tables = tables_for(board, setup.players)
    head = {
        "kind": KIND,
        "format": FORMAT,
        "app": __version__,
        "map": setup.map,
        "map_sha256": fingerprint(board),
        "players": setup.players,
        "seats": [
            {key: value for key, value in asdict(seat).items() if value or key in _NEEDED} for seat in saved.seats
        ],
        "seed": setup.seed,
        "first": setup.first,
        "digests": saved.record.digests,
        "extras": saved.extras,
        **({"scenario": saved.scenario} if saved.scenario else {}),
    }
    # One action a line: a person can read it, and versions can be compared.
    actions = [json.dumps(to_text(tables, action), ensure_ascii=False) for action in saved.record.actions]
    opening = json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
    return opening + ',\n "actions": [\n  ' + ",\n  ".join(actions) + "\n ]\n}\n"


def write(path: Path, board: Board, saved: SavedGame) -> None:
    """Writes the game beside its place first, then moves it there: never half a file."""
    write_text(path, to_json(board, saved))


class SaveProblem(FileProblem):
    """A save that cannot be used. It need not be damaged: it may be of a newer version or of another map."""

    def __init__(self, problem: Problem, damaged: bool) -> None:
        super().__init__([problem])
        self.damaged = damaged


def read(path: Path, board: Board | None = None) -> SavedGame:
    """The game of a file, replayed and verified; raises FileProblem with one clear sentence."""
    return parse(str(path), read_text(path), board)


def parse(name: str, text: str, board: Board | None = None) -> SavedGame:
    """The game of a text; `name` stands in the messages. `board` is given for maps of one's own."""

    def fail(found: Message, damaged: bool = True) -> SaveProblem:
        return SaveProblem(Problem(name, 0, found), damaged)

    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise fail(message("save-no-json")) from None
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise fail(message("save-other-kind"))
    version = data.get("format")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise fail(message("save-no-format"))
    if version > FORMAT:
        raise fail(message("save-newer", format=str(version), known=str(FORMAT)), damaged=False)
    for number in range(version, FORMAT):
        data = UPGRADES[number](data)
    try:
        return _saved_game(data, board)
    except _BadSave as problem:
        raise fail(problem.reason, problem.damaged) from None


class _BadSave(Told):
    """What is wrong with the contents."""

    def __init__(self, reason: Message, damaged: bool = True) -> None:
        super().__init__(reason)
        self.damaged = damaged


def _wrong(part: str) -> _BadSave:
    return _BadSave(message("save-part-wrong", part=part))


def _get(data: Mapping[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise _wrong(key)
    return value


def _saved_game(data: Mapping[str, Any], board: Board | None) -> SavedGame:
    map_id = _get(data, "map", str)
    if board is None:
        try:
            board = catalogue.board(map_id)
        except catalogue.UnknownMap as problem:
            raise _BadSave(problem.reason, damaged=False) from None
    if _get(data, "map_sha256", str) != fingerprint(board):
        raise _BadSave(message("save-other-edition", map=map_id), damaged=False)
    record = _record(data, board, map_id)
    seats = []
    for seat in _get(data, "seats", list):
        if not isinstance(seat, dict):
            raise _wrong("seats")
        seats.append(replace(read_seat(seat), name=_get(seat, "name", str), player=_get(seat, "player", str)))
    if seats and len(seats) != record.setup.players:
        raise _BadSave(message("save-seats"))
    scenario = _get(data, "scenario", str) if "scenario" in data else ""
    if scenario:
        record.origin = _origin(scenario, record.setup)
    try:
        replayed(board, record)
    except ReplayError as problem:
        raise _BadSave(message("save-damaged", reason=problem.reason)) from None
    return SavedGame(record, seats, dict(_get(data, "extras", dict)), scenario)


def _origin(scenario: str, setup: Setup) -> Game:
    """The position a game began with that was played from a scenario."""
    try:
        found = parse_scenario("scenario", scenario)
    except FileProblem as problem:
        raise _BadSave(message("save-damaged", reason=problem.problems[0].message)) from None
    if (found.board.id, len(found.players)) != (setup.map, setup.players):
        raise _BadSave(message("save-scenario"))
    return found.start()[0]


def _record(data: Mapping[str, Any], board: Board, map_id: str) -> GameRecord:
    players = _get(data, "players", int)
    least, most = board.rules.players
    if not least <= players <= most:
        raise _BadSave(message("save-players", players=players, least=str(least), most=str(most)))
    first = data.get("first")
    if first is not None and (not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < players):
        raise _wrong("first")
    digests = _get(data, "digests", list)
    if not all(isinstance(digest, str) for digest in digests):
        raise _wrong("digests")
    seed = _get(data, "seed", str)
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise _wrong("seed") from None
    tables = tables_for(board, players)
    actions: list[Action] = []
    for number, form in enumerate(_get(data, "actions", list), 1):
        try:
            actions.append(from_text(tables, form))
        except NotationError as problem:
            raise _BadSave(message("save-action", number=str(number), reason=problem.reason)) from None
    return GameRecord(Setup(map_id, players, seed, first), actions, digests)
