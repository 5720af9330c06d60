# SPDX-License-Identifier: GPL-3.0-or-later
"""The signs on the buttons of a player: drawn, because fonts do not agree about them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap

from ttr_desktop.gui.board.shapes import polygon

_SIZE = 64  # pixels; shown smaller


def _arrow(left: float, right: float) -> QPainterPath:
    """A triangle across a part of the width, pointing right; left if the ends are swapped."""
    return polygon([(left, 0.18), (right, 0.5), (left, 0.82)])


def _bar(left: float, width: float = 0.12) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(left, 0.18, width, 0.64))
    return path


_SIGNS: dict[str, tuple[QPainterPath, ...]] = {
    "first": (_bar(0.16), _arrow(0.84, 0.32)),
    "turn-back": (_arrow(0.5, 0.1), _arrow(0.9, 0.5)),
    "back": (_arrow(0.72, 0.24),),
    "play": (_arrow(0.24, 0.86),),
    "pause": (_bar(0.26, 0.17), _bar(0.57, 0.17)),
    "forward": (_arrow(0.28, 0.76),),
    "turn-forward": (_arrow(0.1, 0.5), _arrow(0.5, 0.9)),
    "last": (_arrow(0.16, 0.68), _bar(0.72)),
}


def player_icon(name: str, ink: QColor) -> QIcon:
    """The sign of a button in the ink of its text."""
    picture = QPixmap(QSize(_SIZE, _SIZE))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_SIZE, _SIZE)
    for path in _SIGNS[name]:
        painter.fillPath(path, ink)
    painter.end()
    return QIcon(picture)
