# SPDX-License-Identifier: GPL-3.0-or-later
"""What the learner has done and seen: lessons passed, tips shown. Its file may be missing or broken."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

from ttr_desktop.data.atomic import write_text

_KINDS = ("lessons", "tips", "guide")


class Progress:
    """Sets of ids by kind. Without a path it is remembered only as long as it lives."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._sets: dict[str, set[str]] = {kind: set() for kind in _KINDS}
        if path is not None:
            self._read(path)

    def _read(self, path: Path) -> None:
        """A file that cannot be used counts as none: nothing in it is worth a complaint."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return
        if isinstance(data, dict):
            for kind in _KINDS:
                values = data.get(kind)
                if isinstance(values, list):
                    self._sets[kind] = {value for value in values if isinstance(value, str)}

    def has(self, kind: str, name: str) -> bool:
        return name in self._sets[kind]

    def of(self, kind: str) -> frozenset[str]:
        return frozenset(self._sets[kind])

    def note(self, kind: str, name: str) -> None:
        """Remembers at once; a folder that cannot be written to costs the memory, not the game."""
        if name not in self._sets[kind]:
            self._sets[kind].add(name)
            self._write()

    def forget(self, kind: str) -> None:
        self._sets[kind].clear()
        self._write()

    def _write(self) -> None:
        if self._path is None:
            return
        data = json.dumps({kind: sorted(names) for kind, names in self._sets.items()}, indent=1)
        with contextlib.suppress(OSError):
            write_text(self._path, data)
