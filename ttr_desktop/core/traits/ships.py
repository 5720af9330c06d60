# SPDX-License-Identifier: GPL-3.0-or-later
"""Sea tracks (W-9, W-10): ship cards of one colour; a double ship pays up to two spaces; jokers pay one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ttr_desktop.core.board import Board, Track
from ttr_desktop.core.cards import FAMILIES, CardSet, Payment, payment
from ttr_desktop.core.cost import Cost, Missing
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.rules import Rules
from ttr_desktop.core.spread import Place, Spread, unfolded
from ttr_desktop.core.trait import Trait


@dataclass(frozen=True, slots=True)
class Ships(Trait):
    """Tracks of the kind `sea`, which take ships instead of trains."""

    name: ClassVar[str] = "ships"

    def owns(self, track: Track) -> bool:
        return track.kind == "sea"

    def costs(self, board: Board, cards: CardSet) -> Iterable[Cost]:
        return (SeaCost(cards, board.rules, filter(self.owns, board.tracks)),)


class SeaCost(Cost):
    """The price of all sea tracks of a board."""

    def __init__(self, cards: CardSet, rules: Rules, tracks: Iterable[Track]) -> None:
        super().__init__(cards, rules, tracks)
        self.single = cards.of["ship"]
        self.double = cards.of["double-ship"]
        size = 2 * sum(cards.supply)
        self.rows = [self._row(colour, size) for colour in range(len(cards.colours))]

    def _row(self, colour: int, size: int) -> list[int]:
        tracks = [track for track in self.tracks if track.colour in (colour, -1)]
        return [sum(1 << t.number for t in tracks if t.length <= paid) for paid in range(size)]

    def affordable(self, hand: Sequence[int]) -> int:
        wild = hand[self.cards.wild]
        single, double, mask = self.single, self.double, 0
        for row in self.rows:
            mask |= row[hand[single] + 2 * hand[double] + wild]
            single += 1
            double += 1
        return mask

    def refuse(self, track: Track, pay: Payment) -> Refusal | None:
        cards = self.cards
        colours = set()
        worth, least = 0, 2
        for card, count in pay:
            if card == cards.wild:
                pays = 1
            elif cards.kind[card] != "ship":
                return self._no(Code.WRONG_KIND, "kinds", track, card=cards.names[card])
            else:
                pays = FAMILIES[cards.family[card]].pays
                colours.add(cards.colour[card])
            worth += pays * count
            least = min(least, pays)
        if track.colour >= 0 and colours - {track.colour}:
            return self._no(Code.WRONG_COLOUR, "set", track)
        if len(colours) > 1:
            return self._no(Code.MIXED_COLOURS, "set", track)
        if worth < track.length:
            return self._no(Code.WRONG_COUNT, "needless", track, paid=worth)  # what a card is worth
        if worth - least >= track.length:
            return self._no(Code.NEEDLESS_CARD, "needless", track)
        return None

    def payments(self, track: Track, hand: Sequence[int]) -> Iterator[Payment]:
        wild, length = self.cards.wild, track.length
        for colour in range(len(self.rows)) if track.colour < 0 else (track.colour,):
            single, double = self.single + colour, self.double + colour
            for doubles in range(min(hand[double], (length + 1) // 2) + 1):
                left = length - 2 * doubles
                if left < 0:
                    yield ((double, doubles),)
                    continue
                for singles in range(max(0, left - hand[wild]), min(hand[single], left) + 1):
                    if doubles or singles:
                        yield payment({single: singles, double: doubles, wild: left - singles})
        if hand[wild] >= length:
            yield ((wild, length),)

    def lightest(self, track: Track, hand: Sequence[int], weights: Sequence[int]) -> Payment | None:
        return min(
            self.payments(track, hand),
            key=lambda pay: sum(weights[card] * count for card, count in pay),
            default=None,
        )

    def spread(self, track: Track, pay: Payment) -> Spread:
        cards = self.cards
        colours = [cards.colour[card] for card, _ in pay if cards.kind[card] == "ship"]
        colour = track.colour if track.colour >= 0 else next(iter(colours), -1)
        places: list[Place] = []
        spare: list[int] = []
        left = track.length

        def worth(card: int) -> int:
            return FAMILIES[cards.family[card]].pays if card != cards.wild else 0

        for card in sorted(unfolded(pay), key=worth, reverse=True):
            pays = 1 if card == cards.wild else worth(card)
            fits = card == cards.wild or (cards.kind[card] == "ship" and cards.colour[card] == colour)
            if fits and left:
                places.append(Place("", 1, (card,), min(pays, left)))
                left -= places[-1].spaces
            else:
                spare.append(card)
        return Spread((*places, *[Place("", 1)] * left), tuple(spare))

    def missing(self, track: Track, hand: Sequence[int]) -> Missing:
        def worth(colour: int) -> int:
            return hand[self.single + colour] + 2 * hand[self.double + colour]

        colour = track.colour if track.colour >= 0 else max(range(len(self.rows)), key=worth)
        lacking = max(0, track.length - worth(colour) - hand[self.cards.wild])
        return Missing(lacking, colour if track.colour >= 0 or worth(colour) else -1, 0)
