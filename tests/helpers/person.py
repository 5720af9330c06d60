# SPDX-License-Identifier: GPL-3.0-or-later
"""A scripted person at the window: carries out actions with mouse clicks on real widgets, never past them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from ttr_desktop.core import actions as act
from ttr_desktop.core.actions import Action
from ttr_desktop.core.cards import Payment
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.game_page import GamePage
from ttr_desktop.gui.tray.payment import PaymentPage


class Person:
    """Clicks through the game page of a window."""

    def __init__(self, window: MainWindow, bot: QtBot) -> None:
        self.window = window
        self.bot = bot

    @property
    def page(self) -> GamePage:
        page = self.window.game_page
        assert page is not None
        return page

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def do(self, action: Action) -> None:
        """Does what a person would do to get this action."""
        cards = self.page.flow.cards
        match action:
            case act.Keep():
                self._keep(action.tickets)
            case act.PickPieces():
                self.page.flow.pieces.slider.setValue(action.trains)
                self.click(self.page.flow.pieces.take)
            case act.DrawDeck():
                self.click(cards.deck_buttons[action.deck])
            case act.DrawMarket():
                self.click(cards.slots[action.slot])
                if len(cards.deck_buttons) > 1:
                    self._choose(action.refill)
            case act.StopDrawing():
                self.click(cards.stop)
            case act.DrawTickets():
                self.click(cards.tickets)
            case act.Claim():
                self._claim(action)
            case act.PayTunnel():
                self._pay(self.page.flow.tunnel, action.pay)
            case act.DeclineTunnel():
                self.click(self.page.flow.tunnel.back)
            case act.BuildPort():
                self._build(action)
            case act.Exchange():
                self._exchange(action)
            case act.Pass():
                self.click(cards.pass_turn)

    def _choose(self, number: int) -> None:
        """Picks an entry of the menu that has popped up."""
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        entry = menu.actions()[number]
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entry).center())

    def _keep(self, tickets: tuple[int, ...]) -> None:
        for box, row in self.page.flow.offer.boxes:
            if box.isChecked() is not (row.ticket in tickets):
                box.click()
        self.click(self.page.flow.offer.keep)

    def _claim(self, action: act.Claim) -> None:
        self.click_track(action.track)
        if self.page.flow.stack.currentWidget() is self.page.flow.payment:
            self._pay(self.page.flow.payment, action.pay)

    def click_track(self, track: int) -> None:
        """Clicks in the middle of the track's first space."""
        board = self.page.board
        slot = self.page.scene.geometry.tracks[track].slots[0]
        point = board.mapFromScene(slot.x, slot.y)
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def _pay(self, page: PaymentPage, pay: Payment) -> None:
        """Takes everything back and lays the cards down one by one."""
        wanted, laid = dict(pay), dict(page.chosen)
        assert page._bill is not None
        for held, button in ((laid, Qt.MouseButton.RightButton), (wanted, Qt.MouseButton.LeftButton)):
            for card, place in zip(page._bill.cards, page.fan.cards, strict=True):
                for _ in range(held.get(card, 0)):
                    QTest.mouseClick(place, button)
        assert page.chosen == pay
        self.click(page.pay)

    def _build(self, action: act.BuildPort) -> None:
        self.click(self.page.flow.cards.port)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        name = self.page.scene.board.cities[action.city].name
        self._choose([entry.text() for entry in menu.actions()].index(name))
        self._pay(self.page.flow.payment, action.pay)

    def _exchange(self, action: act.Exchange) -> None:
        page = self.page.flow.exchange
        self.click(self.page.flow.cards.exchange)
        page.direction.setCurrentIndex(action.piece)
        page.amount.setValue(action.amount)
        self.click(page.swap)
