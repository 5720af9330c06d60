# SPDX-License-Identifier: GPL-3.0-or-later
"""Difficult terrain (W-11): a space with the doubling sign takes two train cards of one colour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import ClassVar

from ttr_desktop.core.board import Board, Track
from ttr_desktop.core.cards import CardSet, Payment, payment
from ttr_desktop.core.cost import Cost, Missing, selections
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.rules import Rules
from ttr_desktop.core.spread import Place, Spread, in_groups, one_each, unfolded
from ttr_desktop.core.trait import Trait


@dataclass(frozen=True, slots=True)
class Terrain(Trait):
    """Tracks with doubling signs (`pairs`)."""

    name: ClassVar[str] = "terrain"

    def owns(self, track: Track) -> bool:
        return track.pairs > 0

    def costs(self, board: Board, cards: CardSet) -> Iterable[Cost]:
        return (TerrainCost(cards, board.rules, filter(self.owns, board.tracks)),)


class TerrainCost(Cost):
    """One colour for the ordinary spaces, a colour of its own for each pair; jokers stand for any card."""

    def __init__(self, cards: CardSet, rules: Rules, tracks: Iterable[Track]) -> None:
        super().__init__(cards, rules, tracks)
        self.colours = range(len(cards.colours))
        self.of_colour = [cards.cards_of("train", colour) for colour in self.colours]
        # Where every space is doubled only the number of pairs in the hand matters.
        self.mixed = [track for track in self.tracks if track.pairs < track.length]
        self.by_pairs = [
            sum(1 << track.number for track in self.tracks if track.length == track.pairs <= pairs)
            for pairs in range(sum(cards.supply))
        ]

    def needed(self, track: Track) -> int:
        return track.length + track.pairs

    def _lacking(self, track: Track, counts: Sequence[int], wild: int, colour: int) -> int:
        """How many more jokers would pay the track, with `colour` on the ordinary spaces."""
        spaces = track.length - track.pairs
        direct = min(counts[colour], spaces)
        wild -= spaces - direct
        pairs, odd = 0, 0
        for other, count in enumerate(counts):
            left = count - direct if other == colour else count
            pairs += left // 2
            odd += left % 2
        short = max(0, track.pairs - pairs)
        return min(short, odd) + 2 * max(0, short - odd) - wild

    def affordable(self, hand: Sequence[int]) -> int:
        counts, wild = self.cards.train_counts(hand), hand[self.cards.wild]
        odd = sum([count & 1 for count in counts])
        pairs = (sum(counts) - odd) // 2 + (wild if wild < odd else odd + (wild - odd) // 2)
        mask = self.by_pairs[pairs]
        for track in self.mixed:
            if any(self._lacking(track, counts, wild, colour) <= 0 for colour in self._choices(track)):
                mask |= 1 << track.number
        return mask

    def _choices(self, track: Track) -> Iterable[int]:
        if track.pairs == track.length:
            return (0,)  # no ordinary space: the colour chosen for them does not matter
        return (track.colour,) if track.colour >= 0 else self.colours

    def refuse(self, track: Track, pay: Payment) -> Refusal | None:
        cards = self.cards
        counts = [0] * len(cards.colours)
        wild = total = 0
        for card, count in pay:
            total += count
            if card == cards.wild:
                wild = count
            elif cards.kind[card] != "train":
                return self._no(Code.WRONG_KIND, "kinds", track, card=cards.names[card])
            else:
                counts[cards.colour[card]] += count
        if total != self.needed(track):
            return self._no(Code.WRONG_COUNT, "terrain", track, paid=total)
        return None if self._fits(track, counts, wild) else self._no(Code.MIXED_COLOURS, "terrain", track)

    def payments(self, track: Track, hand: Sequence[int]) -> Iterator[Payment]:
        wild, needed = self.cards.wild, self.needed(track)
        jokers = len(self.colours)  # stands behind the colours
        counts = [*self.cards.train_counts(hand), hand[wild]]
        for chosen in selections(range(jokers + 1), counts, needed):
            taken = [0] * (jokers + 1)
            for colour, count in chosen:
                taken[colour] = count
            if self._fits(track, taken[:jokers], taken[jokers]):
                yield from self._split(hand, taken)

    def _fits(self, track: Track, counts: Sequence[int], wild: int) -> bool:
        """Whether that many cards of each colour, and jokers, pay the track (their number is right)."""
        if track.pairs == track.length:
            return sum([count & 1 for count in counts]) <= wild
        return any(self._lacking(track, counts, wild, colour) <= 0 for colour in self._choices(track))

    def _split(self, hand: Sequence[int], taken: Sequence[int]) -> Iterator[Payment]:
        """All ways to take those counts by colour, with and without port sign."""
        ways: list[Iterable[Payment]] = []
        for own, count in zip(self.of_colour, taken, strict=False):
            if count:
                ways.append(list(selections(own, [hand[card] for card in own], count)))
        rest = ((self.cards.wild, taken[-1]),) if taken[-1] else ()
        for parts in product(*ways):
            yield (*sorted(pair for part in parts for pair in part), *rest)

    def lightest(self, track: Track, hand: Sequence[int], weights: Sequence[int]) -> Payment | None:
        wild, spaces = self.cards.wild, track.length - track.pairs
        # Of one colour the lightest cards go first, whether they bear the port sign or not.
        queues = [
            sorted((card for card in own for _ in range(hand[card])), key=lambda card: weights[card])
            for own in self.of_colour
        ]
        best: tuple[int, list[int]] | None = None
        for colour in self._choices(track):
            for direct in range(min(len(queues[colour]), spaces) + 1):
                jokers = hand[wild] - (spaces - direct)
                left = [queue[direct:] if number == colour else queue for number, queue in enumerate(queues)]
                paired = _lightest_pairs(left, weights, weights[wild], track.pairs, jokers)
                if paired is not None:
                    cards = queues[colour][:direct] + [wild] * (spaces - direct)
                    total = paired[0] + sum(weights[card] for card in cards)
                    if best is None or total < best[0]:
                        best = total, cards + paired[1] + [wild] * (2 * track.pairs - len(paired[1]))
        return payment({card: best[1].count(card) for card in set(best[1])}) if best else None

    def spread(self, track: Track, pay: Payment) -> Spread:
        cards = self.cards
        piles: list[list[int]] = [[] for _ in self.colours]
        jokers: list[int] = []
        spare: list[int] = []
        for card in unfolded(pay):
            pile = piles[cards.colour[card]] if cards.kind[card] == "train" else spare
            (jokers if card == cards.wild else pile).append(card)
        counts, spaces = [len(pile) for pile in piles], track.length - track.pairs
        colour = min(self._choices(track), key=lambda c: (self._lacking(track, counts, len(jokers), c), -counts[c]))
        ordinary, piles[colour] = piles[colour][:spaces], piles[colour][spaces:]
        while jokers and len(ordinary) < spaces:
            ordinary.append(jokers.pop())
        groups = sorted((group for pile in piles for group in in_groups(pile, 2)), key=len, reverse=True)
        pairs = [(*group, *([jokers.pop()] if len(group) < 2 and jokers else ())) for group in groups]
        pairs += in_groups(jokers, 2)
        spare += [card for pair in pairs[track.pairs :] for card in pair]
        pairs = pairs[: track.pairs] + [()] * (track.pairs - len(pairs))
        laid = one_each([""] * spaces, ordinary)
        return Spread((*(Place("pair", 2, pair) for pair in pairs), *laid.places), tuple(spare))

    def missing(self, track: Track, hand: Sequence[int]) -> Missing:
        counts, wild = self.cards.train_counts(hand), hand[self.cards.wild]
        colour = min(self._choices(track), key=lambda c: self._lacking(track, counts, wild, c))
        lacking = max(0, self._lacking(track, counts, wild, colour))
        return Missing(lacking, -1 if track.pairs == track.length else colour, 0)


def _lightest_pairs(
    queues: Sequence[Sequence[int]], weights: Sequence[int], wild: int, pairs: int, jokers: int
) -> tuple[int, list[int]] | None:
    """The lightest coloured cards for so many pairs, jokers (of weight `wild`) filling up; None if there is no way.

    From each colour any number of cards is taken, two to a pair; an odd one is completed by a joker.
    """
    best: dict[tuple[int, int], tuple[int, list[int]]] = {(0, 0): (0, [])} if jokers >= 0 else {}
    for queue in queues:
        for (done, used), (weight, cards) in list(best.items()):
            for count in range(1, min(len(queue), 2 * (pairs - done)) + 1):
                key = done + (count + 1) // 2, used + count % 2
                total = weight + sum(weights[card] for card in queue[:count]) + wild * (count % 2)
                if key[1] <= jokers and (key not in best or total < best[key][0]):
                    best[key] = total, cards + list(queue[:count])
    finished = [
        (weight + 2 * wild * (pairs - done), cards)
        for (done, used), (weight, cards) in best.items()
        if used + 2 * (pairs - done) <= jokers
    ]
    return min(finished, key=lambda choice: choice[0], default=None)
