# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures in the cache: whole or not there at all, and no worry if they cannot be kept."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

from ttr_desktop.data.atomic import write_bytes


def keep_picture(path: Path, picture: QImage) -> bool:
    """Writes a picture; False if that is not possible. Half a picture would be shown as such at the next start."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, b"png").write(picture):
        return False
    try:
        write_bytes(path, bytes(data.data()))
    except OSError:
        return False
    return True
