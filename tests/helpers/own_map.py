# SPDX-License-Identifier: GPL-3.0-or-later
"""The example of a map of one's own, and a place to put it."""

from __future__ import annotations

import shutil
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "maps" / "lantern_islands.yaml"


def put_into_folder(home: Path) -> Path:
    """Copies the example to where a player whose home is there puts maps."""
    place = home / "data" / "maps" / EXAMPLE.name
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(EXAMPLE, place)
    return place
