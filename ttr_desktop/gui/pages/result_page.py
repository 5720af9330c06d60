# SPDX-License-Identifier: GPL-3.0-or-later
"""The final sheet: every line of the count, and who won."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ttr_desktop.core.events import ScoreLine
from ttr_desktop.core.scoring import Result, ticket_points
from ttr_desktop.gui.points_chart import PointsChart, points_by_turn
from ttr_desktop.table.table import GameTable
from ttr_desktop.texts.catalogue import Catalogue


class ResultPage(QWidget):
    """A column a player, a row a kind of points."""

    again = Signal()
    home = Signal()
    board = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLabel()
        self.title.setObjectName("title")
        self.detail = QLabel()
        self.detail.setObjectName("quiet")
        self.sheet = QTableWidget()
        self.sheet.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.sheet.setAccessibleName(self.tr("Final count"))
        self.sheet.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.sheet.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.chart = PointsChart()
        self.tickets = QTreeWidget()
        self.tickets.setHeaderLabels([self.tr("Tickets"), self.tr("Points")])
        self.tickets.setAccessibleName(self.tr("Tickets of all players"))
        self.tickets.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tickets.header().setStretchLastSection(False)
        again = QPushButton(self.tr("Play again"))
        again.setObjectName("primary")
        again.clicked.connect(self.again)
        look = QPushButton(self.tr("Look at the board"))
        look.clicked.connect(self.board)
        home = QPushButton(self.tr("Back to the start"))
        home.clicked.connect(self.home)
        buttons = QHBoxLayout()
        for button in (again, look, home):
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(60, 40, 60, 40)
        column.setSpacing(16)
        column.addWidget(self.title)
        column.addWidget(self.detail)
        middle = QHBoxLayout()
        middle.setSpacing(20)
        left = QVBoxLayout()
        left.addWidget(self.sheet)
        left.addWidget(self.chart, 1)
        middle.addLayout(left, 3)
        middle.addWidget(self.tickets, 2)
        column.addLayout(middle, 1)
        column.addLayout(buttons)

    def show_result(self, table: GameTable, result: Result, texts: Catalogue) -> None:
        """Fills the sheet; kinds that nobody has points of are left out."""
        names = table.names
        winners = texts.names.listed([names[seat] for seat in result.winners])
        shared = len(result.winners) > 1
        text = self.tr("{names} share the win") if shared else self.tr("{names} wins")
        self.title.setText(text.format(names=winners))
        self.detail.setText(self._tie_break(result.tie_break))
        kinds = [
            kind
            for kind in ScoreLine._fields
            if kind in ("routes", "tickets", "total") or any(getattr(line, kind) for line in result.lines)
        ]
        self.sheet.setRowCount(len(kinds))
        self.sheet.setColumnCount(len(names))
        self.sheet.setHorizontalHeaderLabels(names)
        self.sheet.setVerticalHeaderLabels([texts.names.score(kind) for kind in kinds])
        for row, kind in enumerate(kinds):
            for seat, line in enumerate(result.lines):
                item = QTableWidgetItem(str(getattr(line, kind)))
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                font = item.font()
                font.setBold(kind == "total")
                item.setFont(font)
                self.sheet.setItem(row, seat, item)

        height = self.sheet.horizontalHeader().sizeHint().height()
        self.sheet.setFixedHeight(height + sum(self.sheet.rowHeight(row) for row in range(len(kinds))) + 4)
        self.chart.show_courses(points_by_turn(table.history, len(names)))
        self._show_tickets(table, texts)

    def _show_tickets(self, table: GameTable, texts: Catalogue) -> None:
        """All tickets are turned over: completed ones first."""
        self.tickets.clear()
        game = table.game
        for seat, name in enumerate(table.names):
            values = [(ticket_points(game.tables, game.state, seat, n), n) for n in game.state.tickets[seat]]
            parent = QTreeWidgetItem([name, str(sum(points for points, _ in values))])
            self.tickets.addTopLevelItem(parent)
            for points, number in sorted(values, reverse=True):
                title = texts.names.ticket(game.tables, game.tables.board.tickets[number])
                parent.addChild(QTreeWidgetItem([("✔ " if points > 0 else "✘ ") + title, str(points)]))
            parent.setExpanded(True)

    def _tie_break(self, name: str) -> str:
        return {
            "": "",
            "tickets": self.tr("A tie, decided by the most completed tickets."),
            "longest-path-bonus": self.tr("A tie, decided by the bonus for the longest path."),
            "longest-path": self.tr("A tie, decided by the longest path."),
            "goals": self.tr("A tie, decided by the most goals won."),
        }[name]
