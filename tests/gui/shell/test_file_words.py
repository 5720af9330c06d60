# SPDX-License-Identifier: GPL-3.0-or-later
"""Bad files are told in the language of the window, each in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.finished import played
from tests.helpers.tiny_map import TINY
from ttr_desktop.data import savefile
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.table.settings import Language


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("a.ttr", "no game", "a.ttr is damaged, or not a saved game of TTR Desktop."),
        ("b", "no game", "b is neither a saved game nor a scenario nor a map."),
        (
            "c.ttr",
            '{"kind": "ttr-desktop-game", "format": 99}',
            "c.ttr cannot be used: the game was saved by a newer",
        ),
        ("d.yaml", TINY.replace("length: 1", "length: 0"), "d.yaml cannot be used. Line 10: "),
        ("e.yaml", "scenario: 1", "e.yaml cannot be used"),
    ],
)
def test_in_english(window: MainWindow, tmp_path: Path, name: str, text: str, expected: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    window.files.open_file(tmp_path / name)
    assert window.notice.label.text().startswith(expected)


def test_in_polish(window: MainWindow, tmp_path: Path) -> None:
    window.preferences.change(language=Language.POLISH)
    (tmp_path / "a.ttr").write_text("no game", encoding="utf-8")
    for open_file in (window.files.open_file, window.records.open_file):
        open_file(tmp_path / "a.ttr")
        assert window.notice.label.text() == "Plik a.ttr jest uszkodzony albo nie jest zapisem gry TTR Desktop."
    (tmp_path / "d.yaml").write_text(TINY.replace("length: 1", "length: 0"), encoding="utf-8")
    window.files.open_file(tmp_path / "d.yaml")
    assert window.notice.label.text().endswith("length: 0 nie mieści się między 1 a 20")


def test_a_kept_game_that_is_gone_or_damaged(window: MainWindow) -> None:
    path = window.home.games / "x.ttr"
    assert not window.files.open_kept(path)
    assert "x.ttr cannot be used" in window.notice.label.text()
    table = played("usa", actions=5)
    savefile.write(path, table.board, table.saved())
    path.write_text(path.read_text(encoding="utf-8").replace('"seed": "', '"seed": "other '), encoding="utf-8")
    assert not window.files.open_kept(path)
    assert window.notice.label.text().splitlines()[-1] == "x.ttr is damaged. It was set aside as x.ttr.damaged."
    assert not path.exists()
