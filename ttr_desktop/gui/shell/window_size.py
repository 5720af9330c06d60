# SPDX-License-Identifier: GPL-3.0-or-later
"""How large a window beside the main one opens."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from ttr_desktop.gui.style import px

FRAME = QSize(16, 48)  # room for what the desktop draws around a window; known only once it is shown


def open_at(window: QWidget, width: int, height: int) -> None:
    """So large at the scale of the interface, but larger letters alone never push it over the edge of the screen."""
    room = (window.screen().availableSize() - FRAME).expandedTo(QSize(width, height))
    window.resize(QSize(px(width), px(height)).boundedTo(room))
