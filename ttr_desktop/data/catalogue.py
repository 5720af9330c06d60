# SPDX-License-Identifier: GPL-3.0-or-later
"""The maps that come with the program."""

from __future__ import annotations

from functools import lru_cache

from ttr_desktop import assets
from ttr_desktop.core.board import Board
from ttr_desktop.data.mapfile import load_map

MAP_IDS = ("usa", "nordic", "northern_lights", "world")


class UnknownMap(LookupError):
    """There is no such map; `str()` is one clear sentence."""


@lru_cache(maxsize=8)
def board(map_id: str) -> Board:
    """The board with that id, loaded once."""
    if map_id not in MAP_IDS:
        raise UnknownMap(f"there is no map {map_id!r} (maps: {', '.join(MAP_IDS)})")
    return load_map(assets.maps() / f"{map_id}.yaml")
