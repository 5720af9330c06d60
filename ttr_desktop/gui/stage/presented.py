# SPDX-License-Identifier: GPL-3.0-or-later
"""The position as it is shown while events are played: each takes things from one place and brings them to another.

`lift` is what has left its place when the movement begins, `land` what has come to rest when it is over. Only what
can be seen is kept up to date; at the end of every action the true view takes over.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from ttr_desktop.core import events as ev
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.events import Event
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.state import Dig
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView

_T = TypeVar("_T")


def lift(tables: Tables, view: SeatView, event: Event) -> SeatView:
    """The position when the movement of the event begins."""
    match event:
        case ev.CardDrawn(slot=-1):
            return _from_deck(view, event.deck, 1)
        case ev.CardDrawn():
            return view._replace(market=_put(view.market, event.slot, -1))
        case ev.MarketRefilled():
            return _from_deck(view, tables.deck_of[event.card], 1)
        case ev.MarketFlushed():
            for card in event.cards:
                view = _from_deck(view, tables.deck_of[card], 1) if card >= 0 else view
            return view._replace(market=(-1,) * len(view.market))
        case ev.DeckReshuffled():
            return view._replace(deck_sizes=_put(view.deck_sizes, event.deck, event.size))
        case ev.TrackClaimed() if view.dig is None:
            return _hold(view, event.seat, event.paid, -1)
        case ev.TunnelRevealed():
            view = _hold(view, event.seat, event.laid, -1)
            return _from_deck(view, 0, len(event.revealed))
        case ev.TunnelPaid() | ev.PortBuilt():
            return _hold(view, event.seat, event.paid, -1)
        case ev.BonusCards():
            return _from_deck(view, 0, event.amount)
        case ev.TicketsOffered():
            return view._replace(ticket_deck_size=view.ticket_deck_size - event.amount)
        case ev.TurnStarted():
            return view._replace(to_move=event.seat, turn=event.number, phase=Phase.TURN)
        case ev.LastRound():
            return view._replace(last_by=event.seat)
    return view


def land(tables: Tables, view: SeatView, event: Event) -> SeatView:
    """The position when the movement of the event is over, from what `lift` gave."""
    match event:
        case ev.CardDrawn():
            return _hold(view, event.seat, _known((event.card,)), 1, 1)
        case ev.MarketRefilled():
            return view._replace(market=_put(view.market, event.slot, event.card))
        case ev.MarketFlushed():
            return view._replace(market=event.cards)
        case ev.TrackClaimed():
            return _laid(tables, view, event)
        case ev.TunnelRevealed():
            dig = Dig(event.track, event.laid, event.revealed, event.extra, event.colour)
            return view._replace(dig=dig, to_move=event.seat)
        case ev.TunnelAbandoned():
            return _hold(view, event.seat, event.returned, 1)._replace(dig=None)
        case ev.BonusCards():
            return _hold(view, event.seat, _known(event.cards or ()), 1, event.amount)
        case ev.PortBuilt():
            return view._replace(ports=_put(view.ports, event.seat, view.ports[event.seat] | 1 << event.city))
        case ev.PiecesExchanged() | ev.PiecesChosen():
            return _pieces(tables, view, event)
        case ev.TicketsKept():
            counts = _put(view.ticket_counts, event.seat, view.ticket_counts[event.seat] + event.amount)
            back = event.returned if tables.rules.rejected_tickets == "bottom" else 0
            mine = view.tickets + (event.tickets or () if event.seat == view.seat else ())
            size = view.ticket_deck_size + back
            return view._replace(ticket_counts=counts, tickets=mine, ticket_deck_size=size)
        case ev.TicketCompleted():
            return view._replace(done=view.done | 1 << event.ticket)
    return view


def _laid(tables: Tables, view: SeatView, event: ev.TrackClaimed) -> SeatView:
    seat = event.seat
    pieces = list(view.pieces[seat])
    pieces[tables.piece_of[event.track]] -= tables.tracks[event.track].length
    return view._replace(
        dig=None,
        owner=_put(view.owner, event.track, seat),
        scores=_put(view.scores, seat, view.scores[seat] + event.points),
        pieces=_put(view.pieces, seat, (pieces[0], pieces[1])),
    )


def _pieces(tables: Tables, view: SeatView, event: ev.PiecesExchanged | ev.PiecesChosen) -> SeatView:
    seat = event.seat
    if isinstance(event, ev.PiecesChosen):
        return view._replace(pieces=_put(view.pieces, seat, (event.trains, event.ships)))
    trains, ships = view.pieces[seat]
    return view._replace(
        pieces=_put(view.pieces, seat, (trains + event.trains, ships + event.ships)),
        scores=_put(view.scores, seat, view.scores[seat] - event.cost),
    )


def _from_deck(view: SeatView, deck: int, count: int) -> SeatView:
    return view._replace(deck_sizes=_put(view.deck_sizes, deck, max(0, view.deck_sizes[deck] - count)))


def _known(cards: Iterable[int | None]) -> Payment:
    return tuple((card, 1) for card in cards if card is not None)


def _hold(view: SeatView, seat: int, cards: Payment, sign: int, amount: int | None = None) -> SeatView:
    """Cards that come to a hand or leave it; only the watching seat's own are known by kind."""
    count = sum(number for _, number in cards) if amount is None else amount
    view = view._replace(hand_sizes=_put(view.hand_sizes, seat, view.hand_sizes[seat] + sign * count))
    if seat != view.seat:
        return view
    hand = list(view.hand)
    for card, number in cards:
        hand[card] += sign * number
    return view._replace(hand=tuple(hand))


def _put(values: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    return (*values[:place], value, *values[place + 1 :])
