# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player asks for. Cities, tracks, tickets and cards are numbers here; `notation` has the text form.

Each type ends with a `kind` that nobody sets: named tuples of different types would otherwise be equal.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from ttr_desktop.core.cards import Payment


class Keep(NamedTuple):
    """The answer to a ticket offer (C-12): the tickets kept, in ascending order."""

    tickets: tuple[int, ...]
    kind: str = "keep"


class PickPieces(NamedTuple):
    """The World board's secret pick (W-4)."""

    trains: int
    ships: int
    kind: str = "pieces"


class DrawDeck(NamedTuple):
    """A card blind from a deck (C-2)."""

    deck: int
    kind: str = "draw-deck"


class DrawMarket(NamedTuple):
    """A card from the market; `refill` is the deck that fills the slot (W-7)."""

    slot: int
    refill: int
    kind: str = "draw-market"


class StopDrawing(NamedTuple):
    """No second card, please (L-4)."""

    kind: str = "stop"


class DrawTickets(NamedTuple):
    """A new ticket offer (C-12)."""

    kind: str = "draw-tickets"


class Claim(NamedTuple):
    """A track and the cards laid down for it (C-7)."""

    track: int
    pay: Payment
    kind: str = "claim"


class PayTunnel(NamedTuple):
    """The extra cards a tunnel asks for (N-9)."""

    pay: Payment
    kind: str = "tunnel-pay"


class DeclineTunnel(NamedTuple):
    """The tunnel is given up (N-11)."""

    kind: str = "tunnel-decline"


class BuildPort(NamedTuple):
    """A port in a harbour city (W-16)."""

    city: int
    pay: Payment
    kind: str = "port"


class Exchange(NamedTuple):
    """Gives `amount` pieces (0 trains, 1 ships) for as many of the other kind (W-19)."""

    piece: int
    amount: int
    kind: str = "exchange"


class Pass(NamedTuple):
    """Nothing else is possible (C-16)."""

    kind: str = "pass"


Action: TypeAlias = (
    Keep
    | PickPieces
    | DrawDeck
    | DrawMarket
    | StopDrawing
    | DrawTickets
    | Claim
    | PayTunnel
    | DeclineTunnel
    | BuildPort
    | Exchange
    | Pass
)
