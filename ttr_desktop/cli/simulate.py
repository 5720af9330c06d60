# SPDX-License-Identifier: GPL-3.0-or-later
"""`ttr simulate`: bots against each other."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from ttr_desktop.cli import ladder
from ttr_desktop.cli.arena import budget, check_table, maker, play
from ttr_desktop.cli.common import BadInput, note, print_json, whole_number
from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.sim.csvfile import write_csv
from ttr_desktop.sim.gamelog import GameLog
from ttr_desktop.sim.simulate import Match
from ttr_desktop.sim.summary import Summary, summarise

_GAMES = 100


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate",
        help="play bots against each other",
        description="Plays bots against each other: every deal with all seatings. Bots: see docs/bots.md.",
    )
    parser.add_argument("--map", choices=MAP_IDS, metavar="M", help=", ".join(MAP_IDS))
    parser.add_argument("--bots", metavar="A,B[,C]", help="one bot for each seat, such as expert,master:blocker@0.5s")
    parser.add_argument("--games", type=whole_number(1, 10_000_000), metavar="N", help=f"{_GAMES} if left out")
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed deals the same games")
    parser.add_argument("--jobs", type=whole_number(1, 256), default=os.cpu_count() or 1, metavar="J", help="processes")
    parser.add_argument("--budget", type=budget, metavar="B", help="for bots that search: tries (200) or time (0.5s)")
    parser.add_argument("--state", type=Path, metavar="FILE", help="keep games here; the same command goes on")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write a row for each seat of each game")
    parser.add_argument("--json", action="store_true", help="JSON lines to standard output")
    ladder.add_options(parser)
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    if options.ladder:
        return ladder.run(options)
    if options.map is None or options.bots is None:
        raise BadInput("simulate needs --map and --bots (or --ladder)")
    bots = tuple(options.bots.split(","))
    check_table(options.map, bots)
    match = Match(options.map, bots, options.games or _GAMES, options.seed, options.budget)
    log = GameLog(options.state, maker() if options.state else "")
    try:
        status = play([match], log, options.jobs)
    finally:
        log.close()
    played = log.games(match)
    if options.csv is not None:
        write_csv(options.csv, match, played)
    summary = summarise(match, played.values())
    if options.json:
        print_json(summary.as_dict())
    else:
        _print(summary)
    _complain(summary)
    return status


def _print(summary: Summary) -> None:
    print(f"{summary.map}: {summary.games} games, {summary.mean_turns} turns on average")
    width = max(12, *(len(line.bot) for line in summary.bots))
    for line in summary.bots:
        print(
            f"{line.bot:<{width}} wins {line.win_rate:6.1%}  [{line.low:.1%}, {line.high:.1%}]"
            f"  {line.ms_per_decision:.3f} ms a decision, {line.ms_worst:.1f} at worst"
        )
        kinds = [f"{kind.replace('_', ' ')} {value:g}" for kind, value in line.points.items() if value]
        print(f"{'':<{width}} points: {', '.join(kinds)}")


def _complain(summary: Summary) -> None:
    for line in summary.bots:
        if line.faults:
            times = "once" if line.faults == 1 else f"{line.faults} times"
            note(f"ttr: {line.bot} failed {times}, and a legal move was made for it ({line.complaint})")
