# SPDX-License-Identifier: GPL-3.0-or-later
"""The heading of a table with a column for each player: mark and name side by side above the middle of the column."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from ttr_desktop.gui.style import px

_GAP = 8


class PlayersHeader(QHeaderView):
    """Qt itself puts an icon at the left edge of a section, far from a centred name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        model, across = self.model(), self.orientation()
        icon = model.headerData(logical, across, Qt.ItemDataRole.DecorationRole)
        name = str(model.headerData(logical, across, Qt.ItemDataRole.DisplayRole) or "")
        side = px(16)
        before = side + px(_GAP) if isinstance(icon, QIcon) else 0
        text = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, rect.width() - before - px(_GAP))
        left = rect.center().x() - (before + self.fontMetrics().horizontalAdvance(text)) // 2
        if isinstance(icon, QIcon):
            icon.paint(painter, left, rect.center().y() - side // 2, side, side)
        painter.setPen(self.palette().text().color())
        painter.drawText(rect.adjusted(left - rect.left() + before, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, text)
