# SPDX-License-Identifier: GPL-3.0-or-later
"""What a track costs, read from the rules text and nothing else: every way to cover its spaces is tried.

A payment is legal if there is a colour for which its cards cover all spaces and none is left over; where cards may
cover more than one space (W-10), if they would no longer cover all without any one of them. Slow and simple on
purpose: it shares no idea with the code it judges.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple, TypeAlias

from ttr_desktop.core.board import Track
from ttr_desktop.core.cards import CardSet, Payment

Cards: TypeAlias = tuple[int, ...]  # how many of each kind, like a hand


class Bundle(NamedTuple):
    """Some cards that together cover one space (or, a double ship, up to two)."""

    cards: Cards
    covers: int = 1


Bundles: TypeAlias = Callable[[CardSet, Track, int], list[Bundle]]


class Price(NamedTuple):
    """Which bundles cover an ordinary space and which a marked one (locomotive symbol, doubling sign)."""

    ordinary: Bundles
    marked: Bundles
    marks: Callable[[Track], int]
    by_need: bool = False  # W-10: legal is what holds no needless card


def _of(cards: CardSet, *kinds: int) -> Cards:
    return tuple(kinds.count(kind) for kind in range(len(cards)))


def _trains(cards: CardSet, colour: int) -> list[int]:
    return [card for card in range(cards.wild) if cards.colour[card] == colour and cards.kind[card] == "train"]


def _wagons(cards: CardSet) -> range:
    return range(cards.wild)


def plain(cards: CardSet, track: Track, colour: int) -> list[Bundle]:
    """C-8, N-4: a card of the colour, and nothing else."""
    return [Bundle(_of(cards, card)) for card in _trains(cards, colour)]


def plain_or_wild(cards: CardSet, track: Track, colour: int) -> list[Bundle]:
    """U-5, L-6, W-9: a card of the colour or a locomotive."""
    return [*plain(cards, track, colour), Bundle(_of(cards, cards.wild))]


def any_three(cards: CardSet, track: Track, colour: int) -> list[Bundle]:
    """N-5, N-6: a locomotive, or any three wagon cards."""
    threes = [Bundle(_of(cards, *three)) for three in combinations_with_replacement(_wagons(cards), 3)]
    return [Bundle(_of(cards, cards.wild)), *threes]


def plain_or_any_three(cards: CardSet, track: Track, colour: int) -> list[Bundle]:
    """N-6: groups of three also pay a space that a locomotive could pay."""
    return [*plain(cards, track, colour), *any_three(cards, track, colour)]


def one_pair(cards: CardSet, track: Track, colour: int) -> list[Bundle]:
    """L-7: a locomotive, or a pair of wagon cards of one colour."""
    return [Bundle(_of(cards, cards.wild)), *(Bundle(_of(cards, card, card)) for card in _wagons(cards))]


def any_four(cards: CardSet, track: Track, colour: int) -> list[Bundle]:
    """N-7: a card of the colour, or as many cards of any kind as the track says."""
    groups = combinations_with_replacement(range(len(cards)), track.substitute)
    return [*plain(cards, track, colour), *(Bundle(_of(cards, *group)) for group in groups)]


def ships(cards: CardSet, track: Track, colour: int) -> list[Bundle]:
    """W-9, W-10: a single ship covers one space, a double ship up to two, a joker one."""
    own = [card for card in range(cards.wild) if cards.colour[card] == colour and cards.kind[card] == "ship"]
    found = [Bundle(_of(cards, cards.wild))]
    for card in own:
        found.append(Bundle(_of(cards, card), 2 if cards.names[card].endswith("-double-ship") else 1))
    return found


def doubled(cards: CardSet, track: Track, colour: int) -> list[Bundle]:
    """W-11: two train cards of one colour (any, whatever the rest is paid with), jokers for any of them."""
    pairs = [pair for own in range(len(cards.colours)) for pair in product(_trains(cards, own), repeat=2)]
    with_joker = [(card, cards.wild) for card in range(cards.wild) if cards.kind[card] == "train"]
    return [Bundle(_of(cards, *two)) for two in {*pairs, *with_joker, (cards.wild, cards.wild)}]


def _symbols(track: Track) -> int:
    return track.locomotives


SET = Price(plain, plain, lambda track: 0)
WILD_SET = Price(plain_or_wild, plain_or_wild, lambda track: 0)
NORDIC_FERRY = Price(plain_or_any_three, any_three, _symbols)
LIGHTS_FERRY = Price(plain_or_wild, one_pair, _symbols)
SUBSTITUTION = Price(any_four, any_four, lambda track: 0)
SEA = Price(ships, ships, lambda track: 0, by_need=True)
TERRAIN = Price(plain_or_wild, doubled, lambda track: track.pairs)


@cache
def _bundles(made_by: Bundles, cards: CardSet, track: Track, colour: int, kinds: frozenset[int]) -> list[Bundle]:
    """The bundles that consist of these kinds of cards; remembered, because there can be hundreds."""
    return [
        bundle
        for bundle in made_by(cards, track, colour)
        if all(kind in kinds for kind, count in enumerate(bundle.cards) if count)
    ]


def covers(price: Price, cards: CardSet, track: Track, colour: int, laid: Cards, exactly: bool = False) -> bool:
    """Whether the cards (or some of them; `exactly`: all) cover every space, that colour on the ordinary ones."""
    kinds = frozenset(kind for kind, count in enumerate(laid) if count)
    ordinary = [b for b in _bundles(price.ordinary, cards, track, colour, kinds) if _within(b.cards, laid)]
    marked = [b for b in _bundles(price.marked, cards, track, colour, kinds) if _within(b.cards, laid)]
    marks = price.marks(track)
    failed: set[tuple[int, int, Cards]] = set()

    def cover(plain_spaces: int, marked_spaces: int, left: Cards) -> bool:
        if plain_spaces <= 0 and marked_spaces <= 0:
            return not exactly or not any(left)
        key = (plain_spaces, marked_spaces, left)
        if key in failed:
            return False
        for bundle in marked if marked_spaces > 0 else ordinary:
            if _within(bundle.cards, left):
                rest = tuple(have - used for have, used in zip(left, bundle.cards, strict=True))
                on_marks = bundle.covers if marked_spaces > 0 else 0
                if cover(plain_spaces - (bundle.covers - on_marks), marked_spaces - on_marks, rest):
                    return True
        failed.add(key)
        return False

    return cover(track.length - marks, marks, laid)


def _within(some: Cards, all_cards: Cards) -> bool:
    return all(one <= have for one, have in zip(some, all_cards, strict=True))


def _colours(cards: CardSet, track: Track, laid: Cards) -> list[int]:
    """The colours the payment can be meant in."""
    if track.colour >= 0:
        return [track.colour]
    played = {cards.colour[card] for card, count in enumerate(laid) if count and card != cards.wild}
    return [*sorted(played), -1]


def is_legal(price: Price, cards: CardSet, track: Track, laid: Cards) -> bool:
    """Whether these cards, all of them, are a legal payment."""
    if price.by_need:
        return any(_needed(price, cards, track, colour, laid) for colour in _colours(cards, track, laid))
    return any(covers(price, cards, track, colour, laid, exactly=True) for colour in _colours(cards, track, laid))


def _needed(price: Price, cards: CardSet, track: Track, colour: int, laid: Cards) -> bool:
    if not covers(price, cards, track, colour, laid):
        return False
    less = [tuple(count - (kind == card) for kind, count in enumerate(laid)) for card in range(len(laid)) if laid[card]]
    return not any(covers(price, cards, track, colour, rest) for rest in less)


def subsets(hand: Sequence[int]) -> Iterator[Cards]:
    """Everything that can be laid down out of a hand."""
    return product(*(range(count + 1) for count in hand))


def verdicts(price: Price, cards: CardSet, track: Track, hand: Sequence[int]) -> dict[Payment, bool]:
    """Everything that can be laid down out of the hand, and whether it is a legal payment."""
    return {as_payment(laid): is_legal(price, cards, track, laid) for laid in subsets(hand)}


def as_payment(laid: Cards) -> Payment:
    """The counts in the form the engine uses."""
    return tuple((card, count) for card, count in enumerate(laid) if count)
