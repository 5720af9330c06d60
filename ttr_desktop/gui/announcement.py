# SPDX-License-Identifier: GPL-3.0-or-later
"""The one line that says what just happened and what is asked, to the eye and to screen readers alike."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from ttr_desktop.gui.rule_link import RuleLink, rule_of
from ttr_desktop.gui.style import px


class Announcement(QLabel):
    """Whatever it says is handed to assistive technology too; it has no other name than its words, or these would
    be hidden behind it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("announcement")
        self.setWordWrap(True)
        # Room for two lines at any time, or three of the small ones: the board below must not jump.
        self.ensurePolished()
        self.setMinimumHeight(2 * self.fontMetrics().lineSpacing() + px(14))
        self.link = RuleLink(self)  # to the rule behind what is said
        self._told = ""  # what happened since something was last asked
        self._keep_room()

    def tell(self, text: str, spoken: str = "") -> None:
        """Something has happened; `spoken` if more happened than there is room to show."""
        self._told = text
        self.setText(text, spoken=spoken)

    def ask(self, question: str) -> None:
        """What is to be done now; what happened before stays to be read."""
        told, self._told = self._told, ""
        self.setText(f"{told} {question}" if told and told != question else question, spoken=question)

    def warn(self, text: str) -> None:
        """Something was refused: a screen reader says it at once."""
        self.setText(text, urgent=True)

    def setText(self, text: str, *, spoken: str = "", urgent: bool = False) -> None:
        """Shows a line; `spoken` if the news is less or more than that."""
        if text == self.text() and not urgent:
            return
        super().setText(text)
        self._offer_link(rule_of(text))
        self._fit()
        speak(self, spoken or text, urgent=urgent)

    def _offer_link(self, rule: str) -> None:
        """The link lies at the right end, where the text leaves room for it."""
        self.link.offer(rule)
        self._keep_room()
        self._place_link()

    def _keep_room(self) -> None:
        """Margins of one's own: those of a style sheet would not follow the width of the link."""
        beside = self.link.sizeHint().width() + px(20) if self.link.rule else px(16)
        self.setContentsMargins(px(16), px(2), beside, px(2))

    def _fit(self) -> None:
        """What does not go into two lines is written smaller."""
        self._dress_long(False)
        self._dress_long(self.heightForWidth(self.width()) > self.minimumHeight())

    def _dress_long(self, on: bool) -> None:
        if bool(self.property("long")) is not on:
            self.setProperty("long", on)
            self.style().unpolish(self)
            self.style().polish(self)

    def _place_link(self) -> None:
        size = self.link.sizeHint()
        self.link.setGeometry(
            self.width() - size.width() - px(10), (self.height() - size.height()) // 2, size.width(), size.height()
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()
        self._place_link()


def speak(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Asks assistive technology to say something."""
    if not text:
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
