# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing appears or vanishes during a game, and a copy of a position is independent of it."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.helpers.boards import SETUPS, each_map, each_setup
from tests.helpers.examples import examples
from tests.helpers.ledger import check_all
from tests.helpers.play import MANNERS, manners, playing, position, seeds
from tests.helpers.snapshot import snapshot
from ttr_desktop.core.events import PiecesExchanged, TrackClaimed
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.state import State

SOAK_GAMES = 1000
SOAK_PARTS = 4


def play_and_count(map_id: str, players: int, seed: str, manner: str) -> None:
    """Plays a game and counts everything after every action, the points of the tracks too."""
    points = [0] * players
    for moment in playing(map_id, players, seed, manner):
        check_all(moment.game)
        for event in moment.events:
            if isinstance(event, TrackClaimed):
                points[event.seat] += event.points
            elif isinstance(event, PiecesExchanged):
                points[event.seat] -= event.cost
        assert moment.game.state.scores == points


@each_setup
@examples(6)
@given(seed=seeds, manner=manners)
def test_everything_is_conserved(map_id: str, players: int, seed: str, manner: str) -> None:
    """C-5, C-7, C-12, N-2, W-4, W-19: cards, tickets and pieces only move."""
    play_and_count(map_id, players, seed, manner)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(SOAK_PARTS))
@each_setup
def test_everything_is_conserved_for_long(map_id: str, players: int, part: int) -> None:
    """A thousand games for each board and number of players."""
    for number in range(part, SOAK_GAMES, SOAK_PARTS):
        play_and_count(map_id, players, f"soak-{number}", MANNERS[number // SOAK_PARTS % len(MANNERS)])


def test_the_manners_of_play_reach_the_rare_positions() -> None:
    """The count above is worth little if no game ever runs out of cards or tickets: prove that some do."""
    seen: set[str] = set()
    for map_id, players in SETUPS:
        for manner in MANNERS:
            for moment in playing(map_id, players, "rare", manner):
                state = moment.game.state
                seen.update(event.name for event in moment.events)
                if state.holes:
                    seen.add("hole in the market")
                if not state.ticket_deck:
                    seen.add("no tickets left")
                if state.dig is not None:
                    seen.add("waiting at a tunnel")
    wanted = "deck-reshuffled market-flushed tunnel-abandoned tunnel-paid bonus-cards port-built pieces-exchanged"
    assert set(wanted.split()) <= seen
    assert {"hole in the market", "no tickets left", "waiting at a tunnel"} <= seen


@each_map
@pytest.mark.parametrize("actions", [0, 3, 40, 10_000])
def test_a_copy_is_equal_and_independent(map_id: str, actions: int) -> None:
    """Playing on in a copy must leave the original as it was, in every slot."""
    game = position(map_id, 2, "copy", actions)
    before = snapshot(game.state)
    twin = game.clone()
    assert snapshot(twin.state) == before
    for _ in range(12):
        if not twin.over:
            twin.play(next(twin.legal()))
    assert snapshot(game.state) == before
    assert snapshot(twin.state) != before


def test_a_copy_shares_no_list() -> None:
    """A list shared by mistake would only show once both games write to it."""
    game = position("world", 5, "shared", 60)

    def lists(value: object) -> list[int]:
        inner = [number for entry in value for number in lists(entry)] if isinstance(value, list) else []
        return [id(value), *inner] if isinstance(value, list) else inner

    twin = game.clone()
    mine = {number for name in State.__slots__ for number in lists(getattr(game.state, name))}
    theirs = {number for name in State.__slots__ for number in lists(getattr(twin.state, name))}
    assert mine
    assert not mine & theirs


def test_a_copy_draws_the_same_numbers() -> None:
    """The generator goes on identically, even in the middle of its buffer."""
    rng = Rng("copy")
    rng.below(6)
    twin = rng.clone()
    assert [rng.below(1000) for _ in range(200)] == [twin.below(1000) for _ in range(200)]
