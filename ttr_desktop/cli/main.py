# SPDX-License-Identifier: GPL-3.0-or-later
"""The entry point of `ttr`: finds the subcommand and turns every kind of bad input into one line and status 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ttr_desktop import __version__
from ttr_desktop.cli import bench, maps, replay, scenario, simulate
from ttr_desktop.cli.common import BAD_INPUT, BadInput, Parser, note
from ttr_desktop.data.problems import FileProblem

_INTERRUPTED = 130


def _parser() -> Parser:
    parser = Parser(prog="ttr", description="TTR Desktop without a window: scenarios, matches, boards, replays.")
    parser.add_argument("--version", action="version", version=f"ttr {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND", parser_class=Parser)
    for module in (scenario, simulate, bench, maps, replay):
        module.add_command(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; returns the exit status."""
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
        sys.stdout.flush()
        return status
    except (BadInput, FileProblem) as problem:
        note(f"ttr: {problem}")
        return BAD_INPUT
    except KeyboardInterrupt:
        note("ttr: interrupted")
        return _INTERRUPTED
    except BrokenPipeError:
        # The reader has gone (`ttr ... | head`): no complaint, and none at interpreter shutdown either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
