# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of the statistics: a figure with its name, and a chart with its title."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget


class FigureCard(QFrame):
    """One large figure, what it is, and a word more."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boardCard")
        self._title = title
        self._name = QLabel(title)
        self._name.setObjectName("caption")
        self.figure = QLabel()
        self.figure.setObjectName("title")
        self.detail = QLabel()
        self.detail.setObjectName("quiet")
        self.detail.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(0)
        for label in (self._name, self.figure, self.detail):
            column.addWidget(label)
        column.addStretch(1)

    def show_figure(self, figure: str, detail: str = "") -> None:
        self.figure.setText(figure)
        self.detail.setText(detail)
        self.setAccessibleName(f"{self._title}: {figure}. {detail}".strip())


class ChartCard(QFrame):
    """A chart under its title."""

    def __init__(self, title: str, chart: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boardCard")
        heading = QLabel(title)
        heading.setObjectName("heading")
        chart.setAccessibleName(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(10)
        column.addWidget(heading)
        column.addWidget(chart)
        column.addStretch(1)
