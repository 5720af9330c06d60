# SPDX-License-Identifier: GPL-3.0-or-later
"""`ttr map`: the boards."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ttr_desktop.cli.common import BAD_INPUT, OK, Parser, note
from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.data.mapfile import load_map
from ttr_desktop.data.problems import FileProblem


def add_command(commands: Any) -> None:
    parser = commands.add_parser("map", help="list and check boards", description="Lists and checks boards.")
    verbs = parser.add_subparsers(required=True, metavar="VERB", parser_class=Parser)
    listing = verbs.add_parser("list", help="the boards that come with the program")
    listing.set_defaults(run=_list)
    check = verbs.add_parser("check", help="check a map file: all problems at once, each with its line")
    check.add_argument("file", metavar="FILE")
    check.set_defaults(run=_check)


def _list(options: argparse.Namespace) -> int:
    for map_id in MAP_IDS:
        found = board(map_id)
        least, most = found.rules.players
        sizes = f"{len(found.cities)} cities, {len(found.tracks)} tracks, {len(found.tickets)} tickets"
        print(f"{map_id:<16} {found.name():<17} {least}-{most} players, {sizes}")
    return OK


def _check(options: argparse.Namespace) -> int:
    try:
        found = load_map(Path(options.file))
    except FileProblem as problem:
        for one in problem.problems:
            note(f"ttr: {one}")
        return BAD_INPUT
    print(f"{options.file}: {found.name()} is in order")
    return OK
