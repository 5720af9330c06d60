# SPDX-License-Identifier: GPL-3.0-or-later
"""A counter-based random generator: the same seed gives the same numbers on every platform and Python.

Number *i* is a pure function of (seed, i): SHAKE-128 of both, read as little-endian words. Nothing is carried
along but the counter, so a clone costs two attributes and a position can be resumed from a record.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import shake_128
from struct import Struct, unpack
from typing import TypeVar

T = TypeVar("T")

_WORD = 1 << 32
_BUFFER = 64
_WORDS = Struct(f"<{_BUFFER}I")


class Rng:
    """Shuffles and bounded numbers from (seed, counter)."""

    __slots__ = ("_words", "counter", "seed")

    def __init__(self, seed: str, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter
        self._words: list[int] = []

    def clone(self) -> Rng:
        """A generator that goes on with exactly the same numbers."""
        twin = Rng(self.seed, self.counter)
        twin._words = self._words[:]
        return twin

    def fork(self, label: str) -> Rng:
        """An independent generator for another purpose; does not advance this one."""
        return Rng(f"{self.seed}/{label}")

    def _digest(self, size: int) -> bytes:
        self.counter += 1
        return shake_128(b"%d:%b" % (self.counter, self.seed.encode())).digest(size)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each equally likely."""
        bound = _WORD - _WORD % limit
        words = self._words
        while True:
            if not words:
                words.extend(_WORDS.unpack(self._digest(4 * _BUFFER)))
            word = words.pop()
            if word < bound:
                return word % limit

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """The items in a random order (sorted by one 64-bit key each, so the work is done in C)."""
        size = len(items)
        if size < 2:
            return list(items)
        keys = unpack(f"<{size}Q", self._digest(8 * size))
        # Sorting is stable, so even equal keys give one result everywhere.
        return [items[index] for index in sorted(range(size), key=keys.__getitem__)]
