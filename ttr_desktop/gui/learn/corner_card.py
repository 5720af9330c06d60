# SPDX-License-Identifier: GPL-3.0-or-later
"""A small card in the corner of the board for whatever the teacher has to say; one at a time, never in the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from ttr_desktop.gui.announcement import speak
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board.view import BoardView
from ttr_desktop.gui.hover_card import cards_beside
from ttr_desktop.gui.style import px

_WIDTH = 380
_MARGIN = 12


class CornerCard(QFrame):
    """Lies over the board in one of its corners. Escape or the cross puts it away and gives the focus back."""

    closed = Signal()  # put away, or taken over by another speaker

    def __init__(self, over: BoardView) -> None:
        super().__init__(over)
        self._over = over
        self._before: QWidget | None = None  # who had the focus
        self._speaker: QObject | None = None
        self.buttons: list[QPushButton] = []  # of the moment, left to right
        self._clear: tuple[QRect, ...] = ()  # what it must not hide
        self.lasting = False  # stays when the position changes
        self.setObjectName("notice")
        self.heading, self.lead, self.text = QLabel(), QLabel(), QLabel()
        self.heading.setObjectName("caption")
        self.lead.setObjectName("cardTitle")
        for label in (self.lead, self.text):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.close_button = QToolButton()
        self.close_button.setText("✕")
        self.close_button.setAutoRaise(True)
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Close (Esc)"))
        self.close_button.clicked.connect(self.put_away)
        QShortcut(Qt.Key.Key_Escape, self, self.put_away)  # wherever the focus is: a tip does not take it
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        top.addWidget(self.close_button)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(px(14), px(8), px(10), px(12))
        column.setSpacing(px(6))
        column.addLayout(top)
        column.addWidget(self.lead)
        column.addWidget(self.text)
        column.addLayout(self._buttons)
        over.installEventFilter(self)
        self.hide()

    def say(self, speaker: QObject, heading: str, lead: str, text: str = "", *, lasting: bool = False) -> None:
        """Shows this, without buttons; add those after it."""
        self.take(speaker)
        self.lasting = lasting
        self._clear = ()
        self._drop_buttons()
        for label, words in ((self.heading, heading), (self.lead, lead), (self.text, text)):
            label.setText(words)
            label.setVisible(bool(words))
        self.setAccessibleName(heading)
        self.setAccessibleDescription(f"{lead} {text}".strip())
        self.show()
        self._place()
        self.raise_()
        speak(self, f"{heading}. {lead} {text}".strip())

    def take(self, speaker: QObject) -> None:
        """Whoever spoke before is told that it is over."""
        if speaker is not self._speaker and self.isVisible():
            self.closed.emit()
        self._speaker = speaker

    def add_button(self, text: str, run: Callable[[], object], *, primary: bool = False, focus: bool = False) -> None:
        """A button at the right; with `focus` Enter presses it."""
        button = QPushButton(text)
        button.setAutoDefault(True)
        if primary:
            button.setObjectName("primary")
        button.clicked.connect(lambda *_: run())
        self._buttons.addWidget(button)
        button.show()  # or the layout would not count it yet
        self.buttons.append(button)
        self._place()
        if focus:
            self._take_focus(button)

    def put_away(self) -> None:
        """Goes, and gives back the focus it took."""
        if self.isHidden():
            return
        had_focus = self._has_focus()
        self.hide()
        self._drop_buttons()
        if had_focus and self._before is not None:
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        self._before = None
        self.closed.emit()

    def _has_focus(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def _take_focus(self, button: QPushButton) -> None:
        focused = QApplication.focusWidget()
        if focused is not None and not self.isAncestorOf(focused):
            self._before = focused
            focused.destroyed.connect(self._forget)
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _forget(self) -> None:
        self._before = None

    def _drop_buttons(self) -> None:
        for button in self.buttons:
            self._buttons.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons.clear()

    def keep_clear(self, places: Sequence[QRect]) -> None:
        """Goes to the corner where it hides least of these places, and then the fewest cities."""
        self._clear = tuple(places)
        self._place()

    def _place(self) -> None:
        width = min(px(_WIDTH), self._over.width() - 2 * _MARGIN)
        self.setFixedWidth(width)
        self.ensurePolished()
        margins = self._column.contentsMargins()
        room = self.contentsRect().width() - margins.left() - margins.right()  # within the frame
        for label in (self.lead, self.text):
            # Said outright: the layout would find out only after the next round of events.
            label.ensurePolished()
            label.setMinimumHeight(0)
            label.setFixedHeight(max(0, label.heightForWidth(room)))
        self._column.invalidate()
        self.setFixedHeight(self._column.totalMinimumSize().height())
        self.move(min(self._corners(), key=lambda corner: (self._hidden(corner), self._crowd(corner))))

    def _corners(self) -> list[QPoint]:
        right = self._over.width() - self.width() - _MARGIN
        below = self._over.height() - self.height() - _MARGIN
        return [QPoint(_MARGIN, below), QPoint(right, below), QPoint(_MARGIN, _MARGIN), QPoint(right, _MARGIN)]

    def _hidden(self, corner: QPoint) -> int:
        """How much of what is to be seen lies under the card there."""
        mine = QRect(corner, self.size())
        common = (mine.intersected(place) for place in (*self._clear, *cards_beside(self)) if mine.intersects(place))
        return sum(rect.width() * rect.height() for rect in common)

    def _crowd(self, corner: QPoint) -> int:
        """How many cities lie under the card there."""
        scene, shift = self._over.scene(), self._over.viewportTransform()
        if not isinstance(scene, BoardScene):
            return 0
        mine = QRectF(QRect(corner, self.size()))
        return sum(mine.intersects(shift.mapRect(city.boundingRect())) for city in scene.cities)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)
