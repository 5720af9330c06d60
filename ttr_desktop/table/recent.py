# SPDX-License-Identifier: GPL-3.0-or-later
"""The files a player has opened or saved lately, the last one first."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ttr_desktop.data.atomic import write_text

MOST = 8


class RecentFiles:
    """Read anew each time: another window may have opened something."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def paths(self) -> list[Path]:
        """Those that are still there."""
        try:
            found: Any = json.loads(self._file.read_bytes().decode("utf-8"))
        except (OSError, ValueError, RecursionError):
            return []
        named = [Path(one) for one in found if isinstance(one, str) and "\0" not in one] if type(found) is list else []
        return [path for path in named if path.is_file()][:MOST]

    def add(self, path: Path) -> None:
        """Puts a file first; that it cannot be remembered is no trouble."""
        path = path.absolute()
        paths = [path, *(one for one in self.paths() if one != path)][:MOST]
        try:
            write_text(self._file, json.dumps([str(one) for one in paths], ensure_ascii=False, indent=1) + "\n")
        except (OSError, UnicodeError):
            return
