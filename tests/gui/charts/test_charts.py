# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts draw something, fit into any size, and say in words what they show."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from ttr_desktop.core.events import ScoreLine
from ttr_desktop.gui.charts.bars import Bar, BarChart
from ttr_desktop.gui.charts.canvas import Chart
from ttr_desktop.gui.charts.course import CourseChart, Dot, moving_average
from ttr_desktop.gui.charts.stacks import SOURCE_INKS, Stack, StackChart


def bars() -> Chart:
    chart = BarChart()
    chart.show_bars([Bar("North America", 0.4, "5 games"), Bar("The World", 0.0, "1 game"), Bar("X", 1.0, "2 games")])
    return chart


def stacks() -> Chart:
    chart = StackChart()
    parts = {"routes": 60.0, "tickets": -20.0, "longest_path": 5.0, "most_tickets": 0.0, "goals": 0.0, "ports": 0.0}
    chart.show_stacks([Stack("North America", parts)], {kind: kind for kind in parts})
    return chart


def course() -> Chart:
    chart = CourseChart()
    chart.show_dots([Dot(points, points > 0, points % 2 == 0) for points in range(-30, 130, 7)])
    return chart


@pytest.mark.parametrize("make", [bars, stacks, course])
@pytest.mark.parametrize("size", [(420, 200), (60, 40), (1600, 300)])
def test_drawn_at_any_size(qtbot: QtBot, make: object, size: tuple[int, int]) -> None:
    assert callable(make)
    chart: Chart = make()
    qtbot.addWidget(chart)
    chart.setMinimumSize(1, 1)
    chart.resize(*size)
    image = chart.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(0, size[0], 3) for y in range(0, size[1], 3)}
    assert len(colours) > 2
    assert chart.accessibleDescription()


@pytest.mark.parametrize("kind", [BarChart, StackChart, CourseChart])
def test_nothing_to_draw(qtbot: QtBot, kind: type[Chart]) -> None:
    chart = kind()
    qtbot.addWidget(chart)
    chart.grab()


def test_moving_average() -> None:
    assert moving_average([10, 20, 30], span=2) == [10, 15, 25]
    assert moving_average([]) == []


def test_every_source_has_an_ink() -> None:
    assert set(SOURCE_INKS) == set(ScoreLine._fields) - {"total"}
    assert all(QColor(fill).isValid() and QColor(ink).isValid() for fill, ink in SOURCE_INKS.values())
