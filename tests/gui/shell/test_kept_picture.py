# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the cache are whole or not there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from ttr_desktop.gui.shell.kept_picture import keep_picture


def picture() -> QImage:
    made = QImage(40, 20, QImage.Format.Format_RGB32)
    made.fill(0xFF336699)
    return made


def test_it_is_kept_whole(tmp_path: Path) -> None:
    path = tmp_path / "cache" / "a.png"
    assert keep_picture(path, picture())
    assert QImage(str(path)) == picture()


def test_a_full_disk_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert not keep_picture(tmp_path / "a.png", picture())
    assert list(tmp_path.iterdir()) == []
