# SPDX-License-Identifier: GPL-3.0-or-later
"""`ttr bench`: how fast the core is on this machine."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import Any

from ttr_desktop.cli.common import OK, BadInput, print_json, seconds, whole_number
from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.sim.bench import bench


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure the speed of the core",
        description="Random games per second in one process; `unit` is games/s times the calibration seconds.",
    )
    parser.add_argument("--map", choices=MAP_IDS, metavar="M", help=f"{', '.join(MAP_IDS)}; all if left out")
    parser.add_argument("--players", type=whole_number(2, 8), default=2, metavar="P")
    parser.add_argument("--seconds", type=seconds, default=5.0, metavar="S", help="for each board")
    parser.add_argument("--json", action="store_true", help="JSON lines to standard output")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    for map_id in (options.map,) if options.map else MAP_IDS:
        least, most = board(map_id).rules.players
        if not least <= options.players <= most:
            if options.map:
                raise BadInput(f"{map_id} is for {least} to {most} players, not {options.players}")
            continue
        result = bench(board(map_id), options.players, options.seconds)
        if options.json:
            print_json(asdict(result))
            continue
        print(
            f"{result.map:<16}{result.players} players: {result.games_per_second:8.1f} games/s, "
            f"{result.decisions_per_second:7d} decisions/s, calibration {result.calibration_seconds:.4f} s, "
            f"unit {result.unit:6.1f}, clone {result.clone_microseconds:.1f} us, game {result.game_kilobytes:.1f} kB",
            flush=True,
        )
    return OK
