# SPDX-License-Identifier: GPL-3.0-or-later
"""Chances against counting by hand, and against many sampled games."""

from __future__ import annotations

import pytest

from ttr_desktop.core.odds import tunnel_odds, unseen_cards
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import possible_game
from ttr_desktop.data.scenario import parse_scenario

SETUP = """
scenario: 1
title: Odds
map: nordic
players: 2
steps: []
setup:
  hands: [{red: 4, locomotive: 1}, {blue: 5}]
  market: [red, red, locomotive, white, black]
  discards: [red, green]
"""


def test_unseen_cards() -> None:
    game, _ = parse_scenario("x", SETUP).start()
    unseen = game.tables.cards.named(unseen_cards(game.tables, game.view(0)))
    assert unseen["red"] == 12 - 4 - 2 - 1
    assert unseen["blue"] == 12, "a rival's hand is not seen"
    assert unseen["locomotive"] == 14 - 1 - 1
    assert sum(unseen.values()) == 110 - 5 - 5 - 2


def test_tunnel_odds_by_hand() -> None:
    """98 unseen cards, 5 red ones and 12 locomotives among them."""
    game, _ = parse_scenario("x", SETUP).start()
    red = game.tables.cards.index["red"]
    chances = tunnel_odds(game.tables, game.view(0), red)
    assert sum(chances) == pytest.approx(1)
    assert chances[0] == pytest.approx(81 * 80 * 79 / (98 * 97 * 96))
    assert chances[3] == pytest.approx(17 * 16 * 15 / (98 * 97 * 96))
    alone = tunnel_odds(game.tables, game.view(0), -1)
    assert alone[3] == pytest.approx(12 * 11 * 10 / (98 * 97 * 96))


def test_odds_agree_with_sampled_games() -> None:
    game, _ = parse_scenario("x", SETUP).start()
    view, rng = game.view(0), Rng("odds")
    red, wild = game.tables.cards.index["red"], game.tables.wild
    tried = 3000
    counts = [0, 0, 0, 0]
    for _ in range(tried):
        top = possible_game(game.tables, view, rng).state.decks[0][-3:]
        counts[sum(card in (red, wild) for card in top)] += 1
    for count, chance in zip(counts, tunnel_odds(game.tables, view, red), strict=True):
        assert count / tried == pytest.approx(chance, abs=0.03)


@pytest.mark.parametrize(("deck", "red"), [(0, 1.0), (1, 2 / 3)])
def test_what_the_deck_does_not_give_comes_from_the_discards(deck: int, red: float) -> None:
    """Three red cards are the discards; of the unseen cards 17 of 98 fit. On average so many fit of three."""
    game, _ = parse_scenario("x", SETUP).start()
    index = game.tables.cards.index["red"]
    discards = tuple(3 if card == index else 0 for card in range(len(game.tables.cards)))
    seen = game.view(0)
    chances = tunnel_odds(game.tables, seen._replace(deck_sizes=(deck,), discards=(discards,)), index)
    fitting = unseen_cards(game.tables, seen._replace(discards=(discards,)))
    share = (fitting[index] + fitting[game.tables.wild]) / sum(fitting)
    assert sum(chances) == pytest.approx(1)
    assert sum(count * chance for count, chance in enumerate(chances)) == pytest.approx(3 * red + deck * share)
