# SPDX-License-Identifier: GPL-3.0-or-later
"""`ttr simulate`: bots against each other."""

from __future__ import annotations

import argparse
import os
from typing import Any

from ttr_desktop.bots.registry import UnknownBot, make_bot
from ttr_desktop.cli.common import OK, BadInput, note, print_json, whole_number
from ttr_desktop.cli.progress import Progress
from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.sim.match import Outcome
from ttr_desktop.sim.simulate import Match, Summary, outcomes, summarise

_INTERRUPTED = 130


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate", help="play bots against each other", description="Plays bots against each other."
    )
    parser.add_argument("--map", required=True, choices=MAP_IDS, metavar="M", help=", ".join(MAP_IDS))
    parser.add_argument("--bots", required=True, metavar="A,B[,C]", help="one bot for each seat")
    parser.add_argument("--games", type=whole_number(1, 10_000_000), default=100, metavar="N")
    parser.add_argument("--seed", default="1", metavar="S")
    parser.add_argument("--jobs", type=whole_number(1, 256), default=os.cpu_count() or 1, metavar="J")
    parser.add_argument("--json", action="store_true", help="JSON lines to standard output")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    bots = tuple(options.bots.split(","))
    least, most = board(options.map).rules.players
    if not least <= len(bots) <= most:
        raise BadInput(f"{options.map} is for {least} to {most} players, not {len(bots)}")
    try:
        for name in bots:
            make_bot(name)
    except UnknownBot as problem:
        raise BadInput(str(problem)) from None
    match = Match(options.map, bots, options.games, options.seed)
    played: list[Outcome] = []
    progress = Progress(options.games, "games")
    status = OK
    try:
        for outcome in outcomes(match, min(options.jobs, options.games)):
            played.append(outcome)
            progress.show(len(played))
    except KeyboardInterrupt:
        # What was played counts.
        status = _INTERRUPTED
    progress.close()
    summary = summarise(match, played)
    if options.json:
        print_json(summary.as_dict())
    else:
        _print(summary)
    if status:
        note(f"ttr: interrupted after {len(played)} of {options.games} games")
    return status


def _print(summary: Summary) -> None:
    print(f"{summary.map}: {summary.games} games, {summary.mean_turns} turns on average")
    for line in summary.bots:
        print(
            f"{line.bot:<12} wins {line.win_rate:6.1%}  [{line.low:.1%}, {line.high:.1%}]"
            f"  {line.ms_per_decision:.3f} ms a decision"
        )
        kinds = [f"{kind.replace('_', ' ')} {value:g}" for kind, value in line.points.items() if value]
        print(f"{'':<12} points: {', '.join(kinds)}")
