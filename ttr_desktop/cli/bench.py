# SPDX-License-Identifier: GPL-3.0-or-later
"""`ttr bench`: how fast the core is on this machine."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import Any

from ttr_desktop.cli.common import OK, BadInput, a_map, add_lang, print_json, seconds, whole_number, wrong_players
from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.sim.bench import bench
from ttr_desktop.texts.messages import Messages


def add_command(commands: Any, say: Messages) -> None:
    parser = commands.add_parser("bench", help=say("help-bench"), description=say("about-bench"))
    parser.add_argument("--map", type=a_map(say), metavar="M", help=say("help-bench-map", maps=", ".join(MAP_IDS)))
    parser.add_argument("--players", type=whole_number(say, 2, 8), default=2, metavar="P")
    parser.add_argument("--seconds", type=seconds(say), default=5.0, metavar="S", help=say("help-bench-seconds"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    add_lang(parser, say)
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    for map_id in (options.map,) if options.map else MAP_IDS:
        least, most = board(map_id).rules.players
        if not least <= options.players <= most:
            if options.map:
                raise BadInput(wrong_players(map_id, options.players))
            continue
        result = bench(board(map_id), options.players, options.seconds)
        if options.json:
            print_json(asdict(result))
            continue
        line = options.say(
            "bench-line",
            map=f"{result.map:<16}",
            players=result.players,
            games=f"{result.games_per_second:8.1f}",
            decisions=f"{result.decisions_per_second:7d}",
            calibration=f"{result.calibration_seconds:.4f}",
            unit=f"{result.unit:6.1f}",
            clone=f"{result.clone_microseconds:.1f}",
            size=f"{result.game_kilobytes:.1f}",
        )
        print(line, flush=True)
    return OK
