# SPDX-License-Identifier: GPL-3.0-or-later
"""Possible games made from a view: each fits the view exactly and could really be, card for card."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.boards import each_map, each_setup, tables
from tests.helpers.examples import examples
from tests.helpers.ledger import check_cards, check_claims, check_pieces
from tests.helpers.play import choose, manners, playing, position, seeds
from tests.helpers.wishes import wish
from ttr_desktop.core.actions import Action
from ttr_desktop.core.engine import Game
from ttr_desktop.core.events import GameEnded, told_to
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import possible_game

CHANCELESS = ("keep", "stop", "exchange", "port")  # kinds of action whose outcome holds no secret


def sample(game: Game, seat: int | None, label: str) -> Game:
    return possible_game(game.tables, game.view(seat), Rng(label))


def tickets_of(game: Game) -> list[int]:
    """All tickets that are somewhere in the game."""
    state = game.state
    return [number for place in (state.ticket_deck, *state.tickets, *state.offers) for number in place]


@each_setup
@examples(10)
@given(seed=seeds, moment=st.integers(0, 250), manner=manners)
def test_a_possible_game_fits_the_view_and_the_supply(
    map_id: str, players: int, seed: str, moment: int, manner: str
) -> None:
    game = position(map_id, players, seed, moment, manner)
    for seat in range(players):
        guess = sample(game, seat, seed)
        assert guess.view(seat) == game.view(seat)
        check_cards(guess)
        check_pieces(guess)
        check_claims(guess)


@each_setup
@examples(10)
@given(seed=seeds, moment=st.integers(0, 250), manner=manners)
def test_two_possible_games_cannot_be_told_apart(
    map_id: str, players: int, seed: str, moment: int, manner: str
) -> None:
    """Same legal moves, same refusals, and a move without chance is announced to the seat in the same words."""
    game = position(map_id, players, seed, moment, manner)
    seat = game.seat
    one, two = sample(game, seat, f"{seed} one"), sample(game, seat, f"{seed} two")
    assert set(_few(one)) == set(_few(two)) == set(_few(game))
    rng = Rng(seed)
    for _ in range(15):
        action = wish(game, rng)
        assert one.check(action, seat) == two.check(action, seat) == game.check(action, seat)
    # Cards that come back by a claim fill an empty slot, or sweep a market that had to stay: both by chance.
    market, limit = game.state.market, game.tables.flush_at
    calm = -1 not in market and not market.count(game.tables.wild) >= limit > 0
    for action in rng.shuffle(_few(game))[:8]:
        told = [[told_to(seat, event) for event in copy.play(action)] for copy in (one.clone(), two.clone())]
        heard = [[event for event in stream if event] for stream in told]
        if any(isinstance(event, GameEnded) for event in heard[0]):
            continue  # everything is laid open
        if calm and (action.kind in CHANCELESS or (action.kind == "claim" and map_id == "usa")):
            assert heard[0] == heard[1]
        else:
            assert [event.name for event in heard[0][:1]] == [event.name for event in heard[1][:1]]


def _few(game: Game) -> list[Action]:
    """Legal actions, not more than a test can bear."""
    return list(islice(game.legal(), 300))


@each_setup
def test_samples_differ_and_can_be_played_to_the_end(map_id: str, players: int) -> None:
    """Look-ahead needs games that go on, and more than one of them."""
    game = position(map_id, players, "ahead", 40, "hoarder")
    hidden = set()
    for number in range(3):
        guess = sample(game, 0, f"ahead {number}")
        hidden.add(str(guess.state.hands))
        rng = Rng(f"ahead {number}")
        for _ in range(3000):
            if guess.over:
                break
            guess.play(choose(guess.choices(), rng))
            check_cards(guess)
        assert guess.over
    assert len(hidden) > 1


def test_the_future_does_not_depend_on_the_real_seed() -> None:
    """C-13: a sample drawn by the same generator is the same, whatever the real deck holds."""
    game = position("usa", 3, "future", 60)
    other = sample(game, 0, "somebody")
    first, second = sample(game, 0, "me"), sample(other, 0, "me")
    assert first.state.decks == second.state.decks
    assert first.state.hands == second.state.hands
    assert first.state.rng.seed == second.state.rng.seed


@each_map
def test_what_rivals_were_seen_taking_stays_with_them(map_id: str) -> None:
    game = position(map_id, 2, "seen", 60, "hoarder")
    assert any(any(known) for known in game.state.known)
    for seat in range(2):
        guess = sample(game, seat, "seen")
        rival = 1 - seat
        held, known = guess.state.hands[rival], game.state.known[rival]
        assert all(have >= seen for have, seen in zip(held, known, strict=True))


@each_map
def test_tickets_occur_once_as_long_as_none_was_rejected_twice(map_id: str) -> None:
    for number in range(20):
        game = position(map_id, 2, f"tickets {number}", 30 + number)
        for seat in range(2):
            if len(set(game.state.returned[seat])) == len(game.state.returned[seat]):
                found = tickets_of(sample(game, seat, "tickets"))
                assert len(set(found)) == len(found)


@pytest.mark.parametrize("map_id", ["usa", "northern_lights", "world"])
def test_tickets_occur_once(map_id: str) -> None:
    """Where rejected tickets go to the bottom they come up again, and may be rejected again."""
    for number, moment in enumerate(playing(map_id, 2, "twice", "collector")):
        if number % 10 == 0 and not moment.game.over:
            for seat in range(2):
                found = tickets_of(sample(moment.game, seat, "twice"))
                assert sorted(found) == list(range(len(tables(map_id).board.tickets)))


@each_map
def test_an_onlooker_can_imagine_a_game_too(map_id: str) -> None:
    game = position(map_id, 2, "onlooker", 30)
    guess = sample(game, None, "onlooker")
    assert guess.view(None) == game.view(None)


@each_map
def test_a_finished_game_stays_finished(map_id: str) -> None:
    game = position(map_id, 2, "finished", 100_000)
    while not game.over:
        game.play(next(game.legal()))
    assert sample(game, 0, "finished").view(0) == game.view(0)
