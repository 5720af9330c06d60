# SPDX-License-Identifier: GPL-3.0-or-later
"""What all subcommands share: manners on bad input, numbers from the command line, JSON lines."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any, NoReturn

OK, FAILED, BAD_INPUT = 0, 1, 2


class BadInput(Exception):
    """What the user gave cannot be used; `str()` is one clear line."""


class Parser(argparse.ArgumentParser):
    """A parser that answers nonsense with one line instead of a page."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def whole_number(low: int, high: int) -> Any:
    """A type for whole numbers in a range."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"{value} is not between {low} and {high}")
        return value

    return read


def seconds(text: str) -> float:
    """A type for a stretch of time."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds") from None
    if not 0.01 <= value <= 3600:
        raise argparse.ArgumentTypeError(f"{text} is not between 0.01 and 3600 seconds")
    return value


def print_json(data: Any) -> None:
    """One JSON line to standard output."""
    print(json.dumps(data, ensure_ascii=False))


def note(message: str) -> None:
    """A line to standard error."""
    print(message, file=sys.stderr)
