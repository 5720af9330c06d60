# SPDX-License-Identifier: GPL-3.0-or-later
"""Before the final sheet everything is counted up, unless nobody wants to see it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.stage.conftest import Theatre
from tests.helpers.play import choose
from ttr_desktop.core.rng import Rng
from ttr_desktop.core.scoring import Result
from ttr_desktop.data import catalogue
from ttr_desktop.gui.stage.ceremony import Ceremony


def play_to_the_end(theatre: Theatre, map_id: str) -> Result:
    """A whole game without movements, but for those after the last action."""
    theatre.open(map_id)
    controller = theatre.controller
    controller.speed = "off"
    rng = Rng(f"ceremony {map_id}")
    table = controller.table
    assert table is not None
    while table.game.result is None:
        if not controller.my_turn:
            controller.take_over(table.game.seat)
            theatre.window.play.show(theatre.page)
        if 0 < table.game.state.turns_left <= 1:
            controller.speed = "normal"
        controller.act(choose(controller.choices(), rng, "builder"))
        if table.game.result is None:
            theatre.page.stage.finish()
    return table.game.result


def ceremony(theatre: Theatre) -> Ceremony:
    theatre.page.stage.finish()
    found = theatre.page.director._ceremony
    assert found is not None
    assert found.busy
    found.performer._timer.timeout.disconnect()
    return found


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_everything_is_counted_up(theatre: Theatre, map_id: str) -> None:
    result = play_to_the_end(theatre, map_id)
    window, page = theatre.window, theatre.page
    counting = ceremony(theatre)
    assert window.pages.currentWidget() is page, "the sheet waits"
    assert page.flow.stack.currentWidget() is page.director.count_page
    assert "win" not in page.announcement.text(), "the end is not given away"
    assert list(page.director.count_page.totals.totals) == [line.routes for line in result.lines]
    while counting.busy:
        counting.performer.run(50)
    assert window.pages.currentWidget() is window.result_page
    assert list(page.director.count_page.totals.totals) == [line.total for line in result.lines]
    assert [page.scene._markers[seat].points for seat in range(2)] == [line.total for line in result.lines]
    assert "win" in page.announcement.text()


def test_straight_to_the_sheet(theatre: Theatre) -> None:
    result = play_to_the_end(theatre, "usa")
    counting = ceremony(theatre)
    counting.performer.run(3000)
    QTest.mouseClick(theatre.page.director.count_page.sheet, Qt.MouseButton.LeftButton)
    assert theatre.window.pages.currentWidget() is theatre.window.result_page
    assert not counting.busy
    assert list(counting.page.totals.totals) == [line.total for line in result.lines]


def test_a_click_on_the_board_goes_on(theatre: Theatre) -> None:
    play_to_the_end(theatre, "usa")
    counting = ceremony(theatre)
    view = theatre.page.board.viewport()
    for _ in range(len(counting._acts) - 1):
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.rect().topLeft())
        assert counting.busy
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert not counting.busy
    assert theatre.window.pages.currentWidget() is theatre.window.result_page


def test_the_board_can_be_looked_at_and_left_again(theatre: Theatre) -> None:
    play_to_the_end(theatre, "nordic")
    ceremony(theatre).finish()
    window = theatre.window
    window.result_page.board.emit()
    assert window.pages.currentWidget() is theatre.page
    QTest.mouseClick(theatre.page.director.count_page.sheet, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.result_page


def test_leaving_in_the_middle(theatre: Theatre) -> None:
    play_to_the_end(theatre, "usa")
    counting = ceremony(theatre)
    counting.performer.run(2000)
    theatre.window.go_home()
    assert not counting.busy
    assert theatre.window.pages.currentWidget() is theatre.window.start_page
