# SPDX-License-Identifier: GPL-3.0-or-later
"""Shares as horizontal bars: one line each, with a name at the left and figures at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from ttr_desktop.gui.charts.canvas import LEFT, RIGHT, Chart

_LINE = 1.7  # of text, for a bar


class Bar(NamedTuple):
    """A share between 0 and 1, its name, and what stands beside it."""

    name: str
    share: float
    figures: str


class BarChart(Chart):
    """All bars end at the same full length, so that shares can be compared."""

    _bars: Sequence[Bar] = ()

    def lines(self) -> float:
        return _LINE * max(1, len(self._bars))

    def show_bars(self, bars: Sequence[Bar]) -> None:
        self._bars = tuple(bars)
        self.tell("; ".join(f"{bar.name}: {bar.share:.0%}, {bar.figures}" for bar in bars))

    def draw(self, painter: QPainter, field: QRectF) -> None:
        if not self._bars:
            return
        line = self.line
        names = min(max(self.width_of(bar.name) for bar in self._bars), field.width() * 0.34)
        figures = max(self.width_of(bar.figures) for bar in self._bars)
        shares = self.width_of("100%")
        start = field.left() + names + line * 0.7
        length = field.right() - figures - shares - line * 1.4 - start
        for number, bar in enumerate(self._bars):
            row = QRectF(field.left(), field.top() + number * line * _LINE, field.width(), line * _LINE)
            track = QRectF(start, row.center().y() - line * 0.4, length, line * 0.8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.faint)
            painter.drawRoundedRect(track, line * 0.25, line * 0.25)
            painter.setBrush(self.palette().highlight())
            if bar.share > 0:
                filled = QRectF(track.topLeft(), track.size())
                filled.setWidth(max(line * 0.5, length * bar.share))
                painter.drawRoundedRect(filled, line * 0.25, line * 0.25)
            painter.setPen(self.palette().text().color())
            painter.drawText(QRectF(row.left(), row.top(), names, row.height()), LEFT, self.shortened(bar.name, names))
            share = QRectF(track.right() + line * 0.4, row.top(), shares, row.height())
            painter.drawText(share, RIGHT, f"{bar.share:.0%}")
            painter.drawText(row, RIGHT, bar.figures)
