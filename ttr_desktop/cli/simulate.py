# SPDX-License-Identifier: GPL-3.0-or-later
"""`ttr simulate`: bots against each other."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from ttr_desktop.cli import ladder
from ttr_desktop.cli.arena import budget, check_table, maker, play
from ttr_desktop.cli.common import BadInput, a_map, add_lang, note, print_json, whole_number
from ttr_desktop.core.message import message
from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.sim.csvfile import write_csv
from ttr_desktop.sim.gamelog import GameLog
from ttr_desktop.sim.simulate import Match
from ttr_desktop.sim.summary import Summary, summarise
from ttr_desktop.texts.catalogue import Catalogue
from ttr_desktop.texts.messages import Messages

_GAMES = 100


def add_command(commands: Any, say: Messages) -> None:
    parser = commands.add_parser("simulate", help=say("help-simulate"), description=say("about-simulate"))
    add, file, number = parser.add_argument, say("FILE"), whole_number(say, 1, 10_000_000)
    jobs = whole_number(say, 1, 256)
    add("--map", type=a_map(say), metavar="M", help=say("help-simulate-map", maps=", ".join(MAP_IDS)))
    add("--bots", metavar="A,B[,C]", help=say("help-simulate-bots"))
    add("--games", type=number, metavar="N", help=say("help-simulate-games", games=_GAMES))
    add("--seed", default="1", metavar="S", help=say("help-simulate-seed"))
    add("--jobs", type=jobs, default=os.cpu_count() or 1, metavar="J", help=say("help-simulate-jobs"))
    add("--budget", type=budget(say), metavar="B", help=say("help-simulate-budget"))
    add("--state", type=Path, metavar=file, help=say("help-simulate-state"))
    add("--csv", type=Path, metavar=file, help=say("help-simulate-csv"))
    add("--json", action="store_true", help=say("help-json"))
    add_lang(parser, say)
    ladder.add_options(parser, say)
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    if options.ladder:
        return ladder.run(options)
    if options.map is None or options.bots is None:
        raise BadInput(message("simulate-needs"))
    bots = tuple(options.bots.split(","))
    check_table(options.map, bots)
    match = Match(options.map, bots, options.games or _GAMES, options.seed, options.budget)
    log = GameLog(options.state, maker() if options.state else "")
    try:
        status = play([match], log, options.jobs, options.say)
    finally:
        log.close()
    played = log.games(match)
    if options.csv is not None:
        write_csv(options.csv, match, played)
    summary = summarise(match, played.values())
    if options.json:
        print_json(summary.as_dict())
    else:
        _print(summary, options.say)
    _complain(summary, options.say)
    return status


def _print(summary: Summary, say: Messages) -> None:
    print(say("simulate-summary", map=summary.map, games=summary.games, turns=str(summary.mean_turns)))
    names = Catalogue(say.language).names
    width = max(12, *(len(line.bot) for line in summary.bots))
    for line in summary.bots:
        figures = {
            "rate": f"{line.win_rate:6.1%}",
            "low": f"{line.low:.1%}",
            "high": f"{line.high:.1%}",
            "ms": f"{line.ms_per_decision:.3f}",
            "worst": f"{line.ms_worst:.1f}",
        }
        print(say("simulate-line", bot=f"{line.bot:<{width}}", **figures))
        kinds = [f"{names.score(kind)} {value:g}" for kind, value in line.points.items() if value]
        print(say("simulate-points", bot=" " * width, points=", ".join(kinds)))


def _complain(summary: Summary, say: Messages) -> None:
    for line in summary.bots:
        if line.faults:
            note(say("bot-failed", bot=line.bot, count=line.faults, complaint=line.complaint))
