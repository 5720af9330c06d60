# SPDX-License-Identifier: GPL-3.0-or-later
"""The models say what the game says, and the widgets show what the models say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from tests.helpers.person import Person
from ttr_desktop.core.actions import DrawDeck, DrawMarket
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.table.table import NewGame


def start(window: MainWindow, map_id: str) -> None:
    """A game of two people, the opening over, seat 0 to move."""
    window.start_game(NewGame(catalogue.board(map_id), (SeatInfo("Zoe"), SeatInfo("Max")), "models", first=0))
    controller = window.controller
    assert controller.table is not None
    while controller.table.game.state.opening:
        controller.watching = controller.table.game.seat
        controller.act(next(iter(controller.choices().actions())))
    controller.take_over(0)
    window.play.show_board()


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_every_model_keeps_to_the_rules_of_qt(window: MainWindow, map_id: str) -> None:
    start(window, map_id)
    assert window.game_page is not None
    models = window.game_page.models
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    every = (models.tracks, models.tickets, models.hand, models.supply, models.players, models.log)
    testers = [QAbstractItemModelTester(model, mode) for model in every]
    window.controller.act(DrawDeck(0))
    window.controller.act(DrawDeck(0))
    assert len(testers) == 6
    for model in every:
        assert model.rowCount() > 0
        titles = [model.headerData(n, Qt.Orientation.Horizontal) for n in range(model.columnCount())]
        assert all(titles)
        assert model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_tracks_agree_with_the_judge(window: MainWindow, map_id: str) -> None:
    start(window, map_id)
    controller = window.controller
    assert window.game_page is not None
    claims = controller.choices().claims
    rows = window.game_page.models.tracks.rows
    assert [row.track for row in rows if row.claimable] == [n for n in range(len(rows)) if claims >> n & 1]
    for row in rows:
        assert row.cities
        assert row.asks
        assert row.missing
        assert row.claimable or row.missing.startswith("Missing: "), row


def test_hand_and_market_show_the_rows(window: MainWindow, person: Person) -> None:
    start(window, "usa")
    models, cards = person.page.models, person.page.flow.cards
    view = window.controller.view()
    assert {row.card: row.held for row in models.hand.rows} == {c: n for c, n in enumerate(view.hand) if n}
    assert [stack.accessibleName() for stack in cards.hand.cards] == [row.counted for row in models.hand.rows]
    assert [row.card for row in models.supply.rows if row.place == "slot"] == list(view.market)
    for button, row in zip(cards.slots, models.supply.rows, strict=False):
        assert row.name in button.accessibleName()
        assert button.available is not bool(row.reason)


def test_what_cannot_be_taken_says_why(window: MainWindow, person: Person) -> None:
    start(window, "usa")
    controller = window.controller
    before = controller.view().revision
    controller.act(DrawDeck(0))
    assert controller.view().revision > before
    tickets = person.page.flow.cards.tickets
    assert not tickets.available
    assert "second one" in tickets.toolTip()
    assert "C-1" in tickets.accessibleDescription()
    person.click(tickets)
    assert "second one" in person.page.announcement.text()
    for slot, row in enumerate(person.page.models.supply.rows[:5]):
        assert bool(row.reason) is (controller.check(DrawMarket(slot, 0)) is not None)
