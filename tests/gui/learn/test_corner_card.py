# SPDX-License-Identifier: GPL-3.0-or-later
"""The teacher's card lies where it hides least of the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF

from ttr_desktop.data import catalogue
from ttr_desktop.data.savefile import SeatInfo
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
