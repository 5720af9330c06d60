# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenario files: a position and what is played from it. Tests, lessons and puzzles share the format (contract)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ttr_desktop.core.board import Board
from ttr_desktop.core.engine import Game, tables_for
from ttr_desktop.core.events import Event
from ttr_desktop.data import catalogue
from ttr_desktop.data.position import Position, set_up
from ttr_desktop.data.yamlfile import Item, YamlFile, read_text

_TOP = ("scenario", "title", "map", "players", "seed", "rules", "setup", "steps", "lesson")
_STEPS = ("do", "refuse", "because", "expect", "score")
_SEATS = ("scores", "hands", "pieces", "tickets", "claimed", "ports", "longest")
_TABLE = ("turn", "phase", "offer", "market", "discards", "deck_size", "last_round", "events", "final", "winners")
EXPECTED = (*_SEATS, *_TABLE)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a scenario; `kind` is do, refuse, expect or score."""

    number: int
    line: int
    kind: str
    value: Any
    because: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario that has been read. `start` gives a fresh game at its position."""

    file: str
    title: str
    rules: tuple[str, ...]  # the rule ids it is about
    board: Board
    players: tuple[str, ...]  # names; empty where none is given
    seed: str
    position: Position | None
    steps: tuple[Step, ...]

    def start(self) -> tuple[Game, list[Event]]:
        if self.position is None:
            return Game.start(self.board, len(self.players), self.seed, first=0)
        return set_up(tables_for(self.board, len(self.players)), self.position, self.seed), []


def load_scenario(path: Path) -> Scenario:
    """The scenario of a file; raises FileProblem with everything that is wrong."""
    return parse_scenario(str(path), read_text(path))


def parse_scenario(name: str, text: str) -> Scenario:
    """The scenario of a text; `name` stands in the messages."""
    file = YamlFile(name, text)
    top = file.root.mapping(_TOP, ("scenario", "title", "map", "players", "steps"))
    if "scenario" in top:
        top["scenario"].integer(1, 1, 1)
    board = _board(file, top)
    players = _players(top, board)
    position = None
    if "setup" in top and board is not None:
        position = Position.read(top["setup"], tables_for(board, len(players)))
    steps = tuple(
        step
        for number, item in enumerate(top["steps"].sequence() if "steps" in top else [], 1)
        if (step := _step(number, item)) is not None
    )
    title = top["title"].text() if "title" in top and top["title"].kind == "str" else ""
    if "title" in top and top["title"].kind == "map":
        title = next((text.text() for text in top["title"].mapping(("en", "pl"), ("en",)).values()), "")
    elif "title" in top:
        top["title"].text()
    rules = tuple(item.text() for item in top["rules"].sequence()) if "rules" in top else ()
    seed = str(top["seed"].plain()) if "seed" in top else "0"
    file.finish()
    assert board is not None
    return Scenario(name, title, rules, board, players, seed, position, steps)


def _board(file: YamlFile, top: Mapping[str, Item]) -> Board | None:
    if "map" not in top:
        return None
    try:
        return catalogue.board(top["map"].text())
    except catalogue.UnknownMap as problem:
        file.problem(top["map"].line, problem.reason)
        return None


def _players(top: Mapping[str, Item], board: Board | None) -> tuple[str, ...]:
    least, most = board.rules.players if board is not None else (2, 5)
    if "players" not in top:
        return ("0", "1")
    item = top["players"]
    if item.kind == "seq":
        names = tuple(entry.text() for entry in item.sequence())
    else:
        names = ("",) * item.integer(1, 8, least)  # whoever shows them knows what to call them
    if not least <= len(names) <= most:
        item.problem("not-between", name="players", value=str(len(names)), low=str(least), high=str(most))
        names = tuple(map(str, range(least)))
    return names


def _step(number: int, item: Item) -> Step | None:
    entry = item.mapping(_STEPS)
    kinds = [kind for kind in entry if kind != "because"]
    if len(kinds) != 1 or ("because" in entry and kinds[0] != "refuse"):
        item.problem("bad-step")
        return None
    kind = kinds[0]
    value = entry[kind]
    because: tuple[str, ...] = ()
    if "because" in entry:
        reason = entry["because"]
        because = tuple(r.text() for r in reason.sequence()) if reason.kind == "seq" else (reason.text(),)
    if kind == "expect":
        value.mapping(EXPECTED)
    if kind == "score" and value.text() != "now":
        value.problem("bad-score")
    return Step(number, item.line, kind, value.plain(), because)
