# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions written down by hand: exact, complete, and refused if they cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.boards import each_map, tables
from tests.helpers.ledger import check_cards, check_tickets
from tests.helpers.play import choose
from tests.helpers.scenarios import FILES, scenario_problems, scenario_text
from ttr_desktop.core.engine import Game
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.data.scenario import load_scenario, parse_scenario


def start(setup: str, map_id: str = "usa", players: str = "2") -> Game:
    return parse_scenario("s.yaml", scenario_text(setup, map_id=map_id, players=players)).start()[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_positions_of_the_scenarios_are_complete(path: Path) -> None:
    """Whatever is not named is still there: every card, every ticket."""
    game, _ = load_scenario(path).start()
    check_cards(game)
    if game.tables.rules.rejected_tickets == "bottom" or game.phase is Phase.TURN:
        check_tickets(game)


@each_map
@given(seed=st.integers(0, 9999), turn=st.integers(0, 1))
def test_an_empty_setup_can_be_played(map_id: str, seed: int, turn: int) -> None:
    """Nobody has anything; the seed decides the rest, the same each time."""
    text = scenario_text(f"{{turn: {turn}}}", map_id=map_id).replace("seed: 1", f"seed: {seed}")
    game, _ = parse_scenario("s.yaml", text).start()
    again, _ = parse_scenario("s.yaml", text).start()
    assert game.view(0) == again.view(0)
    assert (game.seat, game.phase) == (turn, Phase.TURN)
    check_cards(game)
    check_tickets(game)
    rng = Rng(str(seed))
    for _ in range(40):
        if not game.over:
            game.play(choose(game.choices(), rng))
            check_cards(game)


def test_what_is_named_is_exactly_there() -> None:
    setup = """
  turn: 1
  hands: [{red: 2, locomotive: 1}, {}]
  market: [red, null, blue, locomotive, white]
  deck: [green, red]
  discards: {black: 3}
  tickets: [[boston/miami], [los-angeles/new-york]]
  ticket_deck: [denver/el-paso, chicago/new-orleans]
  claimed: [[atlanta/raleigh/gray], []]
  scores: [7, -2]
"""
    game = start(setup)
    state, cards = game.state, game.tables.cards
    assert cards.named(state.hands[0]) == {"red": 2, "locomotive": 1}
    assert [cards.names[card] if card >= 0 else None for card in state.market] == [
        "red",
        None,
        "blue",
        "locomotive",
        "white",
    ]
    assert [cards.names[card] for card in state.decks[0][-2:][::-1]] == ["green", "red"]
    assert cards.named(state.discards[0]) == {"black": 3}
    assert [game.tables.board.tickets[n].id for n in state.ticket_deck[-2:][::-1]] == [
        "denver/el-paso",
        "chicago/new-orleans",
    ]
    assert state.scores == [7, -2]
    assert state.pieces == [[43, 0], [45, 0]]
    check_cards(game)
    check_tickets(game)


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ("{hands: [{red: 13}, {}]}", "13 cards 'red' are needed, but there are 12"),
        ("{hands: [{red: 12}, {red: 1}]}", "13 cards 'red' are needed, but there are 12"),
        ("{hands: [{}]}", "hands: expected one entry for each of 2 players"),
        ("{hands: [{pink: 1}, {}]}", "there is no card 'pink' on this board"),
        ("{hands: [{red: many}, {}]}", "red: expected a whole number, got a text"),
        ("{hands: [{red: -1}, {}]}", "red: -1 is not between 0 and 200"),
        ("{market: [red]}", "market: expected 5 cards (null for an empty slot)"),
        ("{market: [gold, red, red, red, red]}", "there is no card 'gold' on this board"),
        ("{deck: [gold]}", "there is no card 'gold' on this board"),
        ("{train_deck: [red]}", "setup: unknown key 'train_deck'"),
        ("{turn: 2}", "turn: 2 is not between 0 and 1"),
        ("{tickets: [[no/where], []]}", "there is no ticket 'no/where' on this board"),
        ("{tickets: [[boston/miami], [miami/boston]]}", "the ticket 'boston/miami' stands in the setup twice"),
        ("{tickets: [[boston/miami], []], ticket_deck: [boston/miami]}", "stands in the setup twice"),
        ("{claimed: [[a/b/red], []]}", "there is no track 'a/b/red' on this board"),
        ("{claimed: [[atlanta/raleigh/gray], [raleigh/atlanta/gray]]}", "is claimed twice"),
        ("{pieces: [{train: 46}, {}]}", "train: 46 is not between 0 and 45"),
        ("{pieces: [{horse: 1}, {}]}", "pieces[0]: unknown key 'horse' (known: train, ship)"),
        ("{ports: [[boston], []]}", "there is no harbour city 'boston' on this board"),
        ("{goals: [ferries]}", "there is no goal 'ferries' on this board"),
        ("{scores: [1, 2, 3]}", "scores: expected one entry for each of 2 players"),
        ("[]", "setup: expected a mapping, got a list"),
    ],
)
def test_an_impossible_position_is_told(setup: str, message: str) -> None:
    found = scenario_problems(scenario_text(setup))
    assert [line for line, _ in found] == [6]
    assert message in found[0][1]


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ("{ports: [[hamburg], [hamburg]]}", "ports: two ports in one city"),
        ("{ports: [[hamburg, tokyo, sydney, perth], []]}", "ports: a player has 3 ports at most"),
        ("{ports: [[moskva], []]}", "there is no harbour city 'moskva' on this board"),
        ("{train_deck: [red-ship]}", "train_deck: a card of the other deck"),
        ("{deck: [red]}", "setup: unknown key 'deck'"),
    ],
)
def test_an_impossible_position_of_the_world(setup: str, message: str) -> None:
    found = scenario_problems(scenario_text(setup, map_id="world"))
    assert message in found[0][1]


def test_more_tracks_than_pieces() -> None:
    """Every track of the board needs far more trains than a player has."""
    every = ", ".join(track.id for track in tables("usa").tracks)
    found = scenario_problems(scenario_text(f"{{claimed: [[{every}], []]}}"))
    assert found == [(6, "claimed: player 0 does not have that many pieces")]


def test_more_pieces_than_there_are() -> None:
    """W-4: supply, board and box together are 25 trains and 50 ships."""
    setup = "{pieces: [{train: 25, ship: 50}, {}], box: [{train: 25, ship: 50}, {}]}"
    steps = "[{do: {exchange: {train: 10}}}, {do: {draw: train-deck}}]"
    text = scenario_text(setup, steps, map_id="world")
    assert scenario_problems(text) != []


def test_a_box_that_is_too_full() -> None:
    """20 trains and 40 ships are in the supply unless stated: the box cannot hold 25 and 50 besides."""
    text = scenario_text("{box: [{train: 25, ship: 50}, {}]}", map_id="world")
    assert scenario_problems(text) != []
