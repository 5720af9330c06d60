# SPDX-License-Identifier: GPL-3.0-or-later
"""What a combo box is for, told to assistive technology on every platform."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QComboBox


def name_box(box: QComboBox, name: str) -> None:
    """Names a box that has no label of its own.

    On Linux Qt hands on what is chosen in place of the name and leaves the name to a label beside the box; where there
    is none, only the description says what is being chosen.
    """
    box.setAccessibleName(name)
    if sys.platform == "linux":
        box.setAccessibleDescription(name)
