# SPDX-License-Identifier: GPL-3.0-or-later
"""The ordinary price (C-8): as many cards of one colour as the track has spaces, locomotives where they are wild."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ttr_desktop.core.board import Track
from ttr_desktop.core.cards import CardSet, Payment, payment
from ttr_desktop.core.cost import Cost, Missing, lightest_of, selections
from ttr_desktop.core.refusal import Code, Refusal
from ttr_desktop.core.rules import Rules
from ttr_desktop.core.spread import Spread, one_each, unfolded


class SetCost(Cost):
    """Train cards of one colour; `wild` says whether locomotives stand for them (U-5, N-4, L-6, W-9)."""

    def __init__(self, cards: CardSet, rules: Rules, tracks: Iterable[Track], wild: bool) -> None:
        super().__init__(cards, rules, tracks)
        self.wild = wild
        self.port = cards.of.get("port")
        # rows[colour][cards that pay] = mask of payable tracks, grey ones too; long enough for every hand
        size = sum(cards.supply) + 1
        self.rows = [self._row(colour, size) for colour in range(len(cards.colours))]
        self.of_colour = [cards.cards_of("train", colour) for colour in range(len(cards.colours))]

    def _row(self, colour: int, size: int) -> list[int]:
        tracks = [track for track in self.tracks if track.colour in (colour, -1)]
        return [sum(1 << t.number for t in tracks if t.length <= count) for count in range(size)]

    def affordable(self, hand: Sequence[int]) -> int:
        wild = hand[self.cards.wild] if self.wild else 0
        mask = 0
        # One family of train cards or two: their counts stand at the start of the hand and at `port`.
        if self.port is None:
            for row, count in zip(self.rows, hand, strict=False):
                mask |= row[count + wild]
        else:
            for row, plain, port in zip(self.rows, hand, hand[self.port :], strict=False):
                mask |= row[plain + port + wild]
        return mask

    def refuse(self, track: Track, pay: Payment) -> Refusal | None:
        cards = self.cards
        colours = set()
        total = 0
        for card, count in pay:
            total += count
            if card == cards.wild:
                if not self.wild:
                    return self._no(Code.LOCOMOTIVE_NOT_HERE, "wild", track)
                continue
            if cards.kind[card] != "train":
                return self._no(Code.WRONG_KIND, "kinds", track, card=cards.names[card])
            colours.add(cards.colour[card])
        if track.colour >= 0 and colours - {track.colour}:
            return self._no(Code.WRONG_COLOUR, "set", track)
        if len(colours) > 1:
            return self._no(Code.MIXED_COLOURS, "set", track)
        if total != track.length:
            return self._no(Code.WRONG_COUNT, "count", track, paid=total)
        return None

    def _usable(self, track: Track, hand: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """For each colour that may be played: its cards and, where it is wild, the locomotive."""
        wild = (self.cards.wild,) if self.wild else ()
        for colour in range(len(self.of_colour)) if track.colour < 0 else (track.colour,):
            own = self.of_colour[colour]
            if any(hand[card] for card in own):
                yield (*own, *wild)

    def payments(self, track: Track, hand: Sequence[int]) -> Iterator[Payment]:
        wild, length = self.cards.wild, track.length
        wilds = hand[wild] if self.wild else 0
        least = max(length - wilds, 1)  # so many cards of a colour are needed, at least one
        for colour in range(len(self.of_colour)) if track.colour < 0 else (track.colour,):
            own = self.of_colour[colour]
            have = hand[own[0]] if len(own) == 1 else sum([hand[card] for card in own])
            for count in range(have if have < length else length, least - 1, -1):
                rest = ((wild, length - count),) if count < length else ()
                if len(own) == 1:
                    yield ((own[0], count), *rest)
                else:
                    for cards in selections(own, [hand[card] for card in own], count):
                        yield (*cards, *rest)
        if wilds >= length:
            yield ((wild, length),)

    def lightest(self, track: Track, hand: Sequence[int], weights: Sequence[int]) -> Payment | None:
        found = [
            choice
            for usable in (*self._usable(track, hand), (self.cards.wild,) if self.wild else ())
            if (choice := lightest_of(usable, hand, track.length, weights))
        ]
        return payment(min(found, key=lambda choice: choice[0])[1]) if found else None

    def spread(self, track: Track, pay: Payment) -> Spread:
        cards = self.cards
        colours = [cards.colour[card] for card, _ in pay if cards.kind[card] == "train"]
        colour = track.colour if track.colour >= 0 else next(iter(colours), -1)
        fitting: list[int] = []
        wild: list[int] = []
        spare: list[int] = []
        for card in unfolded(pay):
            fits = cards.kind[card] == "train" and cards.colour[card] == colour
            (fitting if fits else wild if card == cards.wild and self.wild else spare).append(card)
        laid = one_each([""] * track.length, fitting + wild)
        return laid._replace(spare=(*laid.spare, *spare))

    def missing(self, track: Track, hand: Sequence[int]) -> Missing:
        wild = hand[self.cards.wild] if self.wild else 0
        counts = self.cards.train_counts(hand)
        colour = track.colour if track.colour >= 0 else max(range(len(counts)), key=counts.__getitem__)
        lacking = max(0, track.length - counts[colour] - wild)
        return Missing(lacking, colour if track.colour >= 0 or counts[colour] else -1, 0)
