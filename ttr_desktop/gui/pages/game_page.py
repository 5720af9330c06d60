# SPDX-License-Identifier: GPL-3.0-or-later
"""The game: the board in the middle, the tray below, docks at the side, one line that says what is going on."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QVBoxLayout, QWidget

from ttr_desktop.core.events import Event, GameEnded, TunnelRevealed
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.refusal import Refusal
from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.announcement import Announcement
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board.view import BoardView
from ttr_desktop.gui.board_presenter import BoardPresenter
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.looks import looks_of
from ttr_desktop.gui.models.position import PositionModels
from ttr_desktop.gui.panels.goals import GoalsPanel
from ttr_desktop.gui.panels.log import LogPanel
from ttr_desktop.gui.panels.players import PlayersPanel
from ttr_desktop.gui.panels.tables import TablesPanel
from ttr_desktop.gui.panels.thinking import ThinkingSign
from ttr_desktop.gui.panels.tickets import TicketsPanel
from ttr_desktop.gui.people import People
from ttr_desktop.gui.play_keys import PlayKeys
from ttr_desktop.gui.pointing import Pointing
from ttr_desktop.gui.stage.director import Director
from ttr_desktop.gui.style import px
from ttr_desktop.gui.theme import Theme
from ttr_desktop.gui.turn_flow import TurnFlow
from ttr_desktop.gui.zones import Zones
from ttr_desktop.texts.bots import BotTexts
from ttr_desktop.texts.catalogue import Catalogue

_DOCKS = (280, 440, 0.165)  # the least and the greatest width, and the share of the page in between
_LOG, _TITLE = 172, 30  # the least height of log and tables with their tabs; of a dock's title with the gap below
_MOST_FAULTS = 3  # lines in the log about one bot
_MOST_SPOKEN = 3  # lines at once: one action brings about no more, and a game that is opened has hundreds


class GamePage(QMainWindow):
    """Shows one game. Made anew for each game, because boards and rules differ."""

    finished = Signal()
    handover = Signal(int)  # another person must take the screen
    rule_asked = Signal(str)  # rule id

    def __init__(self, controller: GameController, texts: Catalogue, theme: Theme, parent: QWidget | None = None):
        super().__init__(parent)
        assert controller.table is not None
        self.setWindowFlags(Qt.WindowType.Widget)
        self._controller = controller
        self._texts = texts
        self._table = controller.table
        self._tables = self._table.game.tables
        self.reserved = _LOG  # height for what lies below players and tickets
        self.remembered = False  # whether the docks lie where they lay before
        self._faults: Counter[int] = Counter()  # of bots, by seat
        self.scene = BoardScene(self._table.board, theme, texts.language)
        self.scene.set_players(looks_of(self._table.seats))
        self.board = BoardView(self.scene)
        self.models = PositionModels(controller, self._tables, texts, self)
        self.flow = TurnFlow(controller, self._tables, texts, self.models, self._upright(), self)
        self.presenter = BoardPresenter(self.scene, self._tables, controller.why_not)
        self.pointing = Pointing(self.board, self.scene, controller, self._tables, texts.names, self.models)
        self.players = self.models.players
        self.log = self.models.log
        self._verdict: list[Event] = []  # the end of the game, kept back until all is counted up
        self.announcement = Announcement()
        self._lay_out()
        self.director = Director(self, controller, self.board, self.flow, self.models, self.players_panel, texts)
        self.stage = self.director.stage
        self._thinking = ThinkingSign(controller, self.players, self)
        self._thinking.moved.connect(self.players_panel.show_beat)
        self.zones = Zones(self, self.board, self.flow, [dock.widget() for dock in self.docks])
        PlayKeys(self, self.flow)
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
        self.players_panel = PlayersPanel(self.players, looks_of(self._table.seats))
        self.tickets_panel = TicketsPanel(self.models.tickets)
        self.log_panel = LogPanel(self.log, People().called(self._table.seats))
        self.tables_panel = TablesPanel(self.models.tracks, self.models.tickets)
        panels: list[tuple[str, str, QWidget]] = [
            (self.tr("Players"), "players", self.players_panel),
            (self.tr("Your tickets"), "tickets", self.tickets_panel),
            (self.tr("Log"), "log", self.log_panel),
            (self.tr("Tables"), "tables", self.tables_panel),
        ]
        goals = self._controller.view().goals
        self.goals_panel = GoalsPanel(self._tables, goals, self._texts.names) if goals else None
        if self.goals_panel is not None:
            panels.insert(1, (self.tr("Goals"), "goals", self.goals_panel))
        self.docks: list[QDockWidget] = []
        self._away: list[QDockWidget] = []  # floating ones that are hidden with the page
        for title, name, panel in panels:
            dock = QDockWidget(title, self)
            dock.setObjectName(name)
            dock.setWidget(panel)
            self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            self.docks.append(dock)
        log, tables = self.docks[-2:]
        self.tabifyDockWidget(log, tables)
        log.raise_()
        self._first_layout = self.saveState()

    def _lay_out_tray(self) -> None:
        """The tray spans the width below board and docks, or stands beside a high board; it always stays there."""
        tray = QDockWidget(self)
        tray.setObjectName("tray")
        tray.setTitleBarWidget(QWidget())
        tray.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        tray.setWidget(self.flow.stack)
        for corner in (Qt.Corner.BottomLeftCorner, Qt.Corner.BottomRightCorner):
            self.setCorner(corner, Qt.DockWidgetArea.BottomDockWidgetArea)
        below, beside = Qt.DockWidgetArea.BottomDockWidgetArea, Qt.DockWidgetArea.LeftDockWidgetArea
        self.addDockWidget(beside if self._upright() else below, tray)

    def _upright(self) -> bool:
        rect = self.scene.sceneRect()
        return rect.height() > rect.width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_height()

    def _share_height(self) -> None:
        """All players and all tickets are to be seen, as far as goals and a log of some lines leave room for them."""
        tray = 0 if self._upright() else self.flow.stack.height()
        goals = self.goals_panel.sizeHint().height() + px(_TITLE) if self.goals_panel is not None else 0
        room = self.height() - tray - goals - px(self.reserved + 3 * _TITLE)
        self.players_panel.set_room(room - self.tickets_panel.least)
        self.tickets_panel.set_room(room - self.players_panel.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Rows that claim the room of the moment do not keep the window from becoming smaller."""
        hint = super().minimumSizeHint()
        panels = (self.players_panel, self.tickets_panel)
        claimed = sum(max(0, panel.minimumSizeHint().height() - panel.least) for panel in panels)
        tray = self.flow.stack.minimumSizeHint().height() if self._upright() else 0
        return QSize(hint.width(), max(hint.height() - claimed, tray))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.remembered:
            self.remembered = True
            self._spread_docks()
        away, self._away = self._away, []
        for dock in away:
            dock.show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Floating docks are windows and would stay: over the cover, with somebody's tickets in them."""
        super().hideEvent(event)
        self._away += [dock for dock in self.docks if dock.isFloating() and not dock.isHidden()]
        for dock in self._away:
            dock.hide()

    def _spread_docks(self) -> None:
        """Large windows have wider docks."""
        width = max(px(_DOCKS[0]), min(px(_DOCKS[1]), round(_DOCKS[2] * self.width())))
        self.resizeDocks(self.docks, [width] * len(self.docks), Qt.Orientation.Horizontal)

    @property
    def form(self) -> str:
        """Layouts are remembered by this name: boards differ in the side of their tray and in their docks."""
        return ("high-board" if self._upright() else "wide-board") + ("-goals" if self.goals_panel else "")

    def reset_docks(self) -> None:
        """All docks back to where they were at first."""
        for dock in self.docks:
            dock.show()
        self.restoreState(self._first_layout)
        self._spread_docks()

    def find_track(self) -> None:
        """Goes to the table of tracks, to type the name of a city."""
        self.docks[-1].show()
        self.docks[-1].raise_()
        self.tables_panel.find_track()

    def _connect(self) -> None:
        self._controller.refused.connect(self._refuse)
        self.stage.happens.connect(self._keep_in_suspense)
        self.players.modelReset.connect(self._share_height)
        self.stage.told.connect(self._tell)
        self.stage.advanced.connect(self.show_part)
        self.stage.settled.connect(self.show_view)
        self.director.handover.connect(self.handover)
        self.director.taken_over.connect(self._start_log)
        self.director.finished.connect(self._end)
        self.scene.track_clicked.connect(self.flow.claim)
        self.pointing.join(self.flow, self.tickets_panel, self.log_panel, self.tables_panel)
        self.flow.rule_asked.connect(self.rule_asked)
        self.announcement.link.asked.connect(self.rule_asked)
        self._controller.bot_failed.connect(self._tell_fault)

    def close_game(self) -> None:
        """Lets go of the controller: another game may follow."""
        self._controller.refused.disconnect(self._refuse)
        self.director.close()
        self._thinking.close()
        self.board.release()

    def show_part(self, view: SeatView) -> None:
        """Shows what moves while something plays; the questions of the turn come at its end."""
        self.models.show_table(view)
        self.presenter.show_pieces(view)

    def show_view(self, view: SeatView) -> None:
        """Shows the position."""
        self.models.show(view)
        self.presenter.show(view, self.models.claimable(view))
        self.flow.show(view)
        if self._controller.my_turn:
            self.announcement.ask(self._question(view))
        self.director.settle()

    def _question(self, view: SeatView) -> str:
        """What is asked of the player."""
        if view.phase is Phase.SECOND_CARD and self._tables.rules.may_stop_drawing:
            return self.tr("Take a second card or stop drawing.")
        if view.phase is Phase.SECOND_CARD:
            return self.tr("Take a second card.")
        if view.phase is Phase.TURN:
            if view.last_by >= 0 and self._tables.rules.end_turns == 1:
                return self.tr("Your last turn: draw cards, claim a track or take tickets.")
            if view.last_by >= 0:
                return self.tr("Your last turns: draw cards, claim a track or take tickets.")
            return self.tr("Your turn: draw cards, claim a track or take tickets.")
        return self.log.rows[-1].text if self.log.rows else ""

    def _keep_in_suspense(self, events: list[Event]) -> None:
        """What is going on, while nobody may read yet how it ends."""
        for event in events if self.stage.busy else ():
            if isinstance(event, TunnelRevealed):
                track = self._texts.names.track(self._tables, self._tables.tracks[event.track])
                self.announcement.tell(self.tr("Tunnel {track}: what does it ask for?").format(track=track))

    def _tell(self, events: list[Event]) -> None:
        if self.director.witnessed:
            self._verdict += [event for event in events if isinstance(event, GameEnded)]
            events = [event for event in events if not isinstance(event, GameEnded)]
        before = len(self.log.rows)
        self.log.add(self._tables, events, self._texts, self._table.names, self._controller.watching)
        if events and self.log.rows:
            news = [row.text for row in self.log.rows[before:][-_MOST_SPOKEN:]]
            self.announcement.tell(self.log.rows[-1].text, " ".join(news))

    def _tell_fault(self, seat: int, fault: str) -> None:
        """A bot has failed; said a few times only, since some fail at every turn."""
        self._faults[seat] += 1
        if self._faults[seat] <= _MOST_FAULTS:
            text = BotTexts(self._texts.language).fault(self._table.names[seat], fault)
            self.log.note(text, "bot-failed", seat)

    def _end(self) -> None:
        """Only now, when all was counted up before everybody's eyes, it is told who has won."""
        self.log.add(self._tables, self._verdict, self._texts, self._table.names, self._controller.watching)
        self._verdict = []
        self.announcement.tell(self.log.rows[-1].text)
        result = self._controller.view().result
        if result is not None:
            self.players.show_totals([line.total for line in result.lines])
        self.finished.emit()

    def _start_log(self) -> None:
        """Another person looks: log and announcement speak to that one, and keep the secrets of the last."""
        watching = self._controller.watching
        self.log.clear()
        self.log.add(self._tables, self._table.history_for(watching), self._texts, self._table.names, watching)
        self.announcement.tell(self.log.rows[-1].text)

    def _refuse(self, refusal: Refusal) -> None:
        self.announcement.warn(self.models.reasons.told(refusal))
