# SPDX-License-Identifier: GPL-3.0-or-later
"""Ways that are still open: own tracks are named, several tickets share what they need."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.helpers.play import playing
from ttr_desktop.core.engine import Game
from ttr_desktop.core.paths import joint, remaining
from ttr_desktop.data.catalogue import MAP_IDS


def played(map_id: str, actions: int) -> Game:
    """A game of builders after so many actions."""
    return next(islice(playing(map_id, 2, "paths", "builder"), actions, None)).game


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_together_is_never_dearer_than_one_by_one(map_id: str) -> None:
    game = played(map_id, 60)
    view, tables = game.view(0), game.tables
    tickets = [tables.board.tickets[number].cities for number in view.tickets]
    rests = [rest for cities in tickets if (rest := remaining(tables, view, 0, cities)) is not None]
    both = joint(tables, view, 0, tickets)
    assert max((rest.spaces for rest in rests), default=0) <= both.spaces <= sum(rest.spaces for rest in rests)
    assert both.spaces == sum(tables.tracks[number].length for number in both.tracks)


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_a_way_is_unbroken(map_id: str) -> None:
    game = played(map_id, 60)
    view, tables = game.view(0), game.tables
    for ticket in tables.board.tickets:
        rest = remaining(tables, view, 0, ticket.cities)
        if rest is None:
            continue
        assert all(view.owner[number] == 0 for number in rest.own)
        assert all(view.owner[number] < 0 for number in rest.tracks)
        reached = {ticket.cities[0]}
        for _ in tables.tracks:
            for number in (*rest.tracks, *rest.own):
                track = tables.tracks[number]
                if track.a in reached or track.b in reached:
                    reached |= {track.a, track.b}
        assert set(ticket.cities) <= reached
