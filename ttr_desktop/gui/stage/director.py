# SPDX-License-Identifier: GPL-3.0-or-later
"""Joins the controller to the stage: what is told comes here first, and what follows waits until it was shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ttr_desktop.core.view import SeatView
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board.view import BoardView
from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.models.position import PositionModels
from ttr_desktop.gui.panels.players import PlayersPanel
from ttr_desktop.gui.people import People
from ttr_desktop.gui.stage.ceremony import Ceremony
from ttr_desktop.gui.stage.count_page import CountPage
from ttr_desktop.gui.stage.overlay import Overlay
from ttr_desktop.gui.stage.places import Places
from ttr_desktop.gui.stage.recap import Recap
from ttr_desktop.gui.stage.recap_page import RecapPage
from ttr_desktop.gui.stage.script import Script
from ttr_desktop.gui.stage.skip import Skipper
from ttr_desktop.gui.stage.stage import Stage
from ttr_desktop.gui.stage.tempo import OFF
from ttr_desktop.gui.turn_flow import TurnFlow
from ttr_desktop.table.table import GameTable
from ttr_desktop.texts.catalogue import Catalogue


class Director(QObject):
    """One for each game page."""

    handover = Signal(int)  # the last move was shown: another person takes the screen
    taken_over = Signal()  # another person looks: what was told to the last one must go
    finished = Signal()  # all was shown: the final sheet

    def __init__(
        self,
        page: QWidget,
        controller: GameController,
        board: BoardView,
        flow: TurnFlow,
        models: PositionModels,
        players: PlayersPanel,
        texts: Catalogue,
    ) -> None:
        super().__init__(page)
        self._page = page
        assert controller.table is not None
        scene = board.scene()
        assert isinstance(scene, BoardScene)
        tables = controller.table.game.tables
        self._controller = controller
        self._scene = scene
        self._flow = flow
        self._texts = texts
        self._ceremony: Ceremony | None = None
        self.witnessed = False  # whether the game was seen while it was still on
        self._closed = False
        self._recap: Recap | None = None  # still to be read
        self.count_page = CountPage()
        self.count_page.sheet.clicked.connect(self._to_sheet)
        self.count_page.further.clicked.connect(self._further)
        self.recap_page = RecapPage()
        self.recap_page.pointed.connect(flow.pointed)
        self.recap_page.cancelled.connect(self._put_away)
        self.recap_page.again.connect(self._replay)
        flow.stack.addWidget(self.count_page)
        flow.stack.addWidget(self.recap_page)
        self.overlay = Overlay(page)
        places = Places(page, board, flow, models, players)
        script = Script(self.overlay, places, scene, tables, flow, People().called(controller.table.seats), texts)
        self.stage = Stage(tables, script.movements, self.overlay, lambda: controller.speed)
        self._skipper = Skipper(page, self._skip, self._stale, self._spared)
        self.stage.begun.connect(self._begin)
        controller.happened.connect(self.stage.tell)
        controller.position_changed.connect(self.stage.reach)
        controller.acting.connect(self._act)
        controller.took_over.connect(self._take_over)
        controller.went_back.connect(self._go_back)
        controller.ended.connect(self._ended)
        controller.stopped.connect(self._stop)

    def close(self) -> None:
        """The page goes away, perhaps in the middle of something."""
        controller = self._controller
        controller.happened.disconnect(self.stage.tell)
        controller.position_changed.disconnect(self.stage.reach)
        controller.acting.disconnect(self._act)
        controller.took_over.disconnect(self._take_over)
        controller.went_back.disconnect(self._go_back)
        controller.ended.disconnect(self._ended)
        controller.stopped.disconnect(self._stop)
        self._stop()

    def _stop(self) -> None:
        self._skipper.sleep()
        self.stage.restart()
        self._recap = None
        if self._ceremony is not None:
            self._ceremony.performer.stop()
        self._controller.set_showing(False)

    def _begin(self) -> None:
        self._skipper.wake()
        self._controller.set_showing(True)
        self._scene.set_claimable(0)
        if self._flow.stack.currentWidget() is not self._flow.cards:
            self._flow.back_to_cards()

    def settle(self) -> None:
        """The page shows the truth: now comes what had to wait for it."""
        self._skipper.sleep()
        self._controller.set_showing(False)
        table = self._controller.table
        if table is None or self.stage.busy:
            return
        seat = table.game.seat
        if table.game.over:
            self._end(table)
            return
        self.witnessed = True
        if table.is_human(seat) and seat != self._controller.watching:
            if not self._controller.held:
                self.handover.emit(seat)
        elif self._recap is not None:
            self._tell(table, self._recap)

    # the end

    def _end(self, table: GameTable) -> None:
        """Counts up before the final sheet comes; at once if nothing is to move or the game was over before."""
        self._flow.stack.setCurrentWidget(self.count_page)
        if self._ceremony is not None:
            self._ceremony.show_end()
            return
        self._ceremony = Ceremony(self.count_page, self._scene, table, self._texts, lambda: self._controller.speed)
        self._ceremony.ended.connect(self._close)
        if not self.witnessed:
            self._ceremony.show_end()
        elif self._controller.speed == OFF or not self._page.isVisible():
            self._ceremony.finish()
        else:
            self._skipper.wake()
            self._ceremony.play()

    def _close(self) -> None:
        self._skipper.sleep()
        self._closed = True
        self.finished.emit()

    def _ended(self) -> None:
        """A game that was over when it was opened has no ceremony, only the sheet."""
        if not self.witnessed and not self._closed:
            self._close()

    def _to_sheet(self) -> None:
        if self._ceremony is not None:
            self._ceremony.finish()

    def _further(self) -> None:
        if self._ceremony is not None:
            self._ceremony.further()

    # several people at one screen

    def _take_over(self, recap: Recap) -> None:
        self.stage.restart()
        self._recap = recap if recap.notable(self._controller.watching) else None
        self.taken_over.emit()

    def _go_back(self) -> None:
        self._skipper.sleep()
        self.stage.restart()
        self._recap = None
        self.taken_over.emit()

    def _tell(self, table: GameTable, recap: Recap) -> None:
        seat = self._controller.watching
        model = self.recap_page.model
        model.clear()
        model.add(table.game.tables, recap.notable(seat), self._texts, table.names, seat)
        self.recap_page.ask(recap.before is not None and self._controller.speed != OFF)
        self._flow.stack.setCurrentWidget(self.recap_page)
        self._skipper.wake()

    def _put_away(self) -> None:
        if self._recap is not None:
            self._recap = None
            self._skipper.sleep()
            self._flow.show(self._controller.view())

    def _replay(self) -> None:
        recap = self._recap
        self._put_away()
        if recap is not None and recap.before is not None:
            self.stage.replay(recap.before, list(recap.events))

    # what a click or key means

    def _act(self) -> None:
        self._recap = None
        self.stage.finish()

    def _skip(self) -> None:
        if self.stage.busy:
            self.stage.finish()
        elif self._ceremony is not None and self._ceremony.busy:
            self._ceremony.further()
        else:
            self._put_away()

    def _spared(self) -> QWidget | None:
        """Where clicks are answers, not a wish to go on."""
        if self.stage.busy:
            return None
        return self.recap_page if self._recap is not None else self.count_page

    def _stale(self) -> list[QWidget]:
        """Market slots that show another card than the one that lies there by now."""
        shown, truth = self.stage.shown, self.stage.truth
        if not isinstance(shown, SeatView) or not isinstance(truth, SeatView):
            return []
        slots = zip(self._flow.cards.slots, shown.market, truth.market, strict=True)
        return [button for button, seen, there in slots if seen != there]
