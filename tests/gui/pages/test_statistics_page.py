# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of statistics: figures, filters, the table, and the way out as CSV."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.helpers.finished import entry
from ttr_desktop.core.events import ScoreLine
from ttr_desktop.gui.pages.statistics_page import StatisticsPage
from ttr_desktop.table.statistics.figures import Help
from ttr_desktop.texts.catalogue import Catalogue

GAMES = [
    entry(1),
    entry(2, won=False, hints=1),
    entry(3, map_id="world", rival="casual"),
    entry(4, map_id="atlantis", rival="cmd:./mine"),
]


@pytest.fixture
def page(qtbot: QtBot) -> StatisticsPage:
    made = StatisticsPage(Catalogue("en"))
    qtbot.addWidget(made)
    made.resize(1200, 760)
    made.show()
    return made


def test_who_has_to_wait_is_told_why(page: StatisticsPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: bool(page.waiting.text()))
    assert page.waiting.isVisible()
    page.show_entries(GAMES)
    assert not page.waiting.isVisible()


def test_figures(page: StatisticsPage) -> None:
    page.show_entries(GAMES)
    assert page.figures["games"].figure.text() == "4"
    assert page.figures["wins"].figure.text() == "3"
    assert page.figures["wins"].detail.text() == "75%"
    assert page.figures["streak"].figure.text() == "2"
    assert page.figures["path"].figure.text() == "24"
    assert "World" in page.boards.accessibleDescription()
    assert "Casual" in page.levels.accessibleDescription()
    assert {row.name for row in page.breakdown.rows} >= {"North America", "The World", "atlantis", "Expert", "cmd"}


def test_filters(page: StatisticsPage) -> None:
    page.show_entries(GAMES)
    page.filters.board.setCurrentIndex(page.filters.board.findData("usa"))
    assert page.figures["games"].figure.text() == "2"
    page.filters.help.setCurrentIndex(page.filters.help.findData(Help.NONE))
    assert page.figures["games"].figure.text() == "1"
    assert page.figures["wins"].detail.text() == "100%"


def test_a_choice_survives_new_games(page: StatisticsPage) -> None:
    page.show_entries(GAMES)
    page.filters.board.setCurrentIndex(page.filters.board.findData("world"))
    page.show_entries([*GAMES, entry(5, map_id="world")])
    assert page.filters.selection().map == "world"
    assert page.figures["games"].figure.text() == "2"


def test_nothing_played_yet(page: StatisticsPage, qtbot: QtBot) -> None:
    page.show_entries([])
    assert page.empty.isVisible()
    assert page.export.isHidden()
    with qtbot.waitSignal(page.play):
        page.empty.button.click()


def test_export(page: StatisticsPage, tmp_path: Path) -> None:
    page.show_entries(GAMES)
    said = QSignalSpy(page.said)
    page.export_to(tmp_path / "games.csv")
    assert len((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()) == 1 + 2 * len(GAMES)
    page.export_to(tmp_path / "games.csv" / "below.csv")
    assert [said.at(number)[1] for number in range(said.count())] == [False, True]


def test_many_people(page: StatisticsPage) -> None:
    page.show_entries([*GAMES, entry(9, rival="human")])
    assert page.filters.selection().person == "Zoë"
    assert page.filters.person.isVisible()


def test_escape_leads_back(page: StatisticsPage, qtbot: QtBot) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    with qtbot.waitSignal(page.home):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_one_minus_sign_everywhere(page: StatisticsPage) -> None:
    """Open tickets can bring everybody below zero; a hyphen is no minus."""
    game = entry(1)
    lost = tuple(replace(seat, points=ScoreLine(10, -40, 0, 0, 0, 0, -30)) for seat in game.seats)
    page.show_entries([replace(game, seats=lost)])
    model = page.breakdown
    cells = [
        str(model.index(row, column).data()) for row in range(model.rowCount()) for column in range(model.columnCount())
    ]
    assert cells.count("−30") >= 2  # average and best
    told = [*cells, *(label.text() for label in page.findChildren(QLabel)), page.sources.accessibleDescription()]
    assert not [text for text in told if re.search(r"-\d", text)]
