# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing matches in front of a user: a progress bar, games kept as they end, Ctrl+C welcome."""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from ttr_desktop import __version__
from ttr_desktop.bots.base import Budget
from ttr_desktop.bots.guests import GuestBot
from ttr_desktop.bots.naming import read_budget
from ttr_desktop.bots.registry import UnknownBot, make_bot
from ttr_desktop.cli.common import FAILED, BadInput, note, wrong_players
from ttr_desktop.cli.progress import Progress
from ttr_desktop.data.catalogue import board
from ttr_desktop.sim.gamelog import GameLog
from ttr_desktop.sim.simulate import Match, outcomes
from ttr_desktop.sim.workforce import WorkFailed
from ttr_desktop.texts.messages import Messages

INTERRUPTED = 130


def budget(say: Messages) -> Any:
    """A type for the time that searching bots get."""

    def read(text: str) -> Budget:
        try:
            return read_budget(text)
        except UnknownBot as problem:
            raise argparse.ArgumentTypeError(say.say(problem.reason)) from None

    return read


def check_bots(bots: Iterable[str]) -> None:
    """Bad names are bad input, and known before the first game."""
    try:
        for name in dict.fromkeys(bots):
            bot = make_bot(name)
            if isinstance(bot, GuestBot):
                with closing(bot):
                    bot.check()
    except UnknownBot as problem:
        raise BadInput(problem.reason) from None


def check_table(map_id: str, bots: Sequence[str]) -> None:
    """As many bots as the board has seats for."""
    least, most = board(map_id).rules.players
    if not least <= len(bots) <= most:
        raise BadInput(wrong_players(map_id, len(bots)))
    check_bots(bots)


def play(matches: Sequence[Match], log: GameLog, jobs: int, say: Messages) -> int:
    """Plays what is missing of the matches; 0, or the exit status if that was not possible. What was played is kept."""
    total = sum(match.games for match in matches)
    done = sum(len(log.games(match)) for match in matches)
    if done:
        note(say("going-on", count=done, total=total))
    progress = Progress(total, say, done)
    status = 0
    try:
        for match in matches:
            for number, outcome in outcomes(match, jobs, log.games(match)):
                log.add(match, number, outcome)
                done += 1
                progress.show(done)
    except KeyboardInterrupt:
        status = INTERRUPTED
    except WorkFailed as problem:
        progress.close()
        note(say.say(problem.reason))
        status = FAILED
    progress.close()
    if status:
        note(say("stopped", count=done, total=total))
    return status


def maker() -> str:
    """Which program this is: its version, and the commit where there is one."""
    command = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty", "--exclude=*"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=10, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return __version__
    return done.stdout.strip() or __version__


def machine() -> dict[str, Any]:
    """What the times depend on."""
    model = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        model = next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return {"processor": model, "cores": os.cpu_count() or 1, "python": python}
