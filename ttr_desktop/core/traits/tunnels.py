# SPDX-License-Identifier: GPL-3.0-or-later
"""Tunnels (N-9 to N-12): after the set is laid down, cards from the deck may ask for more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from ttr_desktop.core.actions import Action, DeclineTunnel, PayTunnel
from ttr_desktop.core.board import Track
from ttr_desktop.core.cards import Payment, payment
from ttr_desktop.core.claiming import finish_claim, malformed, not_in_hand
from ttr_desktop.core.cost import selections
from ttr_desktop.core.drawing import cards_came_back, discard, spend, take
from ttr_desktop.core.events import Event, TunnelAbandoned, TunnelPaid, TunnelRevealed
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.spread import Spread, one_each, unfolded
from ttr_desktop.core.state import Dig, State
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.trait import Handler, Trait
from ttr_desktop.core.turns import end_turn


@dataclass(frozen=True, slots=True)
class Tunnels(Trait):
    """`reveal` cards are turned up for each tunnel."""

    name: ClassVar[str] = "tunnels"
    reveal: int = 3

    def owns(self, track: Track) -> bool:
        return track.kind == "tunnel"

    def handlers(self) -> Mapping[type, Handler]:
        return {
            PayTunnel: Handler((Phase.TUNNEL,), _check_pay, _pay),
            DeclineTunnel: Handler((Phase.TUNNEL,), _check_decline, _decline),
        }

    def answers(self) -> Mapping[Phase, Callable[[Tables, State], Iterator[Action]]]:
        return {Phase.TUNNEL: _answers}

    def lay(self, tables: Tables, state: State, track: Track, pay: Payment, out: list[Event]) -> bool:
        if track.kind != "tunnel":
            return False
        wild = tables.wild
        revealed = []
        for _ in range(self.reveal):
            card = take(tables, state, 0, out)
            if card < 0:
                break
            revealed.append(card)
        colour = next((card for card, _ in pay if card != wild), -1)
        extra = sum(card in (colour, wild) for card in revealed)
        out.append(TunnelRevealed(state.seat, track.number, pay, tuple(revealed), extra, colour))
        # The question is asked even of a player who cannot pay: not asking would tell what is in the hand.
        state.dig = Dig(track.number, pay, tuple(revealed), extra, colour)
        if extra:
            state.phase = Phase.TUNNEL
        else:
            _break_through(tables, state, state.dig, (), out)
        return True


def _discard_revealed(tables: Tables, state: State, dig: Dig) -> None:
    """The revealed cards leave the table (N-12)."""
    discard(tables, state, tuple((card, 1) for card in dig.revealed))
    state.dig = None


def _break_through(tables: Tables, state: State, dig: Dig, extra: Payment, out: list[Event]) -> None:
    _discard_revealed(tables, state, dig)
    counts = dict(dig.laid)
    for card, count in extra:
        counts[card] = counts.get(card, 0) + count
    paid = payment(counts)
    discard(tables, state, paid)
    finish_claim(tables, state, dig.track, paid, out)


def _dig(state: State) -> Dig:
    assert state.dig is not None, "the tunnel phase always has a pending dig"
    return state.dig


def _check_pay(tables: Tables, state: State, action: PayTunnel) -> Refusal | None:
    dig = _dig(state)
    bad = malformed(tables, action.pay)
    if bad is not None:
        return bad
    params: dict[str, int | str] = {"track": tables.tracks[dig.track].id, "extra": dig.extra}
    if dig.colour >= 0:
        params["colour"] = tables.cards.colours[dig.colour]
    for card, _ in action.pay:
        if card not in (dig.colour, tables.wild):
            topic = "tunnel" if dig.colour >= 0 else "tunnel-wild"
            return Refusal(Code.WRONG_COLOUR, tables.rules.cite(topic), params)
    paid = sum(count for _, count in action.pay)
    if paid != dig.extra:
        return Refusal(Code.WRONG_COUNT, tables.rules.cite("tunnel"), params | {"paid": paid, "needed": dig.extra})
    return not_in_hand(tables, state, action.pay)


def _pay(tables: Tables, state: State, action: PayTunnel, out: list[Event]) -> None:
    dig = _dig(state)
    spend(state, action.pay)
    out.append(TunnelPaid(state.seat, dig.track, action.pay))
    _break_through(tables, state, dig, action.pay, out)


def _check_decline(tables: Tables, state: State, action: DeclineTunnel) -> Refusal | None:
    return None


def _decline(tables: Tables, state: State, action: DeclineTunnel, out: list[Event]) -> None:
    """The set goes back to the hand, where everybody has seen it (N-11)."""
    dig = _dig(state)
    hand, known = state.hands[state.seat], state.known[state.seat]
    for card, count in dig.laid:
        hand[card] += count
        known[card] += count
    _discard_revealed(tables, state, dig)
    out.append(TunnelAbandoned(state.seat, dig.track, dig.laid))
    cards_came_back(tables, state, out)
    end_turn(tables, state, out)


def spread_extra(dig: Dig, wild: int, pay: Payment) -> Spread:
    """Which card lies on which of the extra spaces that the tunnel asks for."""
    fitting = [card for card in unfolded(pay) if card in (dig.colour, wild)]
    laid = one_each([""] * dig.extra, fitting)
    return laid._replace(spare=(*laid.spare, *(card for card in unfolded(pay) if card not in (dig.colour, wild))))


def _answers(tables: Tables, state: State) -> Iterator[Action]:
    dig = _dig(state)
    hand = state.hands[state.seat]
    cards = (dig.colour, tables.wild) if dig.colour >= 0 else (tables.wild,)
    for pay in selections(cards, [hand[card] for card in cards], dig.extra):
        yield PayTunnel(pay)
    yield DeclineTunnel()
