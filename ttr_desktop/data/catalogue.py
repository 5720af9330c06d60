# SPDX-License-Identifier: GPL-3.0-or-later
"""All boards by their ids: those that come with the program, and maps of one's own."""

from __future__ import annotations

from functools import lru_cache

from ttr_desktop import assets
from ttr_desktop.core.board import Board
from ttr_desktop.core.message import Told, message
from ttr_desktop.data import own_maps
from ttr_desktop.data.mapfile import load_map

MAP_IDS = ("usa", "nordic", "northern_lights", "world")  # those of the program


class UnknownMap(Told, LookupError):
    """There is no such map; `reason` says so."""


def board(map_id: str) -> Board:
    """The board with that id, loaded once."""
    if map_id in MAP_IDS:
        return _shipped(map_id)
    own = own_maps.find(map_id)
    if own is not None:
        return own
    plain = own_maps.plain_id(map_id)
    if plain:
        raise UnknownMap(message("map-gone", map=plain, folder=str(own_maps.folder())))
    raise UnknownMap(message("no-such-map", map=map_id, maps=", ".join(MAP_IDS)))


@lru_cache(maxsize=len(MAP_IDS))
def _shipped(map_id: str) -> Board:
    return load_map(assets.maps() / f"{map_id}.yaml")


def named(text: str) -> Board:
    """The board that a person means: maps of one's own may be called by the id in their file."""
    for own in own_maps.found():
        if own.board is not None and own_maps.plain_id(own.board.id) == text and text not in MAP_IDS:
            return own.board
    return board(text)


def board_name(map_id: str, language: str) -> str:
    """What a board is called; one that has gone since by its id."""
    try:
        return board(map_id).name(language)
    except UnknownMap:
        return own_maps.plain_id(map_id) or map_id
