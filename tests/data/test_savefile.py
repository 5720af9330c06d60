# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved games: they come back as they were, damage is one clear line, and writing is all or nothing."""

from __future__ import annotations

import json
import os
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from tests.helpers.boards import each_setup
from tests.helpers.examples import examples
from tests.helpers.play import choose, manners, playing, seeds
from tests.helpers.telling import in_words
from tests.helpers.tiny_map import TINY
from tests.helpers.verdicts import verdict
from ttr_desktop.core.actions import Action, Keep
from ttr_desktop.core.engine import Game
from ttr_desktop.core.record import GameRecord, Setup, digest, replayed
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue, savefile
from ttr_desktop.data.mapfile import parse_map
from ttr_desktop.data.problems import FileProblem
from ttr_desktop.data.savefile import SavedGame, SeatInfo, parse, read, to_json, write


def saved_game(map_id: str = "usa", players: int = 2, seed: str = "saved", manner: str = "random") -> SavedGame:
    """A whole game as it is saved."""
    record = GameRecord(Setup(map_id, players, seed))
    for moment in playing(map_id, players, seed, manner):
        if moment.action is not None:
            record.note(moment.action, moment.game)
    seats = [SeatInfo(f"Zoë {seat}", "human" if seat == 0 else "random") for seat in range(players)]
    return SavedGame(record, seats, {"speed": 2, "note": "ąę\n\t\"'"})


SAVED = saved_game()
TEXT = to_json(catalogue.board("usa"), SAVED)
DATA: dict[str, Any] = json.loads(TEXT)


def changed(**changes: object) -> str:
    """The save with other values; None leaves the key out."""
    return json.dumps({key: value for key, value in (DATA | changes).items() if value is not None})


def problem(text: str) -> str:
    """What is said of a save that cannot be used: it must be exactly one line with the name of the file."""
    with pytest.raises(FileProblem) as caught:
        parse("game.ttr", text)
    said = in_words(caught.value)
    assert "\n" not in said
    assert said.startswith("game.ttr: ")
    return said.removeprefix("game.ttr: ")


@each_setup
@examples(2)
@given(seed=seeds, manner=manners)
def test_a_game_comes_back_as_it_was(map_id: str, players: int, seed: str, manner: str) -> None:
    board = catalogue.board(map_id)
    before = saved_game(map_id, players, seed, manner)
    after = parse("game.ttr", to_json(board, before))
    assert after == before
    assert digest(replayed(board, after.record).state) == digest(replayed(board, before.record).state)


@pytest.mark.parametrize("length", [0, 1, 7, 30])
def test_a_game_in_play_comes_back(length: int) -> None:
    """Also one without a single action, and without named seats."""
    record = GameRecord(Setup("nordic", 3, "in play", 2))
    for number, moment in enumerate(playing("nordic", 3, "in play", first=2)):
        if moment.action is not None and number <= length:
            record.note(moment.action, moment.game)
    before = SavedGame(record)
    after = parse("game.ttr", to_json(catalogue.board("nordic"), before))
    assert after == before
    assert len(after.record.actions) == length


@pytest.mark.parametrize("seed", ["a\tb", "non\u00a0breaking", "\U0001f468\u200d\U0001f469", "line\nbreak"])
def test_any_seed_that_can_be_played_comes_back(seed: str) -> None:
    """Players type their seeds: what was dealt and saved must be readable."""
    before = SavedGame(GameRecord(Setup("usa", 2, seed)))
    assert parse("game.ttr", to_json(catalogue.board("usa"), before)) == before


def test_tickets_kept_in_any_order_come_back() -> None:
    """Either the engine refuses (or sorts) such an answer, or the save can be read again."""
    board = catalogue.board("usa")
    record = GameRecord(Setup("usa", 2, "order", 0))
    game, _ = Game.start(board, 2, "order", 0)
    rng = Rng("order")
    for number in range(20):
        offer = game.state.offers[game.seat]
        action: Action = Keep(offer[::-1]) if number < 2 else choose(game.choices(), rng)
        assert not isinstance(game.apply(action), Refusal)
        record.note(action, game)
    assert parse("game.ttr", to_json(board, SavedGame(record))).record.digests == record.digests


def test_a_file_is_readable_by_people(tmp_path: Path) -> None:
    """One action a line, letters as they are."""
    path = tmp_path / "game.ttr"
    write(path, catalogue.board("usa"), SAVED)
    text = path.read_text(encoding="utf-8")
    assert text == TEXT
    assert "Zoë 0" in text
    assert text.partition('"actions"')[2].count("\n  {") == len(SAVED.record.actions)
    assert read(path) == SAVED
    assert list(tmp_path.iterdir()) == [path]


def test_a_map_of_ones_own() -> None:
    """The board is handed in; without it the map is unknown."""
    board = parse_map("tiny.yaml", TINY)
    before = SavedGame(GameRecord(Setup("tiny", 2, "own")))
    text = to_json(board, before)
    assert parse("game.ttr", text, board) == before
    assert problem(text) == "there is no map 'tiny' (maps: usa, nordic, northern_lights, world)"


def test_cut_off_anywhere() -> None:
    """A file that lost its end is damaged, at whatever byte it was cut."""
    step = max(1, len(TEXT) // 400)
    lengths = [*range(60), *range(60, len(TEXT) - 60, step), *range(len(TEXT) - 60, len(TEXT) - 2)]
    for length in lengths:
        assert problem(TEXT[:length]) == "the file is damaged or not a saved game"
    assert parse("game.ttr", TEXT.rstrip()) == SAVED


def test_flipped_bits() -> None:
    """Every bit of the opening and of some later bytes; whatever it hits, the answer is a game or one line."""
    raw = TEXT.encode()
    outcomes = {"game": 0, "problem": 0}
    for place in [*range(0, 900, 3), *range(900, len(raw), 97)]:
        flipped = bytearray(raw)
        flipped[place] ^= 1 << place % 7
        text = flipped.decode("utf-8", errors="replace")
        said = verdict(partial(parse, "game.ttr", text))
        assert said is None or "\n" not in said
        outcomes["problem" if said else "game"] += 1
    assert outcomes["problem"] > outcomes["game"] > 0, "a name or a note may change unnoticed, an action may not"


@pytest.mark.parametrize("text", ["", " ", "null", "true", "5", '"text"', "[]", "{}", "[1, 2", '{"kind": "chess"}'])
def test_foreign_files(text: str) -> None:
    try:
        json.loads(text)
    except ValueError:
        assert problem(text) == "the file is damaged or not a saved game"
    else:
        assert problem(text) == "this is not a saved game of TTR Desktop"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": None}, "the file does not say which format it has"),
        ({"format": "1"}, "the file does not say which format it has"),
        ({"format": True}, "the file does not say which format it has"),
        ({"format": 0}, "the file does not say which format it has"),
        ({"format": 2}, "the game was saved by a newer version of TTR Desktop (format 2, this reads 1)"),
        ({"map": None}, "the saved game is damaged: 'map' is missing or wrong"),
        ({"map": "moon"}, "there is no map 'moon' (maps: usa, nordic, northern_lights, world)"),
        ({"map": "nordic"}, "the game was played on another edition of the map 'nordic'"),
        ({"map_sha256": "0" * 64}, "the game was played on another edition of the map 'usa'"),
        ({"map_sha256": 5}, "the saved game is damaged: 'map_sha256' is missing or wrong"),
        ({"players": 9}, "the saved game is damaged: 9 players on a map for 2 to 5"),
        ({"players": True}, "the saved game is damaged: 'players' is missing or wrong"),
        ({"players": 2.0}, "the saved game is damaged: 'players' is missing or wrong"),
        ({"players": 3}, "the saved game is damaged: the number of seats is wrong"),
        ({"first": 2}, "the saved game is damaged: 'first' is missing or wrong"),
        ({"first": False}, "the saved game is damaged: 'first' is missing or wrong"),
        ({"seed": 5}, "the saved game is damaged: 'seed' is missing or wrong"),
        ({"seats": [5, 6]}, "the saved game is damaged: 'seats' is missing or wrong"),
        ({"seats": [{"name": "A"}]}, "the saved game is damaged: 'player' is missing or wrong"),
        ({"digests": [5]}, "the saved game is damaged: 'digests' is missing or wrong"),
        ({"extras": []}, "the saved game is damaged: 'extras' is missing or wrong"),
        ({"actions": {}}, "the saved game is damaged: 'actions' is missing or wrong"),
        ({"actions": [5]}, "the saved game is damaged: action 1: an action is a mapping such as {draw: deck}"),
        ({"actions": [{"keep": "all"}]}, "the saved game is damaged: action 1: refused (too-few-kept, U-2)"),
        ({"actions": [{"pass": True}]}, "the saved game is damaged: action 1: refused (wrong-phase, C-1)"),
        ({"seed": "other"}, "the saved game is damaged: action 1: refused (unknown-ticket, U-2)"),
        ({"digests": ["0" * 16]}, "the saved game is damaged: action 10: the position is not the recorded one"),
    ],
)
def test_damage_is_named(changes: dict[str, object], said: str) -> None:
    assert problem(changed(**changes)) == said


def test_a_game_played_on_after_its_end_is_damaged() -> None:
    actions = [*DATA["actions"], {"draw": "deck"}]
    number = len(actions)
    assert (
        problem(changed(actions=actions)) == f"the saved game is damaged: action {number}: refused (wrong-phase, C-1)"
    )


@pytest.mark.parametrize("depth", [500, 100_000])
@pytest.mark.parametrize("ends", ["[]", "{}"])
def test_deep_nesting(depth: int, ends: str) -> None:
    opening = ends[0] if ends == "[]" else '{"a":'
    inner = opening * depth + ("" if ends == "[]" else "1") + ends[1] * depth
    for text in (inner, TEXT.replace('"seats": [', f'"seats": [{inner}, ')):
        assert problem(text)


@pytest.mark.parametrize("number", ["1e999", "-1e999", "NaN", "Infinity", "9" * 4000, "1" + "0" * 100])
def test_strange_numbers(number: str) -> None:
    for key in ("format", "players", "first"):
        problem(changed(**{key: "HERE"}).replace('"HERE"', number))
    problem(changed(actions=[{"draw": "market", "slot": "HERE"}]).replace('"HERE"', number))


def test_a_number_of_five_thousand_digits() -> None:
    problem(TEXT.replace('"players": 2', '"players": ' + "9" * 5000))


def test_half_a_character_as_seed() -> None:
    """JSON can hold a lone surrogate, UTF-8 cannot."""
    problem(changed(seed="\ud800"))


def test_an_action_with_a_line_break_in_a_key() -> None:
    problem(changed(actions=[{"a\nb": 1}]))


class _DiskFull(OSError):
    """What the tests let go wrong."""


@pytest.mark.parametrize("step", ["fsync", "replace", "fdopen"])
@pytest.mark.parametrize("exists", [True, False])
def test_a_failed_write_leaves_everything_as_it_was(
    step: str, exists: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old file stays whole, and no half file lies about."""

    def fail(*_: object, **__: object) -> None:
        raise _DiskFull("disk full")

    path = tmp_path / "game.ttr"
    if exists:
        path.write_text("the old game")
    with monkeypatch.context() as patch:
        patch.setattr(os, step, fail)
        with pytest.raises(_DiskFull):
            write(path, catalogue.board("usa"), SAVED)
    assert list(tmp_path.iterdir()) == ([path] if exists else [])
    if exists:
        assert path.read_text() == "the old game"
    write(path, catalogue.board("usa"), SAVED)
    assert read(path) == SAVED


def test_a_write_that_is_interrupted_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C is no Exception; the file beside the place must go all the same."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", interrupt)
        with pytest.raises(KeyboardInterrupt):
            write(tmp_path / "game.ttr", catalogue.board("usa"), SAVED)
    assert list(tmp_path.iterdir()) == []


def test_the_text_is_made_before_the_file(tmp_path: Path) -> None:
    """What cannot be saved touches nothing."""
    path = tmp_path / "game.ttr"
    path.write_text("the old game")
    with pytest.raises(TypeError):
        write(path, catalogue.board("usa"), SavedGame(SAVED.record, [], {"set": {1, 2}}))
    assert path.read_text() == "the old game"
    assert list(tmp_path.iterdir()) == [path]


def test_the_file_appears_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the moment of the move the new file is complete, beside the old one and in the same folder."""
    path = tmp_path / "game.ttr"
    path.write_text("the old game")
    moves: list[tuple[str, str]] = []
    real = os.replace

    def watch(source: str, target: Path) -> None:
        moves.append((Path(source).read_text(encoding="utf-8"), path.read_text()))
        assert Path(source).parent == tmp_path
        real(source, target)

    monkeypatch.setattr(os, "replace", watch)
    write(path, catalogue.board("usa"), SAVED)
    assert moves == [(TEXT, "the old game")]


def test_every_older_format_has_its_upgrade() -> None:
    assert set(savefile.UPGRADES) == set(range(1, savefile.FORMAT))


def test_a_saved_game_has_the_rights_of_any_other_file(tmp_path: Path) -> None:
    write(tmp_path / "game.ttr", catalogue.board("usa"), SAVED)
    (tmp_path / "other").write_text("")
    assert (tmp_path / "game.ttr").stat().st_mode == (tmp_path / "other").stat().st_mode
