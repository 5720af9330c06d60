# SPDX-License-Identifier: GPL-3.0-or-later
"""Jobs beside the window: all are done, one that fails says so, and all can be stopped."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Iterator

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from ttr_desktop.gui.jobs import JobPool

_PATIENCE = 20_000


@pytest.fixture
def pool() -> Iterator[JobPool]:
    made = JobPool(2)
    yield made
    made.close()


def test_every_job_is_done_once(qtbot: QtBot, pool: JobPool) -> None:
    pool.prepare(math.sqrt, 1.0)
    found: dict[int, object] = {}
    pool.done.connect(found.__setitem__)
    numbers = [pool.give(math.sqrt, float(number * number)) for number in range(7)]
    assert pool.busy
    qtbot.waitUntil(lambda: len(found) == 7, timeout=_PATIENCE)
    assert [found[number] for number in numbers] == [float(number) for number in range(7)]
    assert not pool.busy


def test_a_job_that_fails_says_why_and_the_next_is_done(qtbot: QtBot, pool: JobPool) -> None:
    failures = QSignalSpy(pool.failed)
    bad = pool.give(math.sqrt, -1.0)
    with qtbot.waitSignal(pool.done, timeout=_PATIENCE):
        pool.give(math.sqrt, 4.0)
    qtbot.waitUntil(lambda: failures.count() == 1, timeout=_PATIENCE)
    assert failures.at(0)[0] == bad
    assert "ValueError" in failures.at(0)[1]


def test_a_worker_that_dies_loses_its_job_only(qtbot: QtBot, pool: JobPool) -> None:
    with qtbot.waitSignal(pool.failed, timeout=_PATIENCE) as lost:
        died = pool.give(os._exit, 3)
    assert lost.args is not None
    assert lost.args[0] == died
    with qtbot.waitSignal(pool.done, timeout=_PATIENCE):
        pool.give(math.sqrt, 4.0)


def test_stopping_forgets_all_jobs_and_new_ones_are_done(qtbot: QtBot, pool: JobPool) -> None:
    found: dict[int, object] = {}
    pool.done.connect(found.__setitem__)
    for _ in range(4):
        pool.give(time.sleep, 600)
    pool.stop()
    assert not pool.busy
    number = pool.give(math.sqrt, 9.0)
    qtbot.waitUntil(lambda: bool(found), timeout=_PATIENCE)
    assert found == {number: 3.0}
