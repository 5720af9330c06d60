# SPDX-License-Identifier: GPL-3.0-or-later
"""The table keeps a true record of its game."""

from __future__ import annotations

from pathlib import Path

from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.actions import DrawDeck
from ttr_desktop.core.events import TicketsOffered
from ttr_desktop.core.record import digest
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue, savefile
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.table.table import GameTable, NewGame


def table() -> GameTable:
    seats = (SeatInfo("Ada"), SeatInfo("Ben", "greedy"))
    return GameTable.start(NewGame(catalogue.board("usa"), seats, "table", first=0))


def test_saved_and_resumed_is_the_same_game(tmp_path: Path) -> None:
    first = table()
    rng = Rng("moves")
    for _ in range(37):
        first.apply(random_action(first.game.choices(), rng), first.game.seat)
    savefile.write(tmp_path / "x.json", first.board, first.saved())
    saved = savefile.read(tmp_path / "x.json")
    again = GameTable.resume(first.board, saved)
    assert digest(again.game.state) == digest(first.game.state)
    assert again.history == first.history
    assert again.seats == first.seats


def test_a_refused_action_leaves_no_trace() -> None:
    game = table()
    before = (digest(game.game.state), len(game.record.actions), len(game.history))
    outcome = game.apply(DrawDeck(0), 1)
    assert isinstance(outcome, Refusal)
    assert outcome.code is Code.NOT_YOUR_TURN
    outcome = game.apply(DrawDeck(0), 0)
    assert isinstance(outcome, Refusal)
    assert outcome.code is Code.WRONG_PHASE
    assert (digest(game.game.state), len(game.record.actions), len(game.history)) == before


def test_history_is_told_by_seat() -> None:
    game = table()
    offered = [event for event in game.history_for(0) if isinstance(event, TicketsOffered)]
    assert [event.tickets is None for event in offered] == [False, True]
    assert game.humans == [0]
    assert not game.is_human(1)
