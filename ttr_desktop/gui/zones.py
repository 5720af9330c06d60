# SPDX-License-Identifier: GPL-3.0-or-later
"""The zones of the game page, and the way from one to the next by F6; where the focus goes back to after a question."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget
from shiboken6 import isValid

from ttr_desktop.gui.board.view import BoardView
from ttr_desktop.gui.tray.fan import CardFan
from ttr_desktop.gui.turn_flow import TurnFlow

_REASON = Qt.FocusReason.TabFocusReason  # so that whoever gets the focus shows it


class Zones(QObject):
    """Board, market, decks, hand or the question of the moment, then the docks that can be seen."""

    def __init__(self, page: QWidget, board: BoardView, flow: TurnFlow, panels: Sequence[QWidget]) -> None:
        super().__init__(page)
        self._page = page
        self._board = board
        self._flow = flow
        self._panels = tuple(panels)
        self._before: QWidget | None = None  # had the focus before a question came up
        self._asking = False
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_changed)
        flow.stack.currentChanged.connect(self._page_changed)

    @property
    def shown(self) -> list[QWidget]:
        """The zones that can be gone to now, in order."""
        cards = self._flow.cards
        fans = (cards.market, cards.decks, cards.hand) if cards.isVisible() else (self._flow.stack.currentWidget(),)
        zones = (self._board, *fans, *self._panels)
        return [zone for zone in zones if zone is not None and zone.isVisible() and _entry(zone) is not None]

    def next_zone(self) -> None:
        self._go(1)

    def previous_zone(self) -> None:
        self._go(-1)

    def _go(self, by: int) -> None:
        zones = self.shown
        focus = QApplication.focusWidget()
        here = [n for n, zone in enumerate(zones) if focus is not None and (zone is focus or zone.isAncestorOf(focus))]
        start = here[-1] if here else (-1 if by > 0 else 0)
        self.enter(zones[(start + by) % len(zones)])

    def enter(self, zone: QWidget) -> None:
        """Gives the focus to a zone: to the card that was left last, or to the first thing that takes keys."""
        target = zone if isinstance(zone, BoardView) else _entry(zone)
        if target is not None:
            target.setFocus(_REASON)
        if isinstance(zone, BoardView) and not zone.walker.shown:
            zone.walker.go(zone.walker.spot)  # it had the focus already, from a click

    # questions

    def _in_question(self, widget: QWidget) -> bool:
        stack = self._flow.stack
        return stack.isAncestorOf(widget) and not self._flow.cards.isAncestorOf(widget)

    def _focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is not None:
            self._bring_forward(new)
        if new is not None and self._page.isAncestorOf(new) and not self._in_question(new):
            if not self._asking:
                self._before = new
        elif old is not None and new is not None and self._page.isAncestorOf(old) and not self._in_question(old):
            self._before = old

    def _bring_forward(self, focus: QWidget) -> None:
        """A dock behind another one counts as visible, and Tab goes into it; then it has to be seen."""
        for panel in self._panels:
            dock = panel.parentWidget()
            if isinstance(dock, QDockWidget) and (panel is focus or panel.isAncestorOf(focus)):
                dock.raise_()

    def _page_changed(self) -> None:
        """After a question the focus goes back to where it was; a question itself takes it."""
        was_asking, self._asking = self._asking, self._flow.stack.currentWidget() is not self._flow.cards
        if not was_asking or self._asking or not self._page.isVisible():
            return
        focus = QApplication.focusWidget()
        stack = self._flow.stack
        if focus is not None and focus is not stack and not stack.isAncestorOf(focus):
            return  # the player is elsewhere
        before = self._before
        if before is not None and isValid(before) and before.isVisible():  # a card may have been played meanwhile
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)


def _entry(zone: QWidget) -> QWidget | None:
    """What takes the keys in a zone."""
    if isinstance(zone, CardFan):
        return zone.stop() if zone.cards else None
    inside = [zone, *zone.findChildren(QWidget)]
    takers = [one for one in inside if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isVisibleTo(zone)]
    last = zone.focusWidget()
    if last in takers:
        return last
    return takers[0] if takers else None
