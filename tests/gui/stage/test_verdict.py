# SPDX-License-Identifier: GPL-3.0-or-later
"""The words at the end, also of a game in which everybody is below zero."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ttr_desktop.core.events import ScoreLine
from ttr_desktop.core.scoring import Result
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.stage.verdict import Verdict
from ttr_desktop.texts.catalogue import Catalogue


def result(*totals: int) -> Result:
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    lines = tuple(ScoreLine(0, 0, 0, 0, 0, 0, total) for total in totals)
    return Result(lines, winners, "", tuple(0 for _ in totals))


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((101, 100), "101 points, 1 more than the next"),
        ((1, -30), "1 point, 31 more than the next"),
        ((-8, -73), "−8 points, 65 more than the next"),
        ((-1, -1), "Zoe and Ben have −1 point each. No tie-break tells them apart."),
    ],
)
def test_points(window: MainWindow, qtbot: QtBot, totals: tuple[int, ...], expected: str) -> None:
    assert Verdict(result(*totals), ["Zoe", "Ben"], Catalogue("en").names).reason() == expected
