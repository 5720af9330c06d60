# SPDX-License-Identifier: GPL-3.0-or-later
"""`ttr scenario`: runs scenario files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ttr_desktop.cli.common import BAD_INPUT, FAILED, OK, BadInput, note, print_json
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.data.scenario import load_scenario
from ttr_desktop.sim.scenario_runner import Failure, run


def add_command(commands: Any) -> None:
    parser = commands.add_parser("scenario", help="run scenario files", description="Runs scenario files.")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a scenario, or a folder of them")
    parser.add_argument("--json", action="store_true", help="JSON lines to standard output")
    parser.set_defaults(run=_run)


def _files(names: list[str]) -> list[Path]:
    files: list[Path] = []
    for name in names:
        path = Path(name)
        if path.is_dir():
            found = sorted(path.rglob("*.yaml"))
            if not found:
                raise BadInput(f"{name}: there are no scenario files (*.yaml) in this folder")
            files += found
        else:
            files.append(path)
    return files


def _run(options: argparse.Namespace) -> int:
    files = _files(options.files)
    failed = unreadable = 0
    for file in files:
        try:
            failure = run(load_scenario(file))
        except FileProblem as problem:
            unreadable += 1
            for one in problem.problems:
                note(f"ttr: {one}")
            if options.json:
                print_json({"file": str(file), "ok": False, "problems": [str(one) for one in problem.problems]})
            continue
        failed += failure is not None
        _report(file, failure, options.json)
    if not options.json:
        print(f"{len(files) - failed - unreadable} passed, {failed + unreadable} failed")
    return BAD_INPUT if unreadable else FAILED if failed else OK


def _report(file: Path, failure: Failure | None, as_json: bool) -> None:
    if as_json:
        told: dict[str, Any] = {"file": str(file), "ok": failure is None}
        if failure is not None:
            told |= {"line": failure.line, "step": failure.step, "what": failure.what}
            told |= {"expected": failure.expected, "got": failure.got}
        print_json(told)
    elif failure is not None:
        print(failure)
