# SPDX-License-Identifier: GPL-3.0-or-later
"""Claiming tracks: which are open, and laying the pieces (C-7, C-9, C-10, C-11, C-22)."""

from __future__ import annotations

from ttr_desktop.core.actions import Claim
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.drawing import cards_came_back, discard, spend
from ttr_desktop.core.events import Event, TrackClaimed
from ttr_desktop.core.network import join
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.state import State
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.tickets import note_completed
from ttr_desktop.core.trait import Handler
from ttr_desktop.core.turns import end_turn


def claimable(tables: Tables, state: State) -> int:
    """The mask of tracks that the seat to move can claim now."""
    seat = state.seat
    hand = state.hands[seat]
    trains, ships = state.pieces[seat]
    fits = tables.fits
    open_tracks = state.claimable & ~state.blocked[seat] & (fits[0][trains] | fits[1][ships])
    mask = 0
    for cost in tables.costs:
        if cost.mask & open_tracks:
            mask |= cost.affordable(hand)
    return mask & open_tracks


def why_not(tables: Tables, state: State, seat: int, number: int) -> Refusal | None:
    """Why the seat cannot claim the track whatever it pays, or None if only the cards matter."""
    track = tables.tracks[number]
    owner = state.owner[number]
    rules = tables.rules
    if owner >= 0:
        return Refusal(Code.TRACK_TAKEN, rules.cite("claim"), {"track": track.id, "owner": owner})
    if state.blocked[seat] >> number & 1:
        return Refusal(Code.PARALLEL_OWNED, rules.cite("own-parallel"), {"track": track.id})
    if not state.claimable >> number & 1:
        params: dict[str, int | str] = {
            "track": track.id,
            "usable": tables.usable[number],
            "players": tables.players,
        }
        return Refusal(Code.PARALLEL_CLOSED, rules.cite("closed-parallel"), params)
    left = state.pieces[seat][tables.piece_of[number]]
    if left < track.length:
        params = {"track": track.id, "length": track.length, "left": left}
        return Refusal(Code.TOO_FEW_PIECES, rules.cite("pieces"), params)
    return None


def malformed(tables: Tables, pay: Payment) -> Refusal | None:
    """The refusal of what is no payment at all: unknown cards, cards named twice, counts below one."""
    last = -1
    for card, count in pay:
        if not last < card < len(tables.cards) or count < 1:
            params: dict[str, int | str] = {"card": "?", "count": count, "have": 0}
            return Refusal(Code.CARDS_NOT_IN_HAND, tables.rules.cite("claim"), params)
        last = card
    return None


def not_in_hand(tables: Tables, state: State, pay: Payment) -> Refusal | None:
    """The refusal if the seat to move does not hold these cards."""
    hand = state.hands[state.seat]
    for card, count in pay:
        if hand[card] < count:
            params: dict[str, int | str] = {"card": tables.cards.names[card], "count": count, "have": hand[card]}
            return Refusal(Code.CARDS_NOT_IN_HAND, tables.rules.cite("claim"), params)
    return None


def _check(tables: Tables, state: State, action: Claim) -> Refusal | None:
    number = action.track
    if not 0 <= number < len(tables.tracks):
        return Refusal(Code.UNKNOWN_TRACK, tables.rules.cite("claim"))
    refusal = why_not(tables, state, state.seat, number) or malformed(tables, action.pay)
    if refusal is None:
        refusal = tables.cost_of[number].refuse(tables.tracks[number], action.pay)
    return refusal or not_in_hand(tables, state, action.pay)


def _claim(tables: Tables, state: State, action: Claim, out: list[Event]) -> None:
    track = tables.tracks[action.track]
    spend(state, action.pay)
    for trait in tables.laying:
        if trait.lay(tables, state, track, action.pay, out):
            return
    discard(tables, state, action.pay)
    finish_claim(tables, state, action.track, action.pay, out)


def own(tables: Tables, state: State, seat: int, number: int) -> None:
    """Makes the track the seat's: owner, closed neighbours, network. Pieces and points are the caller's."""
    bit = 1 << number
    state.owner[number] = seat
    state.owned[seat] |= bit
    state.claimable &= ~bit
    siblings = tables.siblings[number]
    if siblings:
        state.blocked[seat] |= siblings
        if tables.usable[number] == 1 or _taken(state, siblings | bit) >= tables.usable[number]:
            state.claimable &= ~siblings
    state.nets[seat] = join(state.nets[seat], tables.ends[number])


def _taken(state: State, route: int) -> int:
    """How many tracks of the route are claimed."""
    return sum([(owned & route).bit_count() for owned in state.owned])


def finish_claim(tables: Tables, state: State, number: int, paid: Payment, out: list[Event]) -> None:
    """The track is paid for: lay pieces, score, announce, end the turn."""
    seat = state.seat
    own(tables, state, seat, number)
    points = tables.points[number]
    pieces = state.pieces[seat]
    pieces[tables.piece_of[number]] -= tables.tracks[number].length
    state.scores[seat] += points
    out.append(TrackClaimed(seat, number, paid, points, pieces[0] + pieces[1]))
    # Only the part of the network that the track lies in has grown; `join` puts it first.
    note_completed(tables, state, seat, state.tickets[seat], state.nets[seat][:1], out)
    for trait in tables.after_claim:
        trait.claimed(tables, state, tables.tracks[number], paid, out)
    cards_came_back(tables, state, out)
    end_turn(tables, state, out)


HANDLERS: dict[type, Handler] = {Claim: Handler((Phase.TURN,), _check, _claim)}
