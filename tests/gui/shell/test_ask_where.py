# SPDX-License-Identifier: GPL-3.0-or-later
"""The question where a file shall go: a name without an ending overwrites nothing unasked."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from ttr_desktop.gui.shell.ask_where import ask_where, ending


@pytest.mark.parametrize(
    ("kind", "suffix"), [("Games (*.ttr)", ".ttr"), ("Pictures (*.png *.svg)", ".png"), ("Everything (*)", "")]
)
def test_the_ending_of_a_kind(kind: str, suffix: str) -> None:
    assert ending(kind) == suffix


@pytest.mark.parametrize("overwrite", [True, False])
def test_a_name_without_an_ending(qtbot: QtBot, tmp_path: Path, overwrite: bool) -> None:
    (tmp_path / "mine.ttr").write_text("a game")
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    asked: list[str] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        asked.append(box.text())
        button = QMessageBox.StandardButton.Yes if overwrite else QMessageBox.StandardButton.No
        box.button(button).click()

    def write_name() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        line = dialog.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(line, QLineEdit)
        assert line.text() == "usa.ttr"
        line.setText("mine")
        QTimer.singleShot(0, answer)
        dialog.accept()
        if not overwrite:
            dialog.reject()

    QTimer.singleShot(0, write_name)
    found = ask_where(window, "Save", tmp_path / "usa.ttr", "Games (*.ttr)")
    assert asked
    assert "mine.ttr" in asked[0]
    assert found == (tmp_path / "mine.ttr" if overwrite else None)
