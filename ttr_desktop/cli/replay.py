# SPDX-License-Identifier: GPL-3.0-or-later
"""`ttr replay`: the events of a saved game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ttr_desktop.cli.common import OK, print_json
from ttr_desktop.core.describe import describe_event
from ttr_desktop.core.record import replay
from ttr_desktop.data import savefile
from ttr_desktop.data.catalogue import board
from ttr_desktop.texts.catalogue import Catalogue


def add_command(commands: Any) -> None:
    parser = commands.add_parser("replay", help="tell a saved game", description="Tells the events of a saved game.")
    parser.add_argument("file", metavar="SAVE")
    parser.add_argument("--json", action="store_true", help="JSON lines to standard output")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    saved = savefile.read(Path(options.file))
    record = saved.record
    texts = Catalogue("en")
    names = [seat.name for seat in saved.seats] or [f"Player {n + 1}" for n in range(record.setup.players)]
    for game, _, events in replay(board(record.setup.map), record):
        for event in events:
            if options.json:
                print_json(describe_event(game.tables, event))
            else:
                print(texts.event(game.tables, event, names, None))
    return OK
