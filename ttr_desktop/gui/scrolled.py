# SPDX-License-Identifier: GPL-3.0-or-later
"""Content that may be higher than there is room for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


def scrolled(inside: QWidget, *, reading: str = "") -> QScrollArea:
    """The widget in an area that scrolls and takes no stop of the Tab key for itself: the stops inside bring themselves
    into sight. Where there is only something to read, `reading` is the name of a stop from which arrow keys scroll."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if reading else Qt.FocusPolicy.NoFocus)
    area.setAccessibleName(reading)
    area.setWidget(inside)
    return area
