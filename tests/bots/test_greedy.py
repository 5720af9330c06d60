# SPDX-License-Identifier: GPL-3.0-or-later
"""The yardstick `greedy` does what its description says."""

from __future__ import annotations

from ttr_desktop.bots.greedy import GreedyBot
from ttr_desktop.core.actions import Action, Claim, DrawDeck, DrawMarket, Keep
from ttr_desktop.core.rng import Rng
from ttr_desktop.data.scenario import parse_scenario

HEAD = "{scenario: 1, title: x, map: usa, players: 2, steps: [], setup: {market: [white, white, red, black, black], "


def decide(setup: str) -> Action:
    game, _ = parse_scenario("x", HEAD + setup + "}}").start()
    return GreedyBot().decide(game.view(0), game.choices(), Rng("1")).action


def test_claims_the_track_with_most_points() -> None:
    action = decide("hands: [{red: 5, green: 2, locomotive: 1}, {}]")
    game, _ = parse_scenario("x", HEAD + "hands: [{}, {}]}}").start()
    assert isinstance(action, Claim)
    track = game.tables.tracks[action.track]
    assert track.length == 6, "five red cards and a locomotive pay six spaces"


def test_keeps_locomotives_if_it_can() -> None:
    action = decide("hands: [{red: 6, locomotive: 2}, {}]")
    assert isinstance(action, Claim)
    assert len(action.pay) == 1


def test_draws_what_it_has_most_of() -> None:
    taken = "pieces: [{train: 0}, {train: 45}], "
    assert decide(taken + "hands: [{red: 2, black: 1}, {}]") == DrawMarket(2, 0)
    assert decide(taken + "hands: [{green: 2}, {}]") == DrawDeck(0)


def test_keeps_the_cheapest_tickets() -> None:
    game, _ = parse_scenario("x", "{scenario: 1, title: x, map: usa, players: 2, seed: 3, steps: []}").start()
    action = GreedyBot().decide(game.view(0), game.choices(), Rng("1")).action
    assert isinstance(action, Keep)
    points = sorted(game.tables.board.tickets[number].points for number in game.state.offers[0])
    assert sorted(game.tables.board.tickets[number].points for number in action.tickets) == points[:2]
