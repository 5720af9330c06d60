# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs as bots: the documented example plays whole games; whatever a program does, the game goes on."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.boards import each_setup
from tests.helpers.play import position
from tests.helpers.telling import telling
from ttr_desktop.bots.base import Decision, Manner
from ttr_desktop.bots.external import ExternalBot, read_command
from ttr_desktop.bots.faults import CRASH, FLOOD, NONSENSE, SILENCE, BotFault
from ttr_desktop.bots.naming import UnknownBot
from ttr_desktop.bots.registry import make_bot
from ttr_desktop.bots.wire import listed, question
from ttr_desktop.core.engine import Game
from ttr_desktop.core.notation import from_text
from ttr_desktop.core.rng import Rng
from ttr_desktop.sim.match import play_match

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
ANSWER_FIRST = "import json, sys\nfor line in sys.stdin: print(json.dumps(json.loads(line)['legal'][0]), flush=True)"


def examples() -> list[str]:
    """The Python examples of the documentation."""
    return [part.partition("```")[0] for part in DOCS.read_text(encoding="utf-8").split("```python\n")[1:]]


@pytest.fixture
def game() -> Game:
    return position("nordic", 2, "external", 25)


def program(tmp_path: Path, text: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(text, encoding="utf-8")
    return f'"{sys.executable}" "{file}"'


@pytest.fixture
def bot(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[ExternalBot]:
    made = ExternalBot(read_command(program(tmp_path, request.param)), Manner(), 1.0)
    yield made
    made.close()


def decide(bot: ExternalBot, game: Game) -> Decision:
    return bot.decide(game.view(game.seat), game.choices(), Rng("1"))


def test_the_example_is_short_and_plays(tmp_path: Path) -> None:
    text = examples()[0]
    assert len([line for line in text.splitlines() if line.strip()]) <= 20
    for map_id in ("usa", "world"):
        outcome = play_match(map_id, ["cmd:" + program(tmp_path, text), "random"], "example")
        assert outcome.faults == (0, 0), outcome.complaint


@pytest.mark.parametrize("bot", [ANSWER_FIRST], indirect=True)
def test_answers_are_actions(bot: ExternalBot, game: Game) -> None:
    for _ in range(3):
        assert decide(bot, game).action == next(listed(game.choices()))


@pytest.mark.parametrize(
    ("bot", "fault", "detail"),
    [
        ("raise SystemExit(3)", CRASH, "status 3"),
        ("import sys\nsys.stdin.readline()\nraise ValueError('oh dear')", CRASH, "oh dear"),
        ("import sys\nsys.stdin.readline()\nprint('hello', flush=True)\nsys.stdin.read()", NONSENSE, "hello"),
        ("import sys\nsys.stdin.readline()\nprint('{}', flush=True)\nsys.stdin.read()", NONSENSE, "exactly one"),
        ("import sys\nsys.stdin.readline()\nprint('[' * 50000, flush=True)\nsys.stdin.read()", NONSENSE, ""),
        ("import sys\nsys.stdout.write('x' * 10**6)", FLOOD, "100000"),
        ("import sys\nwhile True: sys.stdout.write('x' * 100000)", FLOOD, "100000"),
        ("import os, sys\nsys.stdin.readline()\nos.write(2, b'x' * 10**6)\nraise SystemExit(1)", CRASH, "status 1"),
    ],
    indirect=["bot"],
)
def test_whatever_it_does_is_a_fault(bot: ExternalBot, game: Game, fault: str, detail: str) -> None:
    with pytest.raises(BotFault) as raised:
        decide(bot, game)
    assert (raised.value.fault, detail in raised.value.detail) == (fault, True), raised.value


@pytest.mark.parametrize(
    "text", ["import time\ntime.sleep(600)", "import signal, time\nsignal.signal(15, signal.SIG_IGN)\ntime.sleep(600)"]
)
def test_a_program_that_hangs_is_ended(tmp_path: Path, game: Game, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ttr_desktop.bots.external._STARTING", 0.0)
    pid = tmp_path / "pid"
    text = f"import os\nopen({str(pid)!r}, 'w').write(str(os.getpid()))\n" + text
    bot = ExternalBot(read_command(program(tmp_path, text)), Manner(), 0.7)
    with pytest.raises(BotFault) as raised:
        decide(bot, game)
    assert raised.value.fault == SILENCE
    if pid.exists():
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid.read_text()), 0)


@pytest.mark.parametrize("bot", ["raise SystemExit(3)"], indirect=True)
def test_it_is_not_asked_for_ever(bot: ExternalBot, game: Game) -> None:
    for _ in range(3):
        with pytest.raises(BotFault, match="status 3"):
            decide(bot, game)
    with pytest.raises(BotFault, match="given up after 3 failures"):
        decide(bot, game)


def test_faults_are_counted_in_a_match(tmp_path: Path) -> None:
    text = 'import sys\nfor line in sys.stdin: print(\'{"draw": "deck"}\', flush=True)'
    outcome = play_match("usa", ["cmd:" + program(tmp_path, text), "greedy"], "faults")
    assert outcome.faults[0] > 0
    assert outcome.complaint[0].startswith("illegal: wrong-phase")
    assert outcome.winners


@pytest.mark.parametrize("name", ["cmd:/no/such/program", "cmd:'", 'cmd:""'])
def test_a_program_that_is_not_there(name: str) -> None:
    with telling(UnknownBot, match="cmd:"):
        make_bot(name)


@each_setup
def test_every_listed_action_is_legal(map_id: str, players: int) -> None:
    game = position(map_id, players, "wire", 60)
    told = json.loads(question(game.view(game.seat), game.choices(), "1", 5.0, "balanced", with_board=True))
    actions = [from_text(game.tables, form, game.view(game.seat).offer) for form in told["legal"]]
    assert actions == list(listed(game.choices()))
    assert all(game.check(action) is None for action in actions)
    assert {action["claim"] for action in told["legal"] if "claim" in action} == {
        game.tables.tracks[track].id for track in game.choices().tracks()
    }
    assert len(told["board"]["tracks"]) == len(game.tables.tracks)
