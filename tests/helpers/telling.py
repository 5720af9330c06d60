# SPDX-License-Identifier: GPL-3.0-or-later
"""Errors as the user is told of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ttr_desktop.core.message import Told
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.texts.messages import Messages


def in_words(error: BaseException, language: str = "en") -> str:
    """What is said of an error."""
    say = Messages(language)
    if isinstance(error, FileProblem):
        return say.problems(error)
    assert isinstance(error, Told)
    return say.say(error.reason)


@contextmanager
def telling(kind: type[Exception], match: str) -> Iterator[None]:
    """Like `pytest.raises`, but it is the words that must match."""
    with pytest.raises(kind) as caught:
        yield
    assert re.search(match, in_words(caught.value)), in_words(caught.value)
