# SPDX-License-Identifier: GPL-3.0-or-later
"""The boards that come with the program, for tests that must hold on all of them."""

from __future__ import annotations

import pytest

from ttr_desktop.core.engine import tables_for
from ttr_desktop.core.tables import Tables
from ttr_desktop.data import catalogue

MAPS = catalogue.MAP_IDS


def _setups() -> tuple[tuple[str, int], ...]:
    found = []
    for name in MAPS:
        least, most = catalogue.board(name).rules.players
        found += [(name, players) for players in range(least, most + 1)]
    return tuple(found)


SETUPS = _setups()  # every (board, number of players)

each_map = pytest.mark.parametrize("map_id", MAPS)
each_setup = pytest.mark.parametrize(("map_id", "players"), SETUPS)


def tables(map_id: str, players: int = 2) -> Tables:
    """The compiled board."""
    return tables_for(catalogue.board(map_id), players)
