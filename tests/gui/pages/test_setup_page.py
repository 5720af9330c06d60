# SPDX-License-Identifier: GPL-3.0-or-later
"""Setting up a game with mouse and keys: seats, looks, deal, help; and that it is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from tests.helpers.finished import played
from ttr_desktop.bots.registry import BOTS, BotKind
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.setup_page import SetupPage
from ttr_desktop.gui.people import People
from ttr_desktop.gui.records import desk
from ttr_desktop.gui.setup.look_button import LookButton
from ttr_desktop.gui.shell.lobby import Lobby
from ttr_desktop.table.lineup import FRIENDLY
from ttr_desktop.table.replay_files import open_replay
from ttr_desktop.table.settings import Appearance, Coach, Language
from ttr_desktop.table.table import GameTable


def opened(window: MainWindow, map_id: str = "usa") -> SetupPage:
    window.set_up(map_id)
    page = window.pages.currentWidget()
    assert isinstance(page, SetupPage)
    return page


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def choose(box: QComboBox, data: object) -> None:
    """By keyboard, as one does: the popup need not be seen."""
    index = box.findData(data)
    assert index >= 0
    box.setFocus()
    for _ in range(box.count()):
        if box.currentIndex() == index:
            return
        QTest.keyClick(box, Qt.Key.Key_Down if box.currentIndex() < index else Qt.Key.Key_Up)
    raise AssertionError(f"{data!r} cannot be reached")


def pick(button: LookButton, text: str) -> None:
    """Picks an entry of the menu of a seat's pieces."""
    menu = button.menu()
    assert isinstance(menu, QMenu)
    menu.popup(QPoint(0, 0))
    entry = next(action for action in menu.actions() if action.text().startswith(text))
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entry).center())


def started(window: MainWindow) -> GameTable:
    assert window.controller.table is not None
    return window.controller.table


def players(seats: Sequence[SeatInfo]) -> list[tuple[str, str]]:
    return [(seat.name, seat.player) for seat in seats]


def test_one_click_from_the_defaults(window: MainWindow) -> None:
    page = opened(window)
    assert page.start.hasFocus()
    click(page.start)
    table = started(window)
    assert players(table.seats) == [("", "human"), ("Ben", FRIENDLY)]
    assert table.record.setup.first is None
    assert table.notes.aids.undo
    assert window.lobby.page is None


def test_players_come_and_go_as_the_board_allows(window: MainWindow) -> None:
    page = opened(window, "nordic")
    assert len(page.seats.cards) == 2
    assert not page.seats.cards[0].remove.isEnabled()
    assert "At least 2" in page.seats.cards[0].remove.toolTip()
    click(page.seats.add)
    assert len(page.seats.cards) == 3
    assert not page.seats.add.isEnabled()
    assert page.seats.add.text() == "No more than 3 play on this board"
    click(page.seats.cards[1].remove)
    assert [card.shown_name for card in page.seats.cards] == ["You", "Ada"]
    assert page.deal.first.count() == 3


def test_the_whole_table_is_to_be_seen(window: MainWindow) -> None:
    """Free chairs show how many may still come; a click on any of them adds a player."""
    seats = opened(window, "usa").seats

    def free() -> int:
        return sum(chair.isVisibleTo(seats) for chair in seats.free)

    assert (len(seats.cards), free()) == (2, 2)
    click(seats.free[1])
    assert (len(seats.cards), free()) == (3, 1)
    click(seats.add)
    click(seats.add)
    assert (len(seats.cards), free()) == (5, 0)
    click(seats.cards[1].remove)
    assert (len(seats.cards), free()) == (4, 0)
    assert seats.add.isEnabled()


def test_nobody_is_you_where_several_people_play(window: MainWindow) -> None:
    page = opened(window)
    choose(page.seats.cards[1].who, "human")
    assert [card.shown_name for card in page.seats.cards] == ["Player 1", "Player 2"]
    click(page.start)
    assert People().called(started(window).seats) == ["Player 1", "Player 2"]
    window.play_now("nordic")
    assert People().called(started(window).seats) == ["Player 1", "Player 2"]
    page = opened(window)
    QTest.keyClicks(page.seats.cards[0].name, "Zoe")
    click(page.start)
    assert People().called(started(window).seats) == ["Zoe", "Player 2"]


def test_levels_come_in_order_and_the_others_after_them(window: MainWindow) -> None:
    box = opened(window).seats.cards[1].who
    found = [box.itemData(row) for row in range(box.count()) if box.itemData(row)]
    levels = [bot.id for bot in BOTS.values() if bot.kind is BotKind.LEVEL]
    yardsticks = [bot.id for bot in BOTS.values() if bot.kind is BotKind.YARDSTICK]
    assert found == ["human", *levels, *yardsticks]
    headline = box.findText("Others")
    assert box.findData(levels[-1]) < headline < box.findData(yardsticks[0])


def test_a_bot_is_told_in_plain_words(window: MainWindow) -> None:
    card = opened(window).seats.cards[1]
    choose(card.who, "expert")
    assert "Plans" in card.about.text()
    choose(card.style_box, "blocker")
    assert "Gets in your way" in card.about.text()
    assert card.seat().player == "expert:blocker"
    choose(card.who, "rookie")
    assert not card.style_box.isVisible()
    assert card.seat().player == "rookie"
    choose(card.who, "human")
    assert card.shown_name == "Player 2"
    assert "covered" in card.about.text()
    choose(card.who, "regular")
    assert card.name.text(), "a bot has a name"


def test_looks_swap_so_that_no_two_are_alike(window: MainWindow) -> None:
    page = opened(window)
    click(page.seats.add)
    first, second, _ = page.seats.cards
    pick(first.look, "cobalt blue (swap with Ben)")
    pick(first.look, "moon")
    pick(second.look, "moon (swap with You)")
    click(page.start)
    looks = [(seat.colour, seat.shape) for seat in started(window).seats]
    assert looks == [("cobalt", "square"), ("ruby", "moon"), ("jade", "arrow")]


def test_everything_that_can_be_chosen(window: MainWindow) -> None:
    page = opened(window, "world")
    click(page.seats.add)
    QTest.keyClicks(page.seats.cards[0].name, "Zoe")
    QTest.keyClicks(page.seats.cards[2].name, "!")
    choose(page.deal.first, 2)
    page.deal.seed_line.selectAll()
    QTest.keyClicks(page.deal.seed_line, "4711")
    click(page.aids.switches["undo"])
    choose(page.aids.coach, Coach.STRICT.value)
    click(page.start)
    table = started(window)
    assert table.names == ["Zoe", "Ben", "Ada!"]
    assert (table.record.setup.seed, table.record.setup.first) == ("4711", 2)
    assert (table.notes.aids.undo, table.notes.aids.coach) == (False, Coach.STRICT)
    assert table.saved().extras["aids"]["coach"] == "strict"


def test_the_last_set_up_is_remembered(window: MainWindow) -> None:
    page = opened(window)
    click(page.seats.add)
    QTest.keyClicks(page.seats.cards[0].name, "Zoe")
    choose(page.seats.cards[2].who, "rookie")
    pick(page.seats.cards[0].look, "graphite")
    click(page.aids.switches["hints"])
    click(page.start)
    window.go_home()
    later = Lobby(window.pages, window.home, window.preferences, window)
    new = later.quick_game(catalogue.board("nordic"))
    assert players(new.seats) == [("Zoe", "human"), ("Ben", FRIENDLY), ("Ada", "rookie")]
    assert new.seats[0].colour == "graphite"
    assert not new.aids.hints
    assert window.preferences.now.player_name == "Zoe"
    assert window.start_page.cards["usa"].play_button.toolTip() == "Zoe · Ben (Casual) · Ada (Rookie)"


def test_by_keys_alone(window: MainWindow) -> None:
    page = opened(window)
    QTest.keyClick(page.start, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start_page
    page = opened(window)
    QTest.keyClick(page.start, Qt.Key.Key_Return)
    assert started(window).board.id == "usa"


def test_another_seed(window: MainWindow) -> None:
    page = opened(window)
    before = page.deal.seed()
    click(page.deal.dice)
    assert page.deal.seed() != before
    page.deal.seed_line.clear()
    assert page.deal.seed()


def test_names_are_told_apart(window: MainWindow) -> None:
    page = opened(window)
    page.seats.cards[1].name.clear()
    QTest.keyClicks(page.seats.cards[1].name, "You")
    click(page.start)
    assert started(window).names == ["", "You 2"]


def test_two_people_without_names_are_numbered(window: MainWindow) -> None:
    page = opened(window)
    page.seats.cards[1].name.clear()
    page.seats.cards[1].who.choose("human")
    assert [card.shown_name for card in page.seats.cards] == ["Player 1", "Player 2"]
    click(page.start)
    assert started(window).names == ["", "Player 2"]


def test_back_and_other_ways_out_leave_nothing_behind(window: MainWindow, qtbot: QtBot) -> None:
    before = window.pages.count()
    page = opened(window)
    page.cancelled.emit()
    assert window.pages.currentWidget() is window.start_page
    opened(window)
    window.bar.run("new")
    assert window.lobby.page is None
    assert window.pages.count() == before


@pytest.mark.parametrize("change", [{"theme": Appearance.DARK}, {"language": Language.POLISH}])
def test_another_dress_keeps_what_was_typed(window: MainWindow, change: dict[str, object]) -> None:
    page = opened(window)
    click(page.seats.add)
    QTest.keyClicks(page.seats.cards[0].name, "Zoe")
    page.deal.seed_line.setText("77")
    choose(page.deal.first, 1)
    window.preferences.change(**change)
    again = window.pages.currentWidget()
    assert isinstance(again, SetupPage)
    assert again is not page
    draft = again.draft()
    assert ([seat.name for seat in draft.seats], draft.seed, draft.first) == (["Zoe", "Ben", "Ada"], "77", 1)


def test_a_rematch_is_with_the_same_people_and_pieces(window: MainWindow) -> None:
    page = opened(window)
    pick(page.seats.cards[1].look, "amber")
    click(page.aids.switches["tips"])
    click(page.start)
    before = started(window)
    window.result_page.again.emit()
    after = started(window)
    assert after is not before
    assert after.seats == before.seats
    assert after.notes.aids == before.notes.aids
    assert after.record.setup.seed != before.record.setup.seed


def test_the_final_sheet_saves_a_replay(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.ttr"
    monkeypatch.setattr(desk, "ask_where", lambda *_: file)
    window.open_table(played("usa", seats=(SeatInfo("Zoe", colour="amber"), SeatInfo("Ben"))))
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.result_page)
    button = next(one for one in window.result_page.findChildren(QPushButton) if "replay" in one.text())
    click(button)
    assert open_replay(file).saved.seats[0].colour == "amber"
