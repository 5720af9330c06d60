# SPDX-License-Identifier: GPL-3.0-or-later
"""The game: the board in the middle, the tray below, docks at the side, one line that says what is going on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDockWidget, QLabel, QMainWindow, QVBoxLayout, QWidget

from ttr_desktop.core.events import Event
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.core.scoring import own_longest_path
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.animator import Animator
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board.view import BoardView
from ttr_desktop.gui.board_presenter import BoardPresenter
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.models.log import LogModel, LogRow
from ttr_desktop.gui.models.players import PlayersModel
from ttr_desktop.gui.models.tickets import TicketRow, TicketsModel
from ttr_desktop.gui.panels.goals import GoalsPanel
from ttr_desktop.gui.panels.log import LogPanel
from ttr_desktop.gui.panels.players import PlayersPanel
from ttr_desktop.gui.panels.tickets import TicketsPanel
from ttr_desktop.gui.theme import Theme
from ttr_desktop.gui.turn_flow import TurnFlow
from ttr_desktop.texts.catalogue import Catalogue


class GamePage(QMainWindow):
    """Shows one game. Made anew for each game, because boards and rules differ."""

    finished = Signal()

    def __init__(self, controller: GameController, texts: Catalogue, theme: Theme, parent: QWidget | None = None):
        super().__init__(parent)
        assert controller.table is not None
        self.setWindowFlags(Qt.WindowType.Widget)
        self._controller = controller
        self._texts = texts
        self._table = controller.table
        self._tables = self._table.game.tables
        self.scene = BoardScene(self._table.board, theme, texts.language)
        self.board = BoardView(self.scene)
        self.flow = TurnFlow(controller, self._tables, texts, self)
        self.presenter = BoardPresenter(self.scene, self._tables, texts, controller.why_not)
        self.animator = Animator(self.scene, self._tables)
        self._fresh: list[Event] = []  # told, but not yet shown as a movement
        self.players = PlayersModel(self)
        self.tickets = TicketsModel(self)
        self.log = LogModel(self)
        self.announcement = QLabel()
        self.announcement.setObjectName("announcement")
        self.announcement.setWordWrap(True)
        self.announcement.setAccessibleName(self.tr("Announcement"))
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.announcement)
        column.addWidget(self.board, 1)
        self.setCentralWidget(middle)
        self._lay_out_tray()
        self.players_panel = PlayersPanel(self.players)
        self.tickets_panel = TicketsPanel(self.tickets)
        self.log_panel = LogPanel(self.log)
        panels: list[tuple[str, str, QWidget]] = [
            (self.tr("Players"), "players", self.players_panel),
            (self.tr("Your tickets"), "tickets", self.tickets_panel),
            (self.tr("Log"), "log", self.log_panel),
        ]
        goals = self._controller.view().goals
        if goals:
            panels.insert(1, (self.tr("Goals"), "goals", GoalsPanel(self._tables, goals, self._texts.names)))
        self.docks: list[QDockWidget] = []
        for title, name, panel in panels:
            dock = QDockWidget(title, self)
            dock.setObjectName(name)
            dock.setWidget(panel)
            self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            self.docks.append(dock)
        self._first_layout = self.saveState()

    def _lay_out_tray(self) -> None:
        """The tray spans the whole width below board and docks, and always stays there."""
        self.flow.stack.setFixedHeight(148)
        tray = QDockWidget(self)
        tray.setObjectName("tray")
        tray.setTitleBarWidget(QWidget())
        tray.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        tray.setWidget(self.flow.stack)
        for corner in (Qt.Corner.BottomLeftCorner, Qt.Corner.BottomRightCorner):
            self.setCorner(corner, Qt.DockWidgetArea.BottomDockWidgetArea)
        self.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, tray)

    def reset_docks(self) -> None:
        """All docks back to where they were at first."""
        for dock in self.docks:
            dock.show()
        self.restoreState(self._first_layout)

    def _connect(self) -> None:
        controller = self._controller
        controller.position_changed.connect(self.show_view)
        controller.happened.connect(self._tell)
        controller.refused.connect(self._refuse)
        controller.ended.connect(self._end)
        self.scene.track_clicked.connect(self.flow.claim)
        self.scene.track_hovered.connect(self._hover_track)
        self.scene.city_hovered.connect(self._hover_city)
        self.flow.cards.colour_picked.connect(self._point_colour)
        self.flow.pointed.connect(self.scene.highlight)
        self.tickets_panel.pointed.connect(self._point_ticket)
        self.log_panel.pointed.connect(self._point_log)

    def close_game(self) -> None:
        """Lets go of the controller: another game may follow."""
        controller = self._controller
        controller.position_changed.disconnect(self.show_view)
        controller.happened.disconnect(self._tell)
        controller.refused.disconnect(self._refuse)
        controller.ended.disconnect(self._end)

    def show_view(self, view: SeatView) -> None:
        """Shows the position."""
        controller = self._controller
        in_turn = controller.my_turn and view.phase is Phase.TURN
        self.players.show(self._tables, view, self._table.names)
        self.tickets.show(self._tables, view)
        self.presenter.show(view, controller.choices().claims if in_turn else 0)
        self.flow.show(view)
        self.animator.play(self._fresh, controller.pace)
        self._fresh = []
        if controller.my_turn:
            self.announcement.setText(self._question(view))

    def _question(self, view: SeatView) -> str:
        """What is asked of the player."""
        if view.phase is Phase.SECOND_CARD:
            return self.tr("Take a second card.")
        if view.phase is Phase.TURN:
            if view.last_by >= 0:
                return self.tr("Your last turns: draw cards, claim a track or take tickets.")
            return self.tr("Your turn: draw cards, claim a track or take tickets.")
        return self.log.rows[-1].text if self.log.rows else ""

    def _tell(self, events: list[Event]) -> None:
        self.log.add(self._tables, events, self._texts, self._table.names, self._controller.watching)
        self._fresh = events
        if self.log.rows and not self._controller.my_turn:
            self.announcement.setText(self.log.rows[-1].text)

    def _end(self) -> None:
        """The longest path stays lit on the board for whoever got the bonus for it."""
        result = self._table.game.result
        lit = [
            track
            for seat, line in enumerate(result.lines if result else ())
            if line.longest_path
            for track in own_longest_path(self._tables, self._table.game.state.owned[seat]).tracks
        ]
        self.scene.highlight(lit)
        self.finished.emit()

    def _refuse(self, refusal: Refusal) -> None:
        sentence = self._texts.refusal(self._tables, refusal, self._table.names, self._controller.watching)
        title = self._texts.rule(refusal.rule).title
        self.announcement.setText(f"{sentence} ({refusal.rule}: {title})")

    def _hover_track(self, track: int) -> None:
        view, names = self._controller.view(), self._table.names
        self.board.setToolTip(self.presenter.tooltip(view, track, names) if track >= 0 else "")

    def _hover_city(self, city: int) -> None:
        self.board.setToolTip(self.presenter.city_tooltip(self._controller.view(), city) if city >= 0 else "")

    def _point_colour(self, card: int) -> None:
        """Shows which tracks that can be claimed take the card."""
        claimable = self._controller.choices().tracks() if self._controller.my_turn and card >= 0 else []
        colour = self._tables.cards.colour[card] if card >= 0 else -1
        takes = [n for n in claimable if colour < 0 or self._tables.tracks[n].colour in (-1, colour)]
        self.scene.highlight(takes)

    def _point_ticket(self, row: TicketRow | None) -> None:
        self.scene.highlight(list(row.rest.tracks) if row is not None and row.rest is not None else [])

    def _point_log(self, row: LogRow | None) -> None:
        self.scene.highlight([row.track] if row is not None and row.track >= 0 else [])
