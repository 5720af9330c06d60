# SPDX-License-Identifier: GPL-3.0-or-later
"""One's own tickets; choosing one shows its cheapest remaining way on the board."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ttr_desktop.gui.models.rows import ROW_ROLE
from ttr_desktop.gui.models.tickets import Progress, TicketRow, TicketsModel
from ttr_desktop.gui.panels.pointing_view import RowPointer
from ttr_desktop.gui.style import px

_HEIGHT = 44
_SIGNS = {Progress.DONE: "✔", Progress.OPEN: "○", Progress.DEAR: "!", Progress.LOST: "✘"}
_FRAME = 6
_LEAST = 2  # tickets that can be seen in any case


class _TicketDelegate(QStyledItemDelegate):
    """Two lines: the cities and points, and how the ticket stands."""

    def __init__(self, model: TicketsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(px(200), px(_HEIGHT))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row: TicketRow = index.data(ROW_ROLE)
        rect = QRectF(option.rect).adjusted(3, 2, -3, -2)
        palette = option.palette
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver))
        painter.setPen(palette.highlight().color() if chosen else palette.mid().color())
        painter.setBrush(palette.base())
        painter.drawRoundedRect(rect, 6, 6)
        painter.setPen(palette.text().color())
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        top = rect.adjusted(30, 2, -10, -rect.height() / 2)
        name = painter.fontMetrics().elidedText(row.cities, Qt.TextElideMode.ElideRight, int(top.width()) - 34)
        painter.drawText(rect.adjusted(0, 0, -rect.width() + 28, 0), Qt.AlignmentFlag.AlignCenter, _SIGNS[row.progress])
        painter.drawText(top, left, name)
        painter.drawText(top, right, str(row.points))
        font.setBold(False)
        painter.setFont(font)
        painter.drawText(rect.adjusted(30, rect.height() / 2 - 2, -10, -2), left, self._model.state_text(row))
        painter.restore()


class TicketsPanel(QListView):
    """One row a ticket."""

    pointed = Signal(object)  # TicketRow or None

    def __init__(self, model: TicketsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(_TicketDelegate(model, self))
        self.setAccessibleName(self.tr("Your tickets"))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._room = 0
        RowPointer(self).pointed.connect(self.pointed)
        model.modelReset.connect(lambda: self.pointed.emit(None))
        model.modelReset.connect(self._fit)
        self._fit()

    @property
    def least(self) -> int:
        """The height of the tickets that can be seen in any case."""
        return _LEAST * px(_HEIGHT) + _FRAME

    def set_room(self, height: int) -> None:
        """So much is left for the tickets beside everything else."""
        if height != self._room:
            self._room = height
            self.updateGeometry()

    def _fit(self) -> None:
        """No higher than its tickets: what is left over is the log's."""
        row = self.sizeHintForRow(0) if self.model().rowCount() else px(_HEIGHT)
        self.setMaximumHeight(row * max(1, self.model().rowCount()) + _FRAME)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(px(280), min(self.maximumHeight(), px(240)))

    def minimumSizeHint(self) -> QSize:
        fitting = (self._room - _FRAME) // px(_HEIGHT) * px(_HEIGHT) + _FRAME
        return QSize(px(160), min(self.maximumHeight(), max(self.least, fitting)))
