# SPDX-License-Identifier: GPL-3.0-or-later
"""What the triggers of tips look at: a seat's view, and what follows from it, worked out when first asked for."""

from __future__ import annotations

from functools import cached_property

from ttr_desktop.core.network import Net
from ttr_desktop.core.paths import Remaining, open_tracks, pieces_of
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.teach.plans import Effort, effort, network, open_tickets
from ttr_desktop.teach.serving import net_of
from ttr_desktop.teach.tempo import turns_left


class Glimpse:
    """A position as its seat sees it."""

    def __init__(self, tables: Tables, view: SeatView) -> None:
        self.tables = tables
        self.view = view

    @property
    def my_turn(self) -> bool:
        """Whether the seat is about to choose its move."""
        return self.view.phase is Phase.TURN and self.view.to_move == self.view.seat

    @property
    def my_offer(self) -> bool:
        """Whether the seat is choosing tickets."""
        return self.view.phase is Phase.CHOOSE_TICKETS and bool(self.view.offer)

    @cached_property
    def traits(self) -> frozenset[str]:
        return frozenset(trait.name for trait in self.tables.traits)

    @property
    def cards_score(self) -> bool:
        """Whether cards in hand count at the end, for a goal (L-G1)."""
        goals = self.tables.board.goals
        return any(goals[number].id == "locomotives" for number in self.view.goals)

    @cached_property
    def open_tickets(self) -> list[int]:
        return open_tickets(self.view)

    @cached_property
    def plan(self) -> Remaining:
        """One network for all open tickets."""
        return network(self.tables, self.view)

    @cached_property
    def effort(self) -> Effort:
        """What the plan takes."""
        return effort(self.tables, self.view, self.plan.tracks)

    @cached_property
    def pieces(self) -> tuple[int, int]:
        return pieces_of(self.view, self.view.seat)

    @property
    def pieces_left(self) -> int:
        return sum(self.pieces)

    @cached_property
    def open(self) -> int:
        """The mask of tracks that the seat could still claim."""
        return open_tracks(self.tables, self.view, self.view.seat)

    @cached_property
    def claims(self) -> int:
        """The mask of tracks that the seat could claim and pay now."""
        payable = 0
        for cost in self.tables.costs:
            payable |= cost.affordable(self.view.hand)
        return payable & self.open

    @property
    def planned_claims(self) -> list[int]:
        """The tracks of the plan that can be paid now."""
        return [number for number in self.plan.tracks if self.claims >> number & 1]

    @cached_property
    def own(self) -> list[int]:
        """The tracks the seat owns."""
        return [number for number, owner in enumerate(self.view.owner) if owner == self.view.seat]

    @cached_property
    def net(self) -> Net:
        return net_of(self.tables, self.view, self.view.seat)

    @cached_property
    def turns_left(self) -> int:
        return turns_left(self.tables, self.view)

    @property
    def rivals(self) -> list[int]:
        return [seat for seat in range(self.view.players) if seat != self.view.seat]

    def length(self, number: int) -> int:
        return self.tables.tracks[number].length
