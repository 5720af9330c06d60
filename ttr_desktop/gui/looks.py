# SPDX-License-Identifier: GPL-3.0-or-later
"""The pieces of everybody at a table: as they were picked, and never two alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.palette import PLAYER_LOOKS, Mark, PlayerLook, seat_look

COLOURS = tuple(look.name for look in PLAYER_LOOKS)
SHAPES = tuple(mark.value for mark in Mark)


def looks_of(seats: Sequence[SeatInfo]) -> list[PlayerLook]:
    """The look of every seat."""
    return [seat_look(number, seat.colour, seat.shape) for number, seat in enumerate(with_looks(seats))]


def with_looks(seats: Sequence[SeatInfo]) -> list[SeatInfo]:
    """The seats with the colours and shapes they really get.

    Who has picked nothing, or what somebody before has picked, gets what is left.
    """
    colours = _told_apart([seat.colour for seat in seats], COLOURS)
    shapes = _told_apart([seat.shape for seat in seats], SHAPES)
    picks = zip(seats, colours, shapes, strict=True)
    return [replace(seat, colour=colour, shape=shape) for seat, colour, shape in picks]


def swapped(seats: Sequence[SeatInfo], picker: int, colour: str = "", shape: str = "") -> list[SeatInfo]:
    """The looks after a player has picked a colour or a shape; whoever had it gets what the player had before."""
    before = with_looks(seats)
    mine = before[picker]
    after = [
        replace(
            seat,
            colour=mine.colour if seat.colour == colour else seat.colour,
            shape=mine.shape if seat.shape == shape else seat.shape,
        )
        for seat in before
    ]
    after[picker] = replace(mine, colour=colour or mine.colour, shape=shape or mine.shape)
    return after


def _told_apart(wanted: Sequence[str], known: Sequence[str]) -> list[str]:
    """One of the known for each: what is wanted, else the seat's own, else whatever is free, none twice."""
    given: list[str] = []
    for choice in wanted:
        given.append(choice if choice in known and choice not in given else "")
    for seat, choice in enumerate(given):
        own = known[seat % len(known)]
        if not choice:
            given[seat] = own if own not in given else next((one for one in known if one not in given), own)
    return given
