# SPDX-License-Identifier: GPL-3.0-or-later
"""The settings in use: read at start, written at every change, and everybody concerned is told at once."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from ttr_desktop.table import settings as store
from ttr_desktop.table.settings import Settings


class Preferences(QObject):
    """`chosen` is what the player has set; `now` is what counts, with what the command line says on top."""

    changed = Signal(object)  # frozenset of the names of the settings that are different now
    not_kept = Signal(object)  # Exception: why they could not be written

    def __init__(self, path: Path, overrides: Mapping[str, Any] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._overrides = dict(overrides or {})
        self.chosen, self.bad = store.load(path)
        if self.bad:
            with contextlib.suppress(OSError):  # said when something is changed
                store.save(path, self.chosen)  # the file was set aside; what was good in it must outlive this run
        self.now = replace(self.chosen, **self._overrides)

    def change(self, **values: Any) -> None:
        """Sets some of them; what the command line said about these no longer counts."""
        for name in values:
            self._overrides.pop(name, None)
        self._take(replace(self.chosen, **values), replace(self._kept(), **values))

    def _kept(self) -> Settings:
        """What the file says: another window may have changed other settings in it."""
        return store.load(self._path)[0] if self._path.exists() else self.chosen

    def reset(self) -> None:
        """Everything as at the first start, but for the player's name."""
        self._overrides.clear()
        fresh = Settings(player_name=self.chosen.player_name)
        self._take(fresh, fresh)

    def _take(self, chosen: Settings, to_keep: Settings) -> None:
        before, self.chosen = self.now, chosen
        self.now = replace(chosen, **self._overrides)
        try:
            store.save(self._path, to_keep)
        except OSError as problem:
            self.not_kept.emit(problem)
        names = (one.name for one in fields(Settings))
        different = frozenset(name for name in names if getattr(before, name) != getattr(self.now, name))
        if different:
            self.changed.emit(different)
