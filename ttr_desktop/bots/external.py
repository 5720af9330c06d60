# SPDX-License-Identifier: GPL-3.0-or-later
"""`cmd:PROGRAM`: a bot in any language, asked and answering in JSON lines.

Whatever the program does, the game goes on: it has so many seconds and so many bytes for an answer, and after some
failures it is not asked again.
"""

from __future__ import annotations

import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.util import Finalize

from ttr_desktop.bots.base import Decision, Manner
from ttr_desktop.bots.faults import CRASH, FLOOD, SILENCE, BotFault
from ttr_desktop.bots.naming import UnknownBot
from ttr_desktop.bots.wire import question, read_answer
from ttr_desktop.core.choices import Choices
from ttr_desktop.core.message import message
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.view import SeatView

PATIENCE = 5.0  # seconds for an answer
_STARTING = 10.0  # more for the first one
_LONGEST = 100_000  # bytes of an answer
_LAST_WORDS = 500  # bytes of its complaints that are kept
_CHANCES = 3  # failures after which it is not asked again
_GRACE = 0.5  # seconds to go by itself


class ExternalBot:
    """A program that is started when it is first asked, and again when it has died."""

    def __init__(self, command: Sequence[str], manner: Manner, patience: float = PATIENCE) -> None:
        self._command = tuple(command)
        self._style = manner.style
        self._patience = patience
        self._chances = _CHANCES
        self._run: _Run | None = None

    def decide(self, view: SeatView, choices: Choices, rng: Rng, deadline: float | None = None) -> Decision:
        if not self._chances:
            raise BotFault(CRASH, f"given up after {_CHANCES} failures")
        try:
            line = self._ask(view, choices, rng)
            return Decision(read_answer(line, choices.tables, view), "program")
        except BotFault:
            self._chances -= 1
            self.close()
            raise

    def _ask(self, view: SeatView, choices: Choices, rng: Rng) -> bytes:
        limit = self._patience
        fresh = self._run is None
        if self._run is None:
            self._run = _Run(self._command)
            limit += _STARTING
        line = question(view, choices, rng.seed, self._patience, self._style, with_board=fresh)
        return self._run.ask(line.encode(), limit)

    def close(self) -> None:
        """Ends the program."""
        if self._run is not None:
            self._run.close()
            self._run = None


def read_command(program: str) -> list[str]:
    """The words of a command line, the first of which is a program that exists."""
    try:
        words = shlex.split(program, posix=sys.platform != "win32")
    except ValueError as problem:
        raise UnknownBot(message("bad-command", program=program, reason=str(problem))) from None
    if not words or shutil.which(words[0]) is None:
        raise UnknownBot(message("no-program", program=program, name=words[0] if words else ""))
    return words


class _Run:
    """A running program. One thread talks to it and one hears its complaints, so that it cannot make us wait."""

    def __init__(self, command: tuple[str, ...]) -> None:
        pipe = subprocess.PIPE
        try:
            # In a group of its own: Ctrl+C is not meant for it, and its children can be ended with it.
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except OSError as error:
            raise BotFault(CRASH, f"cannot be started: {error.strerror}") from None
        self._questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._complaints = b""
        self._threads = [threading.Thread(target=target, daemon=True) for target in (self._talk, self._listen)]
        for thread in self._threads:
            thread.start()
        self._at_exit = Finalize(self, _kill, args=(self._process,), exitpriority=5)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The next line that it says within so many seconds."""
        self._questions.put(line)
        try:
            answer = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise BotFault(SILENCE, f"no answer in {seconds:g} s") from None
        if not answer:
            raise BotFault(CRASH, self._last_words())
        if len(answer) > _LONGEST:
            raise BotFault(FLOOD, f"more than {_LONGEST} bytes in one answer")
        return answer

    def _last_words(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        self._threads[1].join(_GRACE)
        words = self._complaints.decode(errors="replace").strip().splitlines()
        return f"it ended with status {self._process.poll()}{': ' + words[-1] if words else ''}"

    def close(self) -> None:
        """Asks it to go by ending its input, and makes it go if it does not."""
        self._questions.put(b"")
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        self._at_exit()
        for thread in self._threads:
            thread.join(_GRACE)
        for file in (self._process.stdin, self._process.stdout, self._process.stderr):
            # A thread that still waits has its file locked; it and its file go with this process.
            if file is not None and not any(thread.is_alive() for thread in self._threads):
                with suppress(OSError):
                    file.close()

    def _talk(self) -> None:
        """Question, answer, question, answer: what it says unasked stays in the pipe."""
        into, out = self._process.stdin, self._process.stdout
        assert into is not None
        assert out is not None
        with suppress(OSError, ValueError):
            while line := self._questions.get():
                into.write(line)
                into.flush()
                self._answers.put(out.readline(_LONGEST + 1))
            into.close()
            return
        self._answers.put(b"")

    def _listen(self) -> None:
        errors = self._process.stderr
        assert errors is not None
        with suppress(OSError, ValueError):
            while chunk := os.read(errors.fileno(), 4096):
                self._complaints = (self._complaints + chunk)[-_LAST_WORDS:]


def _kill(process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)  # even if it has gone, its children may not have
    process.wait()
