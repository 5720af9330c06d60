# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions in which everybody can see what is right and what is a blunder."""

from __future__ import annotations

from tests.helpers.scenarios import scenario_text
from ttr_desktop.core.actions import Action, Claim, DrawMarket
from ttr_desktop.core.engine import Game
from ttr_desktop.core.ids import find_track
from ttr_desktop.core.payment import cheapest
from ttr_desktop.data.scenario import parse_scenario

_CLAIMED = "[[denver/santa-fe/gray, kansas-city/saint-louis/blue], [houston/new-orleans/gray]]"


def last_turn(scores: str = "[30, 33]") -> Game:
    """Seat 0 has the very last turn: two red cards finish its ticket, and that decides the game."""
    setup = (
        "{hands: [{red: 2, blue: 1}, {green: 3}], market: [locomotive, blue, yellow, white, black], "
        f"tickets: [[denver/el-paso], []], claimed: {_CLAIMED}, "
        f"pieces: [{{train: 6}}, {{train: 2}}], scores: {scores}}}"
    )
    game, _ = parse_scenario("last-turn.yaml", scenario_text(setup)).start()
    game.state.last_by, game.state.turns_left = 1, 1
    return game


def finishing(game: Game) -> Action:
    """The claim that finishes the ticket."""
    track = find_track(game.tables.board.track_index, "el-paso/santa-fe/gray")
    assert track is not None
    pay = cheapest(game.tables, track, game.state.hands[0])
    assert pay is not None
    return Claim(track, pay)


def face_up_locomotive(game: Game) -> Action:
    return DrawMarket(game.state.market.index(game.tables.wild), 0)
