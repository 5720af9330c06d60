# SPDX-License-Identifier: GPL-3.0-or-later
"""`ttr simulate --ladder`: measures the bots and writes the table of their strength."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from ttr_desktop.bots.base import Budget
from ttr_desktop.cli.arena import check_bots, machine, maker, play
from ttr_desktop.cli.common import BadInput, note, print_json, whole_number
from ttr_desktop.core.message import message
from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.data.problems import reason_of
from ttr_desktop.sim.gamelog import GameLog
from ttr_desktop.sim.ladder import Plan, board_table, everybody
from ttr_desktop.sim.ladder_page import ladder_page
from ttr_desktop.sim.simulate import Match
from ttr_desktop.texts.messages import Messages

_GAMES, _TABLE_GAMES = 400, 100
_BUDGET = Budget(None, 150)  # of bots that search: by tries, so that the table does not depend on the machine
_STATE = Path("ladder-state.jsonl")
_PAGE, _DATA = Path("docs/ladder.md"), Path("resources/bots/ladder.json")


def add_options(parser: argparse.ArgumentParser, say: Messages) -> None:
    group = parser.add_argument_group(say("ladder-group"))
    files = {"page": str(_PAGE), "data": str(_DATA), "state": str(_STATE)}
    about = say("help-ladder", games=_GAMES, budget=str(_BUDGET), **files)
    group.add_argument("--ladder", action="store_true", help=about)
    number = whole_number(say, 1, 10_000_000)
    group.add_argument("--search-games", type=number, metavar="N", help=say("help-search-games"))
    tables = say("help-table-games", games=_TABLE_GAMES)
    group.add_argument("--table-games", type=number, default=_TABLE_GAMES, metavar="N", help=tables)
    group.add_argument("--out", type=Path, default=Path(), metavar=say("FOLDER"), help=say("help-out"))


def run(options: argparse.Namespace) -> int:
    """Plays and writes; what is there when it is interrupted is written too."""
    bots = tuple(options.bots.split(",")) if options.bots else everybody()
    check_bots(bots)
    if len(set(bots)) < max(2, len(bots)):
        raise BadInput(message("ladder-needs-two"))
    games = options.games or _GAMES
    budget = options.budget or _BUDGET
    plan = Plan(bots, games, options.search_games or games, options.table_games, options.seed, budget)
    maps = (options.map,) if options.map else MAP_IDS
    matches = {map_id: plan.matches(map_id) for map_id in maps}
    ladder = _earlier(options.out / _DATA)
    log = GameLog(options.state or _STATE, maker())
    try:
        status = play([match for group in matches.values() for match in group], log, options.jobs, options.say)
    finally:
        log.close()
    for map_id in maps:
        figures = board_table(matches[map_id], log.games)
        if figures["bots"]:
            ladder["boards"][map_id] = {"made": _made(options, matches[map_id], log), **figures}
    ladder["boards"] = {map_id: ladder["boards"][map_id] for map_id in MAP_IDS if map_id in ladder["boards"]}
    _write(options.out / _DATA, json.dumps(ladder, indent=1, ensure_ascii=False) + "\n", options.say)
    _write(options.out / _PAGE, ladder_page(ladder), options.say)
    if options.json:
        print_json(ladder)
    else:
        print(
            ladder_page({"boards": {map_id: ladder["boards"][map_id] for map_id in maps if map_id in ladder["boards"]}})
        )
    return status


def _made(options: argparse.Namespace, matches: list[Match], log: GameLog) -> dict[str, Any]:
    command = ["ttr simulate --ladder"]
    for name in ("map", "bots", "games", "search_games", "table_games", "seed", "budget"):
        value = getattr(options, name)
        if value is not None:
            command.append(f"--{name.replace('_', '-')} {value}")
    return {
        "command": " ".join(command),
        "commits": sorted(set().union(*(log.makers(match) for match in matches))),
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "machine": machine(),
        "budget": str(options.budget or _BUDGET),
    }


def _earlier(path: Path) -> dict[str, Any]:
    """What is known of boards that are not measured now."""
    try:
        ladder = json.loads(path.read_text(encoding="utf-8"))
        ladder_page(ladder)  # a table that cannot be shown cannot be kept either
    except FileNotFoundError:
        return {"format": 1, "boards": {}}
    except (OSError, ValueError, TypeError, KeyError, AttributeError, LookupError):
        raise BadInput(message("not-a-ladder", file=str(path))) from None
    assert isinstance(ladder, dict)
    return ladder


def _write(path: Path, text: str, say: Messages) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(message("cannot-write", file=str(path), reason=reason_of(error))) from None
    note(say("written", file=str(path)))
