# SPDX-License-Identifier: GPL-3.0-or-later
"""A game looked at again: board, players, hands, tickets and log of any moment, as any seat saw it or all open."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QSplitter, QVBoxLayout, QWidget

from ttr_desktop.core.refusal import Refusal
from ttr_desktop.core.scoring import own_longest_path
from ttr_desktop.core.view import SeatView
from ttr_desktop.data.atomic import write_text
from ttr_desktop.gui.board.render import CannotRender, save_scene
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board.view import BoardView
from ttr_desktop.gui.board_cards import BoardCards
from ttr_desktop.gui.board_presenter import BoardPresenter
from ttr_desktop.gui.looks import looks_of
from ttr_desktop.gui.models.players import PlayersModel
from ttr_desktop.gui.models.tickets import TicketRow
from ttr_desktop.gui.panels.goals import GoalsPanel
from ttr_desktop.gui.panels.players import PlayersPanel
from ttr_desktop.gui.people import People
from ttr_desktop.gui.replay.cards import ReplayCards
from ttr_desktop.gui.replay.controls import ALL_OPEN, ReplayControls
from ttr_desktop.gui.replay.log import ReplayLog
from ttr_desktop.gui.replay.tickets import ReplayTickets
from ttr_desktop.gui.replay.told_line import ToldLine
from ttr_desktop.gui.replay.walker import Walker
from ttr_desktop.gui.shell.ask_where import ask_where
from ttr_desktop.gui.shell.system_words import SystemWords
from ttr_desktop.gui.style import px
from ttr_desktop.gui.telling import Telling
from ttr_desktop.gui.theme import Theme
from ttr_desktop.gui.tray.reason_button import ReasonButton
from ttr_desktop.table.replay import Replay
from ttr_desktop.table.replay_log import text_log
from ttr_desktop.table.table import HUMAN
from ttr_desktop.texts.catalogue import Catalogue

_LOG = 130  # the least height that shows the line of the moment and what came before it
_CAPTION = 32  # height of a panel's title and margins


class ReplayPage(QWidget):
    """Shows one replay. Made anew for each, because boards and rules differ."""

    left = Signal()
    said = Signal(str, bool)  # a sentence, and whether it is about trouble
    review = Signal()

    def __init__(self, replay: Replay, texts: Catalogue, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.replay = replay
        self._texts = texts
        tables = replay.tables
        self.names = People().called(replay.seats)
        self.open_seat = ALL_OPEN
        self.walker = Walker(replay, self)
        self.scene = BoardScene(replay.board, theme, texts.language)
        self.scene.set_players(looks_of(replay.seats))
        self.board = BoardView(self.scene)
        self.presenter = BoardPresenter(self.scene, tables, self._why_not)
        self.players = PlayersModel(self)
        self.tickets = ReplayTickets(tables, self.names)
        self.log = ReplayLog(replay, texts, self)
        rect = self.scene.sceneRect()
        self._upright = rect.height() > rect.width()
        self.cards = ReplayCards(tables, texts.names, self.names, self._upright)
        self.controls = ReplayControls(replay, self.walker, self.names)
        self.announcement = ToldLine()
        self._lay_out()
        self.addActions(self.controls.key_actions())
        self.walker.moved.connect(self._show_moment)
        self.controls.view_chosen.connect(self.show_as)
        self.log.chosen.connect(self.walker.jump)
        self.tickets.pointed.connect(self._point_ticket)
        cards = BoardCards(tables, texts.names, replay.names, self.scene.look, self._view, self._me, self)
        self.telling = Telling(self.board, self.scene, tables, cards)
        self.show_as(self._first_view())

    def _first_view(self) -> int:
        """A game that is over lies open; one that may be gone on with is shown as its player knows it."""
        if self.replay.moments[-1].game.over:
            return ALL_OPEN
        humans = [seat for seat, info in enumerate(self.replay.seats) if info.player == HUMAN]
        return humans[0] if humans else ALL_OPEN

    def _lay_out(self) -> None:
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.announcement)
        column.addWidget(self.board, 1)
        across = QSplitter()
        across.addWidget(middle)
        across.addWidget(self._side())
        across.setStretchFactor(0, 1)
        across.setSizes([960, 320])
        across.setChildrenCollapsible(False)
        rows = QHBoxLayout()
        rows.setSpacing(0)
        if self._upright:
            rows.addWidget(self.cards)
        rows.addWidget(across, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addLayout(self._head())
        outer.addLayout(rows, 1)
        if not self._upright:
            outer.addWidget(self.cards)
        outer.addWidget(self.controls)

    def _side(self) -> QSplitter:
        """Players in full, then what room there is for tickets and log."""
        side = QSplitter(Qt.Orientation.Vertical)
        self.players_panel = PlayersPanel(self.players, looks_of(self.replay.seats))
        side.addWidget(self._titled(self.tr("Players"), self.players_panel))
        goals = self.replay.view(0, None).goals
        self.goals_panel = GoalsPanel(self.replay.tables, goals, self._texts.names) if goals else None
        if self.goals_panel is not None:
            side.addWidget(self._titled(self.tr("Goals"), self.goals_panel))
        side.addWidget(self._titled(self.tr("Tickets"), self.tickets))
        side.addWidget(self._titled(self.tr("Log"), self.log.panel))
        self.log.panel.setMinimumHeight(px(_LOG))
        side.setChildrenCollapsible(False)
        side.setStretchFactor(side.count() - 1, 1)
        self._side_panels = side
        return side

    def _fit_side(self) -> None:
        """Players and goals get what they need, the log twice as much of the rest as the tickets."""
        asked = [self.players_panel.sizeHintForRow(0) * self.players.rowCount() + _CAPTION]
        if self.goals_panel is not None:
            asked.append(self.goals_panel.sizeHint().height() + _CAPTION)
        rest = max(0, self._side_panels.height() - sum(asked))
        self._side_panels.setSizes([*asked, rest // 3, rest - rest // 3])

    def _head(self) -> QHBoxLayout:
        """What game it is, and what can be done with it."""
        title = QLabel(f"{self.replay.board.name(self._texts.language)} – {self._texts.names.listed(self.names)}")
        title.setObjectName("heading")
        export = QPushButton(self.tr("Export"))
        menu = QMenu(export)
        menu.addAction(self.tr("Position as a picture…"), self._ask_picture)
        menu.addAction(self.tr("Game as a text…"), self._ask_text)
        export.setMenu(menu)
        self.review_button = ReasonButton(self.tr("Review"))
        over = self.replay.moments[-1].game.over
        self.review_button.set_reason("" if over else self.tr("Only a game that is over can be reviewed."))
        self.review_button.clicked.connect(self.review)
        back = QPushButton(self.tr("Back"))
        back.clicked.connect(self.left)
        head = QHBoxLayout()
        head.setContentsMargins(16, 8, 12, 8)
        head.setSpacing(8)
        head.addWidget(title, 1)
        head.addWidget(self.review_button)
        head.addWidget(export)
        head.addWidget(back)
        return head

    def _titled(self, title: str, panel: QWidget) -> QWidget:
        label = QLabel(title)
        label.setObjectName("caption")
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(6, 4, 6, 0)
        column.setSpacing(2)
        column.addWidget(label)
        column.addWidget(panel, 1)
        return box

    # the moment

    def show_as(self, seat: int) -> None:
        """Shows what a seat saw, or all cards (`ALL_OPEN`)."""
        self.open_seat = seat
        self.controls.show_view(seat)
        self.log.tell(None if seat == ALL_OPEN else seat)
        self._show_moment()

    def _seats(self) -> Sequence[int]:
        return range(len(self.names)) if self.open_seat == ALL_OPEN else (self.open_seat,)

    def _me(self) -> int | None:
        """To whom the game is told: the seat that is looked at, or whoever played it at this computer."""
        return self.replay.me if self.open_seat == ALL_OPEN else self.open_seat

    def _view(self) -> SeatView:
        """The view that the board is shown in: that of the open seat, else of whoever is to move."""
        number = self.walker.moment
        seat = self.replay.moments[number].game.seat if self.open_seat == ALL_OPEN else self.open_seat
        return self.replay.view(number, seat)

    def _why_not(self, track: int) -> Refusal | None:
        """Tracks are closed to somebody: with all cards open, or when all is over, to nobody."""
        game = self.replay.moments[self.walker.moment].game
        return None if self.open_seat == ALL_OPEN or game.over else game.why_not(self.open_seat, track)

    def _show_moment(self) -> None:
        number = self.walker.moment
        views = {seat: self.replay.view(number, seat) for seat in self._seats()}
        view = self._view()
        self.players.show(self.replay.tables, view, self.names)
        self.presenter.show(view, 0)
        self.tickets.show_views(views)
        self.cards.show_views(views)
        self.log.follow(number)
        lines = self.log.lines(number)
        self.announcement.tell([line.text for line in lines] or self._turn_told(number))
        self.scene.highlight(self._spoken_of(), [line.city for line in lines if line.city >= 0])
        self.telling.refresh()

    def _turn_told(self, number: int) -> list[str]:
        """Where nothing is worth a line of the log, a turn has at least begun."""
        seat = None if self.open_seat == ALL_OPEN else self.open_seat
        events = self.replay.events(number, seat)
        return [self._texts.event(self.replay.tables, event, self.replay.names, self._me()) for event in events]

    def _spoken_of(self) -> list[int]:
        """The tracks of the moment; at the end those of the longest path that brought its owner a bonus."""
        game = self.replay.moments[self.walker.moment].game
        if game.result is None:
            return [line.track for line in self.log.lines(self.walker.moment) if line.track >= 0]
        return [
            track
            for seat, line in enumerate(game.result.lines)
            if line.longest_path
            for track in own_longest_path(game.tables, game.state.owned[seat]).tracks
        ]

    # pointing

    def _point_ticket(self, row: TicketRow | None) -> None:
        self.scene.highlight(list(row.rest.tracks) if row is not None and row.rest is not None else self._spoken_of())

    # export

    def _ask_picture(self) -> None:
        suggestion = Path.home() / f"{self.replay.board.id}-{self.walker.moment}.png"
        file = ask_where(self, self.tr("Export the position"), suggestion, self.tr("Pictures (*.png *.svg)"))
        if file is not None:
            self.export_picture(file)

    def _ask_text(self) -> None:
        suggestion = Path.home() / f"{self.replay.board.id}.txt"
        file = ask_where(self, self.tr("Export the game"), suggestion, self.tr("Texts (*.txt)"))
        if file is not None:
            self.export_text(file)

    def export_picture(self, path: Path) -> None:
        """The board of the moment, without what is only lit up for the screen. PNG unless the name says SVG."""
        path = path if path.suffix.lower() in (".png", ".svg") else path.with_name(f"{path.name}.png")
        self.scene.clear()
        try:
            save_scene(self.scene, path)
        except CannotRender as problem:
            self.said.emit(str(problem), True)
        else:
            self.said.emit(self.tr("Written to {file}").format(file=path), False)
        self._show_moment()

    def export_text(self, path: Path) -> None:
        """The whole game in words, as the open seat saw it, or with all secrets."""
        try:
            write_text(path, text_log(self.replay, self._texts, None if self.open_seat == ALL_OPEN else self.open_seat))
        except OSError as problem:
            reason = SystemWords().reason(problem)
            self.said.emit(self.tr("{file} cannot be written: {reason}").format(file=path.name, reason=reason), True)
        else:
            self.said.emit(self.tr("Written to {file}").format(file=path), False)

    # keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The space bar plays and pauses, unless a button has the focus and takes it for itself."""
        if event.key() == Qt.Key.Key_Space:
            self.walker.toggle()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_side()
        self.controls.slider.setFocus(Qt.FocusReason.OtherFocusReason)
