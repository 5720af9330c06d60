# SPDX-License-Identifier: GPL-3.0-or-later
"""The legal choices of the seat to move, made from what that seat knows; payments are unfolded on demand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ttr_desktop.core.actions import Action, Claim, DrawTickets, Pass, StopDrawing
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.tables import Tables


class Choices:
    """In a turn: cards to draw, tickets, tracks and what traits add. At every other question: `answers`."""

    __slots__ = ("answers", "claims", "draws", "extras", "hand", "may_stop", "phase", "tables", "tickets")

    def __init__(self, tables: Tables, phase: Phase, hand: Sequence[int]) -> None:
        self.tables = tables
        self.phase = phase
        self.hand = tuple(hand)  # not the list the game goes on with
        self.draws: tuple[Action, ...] = ()
        self.may_stop = False  # the second card may be left (L-4)
        self.tickets = False
        self.claims = 0  # mask of tracks that can be claimed and paid
        self.extras: tuple[tuple[Action, ...], ...] = ()  # choices added by traits, each with its variants
        self.answers: tuple[Action, ...] = ()

    @property
    def empty(self) -> bool:
        """Nothing but passing is left (C-16)."""
        return not (self.draws or self.tickets or self.claims or self.extras or self.answers)

    def payments(self, track: int) -> Iterator[Payment]:
        """Every legal payment for a track; none if the hand cannot pay it."""
        return self.tables.cost_of[track].payments(self.tables.tracks[track], self.hand)

    def tracks(self) -> list[int]:
        """The tracks that can be claimed."""
        tracks, mask = [], self.claims
        while mask:
            bit = mask & -mask
            tracks.append(bit.bit_length() - 1)
            mask ^= bit
        return tracks

    def actions(self) -> Iterator[Action]:
        """Every legal action."""
        yield from self.answers
        yield from self.draws
        if self.may_stop:
            yield StopDrawing()
        if self.tickets:
            yield DrawTickets()
        for variants in self.extras:
            yield from variants
        for track in self.tracks():
            for pay in self.payments(track):
                yield Claim(track, pay)
        if self.phase is Phase.TURN and self.empty:
            yield Pass()
