# SPDX-License-Identifier: GPL-3.0-or-later
"""A record is the game: played again it leads to the same position, and what does not fit is noticed."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.helpers.boards import each_map, each_setup
from tests.helpers.examples import examples
from tests.helpers.play import manners, playing, position, seeds
from tests.helpers.snapshot import snapshot
from tests.helpers.telling import telling
from ttr_desktop.core.actions import DrawDeck, DrawTickets, Keep
from ttr_desktop.core.engine import Game
from ttr_desktop.core.events import Event
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.record import DIGEST_EVERY, GameRecord, ReplayError, Setup, digest, replay, replayed
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue


def recorded(map_id: str, players: int, seed: str, manner: str = "random") -> tuple[GameRecord, Game, list[Event]]:
    """A whole game with its record and everything that was announced."""
    record = GameRecord(Setup(map_id, players, seed))
    told: list[Event] = []
    game = None
    for moment in playing(map_id, players, seed, manner):
        game = moment.game
        told += moment.events
        if moment.action is not None:
            record.note(moment.action, game)
    assert game is not None
    return record, game, told


@each_setup
@examples(4)
@given(seed=seeds, manner=manners)
def test_a_replay_is_the_game(map_id: str, players: int, seed: str, manner: str) -> None:
    """Position by position (digests), event by event, and in every slot at the end."""
    record, game, told = recorded(map_id, players, seed, manner)
    assert len(record.digests) == len(record.actions) // DIGEST_EVERY
    board = catalogue.board(map_id)
    assert [event for _, _, events in replay(board, record) for event in events] == told
    last = replayed(board, record)
    assert digest(last.state) == digest(game.state)
    assert snapshot(last.state) == snapshot(game.state)


def test_a_changed_action_is_noticed() -> None:
    """The next digest tells that the position is another one."""
    record, _, _ = recorded("usa", 2, "changed")
    game, _ = Game.start(catalogue.board("usa"), 2, "changed")
    record.actions[0] = next(action for action in game.legal() if action != record.actions[0])
    with pytest.raises(ReplayError) as caught:
        replayed(catalogue.board("usa"), record)
    assert 1 <= caught.value.number <= DIGEST_EVERY


def test_a_refused_action_is_named() -> None:
    record, _, _ = recorded("usa", 2, "refused")
    record.actions[2] = Keep((0,))
    with telling(ReplayError, match=r"^action 3: refused \(wrong-phase"):
        replayed(catalogue.board("usa"), record)


def test_a_wrong_seed_is_noticed() -> None:
    record, _, _ = recorded("nordic", 2, "seed")
    record.setup = Setup("nordic", 2, "another seed")
    with pytest.raises(ReplayError):
        replayed(catalogue.board("nordic"), record)


@each_map
def test_equal_positions_have_equal_digests_and_others_have_not(map_id: str) -> None:
    game = position(map_id, 2, "digest", 30)
    before = digest(game.state)
    assert digest(game.clone().state) == before
    seen = {before}
    for _ in range(40):
        if not game.over:
            game.play(next(game.legal()))
            seen.add(digest(game.state))
    assert len(seen) > 35, "positions of one game should differ"


def test_the_digest_sees_every_public_and_secret_part() -> None:
    """Each of these, changed alone, makes another position."""
    game = position("world", 2, "parts", 80)
    before = digest(game.state)

    def changed(change: str) -> str:
        state = game.clone().state
        if change == "hands":
            state.hands[0][0] += 1
        elif change == "decks":
            state.decks[0].reverse()
        elif change == "phase":
            state.phase = Phase.TUNNEL
        elif change in ("seat", "turn", "passes", "turns_left", "last_by"):
            setattr(state, change, getattr(state, change) + 1)
        elif change in ("tickets", "offers"):
            getattr(state, change)[0] += (64,)
        elif change in ("scores", "ports", "owner", "market", "ticket_deck"):
            getattr(state, change)[0] += 1
        else:
            getattr(state, change)[0][0] += 1
        return digest(state)

    parts = "hands decks phase seat turn passes turns_left last_by tickets offers scores ports owner market ticket_deck"
    for part in [*parts.split(), "discards", "pieces", "box"]:
        assert changed(part) != before, part


def test_the_digest_sees_the_picks() -> None:
    game = position("world", 3, "picks", 4)
    assert game.phase is Phase.CHOOSE_PIECES
    before = digest(game.state)
    game.state.picks[game.state.first] = (25, 35) if game.state.picks[game.state.first] != (25, 35) else (20, 40)
    assert digest(game.state) != before


def test_two_games_from_one_seed_are_the_same_and_others_differ() -> None:
    board = catalogue.board("northern_lights")
    one, told = Game.start(board, 3, "same")
    two, told_again = Game.start(board, 3, "same")
    other, _ = Game.start(board, 3, "another")
    assert told == told_again
    assert snapshot(one.state) == snapshot(two.state)
    assert digest(one.state) != digest(other.state)


def test_nothing_outside_the_game_matters() -> None:
    """Two games played in turns with each other, and with other generators in use, do not disturb each other."""
    board = catalogue.board("usa")
    alone, _ = Game.start(board, 2, "alone")
    for _ in range(40):
        alone.play(_plain(alone))
    one, _ = Game.start(board, 2, "alone")
    two, _ = Game.start(board, 2, "noise")
    noise = Rng("alone")
    for _ in range(40):
        two.play(_plain(two))
        noise.shuffle(range(20))
        one.play(_plain(one))
    assert snapshot(one.state) == snapshot(alone.state)


def _plain(game: Game) -> Keep | DrawDeck | DrawTickets:
    """A move that needs chance: blind cards, and now and then tickets."""
    if game.phase is Phase.CHOOSE_TICKETS:
        return Keep(game.state.offers[game.seat])
    if game.phase is Phase.TURN and game.state.turn % 5 == 0:
        return DrawTickets()
    return DrawDeck(0)
