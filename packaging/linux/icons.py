# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the program's icon in the sizes desktops ask for: `python packaging/linux/icons.py FOLDER` (of hicolor)."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = Path(__file__).resolve().parents[2] / "resources" / "icons" / "ttr-desktop.svg"
NAME = "io.github.ttr_desktop.ttr_desktop"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def draw(size: int) -> QImage:
    """The icon at one size, on nothing."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(SOURCE)).render(painter)
    painter.end()
    return image


def main(hicolor: Path) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication([])
    for size in SIZES:
        folder = hicolor / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True, exist_ok=True)
        if not draw(size).save(str(folder / f"{NAME}.png")):
            raise SystemExit(f"icons: cannot write into {folder}")
    scalable = hicolor / "scalable" / "apps"
    scalable.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(SOURCE, scalable / f"{NAME}.svg")
    del app


if __name__ == "__main__":
    main(Path(sys.argv[1]))
