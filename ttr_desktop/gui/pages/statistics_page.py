# SPDX-License-Identifier: GPL-3.0-or-later
"""How one has fared: figures, charts and a table over all finished games, and a way to take them along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ttr_desktop.bots.registry import BOTS
from ttr_desktop.data.atomic import write_text
from ttr_desktop.data.catalogue import MAP_IDS, board_name
from ttr_desktop.gui.charts.bars import Bar, BarChart
from ttr_desktop.gui.charts.card import ChartCard, FigureCard
from ttr_desktop.gui.charts.course import CourseChart, Dot
from ttr_desktop.gui.charts.empty import EmptyState
from ttr_desktop.gui.charts.filters import FilterRow
from ttr_desktop.gui.charts.stacks import Stack, StackChart
from ttr_desktop.gui.models.breakdown import BreakdownModel, BreakdownRow
from ttr_desktop.gui.people import People
from ttr_desktop.gui.scrolled import scrolled
from ttr_desktop.gui.shell.ask_where import ask_where
from ttr_desktop.gui.shell.system_words import SystemWords
from ttr_desktop.gui.style import px
from ttr_desktop.table.statistics.entry import GameEntry
from ttr_desktop.table.statistics.figures import (
    SOURCES,
    Showing,
    Summary,
    by_level,
    by_map,
    by_style,
    by_table,
    summary,
)
from ttr_desktop.table.statistics.spreadsheet import to_csv
from ttr_desktop.table.table import HUMAN
from ttr_desktop.texts.bots import BotTexts
from ttr_desktop.texts.catalogue import Catalogue
from ttr_desktop.texts.term import signed

_SOON = 300  # milliseconds in which the games are read as a rule


def _in_order(groups: Mapping[str, Summary], order: Sequence[str]) -> dict[str, Summary]:
    """The groups in the order in which they are known everywhere; strangers last."""
    known = [key for key in order if key in groups]
    return {key: groups[key] for key in (*known, *(key for key in groups if key not in known))}


class StatisticsPage(QWidget):
    """Shows entries; where they come from is not its business."""

    home = Signal()
    play = Signal()
    said = Signal(str, bool)  # a sentence, and whether it is about trouble

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._bots = BotTexts(texts.language)
        self._entries: Sequence[GameEntry] = ()
        self.filters = FilterRow(self.map_name, self.level_name)
        self.filters.changed.connect(self._refresh)
        self.figures = {
            "games": FigureCard(self.tr("Games")),
            "wins": FigureCard(self.tr("Wins")),
            "points": FigureCard(self.tr("Average points")),
            "path": FigureCard(self.tr("Longest path")),
            "tickets": FigureCard(self.tr("Tickets made")),
            "streak": FigureCard(self.tr("Best streak")),
        }
        self.boards, self.levels = BarChart(), BarChart()
        self.sources, self.course = StackChart(), CourseChart()
        self.breakdown = BreakdownModel(self)
        self.table = self._make_table()
        self.empty = EmptyState(
            self.tr("No finished games yet"),
            self.tr("Play a game to its end and it will be counted here: wins, points, tickets and streaks."),
            self.tr("Choose a board"),
        )
        self.empty.chosen.connect(self.play)
        self._sheet = self._make_sheet()
        self.waiting = QLabel()
        self.waiting.setObjectName("quiet")
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        QTimer.singleShot(_SOON, self.waiting, self._say_waiting)
        self._stack = QStackedWidget()
        for widget in (self.waiting, self.empty, self._sheet):
            self._stack.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 20, 32, 20)
        column.setSpacing(12)
        column.addLayout(self._make_head())
        column.addWidget(self._stack, 1)

    def _say_waiting(self) -> None:
        """Mostly the games are read before anybody could read this: then it would only flash up."""
        self.waiting.setText(self.tr("The games are being counted…"))

    def _make_head(self) -> QHBoxLayout:
        title = QLabel(self.tr("Statistics"))
        title.setObjectName("title")
        self.export = QPushButton(self.tr("Export as CSV…"))
        self.export.clicked.connect(self._ask_where)
        self.export.hide()
        back = QPushButton(self.tr("Back"))
        back.clicked.connect(self.home)
        back.setShortcut(Qt.Key.Key_Escape)
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(self.export)
        head.addWidget(back)
        return head

    def _make_sheet(self) -> QWidget:
        cards = QHBoxLayout()
        cards.setSpacing(12)
        for card in self.figures.values():
            cards.addWidget(card, 1)
        charts = QGridLayout()
        charts.setSpacing(12)
        charts.addWidget(ChartCard(self.tr("Wins by board"), self.boards), 0, 0)
        charts.addWidget(ChartCard(self.tr("Wins by level of the opponents"), self.levels), 0, 1)
        charts.addWidget(ChartCard(self.tr("Where the points come from"), self.sources), 1, 0)
        charts.addWidget(ChartCard(self.tr("Game after game"), self.course), 1, 1)
        for side in (0, 1):
            charts.setColumnStretch(side, 1)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(12)
        column.addLayout(cards)
        column.addLayout(charts)
        column.addWidget(ChartCard(self.tr("All figures"), self.table))
        column.addStretch(1)
        scroll = scrolled(inner, reading=self.tr("Statistics"))
        sheet = QWidget()
        rows = QVBoxLayout(sheet)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(12)
        rows.addWidget(self.filters)
        rows.addWidget(scroll, 1)
        return sheet

    def _make_table(self) -> QTableView:
        table = QTableView()
        table.setModel(self.breakdown)
        table.verticalHeader().hide()
        table.setFrameShape(QTableView.Shape.NoFrame)
        table.setAlternatingRowColors(True)
        table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        table.setShowGrid(False)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in (0, 1):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setFixedHeight(header.fontMetrics().lineSpacing() * 2 + px(10))
        return table

    # names

    def map_name(self, map_id: str) -> str:
        """A board that has gone since is called by its id."""
        return board_name(map_id, self._texts.language)

    def level_name(self, level: str) -> str:
        return self.tr("People") if level == HUMAN else self._bots.bot(level).name

    # figures

    def show_entries(self, entries: Sequence[GameEntry]) -> None:
        """Shows these games, given the oldest first."""
        self._entries = [entry for entry in entries if any(seat.human for seat in entry.seats)]
        self._stack.setCurrentWidget(self._sheet if self._entries else self.empty)
        self.export.setVisible(bool(self._entries))
        self.filters.offer(self._entries)
        self._refresh()

    def _refresh(self) -> None:
        showings = self.filters.selection().of(self._entries)
        maps, levels = _in_order(by_map(showings), MAP_IDS), _in_order(by_level(showings), (*BOTS, HUMAN))
        self._show_figures(summary(showings))
        self.boards.show_bars([self._bar(self.map_name(one), group) for one, group in maps.items()])
        self.levels.show_bars([self._bar(self.level_name(one), group) for one, group in levels.items()])
        names = {kind: self._texts.names.score(kind) for kind in SOURCES}
        self.sources.show_stacks([Stack(self.map_name(one), group.sources) for one, group in maps.items()], names)
        dots = [Dot(one.own.points.total, one.own.won, one.game.assisted) for one in showings]
        self.course.show_dots(dots)
        self._show_table(showings, maps, levels)

    def _bar(self, name: str, group: Summary) -> Bar:
        return Bar(name, group.share, self.tr("%n game(s)", "", group.games))

    def _show_figures(self, found: Summary) -> None:
        assisted = self.tr("%n with hints or undo", "", found.assisted) if found.assisted else ""
        self.figures["games"].show_figure(str(found.games), assisted)
        self.figures["wins"].show_figure(str(found.wins), f"{found.share:.0%}")
        best = self.tr("best: {points}").format(points=signed(found.best))
        self.figures["points"].show_figure(signed(round(found.average)), best)
        average = self.tr("{spaces} on average").format(spaces=f"{found.path_average:.0f}")
        self.figures["path"].show_figure(str(found.path_best), average)
        self.figures["tickets"].show_figure(str(found.made), self.tr("%n missed", "", found.missed))
        self.figures["streak"].show_figure(str(found.best_streak), self.tr("now: {wins}").format(wins=found.streak))

    def _show_table(
        self, showings: Sequence[Showing], maps: Mapping[str, Summary], levels: Mapping[str, Summary]
    ) -> None:
        told = [showing for showing in showings if showing.game.assisted]
        groups: list[tuple[str, Mapping[str, Summary]]] = [
            (self.tr("Board"), {self.map_name(key): group for key, group in maps.items()}),
            (self.tr("Level"), {self.level_name(key): group for key, group in levels.items()}),
            (self.tr("Style"), {self._bots.style(key).name: group for key, group in by_style(showings).items()}),
            (self.tr("Players"), by_table(showings)),
        ]
        if told:
            alone = [showing for showing in showings if not showing.game.assisted]
            helped = {self.tr("With hints or undo"): summary(told), self.tr("Without"): summary(alone)}
            groups.append((self.tr("Help"), helped))
        self.breakdown.set_rows([BreakdownRow(title, *item) for title, group in groups for item in group.items()])
        header = self.table.horizontalHeader().height()
        rows = self.breakdown.rowCount() * self.table.verticalHeader().defaultSectionSize()
        self.table.setFixedHeight(header + rows + 4)

    # export

    def _ask_where(self) -> None:
        suggestion = Path.home() / "ttr-desktop.csv"
        file = ask_where(self, self.tr("Export as CSV"), suggestion, self.tr("Tables (*.csv)"))
        if file is not None:
            self.export_to(file)

    def export_to(self, path: Path) -> None:
        """Writes all games, whatever is chosen on the page."""
        try:
            write_text(path, to_csv(self._entries, People().you()))
        except OSError as problem:
            reason = SystemWords().reason(problem)
            text = self.tr("{file} cannot be written: {reason}").format(file=path.name, reason=reason)
            self.said.emit(text, True)
        else:
            self.said.emit(self.tr("Written to {file}").format(file=path), False)
