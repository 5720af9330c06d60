# SPDX-License-Identifier: GPL-3.0-or-later
"""What is wrong with a file: all of it at once, each problem with its line. `texts.messages` puts it into words."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from typing import NamedTuple

from ttr_desktop.core.message import Message, message

_ERRORS = {
    errno.ENOENT: message("no-such-file"),
    errno.EACCES: message("no-permission"),
    errno.EPERM: message("no-permission"),
    errno.EISDIR: message("is-a-folder"),
    errno.ENOTDIR: message("is-no-folder"),
    errno.ENOSPC: message("disk-full"),
    errno.EROFS: message("read-only"),
}


class Problem(NamedTuple):
    """One thing that is wrong, and where."""

    file: str
    line: int  # from 1; 0: the file as a whole
    message: Message

    def __str__(self) -> str:
        """For programmers only."""
        return f"{self.file}:{self.line}: {self.message}" if self.line else f"{self.file}: {self.message}"


def one_line(text: str) -> str:
    """The text without line breaks and control characters, which a file may bring in by its keys."""
    return "".join(char if char.isprintable() else " " for char in text)


def reason_of(error: OSError | ValueError) -> Message:
    """Why the system could not do it; what happens rarely is said in its own words."""
    if not isinstance(error, OSError):
        return message("as-it-is", text=str(error))
    return _ERRORS.get(error.errno or 0) or message("as-it-is", text=error.strerror or str(error))


class FileProblem(Exception):
    """A file cannot be used; `problems` has all that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        more = len(self.problems) - 1
        super().__init__(one_line(str(self.problems[0])) + (f" (and {more} more)" if more else ""))
