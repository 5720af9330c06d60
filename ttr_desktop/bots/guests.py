# SPDX-License-Identifier: GPL-3.0-or-later
"""Bots that somebody else has written: found by entry point or in the user's folder.

Those in Python run in a process of their own, where they can crash and hang as they like; other programs that lie in
the folder are asked as `cmd:` is.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
import time
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, NamedTuple, get_args

from ttr_desktop.bots.base import Bot, Decision, Manner
from ttr_desktop.bots.external import ExternalBot
from ttr_desktop.bots.faults import CRASH, NONSENSE, SILENCE, BotFault
from ttr_desktop.bots.naming import UnknownBot, is_id
from ttr_desktop.bots.process import Failed, WorkerProcess
from ttr_desktop.core.actions import Action
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.message import message
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import choices_of
from ttr_desktop.core.view import SeatView
from ttr_desktop.data import catalogue
from ttr_desktop.data.home import find_home

GROUP = "ttr_desktop.bots"
MAKER = "make_bot"  # what a file must define: a function from Manner to Bot
_PATIENCE = 5.0  # seconds for an answer
_STARTING = 10.0  # more for the first one
_CHANCES = 3  # failures after which it is not asked again


class Source(NamedTuple):
    """Where a guest comes from: a Python file, `module:name`, or a program."""

    file: str = ""
    entry: str = ""
    program: str = ""

    def make(self, manner: Manner) -> Bot:
        return ExternalBot([self.program], manner) if self.program else GuestBot(self, manner)


def find_guests() -> Mapping[str, Source]:
    """All guests by id. A file goes by its own name without its ending, and before installed packages."""
    folder = find_home().bots
    try:
        changed = folder.stat().st_mtime_ns
    except OSError:
        changed = 0
    return _guests(folder, changed)


@lru_cache(maxsize=2)
def _guests(folder: Path, changed: int) -> Mapping[str, Source]:
    found = {entry.name: Source(entry=entry.value) for entry in entry_points(group=GROUP)}
    for file in sorted(folder.iterdir()) if changed else ():
        if file.suffix == ".py":
            found[file.stem] = Source(file=str(file))
        elif _is_program(file):
            found[file.stem] = Source(program=str(file))
    return {name: source for name, source in found.items() if is_id(name)}


def _is_program(file: Path) -> bool:
    if sys.platform == "win32":
        return file.suffix.lower() in (".exe", ".bat", ".cmd")
    return file.is_file() and os.access(file, os.X_OK)


class GuestBot:
    """The near side of a guest."""

    def __init__(self, source: Source, manner: Manner, patience: float = _PATIENCE) -> None:
        self._source = source
        self._manner = manner
        self._patience = patience
        self._chances = _CHANCES
        self._worker: WorkerProcess | None = None

    def check(self) -> None:
        """Raises UnknownBot if the guest cannot even be loaded."""
        try:
            self._ask(_load, self._source, self._manner)
        except BotFault as fault:
            raise UnknownBot(
                message("guest-unusable", guest=self._source.file or self._source.entry, reason=fault.detail)
            ) from None

    def decide(self, view: SeatView, choices: Choices, rng: Rng, deadline: float | None = None) -> Decision:
        if not self._chances:
            raise BotFault(CRASH, f"given up after {_CHANCES} failures")
        try:
            result = self._ask(_decide, self._source, self._manner, view, rng, self._patience)
        except BotFault:
            self._chances -= 1
            self.close()
            raise
        if not isinstance(result, Decision):
            raise BotFault(NONSENSE, str(result))
        return result

    def _ask(self, function: Callable[..., Any], *arguments: Any) -> object:
        limit = self._patience
        if self._worker is None:
            self._worker = WorkerProcess().start()
            limit += _STARTING
        try:
            self._worker.send(function, *arguments)
            if not self._worker.connection.poll(limit):
                raise BotFault(SILENCE, f"no answer in {limit:g} s")
            result: object = self._worker.receive()
        except EOFError:
            raise BotFault(CRASH, "its process has died") from None
        if isinstance(result, Failed):
            raise BotFault(CRASH, result.error)
        return result

    def close(self) -> None:
        if self._worker is not None:
            self._worker.close()
            self._worker = None


# The far side: what follows runs in the guest's own process.


def _decide(source: Source, manner: Manner, view: SeatView, rng: Rng, seconds: float) -> Decision | str:
    """The guest's decision, stripped of all that only the guest knows; a sentence if it is none."""
    choices = choices_of(catalogue.board(view.map), view)
    found: object = _guest(source, manner).decide(view, choices, rng, time.monotonic() + seconds)
    action, reason = (found.action, found.reason) if isinstance(found, Decision) else (found, "guest")
    if not isinstance(action, get_args(Action)):
        return f"an answer is a Decision or an action, not {type(found).__name__}"
    return Decision(action, str(reason)[:80])


def _load(source: Source, manner: Manner) -> None:
    _guest(source, manner)


@lru_cache(maxsize=1)
def _guest(source: Source, manner: Manner) -> Bot:
    _be_quiet()
    if source.file:
        spec = importlib.util.spec_from_file_location(Path(source.file).stem, source.file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        make = getattr(module, MAKER, None)
    else:
        name, _, attribute = source.entry.partition(":")
        make = getattr(importlib.import_module(name), attribute or MAKER, None)
    if make is None:
        raise TypeError(f"it defines no {MAKER}")
    bot: Bot = make(manner)
    return bot


def _be_quiet() -> None:
    """What a guest prints would end up among the results."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)
