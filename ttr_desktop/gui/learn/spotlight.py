# SPDX-License-Identifier: GPL-3.0-or-later
"""Lights up a part of the board for as long as the teacher speaks of it, whatever else is pointed at meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ttr_desktop.gui.learn.corner_card import CornerCard
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.teach.hints import Spot


class Spotlight(QObject):
    """One for each speaker."""

    def __init__(self, page: GamePage, card: CornerCard | None = None) -> None:
        super().__init__(page)
        self._page = page
        self._card = card
        self._spot: Spot | None = None
        page.pointing.telling.city_meant.connect(self._back)

    def on(self, spot: Spot) -> None:
        """Lights up this, brings it into view, and has the card, if there is one, keep clear of it."""
        self._spot = spot
        self._show()
        scene, board = self._page.scene, self._page.board
        places = [scene.track_rect(number) for number in spot.tracks]
        places += [scene.cities[number].boundingRect() for number in spot.cities]
        if places:
            board.show_rect(places[0])
        if self._card is not None:
            shift = board.viewportTransform()
            self._card.keep_clear([shift.mapRect(place).toAlignedRect() for place in places])

    def off(self) -> None:
        if self._spot is not None:
            self._spot = None
            self._page.scene.highlight()

    def _back(self, city: int) -> None:
        """Nothing else is pointed at any more."""
        if city < 0 and self._spot is not None:
            self._show()

    def _show(self) -> None:
        if self._spot is not None:
            self._page.scene.highlight(self._spot.tracks, self._spot.cities, dim=True)
