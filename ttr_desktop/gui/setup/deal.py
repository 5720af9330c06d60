# SPDX-License-Identifier: GPL-3.0-or-later
"""Who starts, and the seed of the deal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

from ttr_desktop.gui.style import px
from ttr_desktop.table.lineup import new_seed

LONGEST_SEED = 40


class DealBox(QWidget):
    """The same seed deals the same cards again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first = QComboBox()
        self.first.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.first.setAccessibleName(self.tr("Who starts"))
        self.seed_line = QLineEdit(new_seed())
        self.seed_line.setMaxLength(LONGEST_SEED)
        self.seed_line.setAccessibleName(self.tr("Seed of the deal"))
        self.dice = QToolButton()
        self.dice.setIcon(self._die())
        self.dice.setIconSize(QSize(px(20), px(20)))
        self.dice.setToolTip(self.tr("Another seed"))
        self.dice.setAccessibleName(self.tr("Another seed"))
        self.dice.clicked.connect(lambda: self.seed_line.setText(new_seed()))
        seed = QHBoxLayout()
        seed.setSpacing(px(6))
        seed.addWidget(self.seed_line, 1)
        seed.addWidget(self.dice)
        hint = QLabel(self.tr("The same seed deals the same cards again."))
        hint.setObjectName("caption")
        hint.setWordWrap(True)
        hint.setAlignment(Qt.AlignmentFlag.AlignTop)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(px(14))
        form.setVerticalSpacing(px(6))
        form.addRow(self.tr("Who starts"), self.first)
        form.addRow(self.tr("Seed"), seed)
        form.addRow("", hint)

    def show_names(self, names: Sequence[str]) -> None:
        """Lists those who can start; the choice stays."""
        first = self.first_seat()
        blocker = QSignalBlocker(self.first)
        self.first.clear()
        self.first.addItem(self.tr("Chosen at random"), None)
        for seat, name in enumerate(names):
            self.first.addItem(name, seat)
        blocker.unblock()
        self.choose_first(first)

    def choose_first(self, first: int | None) -> None:
        """Picks who starts; by chance if nobody sits there."""
        self.first.setCurrentIndex(first + 1 if first is not None and first + 1 < self.first.count() else 0)

    def first_seat(self) -> int | None:
        data = self.first.currentData()
        return data if isinstance(data, int) else None

    def seed(self) -> str:
        """As typed; a new one if the line was left empty."""
        return self.seed_line.text().strip() or new_seed()

    def _die(self) -> QIcon:
        """Five eyes."""
        side = 80
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().text().color()
        painter.setPen(QPen(ink, 6))
        painter.drawRoundedRect(QRectF(8, 8, side - 16, side - 16), 16, 16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for x, y in ((26, 26), (54, 26), (40, 40), (26, 54), (54, 54)):
            painter.drawEllipse(QPointF(x, y), 6, 6)
        painter.end()
        return QIcon(picture)
