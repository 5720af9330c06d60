# SPDX-License-Identifier: GPL-3.0-or-later
"""The generator: numbers written down once, so that another platform or Python would be caught."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ttr_desktop.core.rng import Rng


def test_golden_numbers() -> None:
    rng = Rng("golden")
    assert [rng.below(1000) for _ in range(10)] == [765, 480, 902, 707, 241, 512, 270, 365, 526, 366]
    assert [rng.below(6) for _ in range(20)] == [5, 0, 3, 5, 4, 0, 0, 0, 1, 1, 3, 2, 2, 1, 4, 0, 0, 0, 0, 1]
    assert rng.below(1 << 32) == 967376102
    assert rng.counter == 1


def test_golden_shuffles() -> None:
    rng = Rng("golden")
    assert rng.shuffle(range(12)) == [5, 0, 3, 10, 6, 9, 11, 7, 1, 8, 4, 2]
    assert rng.shuffle("abcdef") == ["a", "c", "d", "e", "b", "f"]
    assert rng.below(1000) == 145
    assert rng.counter == 3
    assert Rng("golden").shuffle(range(110))[:10] == [61, 79, 93, 29, 20, 15, 63, 23, 24, 38]


def test_golden_numbers_of_other_seeds() -> None:
    """Letters beyond ASCII, an empty seed, a fork and a generator taken up again later."""
    rng = Rng("zażółć")
    assert [rng.below(100) for _ in range(6)] == [74, 14, 25, 95, 13, 42]
    assert Rng("").below(10**6) == 668999
    assert Rng("golden").fork("deal").below(10**6) == 681546
    assert Rng("golden", 5).below(10**6) == 633150


def test_many_numbers_come_from_many_buffers() -> None:
    rng = Rng("golden")
    assert sum(rng.below(1000) for _ in range(1000)) == 497627


@given(seed=st.text(st.characters(codec="utf-8")), limit=st.integers(1, 10**6))
def test_numbers_stay_below_their_limit(seed: str, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))


@given(seed=st.text("abc"), items=st.lists(st.integers()))
def test_a_shuffle_keeps_every_item_and_the_original(seed: str, items: list[int]) -> None:
    before = list(items)
    assert Counter(Rng(seed).shuffle(items)) == Counter(items)
    assert items == before


def test_a_fork_does_not_disturb_its_parent() -> None:
    """Bots draw from forks: what they draw may not change the game."""
    one, two = Rng("parent"), Rng("parent")
    fork = one.fork("bot")
    for _ in range(100):
        fork.below(10)
    assert [one.below(100) for _ in range(20)] == [two.below(100) for _ in range(20)]
    assert one.fork("a").below(10**9) != one.fork("b").below(10**9)


@pytest.mark.parametrize("limit", [2, 3, 6, 110])
def test_every_number_is_about_equally_likely(limit: int) -> None:
    rng = Rng(f"fair {limit}")
    draws = 2000 * limit if limit < 10 else 200 * limit
    found = Counter(rng.below(limit) for _ in range(draws))
    assert set(found) == set(range(limit))
    assert max(found.values()) < 1.4 * draws / limit
    assert min(found.values()) > 0.6 * draws / limit


def test_every_order_of_three_is_about_equally_likely() -> None:
    rng = Rng("orders")
    found = Counter(tuple(rng.shuffle("abc")) for _ in range(3000))
    assert len(found) == 6
    assert min(found.values()) > 400
