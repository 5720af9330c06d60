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
from ttr_desktop.core.spread import Place, Spread, in_groups, unfolded
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
        total, group = sum(counts.values()), track.substitute
        # direct + group * (length - direct) = total
        direct, odd = divmod(group * track.length - total, group - 1)
        most = max((counts.get(colour, 0) for colour in self._colours(track)), default=0)
        if not odd and 0 <= direct <= min(track.length, most):
            return None
        direct = min(most, track.length)
        if direct + (total - direct) // group >= track.length:
            return self._no(Code.NEEDLESS_CARD, "needless", track)
        if track.colour >= 0 and not most:
            return self._no(Code.WRONG_COLOUR, "substitution", track, group=group)
        return self._no(Code.WRONG_COUNT, "substitution", track, paid=total, group=group)

    def payments(self, track: Track, hand: Sequence[int]) -> Iterator[Payment]:
        seen: set[Payment] = set()
        for colour, direct, rest in self._shapes(track, hand):
            pool = self._pool(hand, colour, direct)
            for chosen in selections(range(len(hand)), pool, rest):
                counts = dict(chosen)
                counts[colour] = counts.get(colour, 0) + direct
                pay = payment(counts)
                if pay not in seen:
                    seen.add(pay)
                    yield pay

    def _shapes(self, track: Track, hand: Sequence[int]) -> Iterator[tuple[int, int, int]]:
        """(colour, cards that stand for themselves, cards in groups), the shortest payments first."""
        for direct in range(track.length, -1, -1):
            for colour in self._colours(track):
                if hand[colour] >= direct:
                    yield colour, direct, track.substitute * (track.length - direct)

    def _pool(self, hand: Sequence[int], colour: int, direct: int) -> list[int]:
        """What can go into groups."""
        pool = list(hand)
        pool[colour] -= direct
        return pool

    def lightest(self, track: Track, hand: Sequence[int], weights: Sequence[int]) -> Payment | None:
        best: tuple[int, dict[int, int]] | None = None
        for colour, direct, rest in self._shapes(track, hand):
            chosen = lightest_of(range(len(hand)), self._pool(hand, colour, direct), rest, weights)
            if chosen is not None:
                total, counts = chosen[0] + direct * weights[colour], chosen[1]
                if best is None or total < best[0]:
                    best = total, counts | {colour: counts.get(colour, 0) + direct}
        return payment(best[1]) if best else None

    def spread(self, track: Track, pay: Payment) -> Spread:
        counts, group = dict(pay), track.substitute
        colour = max(self._colours(track), key=lambda one: counts.get(one, 0))
        direct = min(counts.get(colour, 0), track.length)
        if self.refuse(track, pay) is None:
            direct = (group * track.length - sum(counts.values())) // (group - 1)
        rest = unfolded(tuple((card, count - direct if card == colour else count) for card, count in pay))
        groups = in_groups(rest, group)
        open_spaces = track.length - direct
        places = [Place("", 1, (colour,)) for _ in range(direct)]
        places += [Place("", group, cards) for cards in groups[:open_spaces]]
        places += [Place("", 1)] * (track.length - len(places))
        return Spread(tuple(places), tuple(card for cards in groups[open_spaces:] for card in cards))

    def missing(self, track: Track, hand: Sequence[int]) -> Missing:
        colour = track.colour if track.colour >= 0 else hand.index(max(hand[: self.cards.wild]))
        direct = min(hand[colour], track.length)
        groups = (sum(hand) - direct) // track.substitute
        return Missing(max(0, track.length - direct - groups), colour, 0)
