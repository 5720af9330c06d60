# SPDX-License-Identifier: GPL-3.0-or-later
"""The chances of paying soon: by hand, against every way to draw, and against sampled games."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.helpers.play import position
from tests.helpers.scenarios import scenario_text
from tests.helpers.twins import differs, side_by_side
from ttr_desktop.core.actions import DrawDeck
from ttr_desktop.core.engine import Game
from ttr_desktop.core.odds import unseen_cards
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import possible_game
from ttr_desktop.data.scenario import parse_scenario
from ttr_desktop.teach.chances import chances_soon


def start(setup: str, map_id: str = "usa") -> Game:
    return parse_scenario("x.yaml", scenario_text(setup, "[]", map_id)).start()[0]


def soon(game: Game, track: str, seat: int = 0) -> tuple[float, ...]:
    return chances_soon(game.tables, game.view(seat), game.tables.board.track_index[track])


def test_payable_already() -> None:
    assert soon(start("{hands: [{purple: 3}, {}]}"), "helena/salt-lake-city/purple") == (1.0, 1.0, 1.0)


def test_the_last_card_lies_face_up() -> None:
    game = start("{hands: [{purple: 2}, {}], market: [purple, black, black, white, white]}")
    assert soon(game, "helena/salt-lake-city/purple")[0] == 1.0


def test_blind_by_hand() -> None:
    """One purple or locomotive among 103 unseen cards: 10 + 14 of them fit."""
    game = start("{hands: [{purple: 2}, {}], market: [red, black, black, white, white]}")
    chance = soon(game, "helena/salt-lake-city/purple")
    assert sum(unseen_cards(game.tables, game.view(0))) == 103
    assert chance[0] == pytest.approx(1 - 79 * 78 / (103 * 102))
    assert chance[1] == pytest.approx(1 - 79 * 78 * 77 * 76 / (103 * 102 * 101 * 100))
    assert chance[0] < chance[1] < chance[2]


def test_a_face_up_locomotive_costs_the_turn() -> None:
    """Two cards are missing: the locomotive is one of them and takes the first turn."""
    game = start("{hands: [{purple: 1}, {}], market: [locomotive, black, black, white, white]}")
    chance = soon(game, "helena/salt-lake-city/purple")
    both_blind = (11 + 13) * (11 + 13 - 1) / (104 * 103)
    assert chance[0] == pytest.approx(both_blind)
    assert chance[1] > 1 - 80 * 79 / (104 * 103) - 1e-9, "the locomotive first, then one of two blind cards"


def test_after_the_first_card_only_one_is_left_this_turn() -> None:
    game = start("{hands: [{purple: 2}, {}], market: [red, black, black, white, white], deck: [red]}")
    assert isinstance(game.apply(DrawDeck(0)), list)
    view = game.view(0)
    good = unseen_cards(game.tables, view)[game.tables.wild] + 10
    assert soon(game, "helena/salt-lake-city/purple")[0] == pytest.approx(good / sum(unseen_cards(game.tables, view)))


@pytest.mark.parametrize(
    ("map_id", "setup", "track"),
    [
        (
            "usa",
            "{hands: [{red: 1, blue: 1}, {}], market: [white, white, white, black, black]}",
            "denver/santa-fe/gray",
        ),
        ("nordic", "{hands: [{red: 2}, {}], market: [white, white, white, black, black]}", "helsinki/tallinn/purple"),
        ("northern_lights", "{hands: [{red: 1}, {}]}", "helsinki/tallinn/gray"),
    ],
)
def test_two_blind_cards_against_every_pair(map_id: str, setup: str, track: str) -> None:
    """Without help from the market the chance is the share of pairs of unseen cards that pay."""
    game = start(setup, map_id)
    tables, number = game.tables, game.tables.board.track_index[track]
    view = game.view(0)._replace(market=(-1,) * len(game.state.market))
    unseen = [card for card, count in enumerate(unseen_cards(tables, view)) for _ in range(count)]
    good = total = 0
    for pair in combinations(unseen, 2):
        hand = list(view.hand)
        for card in pair:
            hand[card] += 1
        total += 1
        good += tables.cost_of[number].affordable(hand) >> number & 1
    assert chances_soon(tables, view, number)[0] == pytest.approx(good / total)


def test_a_deck_that_runs_out_goes_on_with_the_discards() -> None:
    """Two cards in the deck, which nobody has seen, then the discards, which everybody has: all purple."""
    game = start("{hands: [{purple: 1}, {}]}")
    view = game.view(0)
    discards = [0] * len(game.tables.cards)
    discards[game.tables.cards.index["purple"]] = 6
    view = view._replace(deck_sizes=(2,), discards=(tuple(discards),), market=(-1,) * 5)
    number = game.tables.board.track_index["helena/salt-lake-city/purple"]
    chance = chances_soon(game.tables, view, number)
    assert chance[0] < 0.5
    assert chance[1] == 1.0


def test_agrees_with_sampled_games() -> None:
    game = start("{hands: [{yellow: 2}, {}], market: [red, black, black, white, white]}")
    tables, number = game.tables, game.tables.board.track_index["nashville/pittsburgh/yellow"]
    view, rng, tried, paid = game.view(0), Rng("soon"), 2000, 0
    for _ in range(tried):
        hand = list(view.hand)
        for card in possible_game(tables, view, rng).state.decks[0][-4:]:
            hand[card] += 1
        paid += tables.cost_of[number].affordable(hand) >> number & 1
    assert paid / tried == pytest.approx(chances_soon(tables, view, number)[1], abs=0.03)


@pytest.mark.parametrize("map_id", ["usa", "world"])
def test_secrets_make_no_difference(map_id: str) -> None:
    game = position(map_id, 2, "chances", 40)
    asked = 0
    for pair in side_by_side(game, 0, "chances", "random", 4):
        if differs(pair, 0):
            for number in range(0, len(game.tables.tracks), 9):
                one, two = (chances_soon(game.tables, twin.view(0), number) for twin in (pair.one, pair.two))
                assert one == two
                asked += 1
    assert asked
