# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat is shown: C-13. Two games that differ only in its rivals' secrets must look the same for ever."""

from __future__ import annotations

import pickle
from enum import Enum
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.boards import each_setup
from tests.helpers.examples import examples
from tests.helpers.play import manners, playing, position, seeds
from tests.helpers.twins import Pair, differs, side_by_side
from tests.helpers.wishes import wish
from ttr_desktop.core.events import told_to
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.state import State

STEPS = 60
PUBLIC = """
    map players seat phase to_move first turn revision opening hand_sizes hand_decks known ticket_counts offer_sizes
    market deck_sizes discards ticket_deck_size owner pieces box ports scores goals dig passes last_by turns_left
"""


def check_alike(pair: Pair, seat: int, rng: Rng) -> None:
    """Views, events, legal moves and refusals: all that the seat ever gets to see."""
    one, two = pair.one, pair.two
    assert one.view(seat) == two.view(seat)
    assert one.view(None) == two.view(None), "an onlooker knows even less"
    heard = [[told_to(seat, event) for event in told] for told in (pair.told_one, pair.told_two)]
    # How many tickets a rival has completed is secret too: such events leave no gap in the stream.
    assert [event for event in heard[0] if event] == [event for event in heard[1] if event]
    if one.seat == seat:
        assert list(islice(one.legal(), 400)) == list(islice(two.legal(), 400))
    for _ in range(4):
        action = wish(one, rng)
        assert one.check(action, seat) == two.check(action, seat)


@each_setup
@examples(8)
@given(seed=seeds, moment=st.integers(0, 200), manner=manners, place=st.integers(0, 4))
def test_secrets_of_rivals_cannot_be_seen(
    map_id: str, players: int, seed: str, moment: int, manner: str, place: int
) -> None:
    """Secret are the hands, tickets, offers and picks of the others; the rest of the game is played on in both."""
    game = position(map_id, players, seed, moment, manner)
    seat = place % players
    rng = Rng(f"{seed}/wishes")
    for pair in side_by_side(game, seat, seed, manner, STEPS):
        check_alike(pair, seat, rng)


@each_setup
def test_the_twins_are_not_the_same(map_id: str, players: int) -> None:
    """The test above is worth nothing if the two games hold the same secrets, or part company at once."""
    different = steps = 0
    for number in range(4):
        game = position(map_id, players, f"twins {number}", 20 * number)
        for pair in side_by_side(game, 0, f"twins {number}", "random", STEPS):
            steps += 1
            different += differs(pair, 0)
    assert steps > 2 * STEPS
    assert different > steps // 2


def is_plain(value: object) -> bool:
    """Whether the value is made of numbers, texts, enum members and tuples only."""
    if isinstance(value, tuple):
        return all(map(is_plain, value))
    return value is None or isinstance(value, int | str | Enum)


@each_setup
def test_a_view_is_plain_immutable_data(map_id: str, players: int) -> None:
    """It goes to other processes and is kept for later: no list, no reference to the game, nothing that changes."""
    for number, moment in enumerate(playing(map_id, players, "plain")):
        if number % 40 and not moment.game.over:
            continue
        for seat in (*range(players), None):
            view = moment.game.view(seat)
            assert is_plain(view)
            assert pickle.loads(pickle.dumps(view)) == view
            hash(view)


@each_setup
def test_a_view_stays_as_it_was(map_id: str, players: int) -> None:
    """A view taken now must not change when the game goes on."""
    game = position(map_id, players, "later", 25)
    views = [game.view(seat) for seat in range(players)]
    copies = [pickle.dumps(view) for view in views]
    for _ in range(30):
        if not game.over:
            game.play(next(game.legal()))
    assert [pickle.dumps(view) for view in views] == copies
    assert [game.view(seat) for seat in range(players)] != views


@each_setup
def test_a_view_shows_the_own_secrets_and_all_counts(map_id: str, players: int) -> None:
    """What it does show is right."""
    for moment in islice(playing(map_id, players, "shown"), 0, None, 9):
        state = moment.game.state
        for seat in range(players):
            view = moment.game.view(seat)
            assert list(view.hand) == state.hands[seat]
            assert (view.tickets, view.offer, view.pick) == (state.tickets[seat], state.offers[seat], state.picks[seat])
            assert view.hand_sizes == tuple(sum(hand) for hand in state.hands)
            assert tuple(map(sum, view.hand_decks)) == view.hand_sizes
            assert view.ticket_counts == tuple(len(own) for own in state.tickets)
            assert list(view.owner) == state.owner
            assert bool(view.all_tickets) is moment.game.over


def test_an_onlooker_has_no_secrets() -> None:
    """Seat None sees the table and nothing else."""
    for moment in islice(playing("world", 3, "onlooker"), 0, None, 11):
        if not moment.game.over:
            view = moment.game.view(None)
            assert (view.seat, view.hand, view.tickets, view.offer) == (-1, (), (), ())
            assert (view.done, view.returned, view.pick, view.all_tickets) == (0, (), (0, 0), ())


def test_no_field_of_the_state_is_shown_by_mistake() -> None:
    """A new field of a view has to be judged here: is it secret, public, or public only at the end?"""
    game = position("usa", 2, "fields", 5)
    shown = set(game.view(0)._fields)
    secret = {"hand", "tickets", "offer", "done", "returned", "pick"}
    at_the_end = {"result", "all_tickets"}
    public = set(PUBLIC.split())
    assert shown == secret | at_the_end | public
    # What the state has and no view may ever have in full: the order of the decks and the generator.
    assert {"decks", "ticket_deck", "rng", "hands"} <= set(State.__slots__) - shown


@pytest.mark.parametrize("seat", [0, 1])
def test_the_pick_of_pieces_is_secret_until_all_have_picked(seat: int) -> None:
    """W-4."""
    game = position("world", 2, "pick", 3)
    first = game.state.first
    assert game.state.picks[first] != (0, 0)
    view = game.view(seat)
    assert view.pick == (game.state.picks[first] if seat == first else (0, 0))
    assert set(view.pieces) == {(0, 0)}
    assert set(view.box) == {(25, 50)}
