# SPDX-License-Identifier: GPL-3.0-or-later
"""`ttr map`: the boards."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ttr_desktop.cli.common import BAD_INPUT, OK, BadInput, add_lang, note, whole_number
from ttr_desktop.core.board import Board
from ttr_desktop.data import catalogue, own_maps
from ttr_desktop.data.catalogue import MAP_IDS, UnknownMap, board
from ttr_desktop.data.mapfile import load_map
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.texts.messages import Messages


def add_command(commands: Any, say: Messages) -> None:
    parser = commands.add_parser("map", help=say("help-map"), description=say("about-map"))
    verbs = parser.add_commands(say("VERB"))
    listing = verbs.add_parser("list", help=say("help-map-list"))
    listing.set_defaults(run=_list)
    check = verbs.add_parser("check", help=say("help-map-check"))
    check.add_argument("file", metavar=say("FILE"))
    check.set_defaults(run=_check)
    render = verbs.add_parser("render", help=say("help-map-render"))
    render.add_argument("map", metavar=say("MAP"), help=say("help-render-map", maps=", ".join(MAP_IDS)))
    render.add_argument("-o", "--output", metavar=say("FILE"), required=True, help=say("help-render-output"))
    render.add_argument("--theme", choices=("light", "dark"), default="light", help=say("help-render-theme"))
    width = whole_number(say, 200, 12000)
    render.add_argument("--width", metavar="N", type=width, default=2000, help=say("help-render-width"))
    render.set_defaults(run=_render)
    for verb in (parser, listing, check, render):
        add_lang(verb, say)


def _list(options: argparse.Namespace) -> int:
    own = [one.board for one in own_maps.found() if one.board is not None]
    for found in (*map(board, MAP_IDS), *own):
        print(_line(options.say, found))
    return OK


def _line(say: Messages, found: Board) -> str:
    least, most = found.rules.players
    return say(
        "map-line",
        map=f"{own_maps.plain_id(found.id) or found.id:<16}",
        name=f"{found.name(say.language):<17}",
        least=str(least),
        most=str(most),
        cities=len(found.cities),
        tracks=len(found.tracks),
        tickets=len(found.tickets),
    )


def _check(options: argparse.Namespace) -> int:
    try:
        found = load_map(Path(options.file))
    except FileProblem as problem:
        for one in problem.problems:
            note(options.say.problem(one))
        return BAD_INPUT
    print(options.say("map-in-order", file=options.file, name=found.name(options.say.language)))
    return OK


def _render(options: argparse.Namespace) -> int:
    # Only this verb needs the window's code, which takes longer to load than all the others take to run.
    from ttr_desktop.gui.board.geometry import NoGeometry
    from ttr_desktop.gui.board.render import CannotRender, render_board
    from ttr_desktop.gui.theme import Theme

    try:
        found = _found(options.map)
        render_board(found, Path(options.output), Theme(options.theme), options.width, options.say.language)
    except (UnknownMap, NoGeometry, CannotRender) as problem:
        raise BadInput(problem.reason) from problem
    return OK


def _found(text: str) -> Board:
    """A board by its id, or the map in a file."""
    return own_maps.load(Path(text)) if Path(text).suffix in own_maps.SUFFIXES else catalogue.named(text)
