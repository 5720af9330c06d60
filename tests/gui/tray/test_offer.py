# SPDX-License-Identifier: GPL-3.0-or-later
"""The ticket offer: keeping enough, what all would take, cities and ways on the board; the pick of pieces; exchange."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.gui.models.test_position import start
from tests.helpers.person import Person
from ttr_desktop.core.actions import DrawTickets
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.table.table import NewGame


def open_offer(window: MainWindow, map_id: str) -> None:
    window.start_game(NewGame(catalogue.board(map_id), (SeatInfo("Zoe"), SeatInfo("Max")), "offer", first=0))


def lit(person: Person) -> tuple[set[int], set[int]]:
    scene = person.page.scene
    tracks = {item.track.number for item in scene.tracks if item.state.highlighted}
    return tracks, {item.number for item in scene.cities if item.state.highlighted}


def test_too_few_is_refused_in_words(window: MainWindow, person: Person) -> None:
    open_offer(window, "usa")
    offer = person.page.flow.offer
    for box, _ in offer.boxes[:2]:
        person.click(box)
    assert "U-2" in offer.keep.reason
    person.click(offer.keep)
    assert person.page.announcement.text() == offer.keep.reason
    QTest.keyClick(offer.boxes[0][0], Qt.Key.Key_Space)
    assert not offer.keep.reason
    assert "spaces to claim" in offer.detail.text()
    assert "45 pieces" in offer.detail.text()
    QTest.keyClick(offer.boxes[0][0], Qt.Key.Key_Return)
    table = window.controller.table
    assert table is not None
    assert len(table.game.state.tickets[0]) == 2


def test_pointing_shows_cities_and_way_and_dims_the_rest(window: MainWindow, person: Person) -> None:
    open_offer(window, "usa")
    box, row = person.page.flow.offer.boxes[1]
    QTest.mouseMove(box, QPoint(5, 5))
    QTest.mouseMove(box, box.rect().center())
    box.setFocus()
    tracks, cities = lit(person)
    assert row.rest is not None
    assert tracks == set(row.rest.tracks)
    assert cities == set(catalogue.board("usa").tickets[row.ticket].cities)
    assert person.page.scene._dimmer.isVisible()


def test_joint_cost_counts_what_is_held(window: MainWindow, person: Person) -> None:
    start(window, "usa")
    window.controller.act(DrawTickets())
    offer = person.page.flow.offer
    for box, _ in offer.boxes[1:]:
        person.click(box)
    text = offer.detail.text()
    held = window.controller.view().tickets
    assert len(held) >= 2
    alone = offer.boxes[0][1].rest
    assert alone is not None
    assert int(next(word for word in text.split() if word.isdigit())) >= alone.spaces


def test_escape_does_not_leave_a_question_that_must_be_answered(window: MainWindow, person: Person) -> None:
    open_offer(window, "world")
    flow = person.page.flow
    QTest.keyClick(flow.offer.boxes[0][0], Qt.Key.Key_Escape)
    assert flow.stack.currentWidget() is flow.offer


def test_pieces_by_keys(window: MainWindow, person: Person) -> None:
    window.start_game(
        NewGame(catalogue.board("world"), (SeatInfo("Zoe"), SeatInfo("Ben", "greedy")), "pieces", first=0)
    )
    person.click(person.page.flow.offer.keep)
    pieces = person.page.flow.pieces
    person.bot.waitUntil(lambda: person.page.flow.stack.currentWidget() is pieces)
    assert pieces.slider.value() == 20
    assert "20 trains" in pieces.figures.text()
    QTest.keyClick(pieces.slider, Qt.Key.Key_Right)
    assert "21 trains" in pieces.figures.text()
    assert "39 ships" in pieces.figures.text()
    QTest.keyClick(pieces.slider, Qt.Key.Key_Return)
    assert window.controller.table is not None
    assert window.controller.table.game.state.picks[0] == (21, 39)


def test_exchange_and_port_say_why_not(window: MainWindow, person: Person) -> None:
    start(window, "world")
    cards = person.page.flow.cards
    assert "W-16" in cards.port.reason
    assert window.controller.table is not None
    board, tickets = window.controller.table.board, window.controller.view().tickets
    named = [board.cities[city] for number in tickets for city in board.tickets[number].cities]
    assert any(city.harbour and city.name in cards.port.reason for city in named), "one that matters to the player"
    person.click(cards.port)
    assert person.page.announcement.text() == cards.port.reason
    assert "C-16" in cards.pass_turn.reason
    person.click(cards.pass_turn)
    assert "C-16" in person.page.announcement.text()
    assert not cards.exchange.reason
    person.click(cards.exchange)
    exchange = person.page.flow.exchange
    QTest.keyClick(exchange.amount, Qt.Key.Key_Up)
    assert "2 points" in exchange.detail.text()
    QTest.keyClick(exchange.amount, Qt.Key.Key_Escape)
    assert person.page.flow.stack.currentWidget() is cards
