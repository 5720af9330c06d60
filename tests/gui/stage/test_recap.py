# SPDX-License-Identifier: GPL-3.0-or-later
"""Whoever takes the screen hears what has happened since, and nothing that is none of their business."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.stage.conftest import Theatre
from tests.helpers.play import playing
from ttr_desktop.core.actions import DrawDeck
from ttr_desktop.core.events import CardDrawn, TicketCompleted
from ttr_desktop.data import catalogue
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.stage.recap import recap


def passed_on(theatre: Theatre) -> GamePage:
    """Seat 0 has drawn two cards from the deck; seat 1 has taken the screen."""
    page = theatre.open()
    controller = theatre.controller
    controller.speed = "off"
    for _ in range(2):
        controller.act(next(iter(controller.choices().answers)))
        controller.take_over(1 - controller.watching)
    for _ in range(2):
        controller.act(DrawDeck(0))
    controller.speed = "normal"
    assert theatre.window.pages.currentWidget() is theatre.window.cover_page
    theatre.window.cover_page.ready.emit(1)
    assert theatre.window.pages.currentWidget() is page
    return page


def test_what_others_did_is_told_without_their_secrets(theatre: Theatre) -> None:
    page = passed_on(theatre)
    assert page.flow.stack.currentWidget() is page.director.recap_page
    assert [row.text for row in page.director.recap_page.model.rows] == ["Zoe draws a card from the deck."] * 2
    log = "\n".join(row.text for row in page.log.rows)
    assert "Zoe draws a card from the deck." in log
    assert "You draw" not in log.split("Zoe keeps")[1], "the log still speaks to the last person"


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_a_key_puts_it_away(theatre: Theatre, key: Qt.Key) -> None:
    page = passed_on(theatre)
    QTest.keyClick(page.director.recap_page.go_on, key)
    assert page.flow.stack.currentWidget() is page.flow.cards
    assert theatre.controller.my_turn


def test_a_click_on_the_board_puts_it_away(theatre: Theatre) -> None:
    page = passed_on(theatre)
    view = page.board.viewport()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.rect().topLeft())
    assert page.flow.stack.currentWidget() is page.flow.cards


def test_the_button_puts_it_away(theatre: Theatre) -> None:
    page = passed_on(theatre)
    QTest.mouseClick(page.director.recap_page.go_on, Qt.MouseButton.LeftButton)
    assert page.flow.stack.currentWidget() is page.flow.cards


def test_it_can_be_shown_once_more(theatre: Theatre) -> None:
    page = passed_on(theatre)
    truth = theatre.controller.view()
    told = len(page.log.rows)
    QTest.mouseClick(page.director.recap_page.replay, Qt.MouseButton.LeftButton)
    assert page.stage.busy
    assert page.stage.shown is not None
    assert page.stage.shown.hand_sizes[0] == truth.hand_sizes[0] - 2
    theatre.run_out()
    assert page.stage.shown == truth
    assert page.flow.stack.currentWidget() is page.flow.cards
    assert len(page.log.rows) == told, "nothing is told twice"


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_no_secret_slips_through(map_id: str) -> None:
    for _, _, events in playing(map_id, 3, "recap", "builder"):
        for seat in range(3):
            for event in recap(seat, None, events).events:
                assert not isinstance(event, TicketCompleted) or event.seat == seat
                if isinstance(event, CardDrawn) and event.slot < 0 and event.seat != seat:
                    assert event.card is None
                for secret in ("tickets", "cards"):
                    if getattr(event, "seat", seat) != seat and hasattr(event, secret):
                        assert getattr(event, secret) is None
