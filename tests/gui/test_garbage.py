# SPDX-License-Identifier: GPL-3.0-or-later
"""Qt objects that nobody holds any more are destroyed in the window's thread, never in another."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from ttr_desktop.gui.garbage import GarbageCollector, collect


class Knot(QObject):
    """An object that only the collector can destroy, with a timer that must be stopped in its own thread."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self
        self.timer = QTimer(self)
        self.timer.start(1)


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[GarbageCollector]:
    parent = QObject()
    made = GarbageCollector(parent)
    yield made
    made.stop()


def busy_thread() -> None:
    """A thread that allocates enough for many automatic collections."""
    thread = threading.Thread(target=lambda: [[n] for n in range(200_000)])
    thread.start()
    thread.join()


def test_no_other_thread_collects(collector: GarbageCollector, qtbot: QtBot) -> None:
    knot = weakref.ref(Knot())
    busy_thread()
    assert knot() is not None
    qtbot.wait(20)  # its timer runs: nothing was destroyed under its feet
    gc.collect()
    assert knot() is None


def test_what_is_due_is_collected(collector: GarbageCollector) -> None:
    knot = weakref.ref(Knot())
    many = [[n] for n in range(3 * gc.get_threshold()[0])]
    collect(1)
    assert many
    assert knot() is None


def test_afterwards_python_collects_again(collector: GarbageCollector) -> None:
    assert not gc.isenabled()
    collector.stop()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
