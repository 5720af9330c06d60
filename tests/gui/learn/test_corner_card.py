# SPDX-License-Identifier: GPL-3.0-or-later
"""The teacher's card lies where it hides least of the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from pytestqt.qtbot import QtBot

from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.hover_card import Card, CardLine
from ttr_desktop.gui.learn.corner_card import CornerCard
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.table.table import NewGame


@pytest.mark.parametrize("map_id", catalogue.MAP_IDS)
def test_the_card_hides_as_few_cities_as_a_corner_can(window: MainWindow, map_id: str) -> None:
    window.start_game(NewGame(catalogue.board(map_id), (SeatInfo("Zoe"), SeatInfo("Ben", "greedy")), "corner", first=0))
    page = window.game_page
    assert page is not None
    view = page.board
    card = CornerCard(view)
    card.say(card, "Tip", "A sentence of some length that takes two lines of the card", "And more words below it. " * 3)
    cities = [view.viewportTransform().mapRect(city.boundingRect()) for city in page.scene.cities]

    def hidden(place: QRect) -> int:
        return sum(QRectF(place).intersects(city) for city in cities)

    size = card.size()
    right, below = view.width() - size.width() - 12, view.height() - size.height() - 12
    corners = [QPoint(x, y) for x in (12, right) for y in (12, below)]
    assert card.pos() in corners
    assert hidden(card.geometry()) == min(hidden(QRect(corner, size)) for corner in corners)


def test_no_line_is_cut_off(window: MainWindow, qtbot: QtBot) -> None:
    """A text that is only just too long for a line takes two, though it would fit if the card had no frame."""
    window.play_now("usa")
    assert window.game_page is not None
    card = CornerCard(window.game_page.board)
    card.say(card, "Hint", "words", "words")
    qtbot.wait(1)  # the layout has its say
    for label in (card.lead, card.text):
        measure, room = label.fontMetrics().horizontalAdvance, label.width()
        texts = ["i " * thin + "m" * thick for thin in range(80) for thick in range(1, 20)]
        close = [text for text in texts if room < measure(text) <= room + 4]
        assert close
        for text in close[:5]:
            card.say(card, "Hint", text, text)
            qtbot.wait(1)
            assert label.height() >= label.heightForWidth(label.width()), text


def test_it_keeps_out_of_the_way_of_the_card_beside_the_cursor(window: MainWindow) -> None:
    """Whichever of them comes first, both can be read."""
    window.play_now("usa")
    page = window.game_page
    assert page is not None
    view, told = page.board, page.pointing.telling.card
    corner = CornerCard(view)
    for city in page.scene.cities:
        near = view.viewportTransform().mapRect(city.boundingRect()).toAlignedRect()
        corner.put_away()
        told.show_card(Card("Somewhere", "3 points", lines=(CardLine("A line"),)), near, at_once=True)
        corner.say(corner, "Hint", "words", "words")
        assert not corner.geometry().intersects(told.geometry())
