# SPDX-License-Identifier: GPL-3.0-or-later
"""A player's mark as an icon, for lists and headers."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from ttr_desktop.gui.board.shapes import mark, placed
from ttr_desktop.gui.palette import PlayerLook

_SIDE = 64  # pixels; shown smaller


def player_icon(look: PlayerLook) -> QIcon:
    """The mark in the player's colour."""
    picture = QPixmap(_SIDE, _SIDE)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(look.edge), 4))
    painter.setBrush(QColor(look.fill))
    painter.drawPath(placed(mark(look.mark), _SIDE / 2, _SIDE / 2, 0, _SIDE * 0.42))
    painter.end()
    return QIcon(picture)
