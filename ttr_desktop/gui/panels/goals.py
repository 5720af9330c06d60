# SPDX-License-Identifier: GPL-3.0-or-later
"""The goal cards in play (L-3)."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from ttr_desktop.core.tables import Tables
from ttr_desktop.texts.names import Names


class GoalsPanel(QWidget):
    """One line a goal: what is counted, and what the most of it is worth."""

    def __init__(self, tables: Tables, goals: tuple[int, ...], names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)  # what is left over is the log's
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 6)
        column.setSpacing(3)
        for number in goals:
            goal = tables.board.goals[number]
            points = self.tr("%n point(s)", "", goal.points)
            line = QLabel(f"★ {names.goal(goal.id)}: {points}")
            line.setWordWrap(True)
            column.addWidget(line)
        column.addStretch(1)
