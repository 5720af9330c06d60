# SPDX-License-Identifier: GPL-3.0-or-later
"""Odds and plans on request: unseen cards, tunnels, own tickets, how near the end is; from the seat's view alone."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ttr_desktop.core.tables import Tables
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.card_art import draw_card
from ttr_desktop.gui.learn.odds_words import OddsWords, Sheet
from ttr_desktop.gui.scrolled import scrolled
from ttr_desktop.gui.shell.window_size import open_at
from ttr_desktop.gui.style import px

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CARD = (22, 32)  # the little pictures of cards


class OddsWindow(QDialog):
    """Stays open beside the game and keeps up with it."""

    def __init__(self, tables: Tables, words: OddsWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables = tables
        self._words = words
        self.setWindowTitle(self.tr("Odds and plans"))
        self._column = QVBoxLayout()
        self._column.setSpacing(px(12))
        self._column.addStretch(1)
        self._sheets: dict[str, QTableWidget] = {}
        self._notes: dict[str, QLabel] = {}
        inside = QWidget()
        inside.setLayout(self._column)
        scroll = scrolled(inside)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        outer = QVBoxLayout(self)
        outer.addWidget(scroll, 1)
        outer.addWidget(buttons)
        self.setMinimumWidth(px(620))  # or the names of tickets would not be read
        open_at(self, 660, 640)

    def show_view(self, view: SeatView) -> None:
        """Writes all sheets anew for the position."""
        for sheet in self._words.sheets(view):
            if sheet.id not in self._sheets:
                self._sheets[sheet.id] = self._add(sheet)
            self._fill(self._sheets[sheet.id], sheet)
            self._notes[sheet.id].setText(sheet.note)

    def sheet(self, sheet_id: str) -> QTableWidget:
        """One of the tables."""
        return self._sheets[sheet_id]

    def note(self, sheet_id: str) -> str:
        """What is written below one of the tables."""
        return self._notes[sheet_id].text()

    def _add(self, sheet: Sheet) -> QTableWidget:
        table = QTableWidget(0, len(sheet.columns))
        table.setObjectName("oddsSheet")
        table.setAccessibleName(sheet.title)
        table.verticalHeader().hide()
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setFrameShape(QTableWidget.Shape.NoFrame)
        table.setAlternatingRowColors(True)
        table.setWordWrap(False)
        table.setIconSize(QSize(px(_CARD[0]), px(_CARD[1])))
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(sheet.wide, QHeaderView.ResizeMode.Stretch)
        for place, title in enumerate(sheet.columns):
            item = QTableWidgetItem(title)
            item.setTextAlignment(_RIGHT if place in sheet.numbers else _LEFT)
            table.setHorizontalHeaderItem(place, item)
        note = self._notes[sheet.id] = QLabel()
        note.setObjectName("quiet")
        note.setWordWrap(True)
        note.setVisible(bool(sheet.note))
        group = QGroupBox(sheet.title)
        column = QVBoxLayout(group)
        column.addWidget(table)
        column.addWidget(note)
        self._column.insertWidget(self._column.count() - 1, group)
        return table

    def _fill(self, table: QTableWidget, sheet: Sheet) -> None:
        table.setRowCount(len(sheet.rows))
        for number, row in enumerate(sheet.rows):
            for column, text in enumerate(row.cells):
                item = QTableWidgetItem(text)
                item.setToolTip(text)  # long tours may not fit
                if column in sheet.numbers:
                    item.setTextAlignment(_RIGHT)
                table.setItem(number, column, item)
            if row.card >= 0:
                first = table.item(number, 0)
                if first is not None:
                    first.setIcon(self._picture(row.card))
        high = px(_CARD[1] + 8) if any(row.card >= 0 for row in sheet.rows) else table.fontMetrics().height() + px(12)
        for number in range(len(sheet.rows)):
            table.setRowHeight(number, high)
        table.setFixedHeight(table.horizontalHeader().sizeHint().height() + high * len(sheet.rows) + 2)

    def _picture(self, card: int) -> QIcon:
        width, height = px(_CARD[0]), px(_CARD[1])
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(width * ratio), round(height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_card(painter, QRectF(0, 0, width, height), self._tables, card)
        painter.end()
        return QIcon(picture)
