# SPDX-License-Identifier: GPL-3.0-or-later
"""The ceremony tells every point of the final count, and tells it once."""

from __future__ import annotations

import pytest

from tests.helpers.play import playing
from ttr_desktop.core.engine import Game
from ttr_desktop.data import catalogue
from ttr_desktop.gui.stage.acts import Kind, acts

BY_KIND = {
    "tickets": {Kind.TICKET},
    "longest_path": {Kind.PATH},
    "most_tickets": {Kind.MOST_TICKETS},
    "goals": {Kind.GOAL},
    "ports": {Kind.PORT, Kind.UNBUILT},
}


def played(map_id: str, players: int, seed: str) -> Game:
    *_, last = playing(map_id, players, seed, "builder")
    return last.game


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
@pytest.mark.parametrize("players", [2, 3])
def test_everything_adds_up(map_id: str, players: int) -> None:
    game = played(map_id, players, "ceremony")
    result = game.result
    assert result is not None
    play = acts(game.tables, game.state, result)
    for seat, line in enumerate(result.lines):
        for field, kinds in BY_KIND.items():
            assert sum(act.points for act in play if act.seat == seat and act.kind in kinds) == getattr(line, field)
        own = [act.number for act in play if act.seat == seat and act.kind is Kind.TICKET]
        assert own == list(game.state.tickets[seat])
    assert [act.kind for act in play][-1] is Kind.WINNER
    assert play[-1].seat == result.winners[0]


def test_done_tickets_show_their_way() -> None:
    game = played("usa", 2, "ways")
    assert game.result is not None
    for act in acts(game.tables, game.state, game.result):
        if act.kind is Kind.TICKET and act.amount:
            ends = [end for n in act.tracks for end in (game.tables.tracks[n].a, game.tables.tracks[n].b)]
            assert set(act.cities) <= set(ends)
            assert all(game.state.owner[number] == act.seat for number in act.tracks)


def test_the_longest_path_comes_last_and_is_as_long_as_told() -> None:
    game = played("usa", 3, "paths")
    assert game.result is not None
    paths = [act for act in acts(game.tables, game.state, game.result) if act.kind is Kind.PATH]
    assert [act.amount for act in paths] == sorted(act.amount for act in paths)
    for act in paths:
        assert sum(game.tables.tracks[number].length for number in act.tracks) == act.amount
    assert paths[-1].points == game.tables.rules.longest_path
