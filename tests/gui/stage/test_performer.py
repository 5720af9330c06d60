# SPDX-License-Identifier: GPL-3.0-or-later
"""Movements follow each other in time, and can be cut short."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from ttr_desktop.gui.stage.movement import Movement, Together, staggered
from ttr_desktop.gui.stage.performer import Performer


class Noted(Movement):
    """Writes down what becomes of it."""

    def __init__(self, name: str, duration: float, notes: list[str]) -> None:
        super().__init__(duration)
        self.name, self.notes = name, notes
        self.share = -1.0

    def begin(self) -> None:
        self.notes.append(f"{self.name} begins")

    def frame(self, share: float) -> None:
        assert share >= self.share, "time runs backwards"
        self.share = share

    def end(self) -> None:
        self.notes.append(f"{self.name} ends at {self.share:.1f}")


def test_one_after_another(qtbot: QtBot) -> None:
    notes: list[str] = []
    performer = Performer(lambda: "normal")
    performer.ended.connect(lambda: notes.append("all over"))
    performer.play(iter([Noted("a", 100, notes), Noted("b", 50, notes)]))
    performer.run(90)
    assert notes == ["a begins"]
    performer.run(20)
    assert notes == ["a begins", "a ends at 1.0", "b begins"]
    assert performer.busy
    performer.run(40)
    assert notes[3:] == ["b ends at 1.0", "all over"]
    assert not performer.busy


@pytest.mark.parametrize(("speed", "needed"), [("fast", 45), ("normal", 100), ("slow", 190)])
def test_speed_stretches_time(qtbot: QtBot, speed: str, needed: float) -> None:
    performer = Performer(lambda: speed)
    performer.play(iter([Movement(100)]))
    performer.run(needed - 1)
    assert performer.busy
    performer.run(1)
    assert not performer.busy


def test_switched_off_in_the_middle(qtbot: QtBot) -> None:
    notes: list[str] = []
    speed = ["slow"]
    performer = Performer(lambda: speed[0])
    performer.play(iter([Noted("a", 100, notes), Noted("b", 1e9, notes)]))
    speed[0] = "off"
    performer.run(1)
    assert notes == ["a begins", "a ends at 1.0", "b begins", "b ends at 1.0"]
    assert not performer.busy


def test_stopped_in_the_middle(qtbot: QtBot) -> None:
    notes: list[str] = []
    closed: list[bool] = []

    def source() -> Iterator[Movement]:
        try:
            yield Noted("a", 100, notes)
            notes.append("never")
        finally:
            closed.append(True)

    performer = Performer(lambda: "normal")
    performer.play(source())
    performer.run(50)
    performer.stop()
    assert notes == ["a begins", "a ends at 0.5"]
    assert closed == [True]
    performer.run(1000)
    assert not performer.busy


def test_together(qtbot: QtBot) -> None:
    notes: list[str] = []
    both = Together([(0, Noted("a", 100, notes)), (50, Noted("b", 100, notes))])
    assert both.duration == 150
    both.frame(0)
    both.frame(0.5)
    assert notes == ["a begins", "b begins"]
    both.frame(0.7)
    assert notes == ["a begins", "b begins", "a ends at 1.0"]
    both.end()
    assert notes[-1] == "b ends at 0.6"


def test_together_never_forgets_a_part(qtbot: QtBot) -> None:
    notes: list[str] = []
    both = staggered([Noted("a", 10, notes), Noted("b", 10, notes)], 100)
    both.frame(0)
    both.frame(1)
    assert notes == ["a begins", "a ends at 1.0", "b begins", "b ends at 1.0"] or sorted(notes) == sorted(
        ["a begins", "b begins", "a ends at 1.0", "b ends at 1.0"]
    )
