# SPDX-License-Identifier: GPL-3.0-or-later
"""`ttr simulate` as a user meets it: files, going on, Ctrl+C, the ladder."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ttr_desktop.cli.main import main

# A shell has what it starts in the background ignore Ctrl+C, the tests and all they start among it.
INTERRUPTIBLE = """
import signal, sys
from ttr_desktop.cli.main import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main(sys.argv[1:]))
"""
COMMAND = ["simulate", "--map", "usa", "--bots", "greedy,random", "--seed", "x", "--jobs", "1", "--json"]


def test_the_same_command_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    state = ["--state", str(tmp_path / "games.jsonl")]
    assert main([*COMMAND, "--games", "4", *state]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4
    assert main([*COMMAND, "--games", "6", *state]) == 0
    out, err = capsys.readouterr()
    assert err == "ttr: going on after 4 of 6 games\n"
    assert main([*COMMAND, "--games", "6"]) == 0
    assert _without_times(out) == _without_times(capsys.readouterr().out)
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 6


def _without_times(text: str) -> object:
    told = json.loads(text)
    for line in told["bots"]:
        del line["ms_per_decision"], line["ms_worst"]
    return told


def test_csv(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    assert main([*COMMAND, "--games", "3", "--csv", str(file)]) == 0
    rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    assert [(row["game"], row["seat"], row["bot"]) for row in rows[:4]] == [
        ("0", "0", "greedy"),
        ("0", "1", "random"),
        ("1", "0", "random"),
        ("1", "1", "greedy"),
    ]
    told = {line["bot"]: line for line in json.loads(capsys.readouterr().out)["bots"]}
    assert sum(float(row["win"]) for row in rows if row["bot"] == "greedy") == told["greedy"]["wins"]
    assert main([*COMMAND, "--games", "1", "--csv", str(tmp_path / "no" / "x.csv")]) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="Ctrl+C is sent differently there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_it_has(tmp_path: Path, jobs: str) -> None:
    state = tmp_path / "games.jsonl"
    command = [sys.executable, "-c", INTERRUPTIBLE, *COMMAND, "--games", "1000000", "--state", str(state)]
    run = subprocess.Popen(
        [*command, "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        end = time.monotonic() + 60
        while time.monotonic() < end and not (state.exists() and state.stat().st_size):
            time.sleep(0.02)
        run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=30)
    finally:
        run.kill()
    assert run.returncode == 130
    told = json.loads(out)
    assert told["games"] == len(state.read_text().splitlines()) > 0
    assert err.startswith("ttr: stopped after")
    assert "Traceback" not in err


def test_ladder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = ["simulate", "--ladder", "--map", "usa", "--bots", "greedy,random", "--games", "6", "--jobs", "1"]
    command += ["--out", str(tmp_path), "--state", str(tmp_path / "state.jsonl")]
    assert main(command) == 0
    out, err = capsys.readouterr()
    data = json.loads((tmp_path / "resources/bots/ladder.json").read_text(encoding="utf-8"))
    page = (tmp_path / "docs/ladder.md").read_text(encoding="utf-8")
    assert set(data["boards"]["usa"]["bots"]) == {"greedy", "random"}
    assert "greedy against random" in page
    assert "greedy against random" in out
    assert err.count("written") == 2
    assert main([*command[:3], "nordic", *command[4:]]) == 0
    again = json.loads((tmp_path / "resources/bots/ladder.json").read_text(encoding="utf-8"))
    assert list(again["boards"]) == ["usa", "nordic"]
    assert again["boards"]["usa"] == data["boards"]["usa"]


def test_a_damaged_ladder_is_not_overwritten(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = tmp_path / "resources/bots/ladder.json"
    data.parent.mkdir(parents=True)
    data.write_text("{")
    command = ["simulate", "--ladder", "--bots", "greedy,random", "--out", str(tmp_path)]
    assert main([*command, "--state", str(tmp_path / "state.jsonl")]) == 2
    assert "not a ladder" in capsys.readouterr().err
    assert data.read_text() == "{"
