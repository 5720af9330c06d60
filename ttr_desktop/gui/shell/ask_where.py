# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a file shall go."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtWidgets import QDialog, QFileDialog, QWidget


def ask_where(parent: QWidget, title: str, suggestion: Path, kinds: str) -> Path | None:
    """Asks for a file to write; None if nobody wants one.

    A name without an ending gets it inside the dialog, so that nothing is overwritten unasked.
    """
    dialog = QFileDialog(parent, title, str(suggestion.parent), kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suggestion.suffix)
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(ending(kind)))
    dialog.selectFile(suggestion.name)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    chosen = dialog.selectedFiles() if accepted else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None


def ending(kind: str) -> str:
    """The first ending that a line like "Pictures (*.png *.svg)" names."""
    found = re.search(r"\*(\.\w+)", kind)
    return found[1] if found else ""
