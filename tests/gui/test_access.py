# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page through Qt's accessibility interface: whatever takes the focus has a name and a role."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from tests.helpers.access import faults, told
from tests.helpers.person import Person
from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.events import LastRound, TicketsKept
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui import announcement
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.shell.keys_window import KeysWindow
from ttr_desktop.table.settings import Language
from ttr_desktop.table.table import NewGame

DESCRIPTION = QAccessible.Text.Description


def start(window: MainWindow, map_id: str) -> None:
    seats = (SeatInfo("Zoe"), SeatInfo("Ben", "greedy"))
    window.start_game(NewGame(catalogue.board(map_id), seats, "access", first=0))


def play_on(window: MainWindow, qtbot: QtBot, turns: int) -> None:
    controller, rng = window.controller, Rng("access")
    for _ in range(400):
        qtbot.waitUntil(lambda: controller.my_turn or controller.table is None or controller.table.game.over)
        if controller.table is None or controller.table.game.over or controller.view().turn > turns:
            return
        controller.act(random_action(controller.choices(), rng))


@pytest.mark.parametrize("command", ["replays", "statistics", "settings", "keys", "about"])
def test_pages_and_dialogs_of_the_menu(window: MainWindow, command: str) -> None:
    assert faults(window) == []
    window.bar.run(command)
    assert faults(window) == []
    for dialog in (window.settings_dialog, window.findChild(KeysWindow)):
        if dialog is not None:
            assert faults(dialog) == []
            dialog.close()


def test_setting_up_a_game(window: MainWindow) -> None:
    window.set_up("world")
    assert faults(window) == []


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_the_game_page_and_its_questions(window: MainWindow, qtbot: QtBot, map_id: str) -> None:
    start(window, map_id)
    assert faults(window) == []
    play_on(window, qtbot, 16)
    page = window.game_page
    assert page is not None
    assert faults(window) == []
    page.docks[-1].raise_()
    for number in range(page.tables_panel.count()):
        page.tables_panel.setCurrentIndex(number)
        assert faults(window) == []
    page.flow.confirm = True
    page.flow.claim(window.controller.choices().tracks()[0])
    assert page.flow.stack.currentWidget() is page.flow.payment
    assert faults(window) == []


def test_the_final_sheet(window: MainWindow, qtbot: QtBot) -> None:
    start(window, "usa")
    play_on(window, qtbot, 10_000)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.result_page)
    assert faults(window) == []


def test_a_board_in_a_game_tells_all_about_a_track(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    start(window, "usa")
    person.click(person.page.flow.offer.keep)
    qtbot.waitUntil(lambda: window.controller.my_turn)
    with qtbot.waitActive(window):
        window.activateWindow()
    page = person.page
    page.zones.enter(page.board)
    QTest.keyClick(page.board, Qt.Key.Key_Space)
    spot = QAccessible.queryAccessibleInterface(page.board).focusChild()
    words = spot.text(QAccessible.Text.Name)
    assert words == page.pointing.cards.track(page.board.walker.spot.track).words
    assert "point" in words
    assert "card" in words
    assert told(page.board, DESCRIPTION) == words


def test_lists_read_whole_rows(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    start(window, "usa")
    person.click(person.page.flow.offer.keep)
    qtbot.waitUntil(lambda: window.controller.my_turn)
    page = person.page
    for view in (page.players_panel, page.tickets_panel, page.log_panel.list):
        index = view.model().index(0, 0)
        assert index.data(Qt.ItemDataRole.AccessibleTextRole)
    tracks = page.tables_panel.tracks.table.model()
    assert tracks.rowCount() == len(catalogue.board("usa").tracks), "the table mirrors the whole board"
    row = tracks.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert all(title in row for title in ("Cities", "Colour", "Spaces", "Points"))


def test_what_happens_is_announced(
    window: MainWindow, person: Person, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[str, bool]] = []
    monkeypatch.setattr(announcement, "speak", lambda _widget, text, urgent=False: said.append((text, urgent)))
    start(window, "usa")
    person.click(person.page.flow.offer.keep)
    qtbot.waitUntil(lambda: window.controller.my_turn)
    assert any(text.startswith("Your turn") for text, _ in said)
    assert any("Ben" in text for text, _ in said)
    claims = window.controller.choices().claims
    track = next(t.number for t in catalogue.board("usa").tracks if not claims >> t.number & 1)
    said.clear()
    person.click_track(track)
    assert said, "a refusal is spoken"
    assert said[-1][1], "and at once"
    assert said[-1][0] == person.page.announcement.text()
    assert told(person.page.announcement) == said[-1][0], "and can be read again"


def test_all_that_one_action_brought_about_is_spoken(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(announcement, "speak", lambda _widget, text, urgent=False: said.append(text))
    start(window, "usa")
    page = window.game_page
    assert page is not None
    said.clear()
    page.stage.told.emit([TicketsKept(1, 2, 1, None), LastRound(1, 1)])
    assert said == [f"{page.log.rows[-2].text} {page.log.rows[-1].text}"]
    assert page.announcement.text() == page.log.rows[-1].text


def test_qt_s_own_buttons_speak_polish(window: MainWindow) -> None:
    window.preferences.change(language=Language.POLISH)
    start(window, "usa")
    window.notice.say("x")
    page = window.game_page
    assert page is not None
    button = page.docks[0].findChild(QAbstractButton, "qt_dockwidget_closebutton")
    assert isinstance(button, QAbstractButton)
    assert (told(button), told(button, DESCRIPTION)) == ("Zamknij", "Zamyka panel; znajdziesz go w menu Widok")
    assert told(window.notice.close_button) == "Zamknij komunikat"


def test_players_are_read_as_they_are_seen(window: MainWindow) -> None:
    for map_id, ships in (("usa", False), ("world", True)):
        start(window, map_id)
        page = window.game_page
        assert page is not None
        mine = page.players_panel.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        assert ("Ships" in mine) is ships
        assert ("Ports" in mine) is ships
        assert mine.endswith("to move")
