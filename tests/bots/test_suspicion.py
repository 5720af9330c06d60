# SPDX-License-Identifier: GPL-3.0-or-later
"""What rivals are thought to hold follows from what they have built, and from nothing else."""

from __future__ import annotations

from tests.helpers.play import position
from ttr_desktop.bots.atlas import atlas_of
from ttr_desktop.bots.suspicion import suspicion
from ttr_desktop.core.claiming import own
from ttr_desktop.core.engine import Game
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.sampling import Likely, possible_game
from ttr_desktop.data.catalogue import board


def after_claims(*tracks: str) -> Game:
    """A game on `usa` in which seat 1 has these tracks."""
    game = position("usa", 2, "suspicion", 2)
    numbers = {track.id: track.number for track in board("usa").tracks}
    for track in tracks:
        own(game.tables, game.state, 1, numbers[track])
    return game


def tickets() -> dict[str, int]:
    return {ticket.id: number for number, ticket in enumerate(board("usa").tickets)}


def test_nothing_built_nothing_suspected() -> None:
    game = after_claims()
    assert suspicion(atlas_of(game.tables), game.view(0)) == {}


def test_a_ticket_that_is_nearly_joined_is_likely() -> None:
    game = after_claims("dallas/houston/gray", "kansas-city/oklahoma-city/gray")
    weights = suspicion(atlas_of(game.tables), game.view(0))[1]
    near, far = tickets()["houston/kansas-city"], tickets()["boston/miami"]
    assert weights[near] > 5 * weights[far]
    assert min(weights) > 0
    assert 0 not in suspicion(atlas_of(game.tables), game.view(0))


def test_sampled_games_follow_it() -> None:
    game = after_claims("dallas/houston/gray", "kansas-city/oklahoma-city/gray")
    view = game.view(0)
    likely = suspicion(atlas_of(game.tables), view)
    near = tickets()["houston/kansas-city"]
    assert near not in view.tickets

    def held(times: int, likely: Likely) -> int:
        rng = Rng("held")
        dealt = [possible_game(game.tables, view, rng, likely).state for _ in range(times)]
        assert all(len(one.tickets[1]) == view.ticket_counts[1] for one in dealt)
        assert all(len(set(one.ticket_deck) & set(one.tickets[1])) == 0 for one in dealt)
        return sum(near in one.tickets[1] for one in dealt)

    assert held(100, likely) > 2 * held(100, {})
