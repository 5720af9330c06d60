# SPDX-License-Identifier: GPL-3.0-or-later
"""A lesson in the list: a small live position, its title, and whether it has been done."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from ttr_desktop.gui.style import px

PICTURE = QSize(58, 36)


class LessonRow(QPushButton):
    """Opens its lesson."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lesson")
        self.title = title
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.picture = QLabel()
        self.picture.setFixedSize(px(PICTURE.width()), px(PICTURE.height()))
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name = QLabel(title)
        self._name.setWordWrap(True)
        self.sign = QLabel()
        self.sign.setObjectName("lessonSign")
        row = QHBoxLayout(self)
        row.setContentsMargins(px(8), px(4), px(10), px(4))
        row.setSpacing(px(10))
        for label, stretch in ((self.picture, 0), (self._name, 1), (self.sign, 0)):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(label, stretch)

    def sizeHint(self) -> QSize:
        return QSize(px(180), px(PICTURE.height() + 10))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_picture(self, image: QImage) -> None:
        self.picture.setPixmap(QPixmap.fromImage(image))

    def set_state(self, done: bool, following: bool) -> None:
        """Done, the next one to do, or still to come."""
        self.sign.setText("✓" if done else "▶" if following else "")
        state = self.tr("done") if done else self.tr("next") if following else self.tr("not done yet")
        self.setAccessibleName(f"{self.title}: {state}")
        self.setToolTip(state)
        self.setProperty("following", following)
        self.style().unpolish(self)
        self.style().polish(self)
