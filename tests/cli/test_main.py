# SPDX-License-Identifier: GPL-3.0-or-later
"""The `ttr` command as a user meets it: good calls, bad input, JSON, exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.cli.main import main
from ttr_desktop.core.engine import Game
from ttr_desktop.core.record import GameRecord, Setup
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue, savefile

GOOD = """
scenario: 1
title: One card from the deck
map: usa
players: 2
setup: {hands: [{}, {}], deck: [red, blue], market: [white, white, white, black, black]}
steps:
  - do: {draw: deck}
  - expect: {phase: second-card, hands: [{red: 1}, {}]}
"""


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        status = main(arguments)
    except SystemExit as stop:
        status = int(stop.code or 0)
    out, err = capsys.readouterr()
    return status, out, err


def saved_game(path: Path, actions: int = 40) -> Path:
    board = catalogue.board("nordic")
    game, _ = Game.start(board, 2, "replay", first=0)
    record = GameRecord(Setup("nordic", 2, "replay", 0))
    rng = Rng("replay/players")
    for _ in range(actions):
        action = random_action(game.choices(), rng)
        game.play(action)
        record.note(action, game)
    savefile.write(path, board, savefile.SavedGame(record))
    return path


def test_scenario_that_holds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "good.yaml"
    file.write_text(GOOD)
    assert run(capsys, "scenario", str(file)) == (0, "1 passed, 0 failed\n", "")


def test_scenario_that_fails_says_where(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(GOOD.replace("{red: 1}", "{blue: 1}"))
    status, out, _ = run(capsys, "scenario", str(file))
    assert status == 1
    assert f"{file}:9: step 2: hands: expected [{{'blue': 1}}, {{}}], got [{{'red': 1}}, {{}}]" in out
    status, out, err = run(capsys, "scenario", "--json", str(file))
    told = json.loads(out)
    assert (status, told["ok"], told["step"], told["line"], err) == (1, False, 2, 9, "")


def test_unreadable_scenarios(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text(GOOD.replace("{draw: deck}", "{jump: 3}"))
    status, _, err = run(capsys, "scenario", str(file))
    assert status == 2
    assert err.startswith(f"ttr: {file}:8: step 1: an action has exactly one of the keys")
    status, _, err = run(capsys, "scenario", str(tmp_path / "none.yaml"))
    assert (status, err.count("\n")) == (2, 1)
    status, _, err = run(capsys, "scenario", str(tmp_path / ".."), str(tmp_path))
    assert status == 2


def test_folder_of_scenarios(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "one.yaml").write_text(GOOD)
    (tmp_path / "deep" / "two.yaml").write_text(GOOD)
    assert run(capsys, "scenario", str(tmp_path))[1] == "2 passed, 0 failed\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "--map", "usa", "--bots", "random,nobody"], "there is no bot 'nobody'"),
        (["simulate", "--map", "usa", "--bots", "random"], "usa is for 2 to 5 players, not 1"),
        (["simulate", "--map", "usa"], "simulate needs --map and --bots"),
        (["simulate", "--map", "usa", "--bots", "random,random", "--budget", "soon"], "'soon' is not a time to think"),
        (["simulate", "--ladder", "--bots", "random"], "the ladder needs two bots or more"),
        (["simulate", "--map", "mars", "--bots", "random,random"], "there is no map 'mars'"),
        (["simulate", "--map", "usa", "--bots", "random,random", "--games", "-3"], "-3 is not between"),
        (["simulate", "--map", "usa", "--bots", "random,random", "--games", "many"], "'many' is not a whole number"),
        (["bench", "--players", "4", "--map", "nordic"], "nordic is for 2 to 3 players, not 4"),
        (["bench", "--seconds", "soon"], "'soon' is not a number of seconds"),
        (["map", "check", "/no/such/file.yaml"], "cannot be read"),
        (["replay", "/no/such/file.json"], "cannot be read"),
        (["fly"], "invalid choice: 'fly'"),
        ([], "the following arguments are required: COMMAND"),
    ],
)
def test_bad_input_is_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--map", "usa", "--bots", "greedy,random", "--games", "6", "--seed", "x"]
    status, out, err = run(capsys, *arguments, "--jobs", "1", "--json")
    told = json.loads(out)
    assert (status, err, told["games"]) == (0, "", 6)
    assert {line["bot"]: line["wins"] for line in told["bots"]} == {"greedy": 6.0, "random": 0.0}
    other = json.loads(run(capsys, *arguments, "--jobs", "2", "--json")[1])
    for line in (*told["bots"], *other["bots"]):
        del line["ms_per_decision"], line["ms_worst"]
    assert told == other, "the number of processes must not change the games"
    assert "greedy       wins 100.0%" in run(capsys, *arguments, "--jobs", "1")[1]


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "bench", "--map", "world", "--seconds", "0.05", "--json")
    told = json.loads(out)
    assert status == 0
    assert told["games"] > 0
    assert told["unit"] == pytest.approx(told["games_per_second"] * told["calibration_seconds"], rel=0.02)
    status, out, _ = run(capsys, "bench", "--players", "4", "--seconds", "0.05")
    assert [line.split()[0] for line in out.splitlines()] == ["usa", "northern_lights", "world"]


def test_map_list_and_check(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, _ = run(capsys, "map", "list")
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()] == list(catalogue.MAP_IDS)
    assert "2-3 players, 39 cities, 81 tracks, 46 tickets" in out
    file = tmp_path / "map.yaml"
    file.write_text("id: x\nname: X\ncities: []\ntracks: 3\n")
    status, out, err = run(capsys, "map", "check", str(file))
    assert (status, out) == (2, "")
    assert f"ttr: {file}:4: tracks: expected a list, got a whole number" in err
    assert "'tickets' is missing" in err


def test_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = saved_game(tmp_path / "game.json")
    status, out, err = run(capsys, "replay", str(file), "--json")
    events = [json.loads(line)["event"] for line in out.splitlines()]
    assert (status, err, events[0]) == (0, "", "game-started")
    assert "turn-started" in events
    status, out, _ = run(capsys, "replay", str(file))
    assert status == 0
    assert len(out.splitlines()) == len(events)


def test_damaged_save_is_one_line_and_untouched(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = saved_game(tmp_path / "game.json")
    damaged = file.read_text()[:-40]
    file.write_text(damaged)
    status, out, err = run(capsys, "replay", str(file))
    assert (status, out, err) == (2, "", f"ttr: {file}: the file is damaged or not a saved game\n")
    assert file.read_text() == damaged


def test_reader_that_goes_away(tmp_path: Path) -> None:
    """`ttr replay ... | head -1` ends quietly."""
    file = saved_game(tmp_path / "game.json", actions=120)
    command = f'{sys.executable} -m ttr_desktop.cli.main replay "{file}" --json | head -1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    assert json.loads(done.stdout)["event"] == "game-started"


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "--version")
    assert status == 0
    assert out.startswith("ttr ")
