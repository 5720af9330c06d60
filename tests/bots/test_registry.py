# SPDX-License-Identifier: GPL-3.0-or-later
"""Every bot plays every board with every number of players to the end, legally."""

from __future__ import annotations

import pytest

from tests.helpers.telling import telling
from ttr_desktop.bots.base import Budget
from ttr_desktop.bots.registry import BOTS, UnknownBot, make_bot
from ttr_desktop.data import catalogue
from ttr_desktop.sim.match import play_match

TABLES = [
    (map_id, players)
    for map_id in catalogue.MAP_IDS
    for players in range(catalogue.board(map_id).rules.players[0], catalogue.board(map_id).rules.players[1] + 1)
]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_plays_to_the_end(bot: str, map_id: str, players: int) -> None:
    outcome = play_match(map_id, [bot] * players, "whole-game", Budget(None, 2))
    assert outcome.winners
    assert all(line.total == sum(line[:-1]) for line in outcome.lines)


def test_unknown_bot() -> None:
    with telling(UnknownBot, match="there is no bot 'x'"):
        make_bot("x")
