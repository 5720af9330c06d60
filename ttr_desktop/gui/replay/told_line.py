# SPDX-License-Identifier: GPL-3.0-or-later
"""What is told of a moment of a replay: the latest sentences, as many as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from ttr_desktop.gui.announcement import speak
from ttr_desktop.gui.style import px

_MOST = 3  # sentences
_LINES = 3


class ToldLine(QLabel):
    """Always of the same height, so that the board below never moves. Pointing at it shows everything."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told: Sequence[str] = ()
        self.setObjectName("announcement")
        self.setWordWrap(True)
        self.setContentsMargins(px(16), px(4), px(16), px(4))
        self.ensurePolished()  # or the font would not be known yet
        self.setFixedHeight(self.fontMetrics().lineSpacing() * _LINES + px(12))

    def tell(self, sentences: Sequence[str]) -> None:
        self._told = tuple(sentences)
        self.setToolTip("\n".join(sentences))
        self._fit()
        speak(self, " ".join(sentences))

    def _fit(self) -> None:
        """The last sentence is shown in any case."""
        latest = list(self._told[-_MOST:])
        self.setText(" ".join(latest))
        while len(latest) > 1 and self.heightForWidth(self.width()) > self.height():
            del latest[0]
            self.setText(" ".join(latest))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
