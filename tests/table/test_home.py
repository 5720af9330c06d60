# SPDX-License-Identifier: GPL-3.0-or-later
"""Every platform has its own idea of where things belong."""

from __future__ import annotations

from pathlib import Path

from ttr_desktop.table.home import Home, find_home


def test_one_folder_for_everything(tmp_path: Path) -> None:
    home = find_home({"TTR_DESKTOP_HOME": str(tmp_path), "XDG_CONFIG_HOME": "/elsewhere"})
    assert home == Home.at(tmp_path)
    for path in (home.settings, home.window, home.games, home.reports):
        assert path.is_relative_to(tmp_path)


def test_linux_follows_the_xdg_specification() -> None:
    plain = find_home({"HOME": "/home/zoe"}, "linux")
    data, cache = Path("/home/zoe/.local/share/ttr-desktop"), Path("/home/zoe/.cache/ttr-desktop")
    assert plain == Home(Path("/home/zoe/.config/ttr-desktop"), data, cache)
    moved = find_home({"HOME": "/home/zoe", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "relative"}, "linux")
    assert moved == Home(Path("/c/ttr-desktop"), data, cache)


def test_other_platforms() -> None:
    assert find_home({"HOME": "/Users/zoe"}, "darwin").data.parts[-3:] == ("Application Support", "TTR Desktop", "data")
    windows = find_home({"HOME": "/z", "APPDATA": "/z/roam", "LOCALAPPDATA": "/z/local"}, "win32")
    assert (windows.config, windows.data) == (Path("/z/roam/TTR Desktop"), Path("/z/local/TTR Desktop"))
