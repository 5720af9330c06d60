# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures of the rules: small positions in the form of scenarios, with moves that are right or wrong in them.

`show` names the tracks a figure is about, `around` cities to look at where that is not all of a track, `light`
cities to point out, `after` moves played first. `right` and `wrong` are moves in the contract's form: the game
itself agrees with every one of them (a test asks it), so a figure cannot say what the rules do not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from ttr_desktop import assets
from ttr_desktop.core.actions import Action, BuildPort, Claim
from ttr_desktop.core.engine import Game, tables_for
from ttr_desktop.core.ids import find_track
from ttr_desktop.core.notation import NotationError, from_text
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.core.tables import Tables
from ttr_desktop.data import catalogue
from ttr_desktop.data.position import Position, set_up
from ttr_desktop.data.yamlfile import Item, YamlFile, read_text
from ttr_desktop.teach.lessons import Lesson

_KEYS = ("map", "players", "setup", "after", "show", "around", "light", "market", "right", "wrong")


@dataclass(frozen=True, slots=True)
class Figure:
    """A position, where to look in it, and moves that can and cannot be made."""

    tables: Tables
    position: Position
    after: tuple[Action, ...]
    show: tuple[int, ...]  # tracks
    around: tuple[int, ...]  # cities
    light: tuple[int, ...]  # cities
    market: bool  # whether the face-up cards belong to it
    right: tuple[Action, ...]
    wrong: tuple[Action, ...]

    def start(self) -> Game:
        """A fresh game at the position."""
        game = set_up(self.tables, self.position, "figure")
        for action in self.after:
            assert not isinstance(game.apply(action), Refusal)
        return game


def figure_of(lesson: Lesson) -> Figure | None:
    """What a lesson is about, as a picture: the tracks and harbours of its model moves; None if it is not about any."""
    scenario = lesson.scenario
    if scenario.position is None:
        return None
    tables = tables_for(scenario.board, len(scenario.players))
    moves = [from_text(tables, step.value) for step in scenario.steps if step.kind == "do"]
    show = tuple(dict.fromkeys(move.track for move in moves if isinstance(move, Claim)))
    around = tuple(move.city for move in moves if isinstance(move, BuildPort))
    if not show and not around:
        return None
    if show and tables.tracks[show[0]].over_edge:
        around = (tables.tracks[show[0]].a,)  # or the picture would be that of the whole board
    return Figure(tables, scenario.position, (), show[:1], around, (), False, (), ())


@lru_cache(maxsize=1)
def rule_figures() -> Mapping[str, tuple[Figure, ...]]:
    """By rule id, read once."""
    return load_figures(assets.resources() / "rules" / "figures.yaml")


def load_figures(path: Path) -> Mapping[str, tuple[Figure, ...]]:
    """The figures of a file; raises FileProblem with everything that is wrong."""
    file = YamlFile(str(path), read_text(path))
    found = {
        rule_id: tuple(figure for one in item.sequence() if (figure := _figure(one)) is not None)
        for rule_id, item in file.root.mapping().items()
    }
    file.finish()
    return found


def _figure(item: Item) -> Figure | None:
    entry = item.mapping(_KEYS, ("map", "setup"))
    if "map" not in entry or "setup" not in entry:
        return None
    board = catalogue.board(entry["map"].choice(catalogue.MAP_IDS, catalogue.MAP_IDS[0]))
    players = entry["players"].integer(*board.rules.players, 2) if "players" in entry else 2
    tables = tables_for(board, players)

    def moves(key: str) -> tuple[Action, ...]:
        return tuple(_moves(entry[key], tables)) if key in entry else ()

    def cities(key: str) -> tuple[int, ...]:
        return tuple(_city(one, tables) for one in entry[key].sequence()) if key in entry else ()

    show = tuple(_track(one, tables) for one in entry["show"].sequence()) if "show" in entry else ()
    market = "market" in entry and entry["market"].boolean()
    if not show and not market and "around" not in entry:
        item.flaw("a figure shows tracks, the market, or what is around a city")
    return Figure(
        tables,
        Position.read(entry["setup"], tables),
        moves("after"),
        show,
        cities("around"),
        cities("light"),
        market,
        moves("right"),
        moves("wrong"),
    )


def _moves(item: Item, tables: Tables) -> list[Action]:
    found = []
    for one in item.sequence():
        try:
            found.append(from_text(tables, one.plain()))
        except NotationError as problem:
            one.flaw(str(problem))
    return found


def _track(item: Item, tables: Tables) -> int:
    number = find_track(tables.board.track_index, item.text())
    if number is None:
        item.flaw(f"there is no track {item.text()!r} on this board")
    return number or 0


def _city(item: Item, tables: Tables) -> int:
    number = tables.board.city_index.get(item.text())
    if number is None:
        item.flaw(f"there is no city {item.text()!r} on this board")
    return number or 0
