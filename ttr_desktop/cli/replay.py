# SPDX-License-Identifier: GPL-3.0-or-later
"""`ttr replay`: the events of a saved game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ttr_desktop.cli.common import OK, add_lang, print_json
from ttr_desktop.core.describe import describe_event
from ttr_desktop.core.record import replay
from ttr_desktop.data import savefile
from ttr_desktop.data.catalogue import board
from ttr_desktop.texts.catalogue import Catalogue
from ttr_desktop.texts.messages import Messages


def add_command(commands: Any, say: Messages) -> None:
    parser = commands.add_parser("replay", help=say("help-replay"), description=say("about-replay"))
    parser.add_argument("file", metavar=say("SAVE"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    add_lang(parser, say)
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    saved = savefile.read(Path(options.file))
    record = saved.record
    say: Messages = options.say
    texts = Catalogue(say.language)
    names = [seat.given for seat in saved.seats]
    for game, _, events in replay(board(record.setup.map), record):
        for event in events:
            if options.json:
                print_json(describe_event(game.tables, event))
            else:
                print(texts.event(game.tables, event, names, None))
    return OK
