# SPDX-License-Identifier: GPL-3.0-or-later
"""`ttr scenario`: runs scenario files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ttr_desktop.cli.common import BAD_INPUT, FAILED, OK, BadInput, add_lang, in_english, note, print_json
from ttr_desktop.core.message import message
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.data.scenario import load_scenario
from ttr_desktop.sim.scenario_runner import Failure, run
from ttr_desktop.texts.messages import Messages


def add_command(commands: Any, say: Messages) -> None:
    parser = commands.add_parser("scenario", help=say("help-scenario"), description=say("about-scenario"))
    parser.add_argument("files", nargs="+", metavar=say("FILE"), help=say("help-scenario-files"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    add_lang(parser, say)
    parser.set_defaults(run=_run)


def _files(names: list[str]) -> list[Path]:
    files: list[Path] = []
    for name in names:
        path = Path(name)
        if path.is_dir():
            found = sorted(path.rglob("*.yaml"))
            if not found:
                raise BadInput(message("no-scenarios", folder=name))
            files += found
        else:
            files.append(path)
    return files


def _run(options: argparse.Namespace) -> int:
    say: Messages = options.say
    files = _files(options.files)
    failed = unreadable = 0
    for file in files:
        try:
            failure = run(load_scenario(file))
        except FileProblem as problem:
            unreadable += 1
            for one in problem.problems:
                note(say.problem(one))
            if options.json:
                told = [Messages().problem(one) for one in problem.problems]
                print_json({"file": str(file), "ok": False, "problems": told})
            continue
        failed += failure is not None
        _report(file, failure, options.json, say)
    if not options.json:
        print(say("scenarios-done", passed=len(files) - failed - unreadable, failed=failed + unreadable))
    return BAD_INPUT if unreadable else FAILED if failed else OK


def _report(file: Path, failure: Failure | None, as_json: bool, say: Messages) -> None:
    if as_json:
        told: dict[str, Any] = {"file": str(file), "ok": failure is None}
        if failure is not None:
            told |= {"line": failure.line, "step": failure.step, "what": failure.what}
            told |= {"expected": in_english(failure.expected), "got": in_english(failure.got)}
        print_json(told)
    elif failure is not None:
        print(say.say(failure.message))
