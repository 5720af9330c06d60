# SPDX-License-Identifier: GPL-3.0-or-later
"""Reports of errors say enough to find them, and nothing about who plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.finished import played
from ttr_desktop import __version__
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.table.report import write_report

SEATS = (SeatInfo("Zoë"), SeatInfo("Ben", "cmd:/home/zoe/my-bot --secret"))


def test_what_it_says(tmp_path: Path) -> None:
    table = played("usa", "secret-seed", actions=33, seats=SEATS)
    path = write_report(tmp_path / "reports", "Traceback: KeyError: 'x'", table, {"Qt": "6.9"})
    text = path.read_text(encoding="utf-8")
    assert f"TTR Desktop: {__version__}" in text
    assert "Qt: 6.9" in text
    assert "Traceback: KeyError: 'x'" in text
    assert "game: usa, players human, cmd:/home/zoe/my-bot" in text
    assert "position: action 33" in text
    assert text.count("\n  1") + text.count("\n  2") + text.count("\n  3") == 20
    for secret in ("Zoë", "Ben", "secret-seed", "--secret"):
        assert secret not in text


def test_without_a_game_and_never_the_same_file(tmp_path: Path) -> None:
    files = {write_report(tmp_path, "error", None, {}) for _ in range(3)}
    assert len(files) == 3
    assert all("game:" not in file.read_text(encoding="utf-8") for file in files)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("in the way", encoding="utf-8")
    with pytest.raises(OSError, match="reports"):
        write_report(tmp_path / "reports", "error", None, {})
