# SPDX-License-Identifier: GPL-3.0-or-later
"""Work spread over processes: all of it, once, and no process left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal

import pytest

from tests.helpers.telling import telling
from ttr_desktop.sim.workforce import WorkFailed, spread


def squares(numbers: list[int], plus: int) -> list[int]:
    return [number * number + plus for number in numbers]


def stumble(numbers: list[int]) -> list[int]:
    raise ValueError(f"cannot do {numbers[0]}")


def die(numbers: list[int]) -> list[int]:
    os.kill(os.getpid(), signal.SIGKILL)
    return numbers


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("count", [0, 1, 7, 300])
def test_everything_is_done_once(jobs: int, count: int) -> None:
    done = list(spread(range(count), jobs, squares, 5))
    assert sorted(done) == [(number, number * number + 5) for number in range(count)]


def test_an_error_is_one_sentence() -> None:
    with telling(WorkFailed, match="ValueError: cannot do 0"):
        list(spread(range(1), 2, stumble))


def test_a_process_that_dies_is_noticed() -> None:
    with telling(WorkFailed, match="has died"):
        list(spread(range(4), 2, die))


def test_stopping_half_way_ends_the_processes() -> None:
    before = set(multiprocessing.active_children())
    work = spread(range(1000), 2, squares, 0)
    next(work)
    work.close()  # type: ignore[attr-defined]
    assert set(multiprocessing.active_children()) <= before
