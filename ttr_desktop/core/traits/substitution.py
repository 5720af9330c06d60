# SPDX-License-Identifier: GPL-3.0-or-later
"""A track on which so many cards of any kind stand for one card of the chosen colour (N-7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ttr_desktop.core.board import Board, Track
from ttr_desktop.core.cards import CardSet, Payment, payment
from ttr_desktop.core.cost import Cost, Missing, lightest_of, selections
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.trait import Trait


@dataclass(frozen=True, slots=True)
class Substitution(Trait):
    """Tracks that bear a `substitute` number."""

    name: ClassVar[str] = "substitution"

    def owns(self, track: Track) -> bool:
        return track.substitute > 0

    def costs(self, board: Board, cards: CardSet) -> Iterable[Cost]:
        return (SubstitutionCost(cards, board.rules, filter(self.owns, board.tracks)),)


class SubstitutionCost(Cost):
    """x cards of the colour and `substitute` others for each space that is left; locomotives are not wild."""

    def _colours(self, track: Track) -> Iterable[int]:
        return (track.colour,) if track.colour >= 0 else range(self.cards.wild)

    def affordable(self, hand: Sequence[int]) -> int:
        total = sum(hand)
        return sum([1 << t.number for t in self.tracks if total >= t.length and not self.missing(t, hand).cards])

    def refuse(self, track: Track, pay: Payment) -> Refusal | None:
        counts = dict(pay)
        total = sum(counts.values())
        played = [colour for colour in self._colours(track) if colour in counts]
        if not played:
            return self._no(Code.WRONG_COLOUR, "substitution", track, group=track.substitute)
        surplus = False
        for colour in played:
            direct = min(counts[colour], track.length)
            asked = direct + track.substitute * (track.length - direct)
            if total == asked and counts[colour] == direct:
                return None
            surplus = surplus or total > asked
        if surplus:
            return self._no(Code.NEEDLESS_CARD, "needless", track)
        return self._no(Code.WRONG_COUNT, "substitution", track, paid=total, group=track.substitute)

    def payments(self, track: Track, hand: Sequence[int]) -> Iterator[Payment]:
        seen: set[Payment] = set()
        for colour in self._colours(track):
            others = [card for card in range(len(hand)) if card != colour]
            counts = [hand[card] for card in others]
            for direct in range(min(hand[colour], track.length), 0, -1):
                for chosen in selections(others, counts, track.substitute * (track.length - direct)):
                    pay = payment({colour: direct, **dict(chosen)})
                    if pay not in seen:
                        seen.add(pay)
                        yield pay

    def lightest(self, track: Track, hand: Sequence[int], weights: Sequence[int]) -> Payment | None:
        best: tuple[int, dict[int, int]] | None = None
        for colour in self._colours(track):
            others = [card for card in range(len(hand)) if card != colour]
            for direct in range(min(hand[colour], track.length), 0, -1):
                rest = lightest_of(others, hand, track.substitute * (track.length - direct), weights)
                if rest is not None:
                    total = rest[0] + direct * weights[colour]
                    if best is None or total < best[0]:
                        best = total, {colour: direct, **rest[1]}
        return payment(best[1]) if best else None

    def missing(self, track: Track, hand: Sequence[int]) -> Missing:
        colour = track.colour if track.colour >= 0 else hand.index(max(hand[: self.cards.wild]))
        direct = min(hand[colour], track.length)
        groups = (sum(hand) - direct) // track.substitute if direct else 0
        return Missing(max(0, track.length - direct - groups), colour, 0)
