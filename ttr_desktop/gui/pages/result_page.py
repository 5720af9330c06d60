# SPDX-License-Identifier: GPL-3.0-or-later
"""The final sheet: who won and why, every line of the count, all tickets, the course of the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import SIGNAL, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
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
from ttr_desktop.gui.looks import looks_of
from ttr_desktop.gui.people import People
from ttr_desktop.gui.player_icon import player_icon
from ttr_desktop.gui.players_header import PlayersHeader
from ttr_desktop.gui.points_chart import PointsChart, points_by_turn
from ttr_desktop.gui.stage.verdict import Verdict
from ttr_desktop.gui.winner_banner import WinnerBanner
from ttr_desktop.table.table import GameTable
from ttr_desktop.texts.catalogue import Catalogue
from ttr_desktop.texts.term import signed

_ALWAYS = ("routes", "tickets", "total")  # other kinds of points only if somebody has some


class ResultPage(QWidget):
    """A column a player, a row a kind of points."""

    again = Signal()
    home = Signal()
    board = Signal()
    save_replay = Signal()
    review = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.banner = WinnerBanner()
        self.sheet = QTableWidget()
        self.chart = PointsChart()
        self.tickets = QTreeWidget()
        self._dress_lists()
        self._optional: list[tuple[QPushButton, str]] = []  # buttons, and the signals without which they are hidden
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self.sheet)
        left.addWidget(self.chart, 1)
        middle = QHBoxLayout()
        middle.setSpacing(20)
        middle.addLayout(left, 3)
        middle.addWidget(self.tickets, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 20, 32, 20)
        column.setSpacing(14)
        column.addWidget(self.banner)
        column.addLayout(middle, 1)
        column.addLayout(self._buttons())

    def _dress_lists(self) -> None:
        self.sheet.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.sheet.setAccessibleName(self.tr("Final count"))
        self.sheet.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.sheet.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.sheet.setShowGrid(False)
        self.sheet.setFrameShape(QTableWidget.Shape.NoFrame)
        self.sheet.setAlternatingRowColors(True)
        self.sheet.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sheet.setHorizontalHeader(PlayersHeader())
        self.sheet.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.sheet.horizontalHeader().setHighlightSections(False)
        self.sheet.verticalHeader().setDefaultSectionSize(28)
        self.tickets.setHeaderLabels([self.tr("Tickets"), self.tr("Points")])
        self.tickets.headerItem().setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.tickets.setAccessibleName(self.tr("Tickets of all players"))
        self.tickets.setAlternatingRowColors(True)
        self.tickets.setRootIsDecorated(False)
        self.tickets.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.tickets.setIndentation(12)
        self.tickets.header().setStretchLastSection(False)
        self.tickets.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tickets.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self._again = again = QPushButton(self.tr("Rematch"))
        again.setObjectName("primary")
        again.clicked.connect(self.again)
        review = QPushButton(self.tr("Review the game"))
        review.clicked.connect(self.review)
        save = QPushButton(self.tr("Save the replay…"))
        save.clicked.connect(self.save_replay)
        look = QPushButton(self.tr("Look at the board"))
        look.clicked.connect(self.board)
        home = QPushButton(self.tr("Back to the start"))
        home.clicked.connect(self.home)
        self._optional += [(review, "review()"), (save, "save_replay()")]
        for button in (again, review, save, look):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(home)
        return row

    def show_result(self, table: GameTable, result: Result, texts: Catalogue) -> None:
        """Fills the sheet; kinds that nobody has points of are left out."""
        for button, name in self._optional:
            button.setVisible(self.receivers(SIGNAL(name)) > 0)
        looks, names = looks_of(table.seats), People().called(table.seats)
        verdict = Verdict(result, names, texts.names)
        self.banner.show_winners([looks[seat] for seat in result.winners], verdict.headline(), verdict.reason())
        self._show_sheet(table, names, result, texts)
        self.chart.show_courses(points_by_turn(table.history, len(names)), names, looks)
        self._show_tickets(table, names, texts)
        self._again.setFocus()

    def _show_sheet(self, table: GameTable, names: Sequence[str], result: Result, texts: Catalogue) -> None:
        kinds = [
            kind for kind in ScoreLine._fields if kind in _ALWAYS or any(getattr(line, kind) for line in result.lines)
        ]
        self.sheet.setRowCount(len(kinds))
        self.sheet.setColumnCount(len(names))
        for seat, look in enumerate(looks_of(table.seats)):
            self.sheet.setHorizontalHeaderItem(seat, QTableWidgetItem(player_icon(look), names[seat]))
        self.sheet.setVerticalHeaderLabels([_capital(texts.names.score(kind)) for kind in kinds])
        for row, kind in enumerate(kinds):
            for seat, line in enumerate(result.lines):
                self.sheet.setItem(row, seat, self._item(getattr(line, kind), kind == "total", seat in result.winners))
        self.sheet.setRowHeight(len(kinds) - 1, 38)
        height = self.sheet.horizontalHeader().sizeHint().height()
        self.sheet.setFixedHeight(height + sum(self.sheet.rowHeight(row) for row in range(len(kinds))))

    def _item(self, points: int, total: bool, won: bool) -> QTableWidgetItem:
        item = QTableWidgetItem(signed(points))
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        if total:
            font = item.font()
            font.setBold(True)
            font.setPointSizeF(font.pointSizeF() * 1.5)
            item.setFont(font)
            if won:
                item.setBackground(self.palette().color(QPalette.ColorRole.Highlight))
                item.setForeground(self.palette().color(QPalette.ColorRole.HighlightedText))
        return item

    def _show_tickets(self, table: GameTable, names: Sequence[str], texts: Catalogue) -> None:
        """All tickets are turned over: completed ones first."""
        self.tickets.clear()
        game = table.game
        quiet = QColor(self.palette().color(QPalette.ColorRole.PlaceholderText))
        for seat, look in enumerate(looks_of(table.seats)):
            values = [(ticket_points(game.tables, game.state, seat, n), n) for n in game.state.tickets[seat]]
            parent = QTreeWidgetItem([names[seat], signed(sum(points for points, _ in values))])
            parent.setIcon(0, player_icon(look))
            font = parent.font(0)
            font.setBold(True)
            for column in (0, 1):
                parent.setFont(column, font)
            parent.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.tickets.addTopLevelItem(parent)
            for points, number in sorted(values, reverse=True):
                title = texts.names.ticket(game.tables, game.tables.board.tickets[number])
                item = QTreeWidgetItem([("✔  " if points > 0 else "✘  ") + title, signed(points)])
                item.setToolTip(0, title)
                item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                if points <= 0:
                    item.setForeground(0, quiet)
                parent.addChild(item)
            parent.setExpanded(True)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
