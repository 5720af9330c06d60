# SPDX-License-Identifier: GPL-3.0-or-later
"""How far a player may go back: to the last own action since which nothing hidden was shown to that player.

Whoever has seen a card and then takes back what turned it over would play on with knowledge nobody should have.
What bots do openly is no secret by itself: such moves are taken back along, and the bots decide anew.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import NamedTuple

from ttr_desktop.core.events import (
    BonusCards,
    CardDrawn,
    Event,
    GameEnded,
    MarketFlushed,
    MarketRefilled,
    PiecesChosen,
    PortBuilt,
    TicketsOffered,
    TrackClaimed,
    TunnelPaid,
    TunnelRevealed,
)


class Obstacle(StrEnum):
    """What stands against going back."""

    OFF = "off"  # the game does not allow it
    NOTHING = "nothing"  # the player has done nothing yet
    PERSON = "person"  # somebody else at the screen has moved since
    CARD = "card"  # drawn unseen
    MARKET = "market"  # a new card lies open
    TICKETS = "tickets"  # were offered
    TUNNEL = "tunnel"  # its cards were turned over
    BONUS = "bonus"  # cards drawn after a claim
    PAID = "paid"  # another player has laid down cards from the hand
    PIECES = "pieces"  # the others' pick was announced
    END = "end"  # all tickets were turned over


class Why(NamedTuple):
    """Why it is not possible, and whose doing that was (-1: nobody's)."""

    obstacle: Obstacle
    seat: int = -1


class Step(NamedTuple):
    """One action of a game: who did it, and all that it brought about."""

    seat: int
    events: Sequence[Event]


def revealed(event: Event, seat: int) -> Obstacle | None:
    """What the event shows to the seat that was hidden from it before; None if nothing."""
    match event:
        case CardDrawn(slot=-1) if event.seat == seat:
            return Obstacle.CARD
        case MarketRefilled() | MarketFlushed():
            return Obstacle.MARKET
        case TicketsOffered() if event.seat == seat:
            return Obstacle.TICKETS
        case TunnelRevealed():
            return Obstacle.TUNNEL
        case BonusCards() if event.seat == seat:
            return Obstacle.BONUS
        case TrackClaimed() | TunnelPaid() | PortBuilt() if event.seat != seat:
            return Obstacle.PAID
        case PiecesChosen() if event.seat != seat:
            return Obstacle.PIECES
        case GameEnded():
            return Obstacle.END
    return None


def way_back(steps: Sequence[Step], seat: int, people: Collection[int]) -> int | Why:
    """How many actions remain if the seat takes back its last one with all that followed, or why it may not."""
    for number in range(len(steps) - 1, -1, -1):
        step = steps[number]
        for event in step.events:
            shown = revealed(event, seat)
            if shown is not None:
                return Why(shown, step.seat)
        if step.seat == seat:
            return number
        if step.seat in people:
            return Why(Obstacle.PERSON, step.seat)
    return Why(Obstacle.NOTHING)
