# SPDX-License-Identifier: GPL-3.0-or-later
"""What a bot values: the numbers by which levels and styles differ."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """Weights in points unless said otherwise. The defaults are those of a strong, balanced player."""

    turn: float = 2.6  # what a turn is worth: points a player makes in it by racing
    piece: float = 0.15  # what a piece is worth
    floor: float = 4.0  # no planned track is cheaper than this
    care: float = 0.15  # how much a lost bottleneck counts when tracks are ordered
    tempo: float = 1.0  # a rival's fastest finish times this is when the end is expected
    spare_turns: float = 7.0  # turns that must be left before more tickets are drawn
    spare_pieces: int = 9
    risk: float = -3.0  # turns kept in hand when a ticket is judged feasible
    chain: float = 0.2  # what a space that lengthens the own network is worth where a longest path counts
    block: float = 0.0  # what a track is worth because a rival seems to need it
    draw: float = 0.6  # turns it takes to draw a card that is needed
    slack: float = 10.0  # turns that a plan should leave over when tickets are kept
    surplus: float = 0.3  # turns that a card which the plan does not need still stands for
    side: int = 9  # shorter tracks beside the plan are left alone
    reserve: int = 0  # pieces kept for detours while the plan is not finished
    early: float = 1.0  # turns before the last moment at which left-over cards are laid
    needed: float = 1.0  # and more for one that it does need
    ticket: float = 1.0  # how much tickets are loved
