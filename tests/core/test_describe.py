# SPDX-License-Identifier: GPL-3.0-or-later
"""Events and views by name, and the golden transcripts made of them: play is the same on every machine."""

from __future__ import annotations

import json

import pytest

from tests.helpers.boards import SETUPS, each_setup
from tests.helpers.play import MANNERS, playing
from tests.helpers.transcripts import FOLDER, actions_in, path_of, render, written
from ttr_desktop.core.describe import describe_event, describe_view
from ttr_desktop.core.events import told_to

MOST_BYTES = 40_000


@each_setup
def test_the_golden_transcript_still_holds(map_id: str, players: int) -> None:
    """The actions in it are played again; every event, view and position must be the one written down."""
    text = path_of(map_id, players).read_text(encoding="utf-8")
    again = render(map_id, players, actions_in(map_id, players, text))
    assert again.splitlines() == text.splitlines()


def test_every_board_and_number_of_players_has_a_transcript() -> None:
    """And nothing else lies there: a transcript nobody compares would be forgotten."""
    wanted = {path_of(map_id, players).name for map_id, players in SETUPS}
    assert {path.name for path in FOLDER.iterdir()} == wanted
    for path in FOLDER.iterdir():
        assert path.stat().st_size < MOST_BYTES, path.name


def test_the_command_writes_what_the_test_compares() -> None:
    """A fresh transcript is replayed to itself."""
    text = written("usa", 2)
    assert render("usa", 2, actions_in("usa", 2, text)) == text
    assert "> {" in text
    assert "told to an onlooker" in text


@pytest.mark.parametrize("manner", MANNERS)
@each_setup
def test_everything_can_be_described(map_id: str, players: int, manner: str) -> None:
    """Whatever happens has a description that JSON can carry, for every listener."""
    for number, moment in enumerate(playing(map_id, players, "described", manner)):
        tables = moment.game.tables
        for event in moment.events:
            for seat in (0, None):
                told = told_to(seat, event)
                if told is not None:
                    text = json.dumps(describe_event(tables, told))
                    assert json.loads(text)["event"] == event.name
        if number % 25 == 0 or moment.game.over:
            for seat in (0, None):
                view = describe_view(tables, moment.game.view(seat))
                assert json.loads(json.dumps(view)) == view
