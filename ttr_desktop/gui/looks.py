# SPDX-License-Identifier: GPL-3.0-or-later
"""The pieces of everybody at a table: as they were picked, and never two alike."""

from __future__ import annotations

from collections.abc import Sequence

from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.palette import PLAYER_LOOKS, Mark, PlayerLook, seat_look

COLOURS = tuple(look.name for look in PLAYER_LOOKS)
SHAPES = tuple(mark.value for mark in Mark)


def looks_of(seats: Sequence[SeatInfo]) -> list[PlayerLook]:
    """The look of every seat. Who has picked nothing, or what somebody before has picked, gets what is left."""
    colours = told_apart([seat.colour for seat in seats], COLOURS)
    shapes = told_apart([seat.shape for seat in seats], SHAPES)
    return [seat_look(seat, *look) for seat, look in enumerate(zip(colours, shapes, strict=True))]


def told_apart(wanted: Sequence[str], known: Sequence[str]) -> list[str]:
    """One of the known for each: what is wanted, else the seat's own, else whatever is free, none twice."""
    given: list[str] = []
    for choice in wanted:
        given.append(choice if choice in known and choice not in given else "")
    for seat, choice in enumerate(given):
        own = known[seat % len(known)]
        if not choice:
            given[seat] = own if own not in given else next((one for one in known if one not in given), own)
    return given
