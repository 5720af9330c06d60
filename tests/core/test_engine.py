# SPDX-License-Identifier: GPL-3.0-or-later
"""`check` is the one judge: it agrees with the list of legal actions, and what it refuses changes nothing."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.boards import each_map, each_setup
from tests.helpers.examples import examples
from tests.helpers.play import manners, position, seeds
from tests.helpers.snapshot import snapshot
from tests.helpers.wishes import wish
from ttr_desktop.core import actions as act
from ttr_desktop.core.actions import Action
from ttr_desktop.core.engine import Game
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.record import digest
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue

MOST_LEGAL = 20_000  # more payments than this are not listed in a test
WISHES = 60

moments = st.integers(0, 250)


def is_listed(game: Game, action: Action) -> bool:
    """Whether the action is among the legal ones; the list of payments is taken for its own track only."""
    choices = game.choices()
    if isinstance(action, act.Claim):
        payments = choices.payments(action.track) if choices.claims >> action.track & 1 else ()
        return action.pay in islice(payments, 10 * MOST_LEGAL)
    choices.claims = 0
    if isinstance(action, act.Pass):
        return action in islice(game.legal(), 1)
    return action in set(choices.actions())


@each_setup
@examples(8)
@given(seed=seeds, moment=moments, manner=manners)
def test_legal_actions_pass_the_check_once_each(map_id: str, players: int, seed: str, moment: int, manner: str) -> None:
    game = position(map_id, players, seed, moment, manner)
    listed = list(islice(game.legal(), MOST_LEGAL))
    assert listed, "a game that is not over always has an answer (C-16)"
    assert len(set(listed)) == len(listed), "an action is listed twice"
    for action in listed[:: 1 + len(listed) // 500]:
        assert game.check(action) is None, action
        assert game.check(action, game.seat) is None


@each_setup
@examples(12)
@given(seed=seeds, moment=moments, manner=manners)
def test_what_passes_the_check_is_listed_and_what_does_not_changes_nothing(
    map_id: str, players: int, seed: str, moment: int, manner: str
) -> None:
    game = position(map_id, players, seed, moment, manner)
    before, print_before = snapshot(game.state), digest(game.state)
    rng = Rng(f"wishes {seed}")
    for _ in range(WISHES):
        action = wish(game, rng)
        refusal = game.check(action)
        assert (refusal is None) is is_listed(game, action), (action, refusal)
        if refusal is not None:
            assert game.apply(action) == refusal
            assert digest(game.state) == print_before
    assert snapshot(game.state) == before, "checking or refusing left a trace"


@each_setup
def test_nobody_else_may_answer(map_id: str, players: int) -> None:
    """C-1: whatever the seat to move may do, no other seat may do it now."""
    game = position(map_id, players, "turn", 30)
    before = snapshot(game.state)
    for action in islice(game.legal(), 50):
        for seat in range(players):
            if seat != game.seat:
                refusal = game.apply(action, seat)
                assert isinstance(refusal, Refusal)
                assert refusal.code is Code.NOT_YOUR_TURN
    assert snapshot(game.state) == before


@each_map
def test_a_finished_game_takes_no_action(map_id: str) -> None:
    game = position(map_id, 2, "end", 100_000)
    while not game.over:
        game.play(next(game.legal()))
    before = snapshot(game.state)
    assert list(game.legal()) == []
    rng = Rng("after the end")
    for _ in range(50):
        refusal = game.apply(wish(game, rng))
        assert isinstance(refusal, Refusal)
        assert refusal.code is Code.WRONG_PHASE
    assert snapshot(game.state) == before


@each_map
def test_play_and_apply_do_the_same(map_id: str) -> None:
    """Bots use `play`, which does not judge again; it must not differ in anything else."""
    one, _ = Game.start(catalogue.board(map_id), 2, "same", 0)
    two = one.clone()
    rng = Rng("same")
    while not one.over:
        action = rng.pick(list(islice(one.legal(), 100)))
        assert one.play(action) == two.apply(action)
        assert snapshot(one.state) == snapshot(two.state)


def test_every_refusal_cites_a_rule() -> None:
    """The app sends the player to the rule: an empty id would lead nowhere."""
    seen: set[Code] = set()
    for map_id in catalogue.MAP_IDS:
        for moment in range(0, 200, 10):
            game = position(map_id, 2, f"cite {moment}", moment)
            rng = Rng(f"cite {map_id} {moment}")
            for _ in range(100):
                refusal = game.check(wish(game, rng))
                if refusal is not None:
                    seen.add(refusal.code)
                    letter, _, number = refusal.rule.partition("-")
                    assert letter in ("C", "U", "N", "L", "W")
                    assert number.removeprefix("G").isdecimal()
    assert len(seen) > 20, "the wishes are too tame to say anything"


@pytest.mark.parametrize("players", [0, 1, 6])
def test_a_wrong_number_of_players_is_named(players: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 5 players, not {players}"):
        Game.start(catalogue.board("usa"), players, "x")


@each_setup
def test_the_first_seat_is_the_one_asked_for_or_a_random_one(map_id: str, players: int) -> None:
    """C-1."""
    board = catalogue.board(map_id)
    assert {Game.start(board, players, "x", first)[0].state.first for first in range(players)} == set(range(players))
    assert {Game.start(board, players, f"{n}")[0].state.first for n in range(60)} == set(range(players))
    assert Game.start(board, players, "x")[0].phase is Phase.CHOOSE_TICKETS


def _in_a_turn(map_id: str) -> Game:
    game = position(map_id, 2, "malformed", 20)
    while game.phase is not Phase.TURN:
        game.play(next(game.legal()))
    return game


def _malformed(map_id: str) -> list[Action]:
    """Actions no honest caller builds, each wrong in one number; the engine is the only judge there is."""
    game = _in_a_turn(map_id)
    hand = game.state.hands[game.seat]
    card = hand.index(max(hand))
    have = hand[card]
    actions: list[Action] = [
        act.DrawDeck(-1),
        act.DrawDeck(7),
        act.DrawMarket(0, -1),
        act.DrawMarket(0, 7),
        act.Claim(-1, ()),
        act.Claim(len(game.tables.tracks), ()),
        act.Exchange(-1, 1),
        act.Exchange(2, 1),
        act.Exchange(0, -1),
        act.BuildPort(-1, ()),
        act.BuildPort(999, ()),
        act.Keep((-1,)),
    ]
    for track in game.tables.tracks:
        actions += [
            act.Claim(track.number, ((99, track.length),)),
            act.Claim(track.number, ((-1, track.length),)),
            act.Claim(track.number, ((card, have), (card, track.length - have))),
            act.Claim(track.number, ((card, track.length + 1), (game.tables.wild, -1))),
            act.Claim(track.number, ((card, track.length), (game.tables.wild, 0))),
        ]
    return actions


@each_map
def test_malformed_actions_are_refused(map_id: str) -> None:
    """`check` is public: a wrong number must be a refusal, never an exception and never an accepted move."""
    problems: dict[str, Action] = {}
    for action in _malformed(map_id):
        game = _in_a_turn(map_id)
        before = snapshot(game.state)
        try:
            outcome = game.apply(action)
        except Exception as error:
            problems.setdefault(f"{type(action).__name__}: {type(error).__name__}", action)
        else:
            if not isinstance(outcome, Refusal):
                problems.setdefault(f"{type(action).__name__}: accepted", action)
            elif snapshot(game.state) != before:
                problems.setdefault(f"{type(action).__name__}: left a trace", action)
    assert problems == {}
