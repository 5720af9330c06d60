# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel beside a decision that is made again: what it cost, what is asked, and the answers to every try."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ttr_desktop.gui.announcement import speak
from ttr_desktop.gui.learn.verdict_words import percent
from ttr_desktop.gui.scrolled import scrolled
from ttr_desktop.table.replay import Replay
from ttr_desktop.table.reviewing import Hidden
from ttr_desktop.teach.review import Assessed
from ttr_desktop.texts.catalogue import Catalogue


def _label(name: str = "") -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


class ReviewTeacher(QWidget):
    """Only speaks; the page decides what is right."""

    answer_asked = Signal()
    next_asked = Signal()

    def __init__(self, decision: Assessed, told: str, last: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._decision = decision
        judgement = decision.judgement
        done = _label()
        cost = self.tr("{told} That left a winning chance of {after}; {before} was possible.")
        if decision.doubtful:
            cost = self.tr(
                "{told} In the games tried it won {after}, and another move {before}. "
                "The difference is so small that it may be luck."
            )
        after, before = percent(judgement.played.chance), percent(judgement.best.chance)
        done.setText(cost.format(told=told, after=after, before=before))
        self.reply = _label("heading")
        self.reply.setText(self.tr("Find a better move."))
        self.detail = _label("quiet")
        self.detail.hide()
        self.secrets = _label()
        self.secrets.hide()
        self.answer = QPushButton(self.tr("Show the answer"))
        self.answer.clicked.connect(self.answer_asked)
        self.onward = QPushButton(self.tr("Back to the overview") if last else self.tr("Next decision"))
        self.onward.clicked.connect(self.next_asked)
        self.unknown = QPushButton(self.tr("What you could not know"))
        self.unknown.setCheckable(True)
        self.unknown.toggled.connect(self._show_secrets)
        self._scroll = self._lay_out(done)

    def _lay_out(self, done: QLabel) -> QScrollArea:
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        inside = QWidget()
        words = QVBoxLayout(inside)
        words.setContentsMargins(10, 8, 10, 8)
        words.setSpacing(8)
        for widget in (done, line, self.reply, self.detail, self.secrets):
            words.addWidget(widget)
        words.addStretch(1)
        scroll = scrolled(inside, reading=self.tr("Answer of the teacher"))
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        row = QHBoxLayout()
        row.addWidget(self.answer)
        row.addWidget(self.onward)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scroll, 1)
        buttons = QVBoxLayout()
        buttons.setContentsMargins(10, 0, 10, 8)
        buttons.setSpacing(6)
        buttons.addLayout(row)
        buttons.addWidget(self.unknown)
        column.addLayout(buttons)
        return scroll

    def tell_hidden(self, found: Sequence[Hidden], replay: Replay, texts: Catalogue) -> None:
        """What the others held: kept back until it is asked for, and marked as what could not be known."""
        names, tables = texts.names, replay.tables
        lines = [self.tr("Nobody at your place could know this then, so it does not count against your move:")]
        for one in found:
            tickets = names.listed([names.ticket(tables, tables.board.tickets[number]) for number in one.tickets])
            cards = names.payment(tables, tuple((card, count) for card, count in enumerate(one.cards) if count))
            name = names.player(replay.names, one.seat)
            if tickets:  # nobody has any while the first ones are chosen
                lines.append(self.tr("Tickets of {name}: {tickets}.").format(name=name, tickets=tickets))
            if str(cards):
                lines.append(self.tr("Hidden cards of {name}: {cards}.").format(name=name, cards=cards))
        self.secrets.setText("\n".join(lines))
        self.unknown.setVisible(bool(found))

    def _show_secrets(self, shown: bool) -> None:
        self.secrets.setVisible(shown)
        if shown:
            self._bring(self.secrets)

    def _bring(self, label: QLabel) -> None:
        """Into sight, once it has its place."""
        QTimer.singleShot(0, label, lambda: self._scroll.ensureWidgetVisible(label))

    # answers

    def _say(self, reply: str, detail: str = "") -> None:
        self.reply.setText(reply)
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))
        self._bring(self.detail if detail else self.reply)
        speak(self.reply, f"{reply} {detail}".strip())

    def say_same(self) -> None:
        self._say(self.tr("That is what you played. Try something else."))

    def say_weighing(self) -> None:
        self._say(self.tr("One moment: this move is being weighed…"))

    def say_trouble(self, reason: str) -> None:
        self._say(self.tr("This move could not be weighed. Try another one."), reason)

    def say_verdict(self, right: bool, chance: float, why: str) -> None:
        """A try was weighed; a wrong one does not give the answer away."""
        after = self._decision.judgement.played.chance
        chances = self.tr("Winning chance {now}; with your move of then {then}.").format(
            now=percent(chance), then=percent(after)
        )
        if right:
            better = self.tr("Yes, that may be better.") if self._decision.doubtful else self.tr("Yes, that is better.")
            self._say(better, f"{chances} {why}")
            self.onward.setFocus()
        elif chance > after:
            self._say(self.tr("Better than then, but there is more. Try again."), chances)
        else:
            self._say(self.tr("Not that one. Try again."), chances)

    def say_answer(self, order: str, why: str, chance: float) -> None:
        chances = self.tr("Winning chance {now}.").format(now=percent(chance))
        self._say(order, f"{why} {chances}")
