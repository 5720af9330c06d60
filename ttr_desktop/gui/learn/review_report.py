# SPDX-License-Identifier: GPL-3.0-or-later
"""The overview of a review: the course of the chances, the decisions that cost most, the tickets and their price."""

from __future__ import annotations

from collections import Counter
from functools import partial

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ttr_desktop.gui.charts.card import ChartCard
from ttr_desktop.gui.charts.chances import ChancesChart, Point
from ttr_desktop.gui.learn.verdict_words import SIGNS, VerdictWords, percent
from ttr_desktop.gui.scrolled import scrolled
from ttr_desktop.table.replay import Replay
from ttr_desktop.teach.review import Assessed, Review, course
from ttr_desktop.teach.ticket_costs import NO_TICKET, TicketCost, ticket_costs
from ttr_desktop.teach.verdicts import Verdict
from ttr_desktop.texts.catalogue import Catalogue
from ttr_desktop.texts.term import signed


class _DecisionCard(QFrame):
    """A decision that cost much: what it was, what it cost, and the way to it."""

    chosen = Signal()

    def __init__(self, title: str, told: str, cost: str) -> None:
        super().__init__()
        self.setObjectName("group")
        heading = QLabel(title)
        heading.setObjectName("heading")
        words = QLabel(told)
        words.setWordWrap(True)
        price = QLabel(cost)
        price.setObjectName("quiet")
        price.setWordWrap(True)
        self.button = QPushButton(self.tr("Find a better move"))
        self.button.setAccessibleName(f"{title}. {self.button.text()}")
        self.button.clicked.connect(self.chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(4)
        for widget in (heading, words, price):
            column.addWidget(widget)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)


class ReviewReport(QWidget):
    """Shows what is known of a review so far."""

    chosen = Signal(int)  # place among the costly decisions

    def __init__(self, replay: Replay, seat: int, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._replay, self._seat, self._texts = replay, seat, texts
        self._words = VerdictWords(self)
        self.chart = ChancesChart()
        self.chart.chosen.connect(self._point_chosen)
        self.summary = QLabel()
        self.summary.setObjectName("quiet")
        self.summary.setWordWrap(True)
        self.tickets = QTableWidget()
        self.decisions: list[QPushButton] = []
        self._costly: list[Assessed] = []
        self._assessed: list[Assessed] = []
        self._cards = QVBoxLayout()
        self._cards.setSpacing(10)
        self._lay_out()
        self._fill_tickets()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(14)
        left.addWidget(ChartCard(self.tr("Your winning chances, from what you knew at the time"), self.chart))
        left.addWidget(self.summary)
        caption = QLabel(self.tr("Your tickets and what they cost"))
        caption.setObjectName("heading")
        left.addWidget(caption)
        left.addWidget(self.tickets)
        left.addStretch(1)
        inside = QWidget()
        cards = QVBoxLayout(inside)
        cards.setContentsMargins(0, 0, 8, 0)
        cards.addLayout(self._cards)
        cards.addStretch(1)
        scroll = scrolled(inside)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.heading = QLabel(self.tr("Decisions that cost most"))
        self.heading.setObjectName("heading")
        self.empty = QLabel()
        self.empty.setObjectName("quiet")
        self.empty.setWordWrap(True)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.heading)
        right.addWidget(self.empty)
        right.addWidget(scroll, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        row.addLayout(left, 3)
        row.addLayout(right, 2)

    def show_review(self, review: Review) -> None:
        """What is known by now."""
        self._assessed, self._costly = review.assessed(), review.costly()
        points = [
            Point(self._words.when(one.move.view.turn), chance, SIGNS[one.verdict])
            for one, chance in zip(self._assessed, course(self._assessed), strict=True)
        ]
        self.chart.show_points(points, len(review.moves), self._words.legend())
        if review.finished:
            counts = Counter(one.verdict for one in self._assessed)
            told = [self._words.counted(word, counts[word]) for word in Verdict if counts[word]]
            self.summary.setText(self._texts.names.listed(told) + ".")
        self._show_costly(review.finished)

    def _show_costly(self, finished: bool) -> None:
        while (item := self._cards.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self.decisions = []
        for place, one in enumerate(self._costly):
            card = self._card(one)
            card.chosen.connect(partial(self.chosen.emit, place))
            self._cards.addWidget(card)
            self.decisions.append(card.button)
        unsure = bool(self._costly) and all(one.doubtful for one in self._costly)
        worth = self.tr("Decisions worth another look")
        self.heading.setText(worth if unsure else self.tr("Decisions that cost most"))
        if unsure:
            self.empty.setText(self.tr("None has surely cost you much. Is there something better all the same?"))
        elif self._costly:
            self.empty.setText(self.tr("Only what you could know counts. Can you find something better?"))
        elif finished:
            self.empty.setText(self.tr("No decision of yours has cost you much. Well played!"))
        else:
            self.empty.setText(self.tr("They appear here when all has been looked at."))

    def _card(self, one: Assessed) -> _DecisionCard:
        title = self._words.title(one)
        events = self._replay.events(one.move.moment + 1, self._seat)
        told = self._texts.event(self._replay.tables, events[0], self._replay.names, self._seat) if events else ""
        judgement = one.judgement
        cost = self.tr("Winning chance {after} instead of {before}")
        if one.doubtful:
            cost = self.tr("In the games tried it won {after}, and another move {before}: that may be luck.")
        chances = {"after": percent(judgement.played.chance), "before": percent(judgement.best.chance)}
        return _DecisionCard(title, told, cost.format(**chances))

    def _point_chosen(self, number: int) -> None:
        """A sign in the chart leads to its decision, if that is one of those to be made again."""
        wanted = self._assessed[number].move.moment
        for place, one in enumerate(self._costly):
            if one.move.moment == wanted:
                self.chosen.emit(place)

    # tickets

    def _fill_tickets(self) -> None:
        events = [event for moment in self._replay.moments for event in moment.events]
        rows = ticket_costs(self._replay.moments[-1].game, events, self._seat)
        table = self.tickets
        unit = self._texts.names.unit(self._replay.tables).form("few" if self._texts.language == "pl" else "many")
        table.setColumnCount(5)
        table.setHorizontalHeaderLabels(
            [
                self.tr("Ticket"),
                self.tr("Points"),
                unit[:1].upper() + unit[1:],
                self.tr("Turns"),
                self.tr("Points a turn"),
            ]
        )
        table.setRowCount(len(rows))
        for row, cost in enumerate(rows):
            self._fill_row(row, cost)
        table.setAccessibleName(self.tr("Your tickets and what they cost"))
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setShowGrid(False)
        table.setFrameShape(QTableWidget.Shape.NoFrame)
        table.setAlternatingRowColors(True)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(table.columnCount()):
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            title = table.horizontalHeaderItem(column)
            if title is not None:
                title.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        table.resizeRowsToContents()
        rows_height = sum(table.rowHeight(row) for row in range(len(rows)))
        table.setFixedHeight(header.sizeHint().height() + rows_height)

    def _fill_row(self, row: int, cost: TicketCost) -> None:
        names, tables = self._texts.names, self._replay.tables
        if cost.ticket == NO_TICKET:
            title = self.tr("Tracks beside the tickets")
        else:
            done = "✔  " if cost.points > 0 else "✘  "
            title = done + names.ticket(tables, tables.board.tickets[cost.ticket])
        rate = self._decimal(cost.per_turn) if cost.turns else "–"
        points = signed(cost.points) if cost.ticket != NO_TICKET else "–"
        turns = self._decimal(cost.turns) if cost.turns else "–"
        cells = (title, points, self._laid(cost), turns, rate)
        for column, text in enumerate(cells):
            item = QTableWidgetItem(text)
            item.setToolTip(self._laid_tip(cost) if column == 2 else self._rate_tip(cost) if column == 4 else title)
            if column:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.tickets.setItem(row, column, item)

    def _laid(self, cost: TicketCost) -> str:
        """What lies on the way of the ticket; of one that was not completed also how much it would have taken."""
        whole = cost.pieces + cost.missing
        return self.tr("{laid} of {all}").format(laid=cost.pieces, all=whole) if cost.missing else str(cost.pieces)

    def _laid_tip(self, cost: TicketCost) -> str:
        missing = self.tr("%n space(s) of its shortest way were not laid.", "", cost.missing) if cost.missing else ""
        shared = self.tr("%n of these also serve(s) another ticket.", "", cost.shared) if cost.shared else ""
        return " ".join(filter(None, (missing, shared)))

    def _decimal(self, value: float) -> str:
        return QLocale(self._texts.language).toString(value, "f", 1).replace("-", "−")

    def _rate_tip(self, cost: TicketCost) -> str:
        text = self.tr("With {points} points of its share of the tracks; turns for drawing its cards are counted in.")
        return text.format(points=round(cost.track_points))
