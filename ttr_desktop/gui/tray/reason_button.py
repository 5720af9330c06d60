# SPDX-License-Identifier: GPL-3.0-or-later
"""A button that is never dead: what cannot be done now is dimmed, says why, and answers a click with the reason."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from ttr_desktop.gui.rule_link import reason_tip, rule_of


class ReasonButton(QPushButton):
    """Looks disabled while there is a reason against it, but stays in reach of pointer and keys."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._reason = ""
        self.setAutoDefault(True)  # Enter presses it

    @property
    def reason(self) -> str:
        return self._reason

    @property
    def rule(self) -> str:
        """The rule behind the reason; empty if it can be done."""
        return rule_of(self._reason)

    def set_reason(self, reason: str, tip: str = "") -> None:
        """Why not; empty if it can be done (`tip` then says what it does)."""
        changed = bool(reason) is not bool(self._reason)
        self._reason = reason
        self.setToolTip(reason_tip(reason or tip))
        self.setAccessibleDescription(reason or tip)
        if changed:
            self.setProperty("dimmed", bool(reason))
            self.style().unpolish(self)
            self.style().polish(self)
