# SPDX-License-Identifier: GPL-3.0-or-later
"""How likely a track can be paid soon: counted exactly over the cards that a seat has not seen.

The player takes face-up cards that help, as long as they lie there now, and draws the rest blind from one deck; of all
ways to do so the best one counts. What will be turned up later is not counted on, so the truth is no worse. A blind
card is any unseen card, equally likely; where the deck runs out, the rest comes from the discards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import comb, prod
from typing import NamedTuple

from ttr_desktop.core.engine import tables_for
from ttr_desktop.core.odds import unseen_cards
from ttr_desktop.core.payment import missing
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.data import catalogue

TURNS = 3  # how far one can sensibly look ahead
_CARDS_A_TURN = 2


class _Draw(NamedTuple):
    """So many blind cards from a pile of which only this is known: how many it has of each kind."""

    pile: Sequence[int]
    draws: int


def chances_soon(tables: Tables, view: SeatView, track: int, turns: int = TURNS) -> tuple[float, ...]:
    """The chances that the hand can pay the track after 1, 2, ... turns of drawing cards."""
    lack = missing(tables, track, view.hand).cards
    if not lack:
        return (1.0,) * turns
    kinds = _helpful(tables, view, track)
    late = view.phase is Phase.SECOND_CARD and view.to_move == view.seat  # the first card of this turn is drawn
    return tuple(_within(tables, view, track, kinds, _CARDS_A_TURN * turn - late) for turn in range(1, turns + 1))


def _helpful(tables: Tables, view: SeatView, track: int) -> list[int]:
    """The kinds of cards of which enough would bring the track nearer."""
    lack = missing(tables, track, view.hand).cards
    many = 3 * tables.tracks[track].length  # no price asks for more than three cards for a space
    found = []
    for card in range(len(tables.cards)):
        hand = list(view.hand)
        hand[card] += many
        if missing(tables, track, hand).cards < lack:
            found.append(card)
    return found


def _within(tables: Tables, view: SeatView, track: int, kinds: Sequence[int], draws: int) -> float:
    """The best chance that so many cards give."""
    cost = tables.cost_of[track]

    def pays(hand: Sequence[int]) -> bool:
        return bool(cost.affordable(hand) >> track & 1)

    best = 0.0
    for taken, left in _from_market(tables, view, kinds, draws):
        hand = list(view.hand)
        for card in taken:
            hand[card] += 1
        if pays(hand):
            return 1.0
        for deck in range(len(view.deck_sizes)):
            best = max(best, _blind(tables, view, kinds, hand, deck, left, pays))
    return best


def _from_market(
    tables: Tables, view: SeatView, kinds: Sequence[int], draws: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every choice of face-up cards that help, and how many cards may be drawn besides."""
    face_up = sorted(card for card in view.market if card in kinds)
    seen: set[tuple[int, ...]] = set()
    for mask in range(1 << len(face_up)):
        taken = tuple(card for place, card in enumerate(face_up) if mask >> place & 1)
        if taken in seen:
            continue
        seen.add(taken)
        alone = taken.count(tables.wild) if tables.wild_alone else 0  # each takes a whole turn (U-3)
        left = draws - len(taken) - alone
        if left >= 0 and alone <= draws // _CARDS_A_TURN:
            yield taken, left


def _blind(
    tables: Tables,
    view: SeatView,
    kinds: Sequence[int],
    hand: list[int],
    deck: int,
    count: int,
    pays: Callable[[Sequence[int]], bool],
) -> float:
    """The chance that blind cards from one deck complete the price."""
    of_deck = [tables.deck_of[card] == deck for card in range(len(tables.cards))]
    pile = [number if here else 0 for number, here in zip(unseen_cards(tables, view), of_deck, strict=True)]
    rest = list(view.discards[deck])
    first = min(count, view.deck_sizes[deck])
    piles = [_Draw(pile, first), _Draw(rest, min(count - first, sum(rest)))]
    ways = prod(comb(sum(draw.pile), draw.draws) for draw in piles)
    return _count(piles, [kind for kind in kinds if of_deck[kind]], hand, pays) / ways


def _count(piles: Sequence[_Draw], kinds: Sequence[int], hand: list[int], pays: Callable[[Sequence[int]], bool]) -> int:
    """How many ways to draw lead to a hand that pays."""

    def rest_of(number: int) -> int:
        """The ways to draw from the piles behind, whatever comes."""
        return prod(comb(sum(draw.pile), draw.draws) for draw in piles[number:])

    def hopeless(number: int, place: int, left: int) -> bool:
        """Whether even the best cards that can still come do not pay."""
        best = list(hand)
        for kind in kinds[place:]:
            best[kind] += min(left, piles[number].pile[kind])
        for draw in piles[number + 1 :]:
            for kind in kinds:
                best[kind] += min(draw.draws, draw.pile[kind])
        return not pays(best)

    def walk(number: int, place: int, left: int, others: int) -> int:
        """`left` cards still come from this pile, of which `others` are of kinds not yet gone through."""
        if pays(hand):
            return comb(others, left) * rest_of(number + 1)
        if hopeless(number, place, left):
            return 0
        if place == len(kinds):
            if number + 1 == len(piles):
                return 0
            draw = piles[number + 1]
            return comb(others, left) * walk(number + 1, 0, draw.draws, sum(draw.pile))
        kind = kinds[place]
        there = piles[number].pile[kind]
        total = 0
        for taken in range(min(there, left) + 1):
            hand[kind] += taken
            total += comb(there, taken) * walk(number, place + 1, left - taken, others - there)
            hand[kind] -= taken
        return total

    return walk(0, 0, piles[0].draws, sum(piles[0].pile))


class Soon(NamedTuple):
    """The chances of one track, by turns of drawing."""

    track: int
    chances: tuple[float, ...]


def find_chances(view: SeatView, track: int) -> Soon:
    """A job for a worker process: some prices have thousands of ways to be met."""
    tables = tables_for(catalogue.board(view.map), view.players)
    return Soon(track, chances_soon(tables, view, track))
