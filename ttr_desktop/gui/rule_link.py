# SPDX-License-Identifier: GPL-3.0-or-later
"""From a reason to its rule: sentences that know their rule, and a link to it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget


class Reason(str):
    """A sentence that knows the rule it comes from."""

    __slots__ = ("rule",)
    rule: str

    @classmethod
    def by(cls, rule: str, text: str) -> Reason:
        made = cls(text)
        made.rule = rule
        return made


def rule_of(text: str) -> str:
    """The rule behind a sentence; empty if there is none."""
    return text.rule if isinstance(text, Reason) else ""


def reason_tip(text: str) -> str:
    """A tooltip; one that gives a reason says how to read its rule, since a tooltip cannot be clicked."""
    key = QCoreApplication.translate("RuleLink", "F1 opens the rule.")
    return f"{text}\n{key}" if rule_of(text) else text


class RuleLink(QPushButton):
    """Opens a rule; hidden while there is none to open."""

    asked = Signal(str)  # rule id

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("link")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.rule = ""
        self.clicked.connect(lambda: self.asked.emit(self.rule))
        self.hide()

    def offer(self, rule: str) -> None:
        """Leads to this rule from now on (empty: to none)."""
        self.rule = rule
        self.setText(self.tr("Rule {rule}").format(rule=rule))
        self.setToolTip(self.tr("Opens the rule (F1)"))
        self.setVisible(bool(rule))
