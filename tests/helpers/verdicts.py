# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of a file: nothing, or a problem. Anything else that is raised is a mistake of the program."""

from __future__ import annotations

from collections.abc import Callable

from tests.helpers.telling import in_words
from ttr_desktop.data.problems import FileProblem


def verdict(read: Callable[[], object]) -> str | None:
    """None if the file could be read, else the problem in words."""
    try:
        read()
    except FileProblem as problem:
        return in_words(problem)
    return None
