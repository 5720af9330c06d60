# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever file somebody brings along: a saved game, a scenario or a map, told by what is in it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from ttr_desktop.core.board import Board
from ttr_desktop.core.message import message
from ttr_desktop.core.record import GameRecord, Setup
from ttr_desktop.data import catalogue, own_maps, savefile
from ttr_desktop.data.fingerprint import fingerprint
from ttr_desktop.data.mapfile import parse_map
from ttr_desktop.data.problems import FileProblem, Problem, reason_of
from ttr_desktop.data.savefile import SavedGame, SeatInfo
from ttr_desktop.data.scenario import Scenario, parse_scenario
from ttr_desktop.data.yamlfile import YamlFile, read_text
from ttr_desktop.table.lineup import FRIENDLY
from ttr_desktop.table.table import HUMAN


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """A game to go on with, or to look at if it is over."""

    board: Board
    saved: SavedGame


@dataclass(frozen=True, slots=True)
class OpenedMap:
    """A board to play on."""

    board: Board


class UnknownFile(FileProblem):
    """Nothing the program knows."""


Opened: TypeAlias = OpenedGame | OpenedMap


def open_any(path: Path) -> Opened:
    """What the file holds; raises FileProblem with one clear sentence."""
    name, text = str(path), read_text(path)
    if path.suffix == savefile.SUFFIX or _is_save(text):
        saved = savefile.parse(name, text)
        return OpenedGame(catalogue.board(saved.record.setup.map), saved)
    data = YamlFile(name, text).root.plain()
    if isinstance(data, dict) and "scenario" in data:
        return game_of(parse_scenario(name, text), text)
    if isinstance(data, dict) and "cities" in data:
        return OpenedMap(_playable(path, parse_map(name, text)))
    raise UnknownFile([Problem(name, 0, message("neither-nor"))])


def _playable(path: Path, board: Board) -> Board:
    """One of the program's boards if the map is the same; else a copy of it is kept for the games played on it."""
    if board.id in catalogue.MAP_IDS and fingerprint(board) == fingerprint(catalogue.board(board.id)):
        return catalogue.board(board.id)
    try:
        return own_maps.keep(path)
    except OSError as problem:
        raise FileProblem([Problem(str(path), 0, message("map-not-kept", reason=reason_of(problem)))]) from None


def _is_save(text: str) -> bool:
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and "kind" in data


def game_of(scenario: Scenario, text: str) -> OpenedGame:
    """The position of a scenario to be played from: by a person on the seat that is to move, by friendly bots else."""
    game, _ = scenario.start()
    seats = [SeatInfo(name, HUMAN if seat == game.seat else FRIENDLY) for seat, name in enumerate(scenario.players)]
    setup = Setup(scenario.board.id, len(seats), scenario.seed, 0)
    if scenario.position is None:
        return OpenedGame(scenario.board, SavedGame(GameRecord(setup), seats))
    return OpenedGame(scenario.board, SavedGame(GameRecord(setup, origin=game), seats, scenario=text))
