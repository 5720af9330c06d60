# SPDX-License-Identifier: GPL-3.0-or-later
"""A player's mark as an icon for lists and headers; pieces and marks where they are picked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from ttr_desktop.gui.board.geometry import Slot
from ttr_desktop.gui.board.pieces import draw_mark, draw_piece
from ttr_desktop.gui.board.shapes import mark, placed
from ttr_desktop.gui.palette import PlayerLook

_SIDE = 64  # pixels; shown smaller
_PIECE = (512, 320)


def player_icon(look: PlayerLook) -> QIcon:
    """The mark in the player's colour."""
    picture, painter = _canvas(_SIDE, _SIDE)
    painter.setPen(QPen(QColor(look.edge), 4))
    painter.setBrush(QColor(look.fill))
    painter.drawPath(placed(mark(look.mark), _SIDE / 2, _SIDE / 2, 0, _SIDE * 0.42))
    painter.end()
    return QIcon(picture)


def mark_icon(look: PlayerLook) -> QIcon:
    """The mark on its light inlay, to be told apart on any ground."""
    picture, painter = _canvas(_SIDE, _SIDE)
    draw_mark(painter, QPointF(_SIDE / 2, _SIDE / 2), _SIDE * 0.48, look)
    painter.end()
    return QIcon(picture)


def piece_icon(look: PlayerLook) -> QIcon:
    """A wagon of the player as it lies on the board."""
    width, height = _PIECE
    picture, painter = _canvas(width, height)
    painter.scale(width / 42, width / 42)
    draw_piece(painter, Slot(21, 13, 0, 40), 18, look, ship=False)
    painter.end()
    return QIcon(picture)


def _canvas(width: int, height: int) -> tuple[QPixmap, QPainter]:
    picture = QPixmap(width, height)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return picture, painter
