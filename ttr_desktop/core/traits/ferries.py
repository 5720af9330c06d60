# SPDX-License-Identifier: GPL-3.0-or-later
"""Ferries (N-5, N-6, L-7): some spaces bear a locomotive symbol; a group of wagon cards may stand for one.

With m = length - symbols ordinary spaces, a payment is x <= m cards of the chosen colour, some locomotives, and
groups; each of them pays one space, and no card is left over. How many cards and locomotives there are decides x:
x + locomotives + groups = length and x + group size * groups = other cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from ttr_desktop.core.board import Board, Track
from ttr_desktop.core.cards import CardSet, Payment, payment
from ttr_desktop.core.cost import Cost, Missing, lightest_of, selections
from ttr_desktop.core.events import Event, FerryPaid
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.rules import Rules
from ttr_desktop.core.spread import Place, Spread, in_groups, unfolded
from ttr_desktop.core.state import State
from ttr_desktop.core.tables import Tables
from ttr_desktop.core.trait import Trait

_BITS = 12  # room for a number of cards in a key


@dataclass(frozen=True, slots=True)
class Ferries(Trait):
    """`group` wagon cards stand for a locomotive, of one colour if `alike`, on any space if `anywhere`."""

    name: ClassVar[str] = "ferries"
    group: int = field(default=3, metadata={"low": 2})
    alike: bool = False
    anywhere: bool = True

    def owns(self, track: Track) -> bool:
        return track.kind == "ferry" or track.locomotives > 0

    def costs(self, board: Board, cards: CardSet) -> Iterable[Cost]:
        return (FerryCost(cards, board.rules, filter(self.owns, board.tracks), self),)

    def claimed(self, tables: Tables, state: State, track: Track, pay: Payment, out: list[Event]) -> None:
        if self.owns(track):
            wild = dict(pay).get(tables.cards.wild, 0)
            spaces = track.length - track.locomotives
            total = sum(count for _, count in pay)
            # x + wild + groups = length and x + wild + group * groups = total
            groups = (total - track.length) // (self.group - 1)
            direct = max(0, track.length - wild - groups)
            on_symbols = max(0, wild - (spaces - direct)) if not self.anywhere else min(wild, track.locomotives)
            out.append(FerryPaid(state.seat, track.number, track.locomotives, on_symbols, groups))


class FerryCost(Cost):
    """The price of all ferries of a board."""

    def __init__(self, cards: CardSet, rules: Rules, tracks: Iterable[Track], trait: Ferries) -> None:
        super().__init__(cards, rules, tracks)
        self.trait = trait
        self._memo: dict[int, int] = {}
        self.by_colour: dict[int, list[Track]] = {}
        for track in self.tracks:
            self.by_colour.setdefault(track.colour, []).append(track)

    def _groups(self, hand: Sequence[int]) -> int:
        """What the groups are made of: wagon cards, or pairs if they must be alike."""
        wagons = hand[: self.cards.wild]
        return sum(count // self.trait.group for count in wagons) if self.trait.alike else sum(wagons)

    def affordable(self, hand: Sequence[int]) -> int:
        wild = hand[self.cards.wild]
        groups = self._groups(hand)
        memo = self._memo
        key = groups << _BITS | wild
        mask = 0
        for colour, own in enumerate(hand[: self.cards.wild]):
            key += 1 << 2 * _BITS
            found = memo.get(key << _BITS | own)
            if found is None:
                found = memo[key << _BITS | own] = self._payable(colour, own, wild, groups)
            mask |= found
        return mask

    def _payable(self, colour: int, own: int, wild: int, groups: int) -> int:
        """The mask of ferries that can be paid with `own` cards of the colour and all else."""
        return sum(
            1 << track.number
            for paid_by in (colour, -1)
            for track in self.by_colour.get(paid_by, ())
            if self._lacking(track, own, wild, groups) <= 0
        )

    def _lacking(self, track: Track, own: int, wild: int, groups: int) -> int:
        """How many spaces stay unpaid with `own` cards of the colour and all else that the hand has."""
        size, alike = self.trait.group, self.trait.alike
        spaces = track.length - track.locomotives
        direct = min(own, spaces)
        if alike:
            left = groups - own // size + (own - direct) // size
        else:
            left = (groups - direct) // size
        if self.trait.anywhere:
            return track.length - direct - wild - left
        open_spaces = spaces - direct
        if wild < open_spaces:
            return open_spaces - wild + max(0, track.locomotives - left)
        return track.locomotives - (wild - open_spaces) - left

    def refuse(self, track: Track, pay: Payment) -> Refusal | None:
        counts = dict(pay)
        wild = counts.pop(self.cards.wild, 0)
        colours = (track.colour,) if track.colour >= 0 else tuple(counts) or (-1,)
        if any(self._pays(track, colour, counts, wild) for colour in (*colours, -1)):
            return None
        reasons = [self._why_not(track, colour, counts, wild) for colour in colours]
        # Of several colours, speak of the one that comes nearest.
        order = (
            Code.NEEDLESS_CARD,
            Code.WRONG_COUNT,
            Code.TOO_FEW_LOCOMOTIVES,
            Code.WRONG_COLOUR,
            Code.MIXED_COLOURS,
        )
        return min(reasons, key=lambda reason: order.index(reason.code))

    def _pays(self, track: Track, colour: int, counts: dict[int, int], wild: int) -> bool:
        """Whether every card has its place, with `colour` on ordinary spaces (-1: none of them is paid by colour)."""
        size = self.trait.group
        direct, odd = divmod(size * (track.length - wild) - sum(counts.values()), size - 1)
        groups = track.length - wild - direct
        if odd or groups < 0 or not 0 <= direct <= track.length - track.locomotives:
            return False
        if (direct > 0) is (colour < 0) or direct > counts.get(colour, 0):
            return False
        if not self.trait.anywhere and groups > track.locomotives:
            return False
        rest = (count - direct if card == colour else count for card, count in counts.items())
        return not self.trait.alike or all(count % size == 0 for count in rest)

    def _why_not(self, track: Track, colour: int, counts: dict[int, int], wild: int) -> Refusal:
        """What is wrong with a payment that does not fit, seen from one colour."""
        size, alike, anywhere = self.trait.group, self.trait.alike, self.trait.anywhere
        symbols = track.locomotives
        spaces = track.length - symbols
        direct = min(counts.get(colour, 0), spaces)
        rest = {card: n - direct if card == colour else n for card, n in counts.items()}
        left = sum(rest.values())
        groups = sum(n // size for n in rest.values()) if alike else left // size
        paid = direct + wild + (groups if anywhere else min(groups, symbols))
        if paid >= track.length and (anywhere or wild >= spaces - direct):
            return self._no(Code.NEEDLESS_CARD, "needless", track, group=size)
        if wild + groups < symbols:
            have = wild + groups
            return self._no(Code.TOO_FEW_LOCOMOTIVES, "ferry", track, symbols=symbols, have=have, group=size)
        if left > groups * size or (not anywhere and groups > symbols):
            return self._no(Code.WRONG_COLOUR if track.colour >= 0 else Code.MIXED_COLOURS, "set", track, group=size)
        return self._no(Code.WRONG_COUNT, "ferry", track, paid=sum(counts.values()) + wild)

    def _shapes(self, track: Track, hand: Sequence[int]) -> Iterator[tuple[int, int, int, int]]:
        """(colour, cards of it on ordinary spaces, locomotives, groups) of all payments."""
        wild = self.cards.wild
        spaces = track.length - track.locomotives
        colours = (track.colour,) if track.colour >= 0 else range(wild)
        ways = [(colour, direct) for colour in colours for direct in range(min(hand[colour], spaces), 0, -1)]
        for colour, direct in (*ways, (-1, 0)):
            for locomotives in range(min(hand[wild], track.length - direct) + 1):
                groups = track.length - direct - locomotives
                if self.trait.anywhere or groups <= track.locomotives:
                    yield colour, direct, locomotives, groups

    def _group_pool(self, hand: Sequence[int], colour: int, direct: int) -> list[int]:
        """How many groups each card could give (alike), or how many cards it can add to groups."""
        pool = list(hand[: self.cards.wild])
        if direct:
            pool[colour] -= direct
        return [count // self.trait.group for count in pool] if self.trait.alike else pool

    def _counts(self, chosen: Iterable[tuple[int, int]], colour: int, direct: int, locomotives: int) -> dict[int, int]:
        """The cards of a payment, `chosen` being those of its groups (or, alike, the groups)."""
        unit = self.trait.group if self.trait.alike else 1
        counts = {card: count * unit for card, count in chosen}
        if direct:
            counts[colour] = counts.get(colour, 0) + direct
        counts[self.cards.wild] = locomotives
        return counts

    def payments(self, track: Track, hand: Sequence[int]) -> Iterator[Payment]:
        size = 1 if self.trait.alike else self.trait.group
        seen: set[Payment] = set()
        for colour, direct, locomotives, groups in self._shapes(track, hand):
            pool = self._group_pool(hand, colour, direct)
            for chosen in selections(range(len(pool)), pool, groups * size):
                pay = payment(self._counts(chosen, colour, direct, locomotives))
                if pay not in seen:
                    seen.add(pay)
                    yield pay

    def lightest(self, track: Track, hand: Sequence[int], weights: Sequence[int]) -> Payment | None:
        size = 1 if self.trait.alike else self.trait.group
        best: tuple[int, dict[int, int]] | None = None
        for colour, direct, locomotives, groups in self._shapes(track, hand):
            pool = self._group_pool(hand, colour, direct)
            chosen = lightest_of(range(len(pool)), pool, groups * size, weights)
            if chosen is not None:
                counts = self._counts(chosen[1].items(), colour, direct, locomotives)
                total = sum(weights[card] * count for card, count in counts.items())
                if best is None or total < best[0]:
                    best = total, counts
        return payment(best[1]) if best else None

    def spread(self, track: Track, pay: Payment) -> Spread:
        counts = dict(pay)
        wild = counts.pop(self.cards.wild, 0)
        size = self.trait.group
        spaces = track.length - track.locomotives
        colours = (track.colour,) if track.colour >= 0 else tuple(counts) or (-1,)
        fits = [colour for colour in (*colours, -1) if self._pays(track, colour, counts, wild)]
        if fits:
            colour = fits[0]
            direct = (size * (track.length - wild) - sum(counts.values())) // (size - 1)
        else:
            colour = max(colours, key=lambda one: counts.get(one, 0))
            direct = min(counts.get(colour, 0), spaces)
        rest = [(card, count - direct if card == colour else count) for card, count in counts.items()]
        groups = self._in_groups(rest)
        # Groups may have to lie on symbols; locomotives take those that are left, then ordinary spaces.
        on_symbols = (
            groups[: track.locomotives] if not self.trait.anywhere else groups[: max(0, track.locomotives - wild)]
        )
        symbols = [Place("locomotive", size, group) for group in on_symbols]
        for _ in range(track.locomotives - len(symbols)):
            symbols.insert(0, Place("locomotive", 1, (self.cards.wild,) if wild else ()))
            wild = max(0, wild - 1)
        ordinary = [Place("", 1, (colour,)) for _ in range(direct)]
        left = groups[len(on_symbols) :]
        while len(ordinary) < spaces:
            if wild:
                ordinary.append(Place("", 1, (self.cards.wild,)))
                wild -= 1
            elif left and self.trait.anywhere:
                ordinary.append(Place("", size, left.pop(0)))
            else:
                ordinary.append(Place("", 1))
        spare = [card for group in left for card in group] + [self.cards.wild] * wild
        return Spread((*symbols, *ordinary), tuple(spare))

    def _in_groups(self, counts: Iterable[tuple[int, int]]) -> list[tuple[int, ...]]:
        """Cards that stand for locomotives, full groups first."""
        size = self.trait.group
        piles = [unfolded((pair,)) for pair in counts] if self.trait.alike else [unfolded(tuple(counts))]
        groups = [group for pile in piles for group in in_groups(pile, size)]
        return sorted(groups, key=len, reverse=True)

    def missing(self, track: Track, hand: Sequence[int]) -> Missing:
        wild = hand[self.cards.wild]
        groups = self._groups(hand)
        colours = (track.colour,) if track.colour >= 0 else range(self.cards.wild)
        colour = min(colours, key=lambda c: (self._lacking(track, hand[c], wild, groups), -hand[c]))
        lacking = max(0, self._lacking(track, hand[colour], wild, groups))
        spaces = track.length - track.locomotives
        symbols_open = max(0, lacking - max(0, spaces - hand[colour]))
        return Missing(lacking, colour if spaces else -1, min(lacking, symbols_open))
