# SPDX-License-Identifier: GPL-3.0-or-later
"""The game page as a whole: its size, and what the keyboard leaves alone while a mouse is used."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.person import Person
from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.actions import DrawDeck
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.rule_link import Reason
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.gui.stage.performer import Performer
from ttr_desktop.table.settings import Language, Speed
from ttr_desktop.table.table import NewGame


def start(window: MainWindow, map_id: str, players: int) -> None:
    seats = [SeatInfo(f"Somebody {seat}", "greedy") for seat in range(1, players)]
    window.start_game(NewGame(catalogue.board(map_id), (SeatInfo("Zoe"), *seats), "size", first=0))


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.POLISH])
@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_a_small_screen_is_enough(
    window: MainWindow, preferences: Preferences, qtbot: QtBot, map_id: str, language: Language
) -> None:
    preferences.change(language=language)
    window.resize(1280, 720)
    start(window, map_id, catalogue.board(map_id).rules.players[1])
    page = window.game_page
    assert page is not None
    for number in range(page.flow.stack.count()):
        page.flow.stack.setCurrentIndex(number)
        QApplication.processEvents()
        assert window.minimumSizeHint().width() <= 1280
        assert window.minimumSizeHint().height() <= 720
        assert (window.width(), window.height()) == (1280, 720)


def test_a_large_screen_shows_all_players_and_wider_docks(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(2560, 1440)
    start(window, "usa", 5)
    page = window.game_page
    assert page is not None
    qtbot.waitUntil(lambda: page.docks[0].width() > 400)
    panel = page.players_panel
    assert panel.height() >= 5 * panel.sizeHintForRow(0)


def test_who_plays_by_mouse_sees_no_cursor(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    with qtbot.waitActive(window):
        window.activateWindow()
    start(window, "usa", 2)
    page = person.page
    person.click(page.flow.offer.keep)
    qtbot.waitUntil(lambda: window.controller.my_turn)
    assert not page.board.walker.shown
    person.do(DrawDeck(0))
    person.do(DrawDeck(0))
    qtbot.waitUntil(lambda: window.controller.my_turn)
    person.click(page.flow.cards.tickets)
    assert page.flow.stack.currentWidget() is page.flow.offer
    person.click(page.flow.offer.keep)
    assert not page.board.walker.shown
    assert not page.pointing.telling.card.isVisible()


def test_reduced_motion_moves_nothing(
    window: MainWindow, preferences: Preferences, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All movement is made by performers, on the stage as at the count of points; none may ever begin."""
    begun: list[object] = []
    monkeypatch.setattr(Performer, "play", lambda _self, movements: begun.append(movements))
    preferences.change(animation=Speed.SLOW, reduced_motion=True)
    start(window, "nordic", 2)
    controller, rng = window.controller, Rng("calm")
    for _ in range(600):
        qtbot.waitUntil(lambda: controller.my_turn or controller.table is None or controller.table.game.over)
        if controller.table is None or controller.table.game.over:
            break
        controller.act(random_action(controller.choices(), rng))
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.result_page)
    assert begun == []


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_all_tickets_can_be_seen_where_there_is_room(window: MainWindow, qtbot: QtBot, map_id: str) -> None:
    """And a window that was large can become small again."""
    window.resize(1280, 900)
    start(window, map_id, 2)
    page = window.game_page
    assert page is not None
    page.flow.offer.keep.click()
    QApplication.processEvents()
    panel = page.tickets_panel
    count = panel.model().rowCount()
    assert count >= 3
    assert panel.height() >= count * panel.sizeHintForRow(0)
    assert window.height() == 900
    window.resize(1280, 720)
    assert window.height() == 720


def test_a_long_sentence_does_not_move_the_board(window: MainWindow) -> None:
    window.resize(1280, 800)
    start(window, "nordic", 2)
    page = window.game_page
    assert page is not None
    QApplication.processEvents()
    height = page.board.height()
    page.announcement.tell("Tunnel Lillehammer-Oslo (purple): revealed a green card, a yellow card and more. " * 3)
    QApplication.processEvents()
    assert page.board.height() == height
    page.announcement.tell("Short.")
    assert not page.announcement.property("long")


def test_a_sentence_keeps_clear_of_the_link_to_its_rule(window: MainWindow) -> None:
    start(window, "nordic", 2)
    page = window.game_page
    assert page is not None
    line = page.announcement
    line.warn(Reason.by("C-8", "words " * 40))
    assert line.contentsRect().right() < line.link.geometry().left()
    line.tell("Short.")
    assert line.contentsRect().right() > line.link.geometry().left()
