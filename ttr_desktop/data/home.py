# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the program keeps what belongs to its user, by the customs of each platform."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

HOME_VARIABLE = "TTR_DESKTOP_HOME"  # puts everything into one folder: for tests, USB sticks and second copies
_NAME = "ttr-desktop"


@dataclass(frozen=True, slots=True)
class Home:
    """The folders of one user. They are made when first written to."""

    config: Path
    data: Path
    cache: Path  # may be lost at any time

    @classmethod
    def at(cls, folder: Path) -> Home:
        """Everything below one folder."""
        return cls(folder / "config", folder / "data", folder / "cache")

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def lineup(self) -> Path:
        """Who sat at the table last."""
        return self.config / "lineup.json"

    @property
    def recent(self) -> Path:
        """The files that were opened or saved lately."""
        return self.config / "recent.json"

    @property
    def window(self) -> Path:
        """Place and size of the window, and where its docks were."""
        return self.config / "window.json"

    @property
    def games(self) -> Path:
        """One file a game, kept up to date while it is played, and kept when it is over."""
        return self.data / "games"

    @property
    def bots(self) -> Path:
        """Bots the user has written: one Python file each."""
        return self.data / "bots"

    @property
    def maps(self) -> Path:
        """Maps the user has made or collected: one YAML file each."""
        return self.data / "maps"

    @property
    def statistics(self) -> Path:
        """The figures of all finished games."""
        return self.data / "statistics.sqlite"

    @property
    def progress(self) -> Path:
        """Lessons passed and tips seen."""
        return self.data / "progress.json"

    @property
    def reports(self) -> Path:
        """What is written down about unexpected errors."""
        return self.data / "reports"


def find_home(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Home:
    """The home of whoever runs the program."""
    own = environ.get(HOME_VARIABLE)
    if own:
        return Home.at(Path(own).absolute())
    home = Path(environ.get("HOME") or Path.home())
    if platform == "win32":
        roaming = Path(environ.get("APPDATA") or home / "AppData" / "Roaming")
        local = Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
        return Home(roaming / "TTR Desktop", local / "TTR Desktop", local / "TTR Desktop" / "cache")
    if platform == "darwin":
        library = home / "Library"
        support = library / "Application Support" / "TTR Desktop"
        return Home(support / "config", support / "data", library / "Caches" / "TTR Desktop")
    return Home(
        _xdg(environ, "XDG_CONFIG_HOME", home / ".config"),
        _xdg(environ, "XDG_DATA_HOME", home / ".local" / "share"),
        _xdg(environ, "XDG_CACHE_HOME", home / ".cache"),
    )


def _xdg(environ: Mapping[str, str], variable: str, default: Path) -> Path:
    """By the XDG specification a relative path counts as not set."""
    named = environ.get(variable, "")
    return (Path(named) if os.path.isabs(named) else default) / _NAME
