# SPDX-License-Identifier: GPL-3.0-or-later
"""Bots written by others in Python: found, run in their own process, and harmless."""

from __future__ import annotations

import os
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tests.bots.test_external import ANSWER_FIRST, examples
from tests.helpers.play import position
from tests.helpers.telling import telling
from ttr_desktop.bots import guests
from ttr_desktop.bots.base import Manner
from ttr_desktop.bots.faults import BotFault
from ttr_desktop.bots.guests import GuestBot, Source
from ttr_desktop.bots.naming import UnknownBot
from ttr_desktop.bots.registry import BotKind, all_bots, make_bot
from ttr_desktop.core.rng import Rng
from ttr_desktop.data.home import HOME_VARIABLE, Home
from ttr_desktop.sim.match import play_match


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    folder = Home.at(tmp_path).bots
    folder.mkdir(parents=True)
    return folder


def test_a_file_in_the_folder_is_a_bot(folder: Path) -> None:
    (folder / "shortest.py").write_text(examples()[1], encoding="utf-8")
    for name in ("_notes.py", "My Bot.py", "human.py", "data.txt"):
        (folder / name).write_text("", encoding="utf-8")
    (folder / "greedy.py").write_text("", encoding="utf-8")
    found = all_bots()
    assert found["shortest"].kind is BotKind.GUEST
    assert found["greedy"].kind is BotKind.YARDSTICK, "the program's own bots cannot be replaced"
    assert not {"_notes", "My Bot", "human", "data"} & set(found)
    outcome = play_match("usa", ["shortest", "random"], "guest")
    assert outcome.faults == (0, 0), outcome.complaint


@pytest.mark.skipif(os.name == "nt", reason="programs look different there")
def test_a_program_in_the_folder_is_a_bot(folder: Path) -> None:
    file = folder / "my-program.sh"
    file.write_text(f"#!{sys.executable}\n{ANSWER_FIRST}\n", encoding="utf-8")
    file.chmod(0o755)
    assert play_match("usa", ["my-program", "random"], "guest").faults == (0, 0)


def test_an_entry_point_is_a_bot(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("clever", "ttr_desktop.bots.greedy:GreedyBot", guests.GROUP)
    monkeypatch.setattr(guests, "entry_points", lambda group: [entry] if group == guests.GROUP else [])
    guests._guests.cache_clear()
    assert all_bots()["clever"].kind is BotKind.GUEST
    guests._guests.cache_clear()


BEGINNING = "import os, time\nclass Bot:\n    def decide(self, view, choices, rng, deadline=None):\n        "
END = "\ndef make_bot(manner):\n    return Bot()\n"


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("raise KeyError('lost')", "crash: KeyError: 'lost'"),
        ("os._exit(1)", "crash: its process has died"),
        ("return 'north'", "nonsense: an answer is a Decision or an action, not str"),
        ("time.sleep(600)", "silence: no answer"),
        ("while True: pass", "silence: no answer"),
    ],
)
def test_whatever_it_does_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, fault: str) -> None:
    file = tmp_path / "odd.py"
    file.write_text(BEGINNING + body + END, encoding="utf-8")
    bot = GuestBot(Source(file=str(file)), Manner(), 0.5)
    bot.check()
    game = position("usa", 2, "guest", 30)
    with pytest.raises(BotFault) as raised:
        bot.decide(game.view(game.seat), game.choices(), Rng("1"))
    assert str(raised.value).startswith(fault)
    bot.close()


def test_prints_go_nowhere(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "chatty.py"
    file.write_text(BEGINNING + "print('hello'); return next(choices.actions())" + END, encoding="utf-8")
    bot = GuestBot(Source(file=str(file)), Manner())
    game = position("usa", 2, "guest", 30)
    assert bot.decide(game.view(game.seat), game.choices(), Rng("1")).reason == "guest"
    bot.close()
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("text", ["def make_bot(:", "", "1 / 0"])
def test_a_file_that_cannot_be_loaded_is_named(folder: Path, text: str) -> None:
    (folder / "broken.py").write_text(text, encoding="utf-8")
    bot = make_bot("broken")
    assert isinstance(bot, GuestBot)
    with telling(UnknownBot, match=r"broken\.py: "):
        bot.check()
    bot.close()
