# SPDX-License-Identifier: GPL-3.0-or-later
"""The frame of the board: the score track from 0 to 99, beginning at the lower left corner, clockwise."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ttr_desktop.gui.board.shapes import lettering, sans
from ttr_desktop.gui.palette import colour, mix
from ttr_desktop.gui.theme import BoardStyle

CELLS = 100
_BREADTH = 52.0
_RIM = 10.0


class ScoreFrame:
    """Where the cells are, and how they are printed."""

    def __init__(self, board: QRectF) -> None:
        inner = board.adjusted(-_RIM, -_RIM, _RIM, _RIM)
        ring = inner.adjusted(-_BREADTH, -_BREADTH, _BREADTH, _BREADTH)
        self.board = board
        self.inner = inner
        self.outer = ring.adjusted(-_RIM, -_RIM, _RIM, _RIM)
        self.cells = self._cells(ring, inner)

    @staticmethod
    def _cells(ring: QRectF, inner: QRectF) -> tuple[QRectF, ...]:
        across = round((CELLS - 4) / 2 * inner.width() / (inner.width() + inner.height()))
        down = (CELLS - 4) // 2 - across
        wide, high = inner.width() / across, inner.height() / down
        side = _BREADTH
        cells = [QRectF(ring.left(), inner.bottom(), side, side)]
        cells += [QRectF(ring.left(), inner.bottom() - (n + 1) * high, side, high) for n in range(down)]
        cells += [QRectF(ring.left(), ring.top(), side, side)]
        cells += [QRectF(inner.left() + n * wide, ring.top(), wide, side) for n in range(across)]
        cells += [QRectF(inner.right(), ring.top(), side, side)]
        cells += [QRectF(inner.right(), inner.top() + n * high, side, high) for n in range(down)]
        cells += [QRectF(inner.right(), inner.bottom(), side, side)]
        cells += [QRectF(inner.right() - (n + 1) * wide, inner.bottom(), wide, side) for n in range(across)]
        return tuple(cells)

    def place(self, points: float) -> QPointF:
        """Where a marker with so many points stands; between two cells on its way from one to the next."""
        here = int(points // 1)
        share = points - here
        first = self.cells[here % CELLS].center()
        second = self.cells[(here + 1) % CELLS].center()
        return first + (second - first) * share

    def draw(self, painter: QPainter, style: BoardStyle, exposed: QRectF) -> None:
        """Prints the frame around the board."""
        sides = (
            QRectF(self.outer.left(), self.outer.top(), self.outer.width(), self.board.top() - self.outer.top()),
            QRectF(
                self.outer.left(), self.board.bottom(), self.outer.width(), self.outer.bottom() - self.board.bottom()
            ),
            QRectF(self.outer.left(), self.board.top(), self.board.left() - self.outer.left(), self.board.height()),
            QRectF(self.board.right(), self.board.top(), self.outer.right() - self.board.right(), self.board.height()),
        )
        if not any(side.intersects(exposed) for side in sides):
            return
        painter.save()
        for side in sides:
            painter.fillRect(side & exposed, colour(style.frame))
        self._lines(painter, style)
        font = sans()
        for number, cell in enumerate(self.cells):
            if cell.intersects(exposed):
                tenth = number % 10 == 0
                fill = (
                    style.frame_cell_tenth if tenth else style.frame_cell_fifth if number % 5 == 0 else style.frame_cell
                )
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour(fill))
                painter.drawRoundedRect(cell.adjusted(1.5, 1.5, -1.5, -1.5), 3, 3)
                painter.setBrush(
                    colour(style.frame_ink_tenth if tenth else style.frame_ink, 1.0 if number % 5 == 0 else 0.85)
                )
                size = 27 if tenth else 22 if number % 5 == 0 else 19
                painter.drawPath(lettering(str(number), font, cell, size))
        painter.restore()

    def _lines(self, painter: QPainter, style: BoardStyle) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(mix(style.frame, style.accent, 0.85)), 2.2))
        painter.drawRect(self.inner.adjusted(4.5, 4.5, -4.5, -4.5))
        painter.setPen(QPen(colour(mix(style.frame, style.plate, 0.45)), 1.4))
        painter.drawRect(self.outer.adjusted(4, 4, -4, -4))
        painter.setPen(QPen(colour(style.outline, 0.8), 1.6))
        painter.drawRect(self.board)
