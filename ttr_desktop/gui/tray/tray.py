# SPDX-License-Identifier: GPL-3.0-or-later
"""The tray itself: a strip below a wide board, a column beside a high one, and as large as the window allows."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from ttr_desktop.gui.card_art import RATIO
from ttr_desktop.gui.tray.cards import CardsPage
from ttr_desktop.gui.tray.page import QuestionPage
from ttr_desktop.gui.tray.payment import PaymentPage

_STRIP = (0.185, 124, 220)  # share of the window's height, least and most
_COLUMN = (0.185, 236, 400)  # share of its width
_CAPTIONS = 56  # of a strip's height that is not card
_ROWS = 6  # of cards in a column: market two, decks one, hand three
_BETWEEN = 12  # a row's share of gaps
_AROUND = 230  # of a column's height that is not cards: captions, the rarer moves, margins


class Tray(QStackedWidget):
    """One page at a time. High boards would lose too much of a window to a strip below them."""

    def __init__(self, upright: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.upright = upright

    def setCurrentWidget(self, page: QWidget) -> None:
        """Turns to a page. The focus waits in the tray meanwhile: Qt would pass it on as if somebody pressed Tab."""
        focus = QApplication.focusWidget()
        current = self.currentWidget()
        if focus is not None and current is not None and current is not page and current.isAncestorOf(focus):
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        super().setCurrentWidget(page)
        wanted = page.focusWidget()
        if QApplication.focusWidget() is self and isinstance(wanted, QWidget):
            wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self, window: QSize) -> None:
        """Takes its share of the window."""
        share, least, most = _COLUMN if self.upright else _STRIP
        if self.upright:
            width = round(min(max(window.width() * share, least), most))
            self.setFixedWidth(width)
            by_width = (width - 50) / 3 / RATIO
            by_height = (window.height() - _AROUND) / _ROWS - _BETWEEN
            card = round(max(44, min(by_width, by_height)))
        else:
            height = round(min(max(window.height() * share, least), most))
            self.setFixedHeight(height)
            card = height - _CAPTIONS
        for number in range(self.count()):
            page = self.widget(number)
            if isinstance(page, CardsPage):
                page.set_size(card, self.upright)
            elif isinstance(page, QuestionPage):
                page.set_upright(self.upright)
                if isinstance(page, PaymentPage):
                    page.set_card_height(card if self.upright else card - 26, self.upright)
