# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever is pointed at, by mouse or keys, is shown on the board and told about."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.person import Person
from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.hover_card import CLOSED, OPEN, RISK
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.models.rows import ROW_ROLE
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.table.table import NewGame

ACTIONS = 40


def opened(window: MainWindow, qtbot: QtBot, map_id: str) -> GamePage:
    """A game some turns old, the person to move."""
    with qtbot.waitActive(window):
        window.activateWindow()
    seats = (SeatInfo("Zoe"), SeatInfo("Ben", "greedy"))
    window.start_game(NewGame(catalogue.board(map_id), seats, "pointing", first=0))
    controller, rng = window.controller, Rng("pointing")
    for number in range(200):
        qtbot.waitUntil(lambda: controller.my_turn)
        if number >= ACTIONS and controller.view().phase is Phase.TURN and sum(controller.view().hand) > 3:
            break
        controller.act(random_action(controller.choices(), rng))
    assert window.game_page is not None
    return window.game_page


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> GamePage:
    return opened(window, qtbot, "usa")


def enter(widget: QWidget) -> None:
    middle = QPointF(widget.rect().center())
    QApplication.sendEvent(widget, QEnterEvent(middle, middle, QPointF(widget.mapToGlobal(widget.rect().center()))))


def leave(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))


def lit(page: GamePage) -> set[int]:
    return {item.track.number for item in page.scene.tracks if item.state.highlighted}


def named(page: GamePage) -> set[int]:
    return {city.number for city in page.scene.cities if city.state.highlighted}


def hover(page: GamePage, track: int) -> None:
    slot = page.scene.geometry.tracks[track].slots[0]
    point = page.board.viewportTransform().map(QPointF(slot.x, slot.y)).toPoint()
    QTest.mouseMove(page.board.viewport(), point)


def useful(window: MainWindow, card: int) -> set[int]:
    """The tracks some payment of which uses the card, by the choices of the core."""
    choices = window.controller.choices()
    return {track for track in choices.tracks() if any(card in dict(pay) for pay in choices.payments(track))}


def test_a_card_of_the_hand_shows_what_it_can_claim(window: MainWindow, page: GamePage) -> None:
    hand = page.flow.cards.hand
    for stack, row in zip(hand.cards, page.models.hand.rows, strict=True):
        enter(stack)
        assert lit(page) == useful(window, row.card)
        leave(stack)
        assert lit(page) == set()
    page.zones.enter(hand)
    for row in [*page.models.hand.rows]:
        assert lit(page) == useful(window, row.card)
        QTest.keyClick(QApplication.focusWidget() or hand, Qt.Key.Key_Right)
    page.zones.enter(page.board)
    assert hand.cards
    assert not any(stack.hasFocus() for stack in hand.cards)


def test_a_ticket_shows_its_cities_and_its_way(page: GamePage) -> None:
    panel = page.tickets_panel
    page.zones.enter(panel)
    for number, row in enumerate(page.models.tickets.rows):
        panel.setCurrentIndex(panel.model().index(number, 0))
        assert named(page) == set(page.scene.board.tickets[row.ticket].cities)
        assert lit(page) == (set(row.rest.tracks) | set(row.rest.own) if row.rest else set())
        assert page.scene._dimmer.isVisible()
    page.zones.enter(page.board)
    page.board.clearFocus()
    assert lit(page) == named(page) == set()


def test_tickets_by_mouse(page: GamePage) -> None:
    panel = page.tickets_panel
    row = page.models.tickets.rows[0]
    panel.entered.emit(panel.model().index(0, 0))
    assert named(page) == set(page.scene.board.tickets[row.ticket].cities)
    leave(panel.viewport())
    assert named(page) == set()


def test_lines_of_the_log_show_what_they_speak_of(page: GamePage) -> None:
    view: QListView = page.log_panel.list
    page.docks[-2].raise_()
    page.zones.enter(page.log_panel)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    shown = 0
    for number in range(view.model().rowCount()):
        index = view.model().index(number, 0)
        row = index.data(ROW_ROLE)
        view.setCurrentIndex(index)
        assert lit(page) == set(row.tracks)
        assert named(page) == set(row.cities)
        shown += bool(row.tracks or row.cities)
    assert shown > 3


def test_the_log_is_filtered(page: GamePage) -> None:
    choice, model = page.log_panel.kinds, page.log_panel.list.model()
    everything = model.rowCount()
    counts = []
    for number in range(1, choice.count()):
        choice.setCurrentIndex(number)
        kinds = choice.currentData()
        rows = [model.index(row, 0).data(ROW_ROLE) for row in range(model.rowCount())]
        assert all(row.kind in kinds for row in rows)
        counts.append(len(rows))
    assert all(counts)
    assert sum(counts) <= everything
    choice.setCurrentIndex(0)
    assert model.rowCount() == everything


def test_the_log_is_filtered_by_player(page: GamePage) -> None:
    players, model = page.log_panel.players, page.log_panel.list.model()
    everything = model.rowCount()
    assert [players.itemText(number) for number in range(players.count())] == ["All players", "Zoe", "Ben"]
    players.setCurrentIndex(2)
    rows = [model.index(row, 0).data(ROW_ROLE) for row in range(model.rowCount())]
    assert rows
    assert {row.seat for row in rows} == {1}
    page.log_panel.kinds.setCurrentIndex(1)  # both at once
    both = [model.index(row, 0).data(ROW_ROLE) for row in range(model.rowCount())]
    assert both == [row for row in rows if row.kind in page.log_panel.kinds.currentData()]
    players.setCurrentIndex(0)
    page.log_panel.kinds.setCurrentIndex(0)
    assert model.rowCount() == everything


def test_the_card_comes_with_the_pointer_and_goes_with_it(page: GamePage, qtbot: QtBot) -> None:
    card = page.pointing.telling.card
    view = page._controller.view()
    free = next(n for n, owner in enumerate(view.owner) if owner < 0)
    hover(page, free)
    qtbot.waitUntil(card.isVisible)
    assert card.card == page.pointing.cards.track(free)
    assert page.board.rect().contains(card.geometry())
    page.scene.point_at(None)
    assert not card.isVisible()


def test_what_is_said_of_tracks(window: MainWindow, page: GamePage) -> None:
    view, cards = window.controller.view(), page.pointing.cards
    claims = window.controller.choices().claims
    for number, owner in enumerate(view.owner):
        card = cards.track(number)
        assert f"{page._tables.tracks[number].length} space" in card.caption
        signs = {line.sign for line in card.lines}
        if owner >= 0:
            assert card.owner == page.scene.look(owner)
            assert ("Ben" in card.words) is (owner == 1)
        elif window.controller.why_not(number) is not None:
            assert CLOSED in signs
            assert "(" in card.words, "the rule is named"
        elif claims >> number & 1:
            assert "You can claim it now" in card.words
            assert card.spread is not None
            assert card.spread.paid == card.spread.spaces
        else:
            assert OPEN in signs
            assert "Missing" in card.words


def test_a_tunnel_tells_its_odds(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, qtbot, "nordic")
    view = window.controller.view()
    open_tunnels = [
        track.number
        for track in page._tables.tracks
        if track.kind == "tunnel" and view.owner[track.number] < 0 and window.controller.why_not(track.number) is None
    ]
    assert open_tunnels
    for number in open_tunnels:
        assert any(line.sign == RISK and "%" in line.text for line in page.pointing.cards.track(number).lines)


def test_a_city_tells_the_tickets_that_name_it_and_lights_them(page: GamePage, qtbot: QtBot) -> None:
    row = page.models.tickets.rows[0]
    cities = page.scene.board.tickets[row.ticket].cities
    place = page.scene.geometry.cities[cities[0]]
    page.scene.point_at(QPointF(place.x, place.y))
    assert set(cities) <= named(page)
    assert row.cities in page.pointing.cards.city(cities[0]).words
    page.scene.point_at(None)
    assert named(page) == set()


def test_both_parts_of_a_track_over_the_edge_are_one(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, qtbot, "world")
    scene = page.scene
    for track in scene.board.tracks:
        if track.over_edge:
            for slot in scene.geometry.tracks[track.number].slots:
                scene.point_at(QPointF(slot.x, slot.y))
                assert [item.track.number for item in scene.tracks if item.state.hovered] == [track.number]
            parts = scene.tracks[track.number].boundingRect()
            assert parts.width() > scene.geometry.width / 2, "it lights up at both edges"


def test_what_cannot_be_taken_says_why(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    with qtbot.waitActive(window):
        window.activateWindow()
    window.start_game(NewGame(catalogue.board("usa"), (SeatInfo("Zoe"), SeatInfo("Max")), "why", first=0))
    cards = person.page.flow.cards
    for button in (*cards.slots, *cards.deck_buttons, cards.tickets, cards.pass_turn):
        assert button.accessibleDescription(), "tickets have to be kept first"
        assert button.accessibleDescription() in button.toolTip()
    revision = window.controller.table.revision if window.controller.table else -1
    person.page.flow.back_to_cards()
    for button in (*cards.slots, *cards.deck_buttons, cards.tickets, cards.pass_turn):
        person.page.announcement.setText("")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert person.page.announcement.text() == button.accessibleDescription()
    assert window.controller.table is not None
    assert window.controller.table.revision == revision
