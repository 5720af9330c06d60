# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of cards for flying: drawn once with a shadow, then only copied."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from ttr_desktop.core.tables import Tables
from ttr_desktop.gui.card_art import RATIO, Painting, draw_back, draw_card

_HEIGHT = 112.0
_EDGE = 10.0  # room for the shadow
TICKET = "tickets"


class Faces:
    """The faces and backs of one board's cards, as functions that draw them into a rectangle."""

    def __init__(self, tables: Tables, ratio: float) -> None:
        self._tables = tables
        self._ratio = ratio
        self._pictures: dict[int | str, QPixmap] = {}

    def face(self, card: int) -> Painting:
        return partial(self._draw, card)

    def back(self, deck: int) -> Painting:
        return partial(self._draw, self._tables.rules.decks[deck].name)

    def ticket(self) -> Painting:
        return partial(self._draw, TICKET)

    def _draw(self, key: int | str, painter: QPainter, rect: QRectF) -> None:
        edge_x = rect.width() * _EDGE / (_HEIGHT * RATIO)
        edge_y = rect.height() * _EDGE / _HEIGHT
        picture = self._picture(key)
        painter.drawPixmap(rect.adjusted(-edge_x, -edge_y, edge_x, edge_y), picture, QRectF(picture.rect()))

    def _picture(self, key: int | str) -> QPixmap:
        if key not in self._pictures:
            body = QRectF(_EDGE, _EDGE, _HEIGHT * RATIO, _HEIGHT)
            whole = body.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)
            picture = QPixmap((whole.size() * self._ratio).toSize())
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(self._ratio, self._ratio)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 16))
            for reach in range(1, 6):
                painter.drawRoundedRect(body.adjusted(-reach, 3 - reach, reach, 3 + reach), 7 + reach, 7 + reach)
            if isinstance(key, int):
                draw_card(painter, body, self._tables, key)
            else:
                draw_back(painter, body, key)
            painter.end()
            self._pictures[key] = picture
        return self._pictures[key]
