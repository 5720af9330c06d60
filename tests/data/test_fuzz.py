# SPDX-License-Identifier: GPL-3.0-or-later
"""Spoilt files by the thousand: each is read or is one line of complaint, and what is read can be played.

The same ones on every run; far more of them, and others, in a soak.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
import yaml

from tests.helpers.boards import each_map
from tests.helpers.mutate import bent_data, bent_text
from tests.helpers.play import choose, playing
from tests.helpers.scenarios import FILES
from tests.helpers.tiny_map import TINY
from tests.helpers.verdicts import verdict
from ttr_desktop import assets
from ttr_desktop.core.board import Board
from ttr_desktop.core.engine import Game
from ttr_desktop.core.record import GameRecord, Setup
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue, savefile
from ttr_desktop.data.mapfile import parse_map
from ttr_desktop.data.savefile import SavedGame
from ttr_desktop.data.scenario import parse_scenario
from ttr_desktop.sim.scenario_runner import run

SLOW = 5.0  # seconds; no file of this size may take so long
SOAK = 40  # so many times as many in a soak

Read = Callable[[str], object]


def dumped(data: Any) -> str:
    """The data as YAML, in one line for each entry as the maps are written."""
    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    return str(yaml.dump(data, Dumper=dumper, default_flow_style=None, allow_unicode=True, sort_keys=False))


def try_all(texts: Iterator[str], read: Read) -> Counter[str]:
    """Reads every text; says how many could be read and how many were refused."""
    outcomes: Counter[str] = Counter()
    for text in texts:
        begun = time.monotonic()
        try:
            said = verdict(partial(read, text))
        except Exception as error:
            error.add_note(f"the file was:\n{text}")
            raise
        assert said is None or len(said.splitlines()) == 1, said
        assert time.monotonic() - begun < SLOW
        outcomes["refused" if said else "read"] += 1
    return outcomes


def bent_texts(text: str, seed: str, count: int) -> Iterator[str]:
    rng = Rng(f"bytes {seed}")
    return (bent_text(text, rng) for _ in range(count))


def bent_values(data: Any, seed: str, count: int, dump: Callable[[Any], str]) -> Iterator[str]:
    rng = Rng(f"values {seed}")
    return (dump(bent_data(data, rng)) for _ in range(count))


def read_and_play_map(text: str) -> None:
    """A map that passes is played for a while: the loader promises that this can be done."""
    board: Board = parse_map("map.yaml", text)
    for players in board.rules.players:
        game, _ = Game.start(board, players, "fuzz")
        rng = Rng("fuzz")
        for _ in range(25):
            if not game.over:
                outcome = game.apply(choose(game.choices(), rng))
                assert not isinstance(outcome, Refusal), "nobody can answer"
        game.view(0)
        game.score_now()


def read_and_run_scenario(text: str) -> None:
    """A scenario that passes is run; that it fails is no wonder, but it must say so in its own words."""
    failure = run(parse_scenario("scenario.yaml", text))
    assert failure is None or str(failure)


def read_save(text: str) -> None:
    savefile.parse("game.ttr", text)


def map_text(map_id: str) -> str:
    return (assets.maps() / f"{map_id}.yaml").read_text(encoding="utf-8")


def fuzz_maps(factor: int) -> None:
    outcomes = try_all(bent_texts(TINY, f"tiny {factor}", 600 * factor), read_and_play_map)
    outcomes += try_all(bent_values(yaml.safe_load(TINY), f"tiny {factor}", 600 * factor, dumped), read_and_play_map)
    assert outcomes["refused"] > outcomes["read"] > 0


def small_map(map_id: str) -> Any:
    """The rules of a board with hardly any map, so that chance hits the rules."""
    data = yaml.safe_load(map_text(map_id))
    data["rules"] |= {"players": [2, 2], "opening_offer": 2, "opening_keep": 1}
    data["tracks"] = data["tracks"][:6]
    ends = {track[end] for track in data["tracks"] for end in "ab"}
    data["cities"] = [city for city in data["cities"] if city["id"] in ends]
    data["tickets"] = [{"cities": [track["a"], track["b"]], "points": 3} for track in data["tracks"]]
    return data


def fuzz_rules(map_id: str, factor: int) -> None:
    data = small_map(map_id)
    outcomes = try_all(bent_values(data, f"rules of {map_id} {factor}", 200 * factor, dumped), read_and_play_map)
    outcomes += try_all(bent_texts(dumped(data), f"rules of {map_id} {factor}", 100 * factor), read_and_play_map)
    assert outcomes["refused"] > 0
    assert outcomes["read"] > 0


def fuzz_board(map_id: str, factor: int) -> None:
    text = map_text(map_id)
    outcomes = try_all(bent_texts(text, f"{map_id} {factor}", 40 * factor), read_and_play_map)
    outcomes += try_all(bent_values(yaml.safe_load(text), f"{map_id} {factor}", 40 * factor, dumped), read_and_play_map)
    assert outcomes["refused"] > 0
    assert outcomes["read"] > 0


def fuzz_scenarios(part: int, parts: int, factor: int) -> None:
    outcomes: Counter[str] = Counter()
    for path in FILES[part::parts]:
        text = path.read_text(encoding="utf-8")
        outcomes += try_all(bent_texts(text, f"{path.stem} {factor}", 6 * factor), read_and_run_scenario)
        values = bent_values(yaml.safe_load(text), f"{path.stem} {factor}", 8 * factor, dumped)
        outcomes += try_all(values, read_and_run_scenario)
    assert outcomes["refused"] > 0
    assert outcomes["read"] > 0


def fuzz_saves(map_id: str, factor: int) -> None:
    record = GameRecord(Setup(map_id, 2, "fuzz"))
    for number, moment in enumerate(playing(map_id, 2, "fuzz")):
        if moment.action is not None and number <= 40:
            record.note(moment.action, moment.game)
    text = savefile.to_json(catalogue.board(map_id), SavedGame(record))
    outcomes = try_all(bent_texts(text, f"{map_id} {factor}", 250 * factor), read_save)
    outcomes += try_all(bent_values(json.loads(text), f"{map_id} {factor}", 250 * factor, json.dumps), read_save)
    assert outcomes["refused"] > outcomes["read"] > 0


def test_spoilt_maps() -> None:
    fuzz_maps(1)


@each_map
def test_spoilt_rules(map_id: str) -> None:
    fuzz_rules(map_id, 1)


@each_map
def test_spoilt_boards_of_the_program(map_id: str) -> None:
    fuzz_board(map_id, 1)


@pytest.mark.parametrize("part", range(4))
def test_spoilt_scenarios(part: int) -> None:
    fuzz_scenarios(part, 4, 1)


@each_map
def test_spoilt_saves(map_id: str) -> None:
    fuzz_saves(map_id, 1)


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["maps", "scenarios"])
def test_spoilt_files_for_long(kind: str) -> None:
    if kind == "maps":
        fuzz_maps(SOAK)
    else:
        fuzz_scenarios(0, 1, SOAK // 4)


@pytest.mark.soak
@pytest.mark.parametrize("fuzz", [fuzz_rules, fuzz_board, fuzz_saves])
@each_map
def test_spoilt_files_of_every_board_for_long(map_id: str, fuzz: Callable[[str, int], None]) -> None:
    fuzz(map_id, SOAK)
