# SPDX-License-Identifier: GPL-3.0-or-later
"""The offer of a first game in which everything is explained."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ttr_desktop.gui.style import px


class FirstGameCard(QFrame):
    """On the start page as an offer that can be declined, on the page of lessons always."""

    chosen = Signal()
    declined = Signal()

    def __init__(self, offer: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("continueCard")
        title = QLabel(self.tr("Play your first game with me"))
        title.setObjectName("subtitle")
        about = QLabel(
            self.tr("A real game against an easy bot, in which each thing is explained when it first happens.")
        )
        about.setObjectName("quiet")
        about.setWordWrap(True)
        self.play = QPushButton(self.tr("Play together"))
        self.play.setObjectName("primary")
        self.play.setMinimumSize(px(150), px(38))
        self.play.clicked.connect(self.chosen)
        self.decline = QPushButton(self.tr("I know the game"))
        self.decline.clicked.connect(self.declined)
        self.decline.clicked.connect(self.hide)
        self.decline.setVisible(offer)
        words = QVBoxLayout()
        words.setSpacing(px(2))
        words.addWidget(title)
        words.addWidget(about)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(18), px(10), px(18), px(10))
        row.setSpacing(px(12))
        row.addLayout(words, 1)
        row.addWidget(self.play, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.decline, 0, Qt.AlignmentFlag.AlignVCenter)
