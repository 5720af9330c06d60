# SPDX-License-Identifier: GPL-3.0-or-later
"""The players: colour and shape, points, cards, tickets, pieces left, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ttr_desktop.gui.board.shapes import mark, placed
from ttr_desktop.gui.models.players import PlayerRow, PlayersModel
from ttr_desktop.gui.models.rows import ROW_ROLE
from ttr_desktop.gui.palette import PlayerLook
from ttr_desktop.gui.panels.thinking import draw_dots
from ttr_desktop.gui.style import px
from ttr_desktop.texts.term import signed

_HEIGHT = 54
_LEAST = 2  # players who can be seen in any case
_FRAME = 4
_LINE = 18  # more for a third line
_DOTS = 36  # the room between name and points


class _PlayerDelegate(QStyledItemDelegate):
    """Draws a row as a small card."""

    def __init__(self, model: PlayersModel, looks: Sequence[PlayerLook], parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._looks = model, looks
        self.beats = 0  # of the sign that somebody thinks

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        row: PlayerRow = index.data(ROW_ROLE)
        return QSize(px(200), px(_HEIGHT + _LINE * row.sea))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row: PlayerRow = index.data(ROW_ROLE)
        rect = QRectF(option.rect).adjusted(4, 3, -4, -3)
        palette = option.palette
        look = self._looks[row.seat]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(look.fill) if row.to_move else palette.mid().color(), 3 if row.to_move else 1))
        painter.setBrush(palette.base())
        painter.drawRoundedRect(rect, 8, 8)
        painter.setPen(QPen(QColor(look.edge), 1.5))
        painter.setBrush(QColor(look.fill))
        painter.drawPath(placed(mark(look.mark), rect.left() + 22, rect.center().y(), 0, 11))
        painter.setPen(palette.text().color())
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        text = QRectF(rect.left() + 44, rect.top() + px(6), rect.width() - 54, px(_LINE))
        painter.drawText(text, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, signed(row.score))
        metrics = painter.fontMetrics()
        room = int(text.width()) - metrics.horizontalAdvance(signed(row.score)) - px(_DOTS)
        name = metrics.elidedText(row.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(text, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
        if row.to_move and row.seat == self._model.thinking:
            end = text.left() + metrics.horizontalAdvance(name)
            draw_dots(painter, end + px(12), text.center().y() + px(2), palette.text().color(), self.beats)
        font.setBold(False)
        painter.setFont(font)
        below = text
        for line in self._figures(row):
            below = below.translated(0, px(_LINE))
            painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, line)
        if row.ends_game:
            painter.setPen(palette.highlight().color())
            painter.drawText(below, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, "⚑")
        painter.restore()

    def _figures(self, row: PlayerRow) -> list[str]:
        cards = self.tr("%n card(s)", "", row.cards)
        tickets = self.tr("%n ticket(s)", "", row.tickets)
        trains = self.tr("%n train(s)", "", row.trains)
        if not row.sea:
            return [" · ".join((cards, tickets, trains))]
        ships = self.tr("%n ship(s)", "", row.ships)
        return [" · ".join((cards, tickets)), " · ".join((trains, ships))]


class PlayersPanel(QListView):
    """One row a player."""

    def __init__(self, model: PlayersModel, looks: Sequence[PlayerLook], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self._model = model
        self._delegate = _PlayerDelegate(model, looks, self)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("Players"))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._room = 0
        model.modelReset.connect(self._fit)
        self._fit()

    @property
    def least(self) -> int:
        """The height of the players who can be seen in any case."""
        return sum(self.sizeHintForRow(row) for row in range(min(_LEAST, self.model().rowCount()))) + _FRAME

    def show_beat(self, beats: int) -> None:
        """The sign of the one who thinks has moved on."""
        self._delegate.beats = beats
        self.update(self._model.index(self._model.thinking, 0))

    def set_room(self, height: int) -> None:
        """So much the rows may claim."""
        if height != self._room:
            self._room = height
            self.updateGeometry()

    def _fit(self) -> None:
        """As high as its rows, so that nothing is left empty."""
        heights = [self.sizeHintForRow(row) for row in range(self.model().rowCount())]
        self.setMaximumHeight(sum(heights) + _FRAME if heights else px(_HEIGHT))
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """As many rows as there is room for can be seen in any case."""
        heights = accumulate(self.sizeHintForRow(row) for row in range(self.model().rowCount()))
        fitting = [height + _FRAME for height in heights if height + _FRAME <= self._room]
        return QSize(px(160), max(self.least, *fitting[-1:]) if fitting else self.least)

    def sizeHint(self) -> QSize:
        return QSize(px(280), self.maximumHeight())
