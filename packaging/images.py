# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the pictures of README.md and of software centres anew: `python packaging/images.py`, with pngquant installed.

They are those of tests/gui/screenshots.py and `ttr map render`, reduced to 256 colours.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from tests.gui.pictures.game import GamePictures  # noqa: E402
from tests.gui.pictures.photographer import Photographer  # noqa: E402
from ttr_desktop.cli.main import main as ttr  # noqa: E402
from ttr_desktop.data.catalogue import MAP_IDS  # noqa: E402
from ttr_desktop.gui.theme import Theme  # noqa: E402

IMAGES = ROOT / "docs" / "images"
NIGHT = "northern_lights"  # shown by night, as its name asks for
BOARD_WIDTHS = {"usa": 760, "nordic": 460, "northern_lights": 460, "world": 760}  # two are upright
MOST_BYTES = 1_500_000
SIZE = QSize(1280, 800)


def theme_of(map_id: str) -> Theme:
    return Theme.DARK if map_id == NIGHT else Theme.LIGHT


def reduce(picture: Path, target: Path) -> None:
    """The picture in 256 colours of its own."""
    subprocess.run(["pngquant", "--force", "--strip", "--speed", "1", "--output", target, "256", picture], check=True)


def main() -> None:
    if shutil.which("pngquant") is None:
        raise SystemExit("images: pngquant is not installed (apt-get install pngquant)")
    app = QApplication(["images"])
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for theme in Theme:
            camera = Photographer(app, folder, f"en-{theme}", SIZE)
            camera.shoot("start")
            for map_id in MAP_IDS:
                if theme is theme_of(map_id):
                    GamePictures(camera, map_id).take_middle()
            camera.close()
        wanted = {"start.png": "start-en-light.png"}
        for map_id in MAP_IDS:
            wanted[f"game-{map_id}.png"] = f"{map_id}-middle-en-{theme_of(map_id)}.png"
            wanted[f"board-{map_id}.png"] = f"{map_id}.png"
            ttr(["map", "render", map_id, "-o", str(folder / f"{map_id}.png"), "--width", str(BOARD_WIDTHS[map_id])])
        for target, source in wanted.items():
            reduce(folder / source, IMAGES / target)
    total = sum(file.stat().st_size for file in IMAGES.iterdir())
    print(f"images: {len(wanted)} pictures, {total // 1000} kB")
    if total > MOST_BYTES:
        raise SystemExit(f"images: more than {MOST_BYTES // 1000} kB: too much for a repository")


if __name__ == "__main__":
    main()
