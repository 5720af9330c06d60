# SPDX-License-Identifier: GPL-3.0-or-later
"""A scripted person without a mouse: carries out actions with keys alone, sent to whatever has the focus."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from ttr_desktop.core import actions as act
from ttr_desktop.core.actions import Action
from ttr_desktop.core.cards import Payment
from ttr_desktop.gui.board.ways import Arrow, BoardWays, Spot
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.tray.payment import PaymentPage

Key = Qt.Key
ARROWS = {
    Key.Key_Left: Arrow(-1, 0),
    Key.Key_Right: Arrow(1, 0),
    Key.Key_Up: Arrow(0, -1),
    Key.Key_Down: Arrow(0, 1),
}
DIGITS = (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_6)
MOST_TABS = 80


class Typist:
    """Types through the game page of a window. It looks at the screen, but touches only keys."""

    def __init__(self, window: MainWindow, bot: QtBot) -> None:
        self.window = window
        self.bot = bot

    @property
    def page(self) -> GamePage:
        page = self.window.game_page
        assert page is not None
        return page

    def press(self, key: Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key goes to the open menu, else to what has the focus, else to the window."""
        target = QApplication.activePopupWidget() or QApplication.focusWidget() or self.window
        QTest.keyClick(target, key, modifiers)

    def tab_to(self, widget: QWidget) -> None:
        """Presses Tab until the widget has the focus."""
        for _ in range(MOST_TABS):
            if QApplication.focusWidget() is widget:
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {widget}")

    def do(self, action: Action) -> None:
        """Types what leads to this action."""
        cards = self.page.flow.cards
        match action:
            case act.Keep():
                self._keep(action.tickets)
            case act.PickPieces():
                self._pick(action.trains)
            case act.DrawDeck():
                self.press((Key.Key_D, Key.Key_S)[action.deck])
            case act.DrawMarket():
                self.press(DIGITS[action.slot])
                if len(cards.deck_buttons) > 1:
                    self._choose(action.refill)
            case act.StopDrawing():
                self.press(Key.Key_Period)
            case act.DrawTickets():
                self.press(Key.Key_T)
            case act.Claim():
                self._claim(action)
            case act.PayTunnel():
                self._pay(self.page.flow.tunnel, action.pay)
            case act.DeclineTunnel():
                self.tab_to(self.page.flow.tunnel.back)
                self.press(Key.Key_Return)
            case act.BuildPort():
                self._build(action)
            case act.Exchange():
                self._exchange(action)
            case act.Pass():
                self.tab_to(cards.pass_turn)
                self.press(Key.Key_Return)

    def _choose(self, number: int) -> None:
        """An entry of the menu that has popped up; the first one is marked."""
        assert isinstance(QApplication.activePopupWidget(), QMenu)
        for _ in range(number):
            self.press(Key.Key_Down)
        self.press(Key.Key_Return)
        with self.bot.waitActive(self.window):
            self.window.activateWindow()  # without a window manager nobody else does it when a menu is gone

    def _keep(self, tickets: tuple[int, ...]) -> None:
        for number, (box, row) in enumerate(self.page.flow.offer.boxes):
            if box.isChecked() is not (row.ticket in tickets):
                self.press(DIGITS[number])
        self.press(Key.Key_Return)

    def _pick(self, trains: int) -> None:
        slider = self.page.flow.pieces.slider
        while slider.value() != trains:
            self.press(Key.Key_Right if slider.value() < trains else Key.Key_Left)
        self.press(Key.Key_Return)

    def _claim(self, action: act.Claim) -> None:
        self.walk_to(action.track)
        self.press(Key.Key_Return)
        if self.page.flow.stack.currentWidget() is self.page.flow.payment:
            self._pay(self.page.flow.payment, action.pay)

    def walk_to(self, track: int) -> None:
        """To the board with F6, then the shortest way with arrows and the space bar."""
        board = self.page.board
        for _ in range(12):
            if QApplication.focusWidget() is board:
                break
            self.press(Key.Key_F6)
        if not board.walker.shown:
            self.press(Key.Key_Right)  # only shows where the cursor is
        for key in self._way(board.walker.spot, track):
            self.press(key)
        assert board.walker.spot.track == track

    def _way(self, start: Spot, track: int) -> list[Key]:
        ways = BoardWays(self.page.scene.board, self.page.scene.geometry)
        came: dict[Spot, tuple[Spot, Key] | None] = {start: None}
        waiting = deque([start])
        while waiting:
            spot = waiting.popleft()
            if spot.track == track:
                keys: list[Key] = []
                while (step := came[spot]) is not None:
                    spot, key = step
                    keys.append(key)
                return keys[::-1]
            after = {key: ways.step(spot, arrow) for key, arrow in ARROWS.items()}
            after[Key.Key_Space] = ways.turn(spot, 1)
            for key, found in after.items():
                if found not in came:
                    came[found] = (spot, key)
                    waiting.append(found)
        raise AssertionError(f"no keys lead to track {track}")

    def _pay(self, page: PaymentPage, pay: Payment) -> None:
        """Lays the cards down with the digits; after the last one of a kind they all come back."""
        wanted, laid = dict(pay), dict(page.chosen)
        assert page._bill is not None
        cards = page._bill.cards
        if page.chosen != pay:  # the first key is for a card that lies there: any other would lay out another way
            self.press(DIGITS[next(number for number, card in enumerate(cards) if laid.get(card))])
        for number, card in enumerate(cards):
            for _ in range(page._bill.hand[card] + 2):
                if dict(page.chosen).get(card, 0) == wanted.get(card, 0):
                    break
                if number < len(DIGITS):
                    self.press(DIGITS[number])
                else:
                    self.tab_to(page.fan.stop())
                    while QApplication.focusWidget() is not page.fan.cards[number]:
                        self.press(Key.Key_Right)
                    self.press(Key.Key_Space)
        assert page.chosen == pay
        self.press(Key.Key_Return)

    def _build(self, action: act.BuildPort) -> None:
        self.press(Key.Key_P)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        table = self.window.controller.table
        assert table is not None
        self._choose([entry.text() for entry in menu.actions()].index(table.board.cities[action.city].name))
        self._pay(self.page.flow.payment, action.pay)

    def _exchange(self, action: act.Exchange) -> None:
        page = self.page.flow.exchange
        self.press(Key.Key_X)
        self.tab_to(page.direction)
        if page.direction.currentIndex() != action.piece:
            self.press(Key.Key_Down if action.piece else Key.Key_Up)
        self.tab_to(page.amount)
        while page.amount.value() != action.amount:
            self.press(Key.Key_Up if page.amount.value() < action.amount else Key.Key_Down)
        self.press(Key.Key_Return)
