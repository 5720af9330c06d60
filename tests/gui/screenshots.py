# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of every page, board, question and dialog, and of everything that moves, to be looked at by a person.

python -m tests.gui.screenshots FOLDER [--scale 2] [--size 1280x800] [--looks en-light,pl-dark] [--boards usa,world]
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from tests.gui.pictures.game import GamePictures
from tests.gui.pictures.photographer import Photographer
from tests.gui.pictures.port import take_port
from tests.gui.pictures.program import take_first, take_records, take_unfinished
from tests.gui.pictures.stage import StagePictures
from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.gui.theme import Theme

LOOKS = tuple(f"{language}-{theme}" for language in ("en", "pl") for theme in Theme)


def take_all(camera: Photographer, boards: Sequence[str]) -> None:
    """Walks through the program in one language and theme."""
    take_first(camera)
    for map_id in boards:
        GamePictures(camera, map_id).take()
    if "world" in boards:
        take_port(camera)
    take_records(camera)
    for map_id in boards:
        StagePictures(camera.window, camera.shoot, map_id).take()
    GamePictures(camera, boards[0], players=5 if boards[0] != "nordic" else 3).leave_unfinished()
    camera.shoot(f"{boards[0]}-full-table")
    take_unfinished(camera)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scale", default="1")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--looks", default=",".join(LOOKS))
    parser.add_argument("--boards", default=",".join(MAP_IDS))
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = options.scale
    options.folder.mkdir(parents=True, exist_ok=True)
    app = QApplication(["screenshots"])
    width, height = map(int, options.size.split("x"))
    for look in options.looks.split(","):
        camera = Photographer(app, options.folder, look, QSize(width, height))
        take_all(camera, options.boards.split(","))
        camera.close()


if __name__ == "__main__":
    main()
