# SPDX-License-Identifier: GPL-3.0-or-later
"""Choosing how to pay: the sensible way first and preselected, the others one click or arrow key away."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QScrollArea, QSizePolicy, QWidget

from ttr_desktop.core.actions import Action
from ttr_desktop.core.cards import Payment
from ttr_desktop.core.tables import Tables
from ttr_desktop.gui.card_art import RATIO, draw_card, draw_count
from ttr_desktop.gui.tray.page import QuestionPage
from ttr_desktop.texts.names import Names

_HEIGHT = 58
_MOST = 60  # more ways than anybody would look through


class PaymentButton(QAbstractButton):
    """One payment, drawn as its cards."""

    def __init__(self, tables: Tables, pay: Payment, name: str) -> None:
        super().__init__()
        self.pay = pay
        self._tables = tables
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(_HEIGHT * RATIO + 5) * max(1, len(self.pay)) + 13, _HEIGHT + 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        frame = self.palette().highlight().color() if chosen else self.palette().mid().color()
        pen = painter.pen()
        pen.setColor(frame)
        pen.setWidthF(3 if chosen else 1)
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(2, 2, self.width() - 4, self.height() - 4), 6, 6)
        width = _HEIGHT * RATIO
        for number, (card, count) in enumerate(self.pay):
            rect = QRectF(8 + number * (width + 5), 7, width, _HEIGHT)
            draw_card(painter, rect, self._tables, card)
            draw_count(painter, rect, count)


class PaymentPage(QuestionPage):
    """Ways to pay for a track, a port or the extra cards of a tunnel."""

    def __init__(self, tables: Tables, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables = tables
        self._names = names
        self._make: Callable[[Payment], Action] | None = None
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout()
        self._row.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self._row.setContentsMargins(0, 0, 0, 0)
        inner = QWidget()
        inner.setLayout(self._row)
        scroll = QScrollArea()
        scroll.setWidget(inner)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.line = QHBoxLayout()
        self.line.addWidget(scroll, 1)
        self.body.addLayout(self.line)
        self.pay = self.add_button(self.tr("Pay"), primary=True)
        self.pay.clicked.connect(self._answer)
        self.back = self.add_button(self.tr("Back"))
        self.back.clicked.connect(self.cancelled)

    def choices(self) -> list[QAbstractButton]:
        """The payments on offer, the sensible one first."""
        return list(self._group.buttons())

    def ask(
        self,
        heading: str,
        detail: str,
        payments: Sequence[Payment],
        make: Callable[[Payment], Action],
    ) -> None:
        """Offers the payments, the first preselected; `make` turns the chosen one into the action."""
        self.heading.setText(heading)
        self.detail.setText(detail)
        self._make = make
        for button in self.choices():
            self._group.removeButton(button)
            button.deleteLater()
        for pay in payments[:_MOST]:
            choice = PaymentButton(self._tables, pay, str(self._names.payment(self._tables, pay)))
            self._group.addButton(choice)
            self._row.addWidget(choice)
        self.pay.setEnabled(bool(payments))
        for first in self.choices()[:1]:
            first.setChecked(True)
            first.setFocus()

    def _answer(self) -> None:
        chosen = self._group.checkedButton()
        if isinstance(chosen, PaymentButton) and self._make is not None:
            self.answered.emit(self._make(chosen.pay))
