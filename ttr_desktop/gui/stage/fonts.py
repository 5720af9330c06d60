# SPDX-License-Identifier: GPL-3.0-or-later
"""Type for what the stage draws itself."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication


def type_of(size: float, *, bold: bool = False) -> QFont:
    """The program's type in a size of its own, in pixels."""
    font = QFont(QApplication.font())
    font.setPixelSize(round(size))
    font.setBold(bold)
    return font
