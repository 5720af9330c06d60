# SPDX-License-Identifier: GPL-3.0-or-later
"""What has happened: the core announces everything, in order. `told_to` leaves out what a seat may not know.

Named tuples because bots make them by the million; the last field is the contract's name of the event.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from ttr_desktop.core.cards import Payment


class GameStarted(NamedTuple):
    map: str
    players: int
    first: int
    goals: tuple[str, ...]
    name: str = "game-started"


class TurnStarted(NamedTuple):
    seat: int
    number: int
    name: str = "turn-started"


class TicketsOffered(NamedTuple):
    seat: int
    amount: int
    tickets: tuple[int, ...] | None  # secret: owner only
    name: str = "tickets-offered"


class TicketsKept(NamedTuple):
    seat: int
    amount: int
    returned: int
    tickets: tuple[int, ...] | None  # secret: owner only
    name: str = "tickets-kept"


class PiecesChosen(NamedTuple):
    """Announced for every seat once all have chosen (W-4)."""

    seat: int
    trains: int
    ships: int
    name: str = "pieces-chosen"


class CardDrawn(NamedTuple):
    seat: int
    deck: int
    slot: int  # -1: blind from the deck
    card: int | None  # secret if blind: owner only
    name: str = "card-drawn"


class MarketRefilled(NamedTuple):
    slot: int
    card: int
    name: str = "market-refilled"


class MarketFlushed(NamedTuple):
    discarded: tuple[int, ...]
    cards: tuple[int, ...]
    name: str = "market-flushed"


class DeckReshuffled(NamedTuple):
    deck: int
    size: int
    name: str = "deck-reshuffled"


class TrackClaimed(NamedTuple):
    seat: int
    track: int
    paid: Payment
    points: int
    pieces_left: int
    name: str = "track-claimed"


class FerryPaid(NamedTuple):
    """How the locomotive symbols of a ferry were covered (N-5, N-6, L-7)."""

    seat: int
    track: int
    symbols: int
    locomotives: int
    groups: int  # so many times a group of cards stood for a locomotive
    name: str = "ferry-paid"


class TunnelRevealed(NamedTuple):
    seat: int
    track: int
    laid: Payment
    revealed: tuple[int, ...]
    extra: int
    colour: int  # -1: only locomotives were laid, only locomotives are asked for
    name: str = "tunnel-revealed"


class TunnelPaid(NamedTuple):
    seat: int
    track: int
    paid: Payment
    name: str = "tunnel-paid"


class TunnelAbandoned(NamedTuple):
    seat: int
    track: int
    returned: Payment
    name: str = "tunnel-abandoned"


class BonusCards(NamedTuple):
    seat: int
    amount: int
    cards: tuple[int, ...] | None  # secret: owner only
    name: str = "bonus-cards"


class PortBuilt(NamedTuple):
    seat: int
    city: int
    paid: Payment
    name: str = "port-built"


class PiecesExchanged(NamedTuple):
    seat: int
    trains: int  # change, may be negative
    ships: int
    cost: int
    name: str = "pieces-exchanged"


class TicketCompleted(NamedTuple):
    """Told to its owner only, until the end (C-13)."""

    seat: int
    ticket: int
    name: str = "ticket-completed"


class LastRound(NamedTuple):
    seat: int
    turns_each: int
    name: str = "last-round"


class Passed(NamedTuple):
    seat: int
    name: str = "passed"


class ScoreLine(NamedTuple):
    """The final count of one seat."""

    routes: int  # track points, less what exchanges cost
    tickets: int
    longest_path: int
    most_tickets: int
    goals: int
    ports: int
    total: int


class GameEnded(NamedTuple):
    """`reason`: "last-round", "stalemate" (everybody passed) or "scored" (counted up on request)."""

    reason: str
    lines: tuple[ScoreLine, ...]
    winners: tuple[int, ...]
    tickets: tuple[tuple[int, ...], ...]
    name: str = "game-ended"


Event: TypeAlias = (
    GameStarted
    | TurnStarted
    | TicketsOffered
    | TicketsKept
    | PiecesChosen
    | CardDrawn
    | MarketRefilled
    | MarketFlushed
    | DeckReshuffled
    | TrackClaimed
    | FerryPaid
    | TunnelRevealed
    | TunnelPaid
    | TunnelAbandoned
    | BonusCards
    | PortBuilt
    | PiecesExchanged
    | TicketCompleted
    | LastRound
    | Passed
    | GameEnded
)


def told_to(seat: int | None, event: Event) -> Event | None:
    """The event as that seat may know it (C-13); None if the seat learns nothing. Seat None: an onlooker."""
    match event:
        case TicketCompleted():
            return event if event.seat == seat else None
        case CardDrawn(slot=-1) if event.seat != seat:
            return event._replace(card=None)
        case BonusCards() if event.seat != seat:
            return event._replace(cards=None)
        case TicketsOffered() | TicketsKept() if event.seat != seat:
            return event._replace(tickets=None)
    return event
