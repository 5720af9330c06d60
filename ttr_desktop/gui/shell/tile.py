# SPDX-License-Identifier: GPL-3.0-or-later
"""A button with a title and a line about what it is good for."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ttr_desktop.gui.style import px


class Tile(QPushButton):
    """One of the ways on from the start page."""

    def __init__(self, title: str, about: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tile")
        self.setAccessibleName(title)
        self.setAccessibleDescription(about)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        heading, line = QLabel(title), QLabel(about)
        heading.setObjectName("heading")
        line.setObjectName("quiet")
        line.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(16), px(10), px(16), px(10))
        column.setSpacing(px(2))
        for label in (heading, line):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(label)
        column.addStretch(1)  # titles stand in one line, however long the words below are

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(px(120), self.sizeHint().height())
