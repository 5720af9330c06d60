# SPDX-License-Identifier: GPL-3.0-or-later
"""What points are made of: one bar a row, its parts side by side, what was lost to the left of zero."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ttr_desktop.gui.charts.canvas import CENTRE, LEFT, RIGHT, Chart
from ttr_desktop.texts.term import signed

_LINE = 2.0

# Fill and ink of each source of points. Light and dark take turns, so that neighbours differ without colour too.
SOURCE_INKS: Mapping[str, tuple[str, str]] = {
    "routes": ("#8c3f1d", "#fffaf0"),
    "tickets": ("#e3b04b", "#2b2318"),
    "longest_path": ("#3a73a8", "#ffffff"),
    "most_tickets": ("#6fae93", "#10261f"),
    "goals": ("#51305f", "#ffffff"),
    "ports": ("#c4d3ea", "#12283c"),
}


class Stack(NamedTuple):
    """A row: its name, and its parts by source."""

    name: str
    parts: Mapping[str, float]

    @property
    def total(self) -> float:
        return sum(self.parts.values())


class StackChart(Chart):
    """The rows share one scale; the legend names only what occurs."""

    _stacks: Sequence[Stack] = ()
    _names: Mapping[str, str] = {}

    def show_stacks(self, stacks: Sequence[Stack], names: Mapping[str, str]) -> None:
        """`names` are those of the sources."""
        self._stacks, self._names = tuple(stacks), names
        told = [
            f"{stack.name}: "
            + ", ".join(f"{names[kind]} {signed(round(value))}" for kind, value in stack.parts.items() if value)
            for stack in stacks
        ]
        self.tell("; ".join(told))

    def lines(self) -> float:
        return _LINE * max(1, len(self._stacks)) + 1.8

    def draw(self, painter: QPainter, field: QRectF) -> None:
        if not self._stacks:
            return
        line = self.line
        names = min(max(self.width_of(stack.name) for stack in self._stacks), field.width() * 0.3)
        totals = self.width_of("−000")
        most = max(1.0, *(sum(max(0.0, part) for part in stack.parts.values()) for stack in self._stacks))
        least = min(0.0, *(sum(min(0.0, part) for part in stack.parts.values()) for stack in self._stacks))
        start = field.left() + names + line * 0.7
        unit = (field.right() - totals - line * 0.7 - start) / (most - least)
        zero = start - least * unit
        for number, stack in enumerate(self._stacks):
            row = QRectF(field.left(), field.top() + number * line * _LINE, field.width(), line * _LINE)
            painter.setPen(self.palette().text().color())
            name = self.shortened(stack.name, names)
            painter.drawText(QRectF(row.left(), row.top(), names, row.height()), LEFT, name)
            painter.drawText(row, RIGHT, signed(round(stack.total)))
            self._draw_parts(painter, stack, QRectF(zero, row.center().y() - line * 0.6, 0, line * 1.2), unit)
        bottom = field.top() + len(self._stacks) * line * _LINE
        painter.setPen(QPen(self.palette().text().color(), 1))
        painter.drawLine(QPointF(zero, field.top()), QPointF(zero, bottom))
        self._draw_legend(painter, QRectF(field.left(), bottom + line * 0.5, field.width(), line * 1.2))

    def _draw_parts(self, painter: QPainter, stack: Stack, at: QRectF, unit: float) -> None:
        """Gains grow from zero to the right, losses to the left."""
        right = left = at.left()
        for kind, value in stack.parts.items():
            width = abs(value) * unit
            if width < 0.5:
                continue
            begin = right if value > 0 else left - width
            right, left = (right + width, left) if value > 0 else (right, left - width)
            part = QRectF(begin, at.top(), width, at.height())
            fill, ink = SOURCE_INKS[kind]
            painter.fillRect(part, QColor(fill))
            painter.setPen(QPen(self.palette().base().color(), 1))
            painter.drawRect(part)
            text = signed(round(value))
            if self.width_of(text) + 6 < width:
                painter.setPen(QColor(ink))
                painter.drawText(part, CENTRE, text)

    def _draw_legend(self, painter: QPainter, row: QRectF) -> None:
        line, x = self.line, row.left()
        for kind, name in self._names.items():
            if not any(abs(stack.parts.get(kind, 0)) >= 0.5 for stack in self._stacks):
                continue
            box = QRectF(x, row.center().y() - line * 0.35, line * 0.7, line * 0.7)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(SOURCE_INKS[kind][0]))
            painter.drawRoundedRect(box, 2, 2)
            painter.setPen(self.palette().text().color())
            painter.drawText(QRectF(box.right() + line * 0.35, row.top(), row.width(), row.height()), LEFT, name)
            x = box.right() + line * 1.3 + self.width_of(name)
