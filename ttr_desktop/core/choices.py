# SPDX-License-Identifier: GPL-3.0-or-later
"""The legal choices of the seat to move, made from what that seat knows; payments are unfolded on demand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ttr_desktop.core.actions import Action, Claim, DrawTickets, Pass, StopDrawing
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.tables import Tables


class Menu(NamedTuple):
    """What a turn offers, without payments."""

    draws: tuple[Action, ...]
    tickets: bool
    claims: int  # mask of tracks that can be claimed and paid
    extras: tuple[tuple[Action, ...], ...]  # choices added by traits, each with its variants

    @property
    def empty(self) -> bool:
        return not (self.draws or self.tickets or self.claims or self.extras)


NO_MENU = Menu((), False, 0, ())


class Choices:
    """`menu` for a turn and its second card; `answers` for every other question."""

    __slots__ = ("answers", "hand", "menu", "phase", "tables")

    def __init__(
        self,
        tables: Tables,
        phase: Phase,
        hand: Sequence[int],
        menu: Menu,
        answers: tuple[Action, ...] = (),
    ) -> None:
        self.tables = tables
        self.phase = phase
        self.hand = hand
        self.menu = menu
        self.answers = answers

    def payments(self, track: int) -> Iterator[Payment]:
        """Every legal payment for a track; none if the hand cannot pay it."""
        return self.tables.cost_of[track].payments(self.tables.tracks[track], self.hand)

    def claims(self) -> list[int]:
        """The tracks that can be claimed."""
        tracks, mask = [], self.menu.claims
        while mask:
            bit = mask & -mask
            tracks.append(bit.bit_length() - 1)
            mask ^= bit
        return tracks

    @property
    def may_stop(self) -> bool:
        """Whether the second card may be left (L-4)."""
        return self.phase is Phase.SECOND_CARD and self.tables.rules.may_stop_drawing

    def actions(self) -> Iterator[Action]:
        """Every legal action."""
        menu = self.menu
        yield from self.answers
        yield from menu.draws
        if self.may_stop:
            yield StopDrawing()
        if menu.tickets:
            yield DrawTickets()
        for variants in menu.extras:
            yield from variants
        for track in self.claims():
            for pay in self.payments(track):
                yield Claim(track, pay)
        if self.phase is Phase.TURN and menu.empty:
            yield Pass()
