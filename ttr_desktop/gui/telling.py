# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells about what is pointed at on a board, by mouse or keys: a card beside it, and the same in words."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtGui import QCursor

from ttr_desktop.core.tables import Tables
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board.view import BoardView
from ttr_desktop.gui.board.ways import Spot
from ttr_desktop.gui.board_cards import BoardCards
from ttr_desktop.gui.hover_card import Card, HoverCard

_POINTER = 12  # pixels around the tip of the pointer that the card leaves free


class Telling(QObject):
    """Follows pointer and cursor on one board."""

    city_meant = Signal(int)  # a city is pointed at; -1: no longer

    def __init__(self, board: BoardView, scene: BoardScene, tables: Tables, cards: BoardCards) -> None:
        super().__init__(board)
        self._board = board
        self._cards = cards
        self.card = HoverCard(tables, board)
        self._track = self._city = -1  # under the pointer
        self._meant = -1
        scene.track_hovered.connect(self._hover_track)
        scene.city_hovered.connect(self._hover_city)
        board.walker.moved.connect(self._walk)
        board.reader.tell = self._words
        board.zoom_changed.connect(self.card.put_away)

    def refresh(self) -> None:
        """What was told may be true no more."""
        if self._board.walker.shown:
            self._walk(*self._board.walker.spot)
        elif self.card.isVisible():
            self._hover()

    def _hover_track(self, track: int) -> None:
        self._track = track
        self._hover()

    def _hover_city(self, city: int) -> None:
        self._city = city
        self._mean(city)
        self._hover()

    def _mean(self, city: int) -> None:
        if city != self._meant:
            self._meant = city
            self.city_meant.emit(city)

    def _hover(self) -> None:
        card = self._told(self._city, self._track)
        if card is None:
            self.card.put_away()
            return
        tip = self._board.mapFromGlobal(QCursor.pos())
        self.card.show_card(card, QRect(tip - QPoint(_POINTER, _POINTER), tip + QPoint(_POINTER, _POINTER)))

    def _told(self, city: int, track: int) -> Card | None:
        if track >= 0:
            return self._cards.track(track)
        return self._cards.city(city) if city >= 0 else None

    def _words(self, spot: Spot) -> str:
        card = self._told(*spot)
        return card.words if card is not None else ""

    def _walk(self, city: int, track: int) -> None:
        """The cursor of the keyboard stands somewhere, or is put away (-1)."""
        board = self._board
        self._mean(city if track < 0 else -1)
        card = self._told(city, track)
        if card is None:
            board.setAccessibleDescription("")
            self.card.put_away()
            return
        near = board.viewportTransform().mapRect(board.walker.rect()).toAlignedRect()
        if board.walker.used:  # not over the board as soon as it gets the focus
            self.card.show_card(card, near, at_once=True)
        board.setAccessibleDescription(card.words)
