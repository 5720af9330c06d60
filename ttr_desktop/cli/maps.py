# SPDX-License-Identifier: GPL-3.0-or-later
"""`ttr map`: the boards."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ttr_desktop.cli.common import BAD_INPUT, OK, BadInput, Parser, note, whole_number
from ttr_desktop.data.catalogue import MAP_IDS, UnknownMap, board
from ttr_desktop.data.mapfile import load_map
from ttr_desktop.data.problems import FileProblem


def add_command(commands: Any) -> None:
    parser = commands.add_parser(
        "map", help="list, check and draw boards", description="Lists, checks and draws boards."
    )
    verbs = parser.add_subparsers(required=True, metavar="VERB", parser_class=Parser)
    listing = verbs.add_parser("list", help="the boards that come with the program")
    listing.set_defaults(run=_list)
    check = verbs.add_parser("check", help="check a map file: all problems at once, each with its line")
    check.add_argument("file", metavar="FILE")
    check.set_defaults(run=_check)
    render = verbs.add_parser("render", help="draw a board as a picture, as in the window")
    render.add_argument("map", metavar="MAP", help=f"one of {', '.join(MAP_IDS)}")
    render.add_argument("-o", "--output", metavar="FILE", required=True, help="a name that ends in .png or .svg")
    render.add_argument("--theme", choices=("light", "dark"), default="light", help="by day or by night")
    render.add_argument("--width", metavar="N", type=whole_number(200, 12000), default=2000, help="pixels across")
    render.set_defaults(run=_render)


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


def _render(options: argparse.Namespace) -> int:
    # Only this verb needs the window's code, which takes longer to load than all the others take to run.
    from ttr_desktop.gui.board.geometry import NoGeometry
    from ttr_desktop.gui.board.render import CannotRender, render_board
    from ttr_desktop.gui.theme import Theme

    try:
        render_board(options.map, Path(options.output), Theme(options.theme), options.width)
    except (UnknownMap, NoGeometry, CannotRender) as problem:
        raise BadInput(str(problem)) from problem
    return OK
