# SPDX-License-Identifier: GPL-3.0-or-later
"""The entry point of `ttr`: finds the subcommand and turns every kind of bad input into one line and status 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ttr_desktop import __version__
from ttr_desktop.cli import bench, maps, replay, scenario, simulate
from ttr_desktop.cli.common import BAD_INPUT, BadInput, add_lang, note
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.texts.command_line import Parser, asked_language, speaking
from ttr_desktop.texts.messages import Messages

_INTERRUPTED = 130


def _parser(say: Messages) -> Parser:
    parser = Parser(say, prog="ttr", description=say("about-ttr"))
    parser.add_argument("--version", action="version", version=f"ttr {__version__}", help=say("help-version"))
    add_lang(parser, say)
    commands = parser.add_commands(say("COMMAND"), title=say("commands"))
    for module in (scenario, simulate, bench, maps, replay):
        module.add_command(commands, say)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; returns the exit status."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    say = Messages(asked_language(words))
    with speaking(say):
        options = _parser(say).parse_args(words)
    options.say = say
    try:
        status: int = options.run(options)
        sys.stdout.flush()
        return status
    except BadInput as problem:
        note(say.say(problem.reason))
        return BAD_INPUT
    except FileProblem as problem:
        note(say.problems(problem))
        return BAD_INPUT
    except KeyboardInterrupt:
        note(say("interrupted"))
        return _INTERRUPTED
    except BrokenPipeError:
        # The reader has gone (`ttr ... | head`): no complaint, and none at interpreter shutdown either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
