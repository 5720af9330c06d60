# SPDX-License-Identifier: GPL-3.0-or-later
"""From page to page: start, set up, cover between people, refusals with their rule."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.helpers.person import Person
from ttr_desktop.core.actions import DrawDeck
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.start_page import BoardCard
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.table.settings import Speed
from ttr_desktop.table.table import NewGame
from ttr_desktop.texts.catalogue import Catalogue


def two_people(map_id: str = "usa") -> NewGame:
    return NewGame(catalogue.board(map_id), (SeatInfo("Zoe"), SeatInfo("Max")), "people", first=0)


def test_one_click_starts_a_game(window: MainWindow, qtbot: QtBot) -> None:
    cards = window.start_page.findChildren(BoardCard)
    assert [card.board.id for card in cards] == list(catalogue.MAP_IDS)
    play = next(button for button in cards[0].findChildren(QPushButton) if button.objectName() == "primary")
    QTest.mouseClick(play, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.game_page
    assert window.controller.table is not None
    assert window.controller.table.board.id == "usa"


def test_pictures_follow(window: MainWindow, qtbot: QtBot) -> None:
    cards = window.start_page.findChildren(BoardCard)
    qtbot.waitUntil(lambda: all(not card.image.picture.isNull() for card in cards))


def test_the_cover_hides_the_hand(window: MainWindow, person: Person) -> None:
    window.start_game(two_people())
    table = window.controller.table
    assert table is not None
    person.click(person.page.flow.offer.keep)
    assert window.pages.currentWidget() is window.cover_page
    assert "Max" in window.cover_page.label.text()
    person.click(window.cover_page.button)
    assert window.pages.currentWidget() is window.game_page
    assert window.controller.watching == 1
    assert [row.ticket for _, row in person.page.flow.offer.boxes] == list(table.game.state.offers[1])


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_nothing_of_the_last_person_is_left_to_be_read(
    window: MainWindow, preferences: Preferences, person: Person, qtbot: QtBot, speed: Speed
) -> None:
    """The tickets of one must not be told to the other, neither by a line on the page nor by a window beside it."""
    preferences.change(animation=speed)
    window.start_game(two_people())
    table = window.controller.table
    assert table is not None
    page, names = person.page, Catalogue("en").names
    kept = [str(names.ticket(table.game.tables, table.board.tickets[one])) for one in table.game.state.offers[0]]
    person.click(page.flow.offer.keep)
    window.bar.run("odds")  # while the last move is still being shown
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.cover_page)
    assert [one for one in window.findChildren(QDialog) if one.isVisible()] == []
    person.click(window.cover_page.button)
    read = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    read += [row.text for row in page.log.rows]
    assert page.announcement.text() in read
    assert "Zoe keeps 3 tickets." in page.announcement.text()
    assert [(ticket, line) for ticket in kept for line in read if ticket in line] == []


def test_a_track_that_cannot_be_paid_says_what_is_missing(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    window.start_game(NewGame(catalogue.board("usa"), (SeatInfo("Zoe"), SeatInfo("Ben", "greedy")), "lacks", first=0))
    person.click(person.page.flow.offer.keep)
    qtbot.waitUntil(lambda: window.controller.my_turn)
    view, tracks = window.controller.view(), person.page.scene.board.tracks
    track = next(one for one in tracks if one.length == 6 and one.colour >= 0 and not view.hand[one.colour])
    person.page.flow.claim(track.number)
    said = person.page.announcement.text()
    assert "Missing: " in said
    assert "you chose" not in said
    assert "(C-8: " in said


def test_a_refusal_is_told_with_its_rule(window: MainWindow, person: Person) -> None:
    window.start_game(two_people())
    table = window.controller.table
    assert table is not None
    revision = table.revision
    assert not window.controller.act(DrawDeck(0))
    assert table.revision == revision
    assert "(C-1: " in person.page.announcement.text()


def test_an_unpayable_track_says_what_is_missing(window: MainWindow, person: Person) -> None:
    window.start_game(two_people())
    for _ in range(2):
        person.click(person.page.flow.offer.keep)
        person.click(window.cover_page.button)
    table = window.controller.table
    assert table is not None
    claims = window.controller.choices().claims
    track = next(t.number for t in table.board.tracks if not claims >> t.number & 1)
    person.click_track(track)
    assert table.game.state.owner[track] < 0
    assert "(C-8: " in person.page.announcement.text() or "(U-" in person.page.announcement.text()
    assert "Missing: " in person.page.pointing.cards.track(track).words


def test_a_ticket_shows_its_way(window: MainWindow, person: Person) -> None:
    window.start_game(two_people())
    offer = person.page.flow.offer
    box, row = offer.boxes[0]
    box.setFocus()
    assert row.rest is not None
    lit = {track.track.number for track in person.page.scene.tracks if track.state.highlighted}
    assert lit == set(row.rest.tracks)


def test_leaving_a_game_stops_it(window: MainWindow, qtbot: QtBot) -> None:
    seats = (SeatInfo("A", "greedy"), SeatInfo("B", "greedy"))
    window.start_game(NewGame(catalogue.board("usa"), seats, "leave", first=0))
    window.go_home()
    qtbot.wait(300)  # an answer under way must find nothing to answer
    assert window.controller.table is None
    assert window.pages.currentWidget() is window.start_page


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_bots_alone_play_on(window: MainWindow, qtbot: QtBot, map_id: str) -> None:
    seats = (SeatInfo("A", "greedy"), SeatInfo("B", "random"))
    window.start_game(NewGame(catalogue.board(map_id), seats, "bots", first=0))
    table = window.controller.table
    assert table is not None
    qtbot.waitUntil(lambda: table.game.state.turn > 6, timeout=20_000)
    assert person_rows(window) == [0, 1]


def person_rows(window: MainWindow) -> list[int]:
    assert window.game_page is not None
    return [row.seat for row in window.game_page.players.rows]
