# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that could not be written is not lost by quitting without a word."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from tests.helpers.finished import played
from ttr_desktop.bots.random_bot import random_action
from ttr_desktop.core.rng import Rng
from ttr_desktop.data import savefile
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.shell import rescue
from ttr_desktop.gui.shell.rescue import Answer, Rescue

PEOPLE = (SeatInfo("Zoe"), SeatInfo("Ben"))
_ask = Rescue._ask  # the real question; other tests do not wait for an answer


def blocked(window: MainWindow) -> Path:
    """A game in a folder that cannot be made."""
    window.home.games.parent.mkdir(parents=True, exist_ok=True)
    window.home.games.write_text("in the way", encoding="utf-8")
    table = played("usa", actions=12, seats=PEOPLE)
    window.open_table(table)
    controller = window.controller
    controller.watching = table.game.seat
    assert controller.act(random_action(controller.choices(), Rng("rescue")))
    return window.home.games


def answers(monkeypatch: pytest.MonkeyPatch, *wanted: Answer) -> list[Answer]:
    left = list(wanted)
    monkeypatch.setattr(Rescue, "_ask", lambda *_: left.pop(0))
    return left


def test_nothing_is_asked_when_all_is_written(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch)
    window.open_table(played("usa", actions=12, seats=PEOPLE))
    assert window.close()


def test_nothing_is_asked_when_there_is_room_again(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch)
    blocked(window).unlink()
    assert window.close()
    assert len(savefile.read(next(window.home.games.glob("*.ttr"))).record.actions) == 13


def test_staying_keeps_the_game_on_the_table(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    left = answers(monkeypatch, Answer.STAY, Answer.LOSE)
    blocked(window)
    assert not window.close()
    assert window.isVisible()
    assert window.controller.table is not None
    assert window.close()
    assert not left


def test_it_can_be_saved_elsewhere(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, Answer.SAVE, Answer.SAVE, Answer.SAVE)
    blocked(window)
    window.go_home()  # also a game that was left
    places = [None, window.home.games / "no-folder.ttr", tmp_path / "saved.ttr"]
    monkeypatch.setattr(rescue, "ask_where", lambda *_: places.pop(0))
    assert not window.close(), "no file was named"
    assert not window.close(), "it could not be written there either"
    assert "no-folder.ttr cannot be written: there is a file where a folder should be" in window.notice.label.text()
    assert window.close()
    assert len(savefile.read(tmp_path / "saved.ttr").record.actions) == 13


def test_what_the_player_has_saved_is_not_asked_about(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers(monkeypatch)
    blocked(window)
    window.session.flush()
    window.session.save(tmp_path / "mine.ttr")
    assert window.close()


def test_the_question_names_the_game_and_escape_stays(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rescue, "_ask", _ask)
    seen: list[str] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        seen.append(box.text())
        box.reject()

    blocked(window)
    QTimer.singleShot(0, look)
    assert not window.close()
    assert seen == ["The game of Zoe · Ben could not be written to the disk."]
    answers(monkeypatch, Answer.LOSE)
