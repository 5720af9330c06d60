# SPDX-License-Identifier: GPL-3.0-or-later
"""What is wrong with a file: all of it at once, each problem with its line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Problem(NamedTuple):
    """One thing that is wrong, and where."""

    file: str
    line: int  # from 1; 0: the file as a whole
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}" if self.line else f"{self.file}: {self.message}"


def one_line(text: str) -> str:
    """The text without line breaks and control characters, which a file may bring in by its keys."""
    return "".join(char if char.isprintable() else " " for char in text)


class FileProblem(Exception):
    """A file cannot be used. `str()` is one clear line; `problems` has them all."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(one._replace(message=one_line(one.message)) for one in problems)
        more = len(self.problems) - 1
        super().__init__(str(self.problems[0]) + (f" (and {more} more)" if more else ""))
