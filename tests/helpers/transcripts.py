# SPDX-License-Identifier: GPL-3.0-or-later
"""Golden transcripts: whole games as text, with what happened and what every seat could see.

`python -m tests.helpers.transcripts --write` plays and writes them anew; do that only when play is meant to change,
and read the difference. A transcript is replayed from the actions in it, so a change in the order in which choices
are listed does not matter. Lines beginning with `>` are actions; the first ones are followed by their events, and
from time to time by the views: the onlooker's in full, then for each seat what it sees besides.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tests.helpers.boards import SETUPS
from tests.helpers.play import playing
from ttr_desktop.core.actions import Action
from ttr_desktop.core.describe import describe_event, describe_view
from ttr_desktop.core.engine import Game, tables_for
from ttr_desktop.core.events import Event, told_to
from ttr_desktop.core.notation import from_text, to_text
from ttr_desktop.core.record import GameRecord, Setup, digest, replay
from ttr_desktop.core.tables import Tables
from ttr_desktop.data import catalogue

FOLDER = Path(__file__).resolve().parents[1] / "transcripts"
DETAILED = 30  # so many actions are told with their events
VIEW_EVERY = 15
DIGEST_EVERY = 10
SEED = "golden"
_NEUTRAL: tuple[object, ...] = (None, [], {}, "")


def path_of(map_id: str, players: int) -> Path:
    """Where the transcript of a board and number of players is kept."""
    return FOLDER / f"{map_id}-{players}.txt"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _told(tables: Tables, events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        told = describe_event(tables, event)
        yield f"  {told.pop('event')} {_line(told)}"


def _views(game: Game) -> Iterator[str]:
    """The onlooker's view in full; of each seat's view only what differs from it."""

    def view(seat: int | None) -> dict[str, Any]:
        told = describe_view(game.tables, game.view(seat))
        return {key: value for key, value in told.items() if value not in _NEUTRAL}

    public = view(None)
    yield f"  everybody sees {_line(public)}"
    for seat in range(game.tables.players):
        own = {key: value for key, value in view(seat).items() if public.get(key) != value and key != "seat"}
        hidden = sorted(set(public) - set(view(seat)))
        yield f"  seat {seat} sees {_line(own)}" + (f" but not {hidden}" if hidden else "")


class _Ears:
    """A fingerprint of all that each listener was told."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.heard = {seat: blake2b(digest_size=8) for seat in (*range(tables.players), None)}

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            for seat, total in self.heard.items():
                told = told_to(seat, event)
                if told is not None:
                    total.update(_line(describe_event(self.tables, told)).encode())

    def lines(self) -> Iterator[str]:
        for seat, total in self.heard.items():
            yield f"told to {'an onlooker' if seat is None else f'seat {seat}'} {total.hexdigest()}"


def render(map_id: str, players: int, actions: list[Action]) -> str:
    """The transcript of the game with these actions."""
    tables = tables_for(catalogue.board(map_id), players)
    ears = _Ears(tables)
    lines = [f"map {map_id}", f"players {players}", f"seed {SEED}"]
    record = GameRecord(Setup(map_id, players, SEED), actions)
    game = None
    for number, (game, action, events) in enumerate(replay(tables.board, record)):
        ears.hear(events)
        if action is not None:
            lines.append(f"> {_line(to_text(tables, action))}")
        if number <= DETAILED or game.over:
            lines += _told(tables, events)
        if number % DIGEST_EVERY == 0 or game.over:
            lines.append(f"  after {number} actions {digest(game.state)}")
        if number <= DETAILED and number % VIEW_EVERY == 0:
            lines += _views(game)
    assert game is not None
    assert game.over, "a transcript is of a whole game"
    lines += ears.lines()
    return "\n".join(lines) + "\n"


def actions_in(map_id: str, players: int, text: str) -> list[Action]:
    """The actions of a transcript."""
    tables = tables_for(catalogue.board(map_id), players)
    return [from_text(tables, json.loads(line[2:])) for line in text.splitlines() if line.startswith("> ")]


def written(map_id: str, players: int) -> str:
    """A new transcript of a random game."""
    actions = [moment.action for moment in playing(map_id, players, SEED) if moment.action is not None]
    return render(map_id, players, actions)


def main() -> None:
    parser = argparse.ArgumentParser(description="Golden transcripts of whole games.")
    parser.add_argument("--write", action="store_true", help="play them anew and write them")
    if not parser.parse_args().write:
        parser.error("nothing to do without --write; the tests compare them")
    FOLDER.mkdir(exist_ok=True)
    for map_id, players in SETUPS:
        path_of(map_id, players).write_text(written(map_id, players), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
