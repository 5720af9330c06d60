# SPDX-License-Identifier: GPL-3.0-or-later
"""The one place that knows where maps and resources are: inside an installed package, else in the checkout."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _folder(name: str) -> Path:
    installed = _PACKAGE / "_data" / name
    return installed if installed.is_dir() else _PACKAGE.parent / name


def maps() -> Path:
    """The folder of the map files."""
    return _folder("maps")


def resources() -> Path:
    """The folder of texts, lessons, pictures and sounds."""
    return _folder("resources")
