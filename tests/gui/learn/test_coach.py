# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach at the table: the bots wait for its word, and what it says can be answered in three ways."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.helpers.judges import asleep, content, never_content
from tests.helpers.person import Person
from ttr_desktop.core.actions import DrawDeck, Keep
from ttr_desktop.core.phase import Phase
from ttr_desktop.data.catalogue import board
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.learn import coach_bar
from ttr_desktop.gui.learn.coach_bar import CoachBar
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.table.notes import Aids
from ttr_desktop.table.settings import Coach, Language
from ttr_desktop.table.table import GameTable, NewGame
from ttr_desktop.teach.coach import Watched
from ttr_desktop.teach.judge import Judgement

_PATIENCE = 30_000


def start(
    window: MainWindow, judge: Callable[[Watched], Judgement | None], coach: Coach = Coach.STRICT, undo: bool = True
) -> GameTable:
    seats = (SeatInfo("Zoë"), SeatInfo("Ben", "random"))
    window.coaching.coach.judge = judge
    window.start_game(NewGame(board("usa"), seats, "coached", first=0, aids=Aids(coach=coach, undo=undo)))
    table = window.controller.table
    assert table is not None
    return table


def keep(person: Person, table: GameTable) -> None:
    person.do(Keep(table.game.view(0).offer[:2]))


def bar(window: MainWindow) -> CoachBar:
    found = window.coaching.coach.bar
    assert found is not None
    return found


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def spoken(window: MainWindow, person: Person, qtbot: QtBot, undo: bool = True) -> GameTable:
    """A game in which the coach has just said something about the learner's first answer."""
    table = start(window, never_content, undo=undo)
    keep(person, table)
    qtbot.waitUntil(bar(window).isVisible, timeout=_PATIENCE)
    return table


def test_it_says_what_the_move_costs_and_the_bots_wait(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    thinking = QSignalSpy(window.controller.thinking)
    table = spoken(window, person, qtbot)
    assert "blunder" in bar(window).words.text()
    assert "70%" in bar(window).words.text()
    assert "40%" in bar(window).words.text()
    assert not bar(window).reason.isVisible()
    assert table.game.seat == 1
    assert thinking.count() == 0


@pytest.mark.parametrize("undo", [True, False])
def test_the_move_is_taken_back_and_noted(window: MainWindow, person: Person, qtbot: QtBot, undo: bool) -> None:
    table = spoken(window, person, qtbot, undo)
    click(bar(window).back_button)
    assert not bar(window).isVisible()
    assert table.record.actions == []
    assert table.game.phase is Phase.CHOOSE_TICKETS
    assert window.controller.my_turn
    assert table.notes.undos == 1
    assert person.page.flow.stack.currentWidget() is person.page.flow.offer
    said = person.page.announcement.text()
    assert said.startswith("Taken back."), "what was undone is not told as if it stood"
    assert "You keep" not in said


def test_it_tells_why_on_request(
    window: MainWindow, person: Person, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(coach_bar, "speak", lambda _widget, text: said.append(text))
    table = spoken(window, person, qtbot)
    click(bar(window).why_button)
    assert bar(window).reason.isVisible()
    assert bar(window).reason.text().startswith("Keep ")
    assert table.record.actions != []
    assert bar(window).back_button.isVisible()
    assert said == [bar(window).words.text(), bar(window).reason.text()], "and both are spoken"


def test_a_move_that_is_kept_is_answered(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    table = spoken(window, person, qtbot)
    click(bar(window).keep_button)
    assert not bar(window).isVisible()
    qtbot.waitUntil(lambda: len(table.record.actions) > 1, timeout=_PATIENCE)
    assert table.notes.undos == 0


def test_escape_keeps_it(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    table = spoken(window, person, qtbot)
    QTest.keyClick(bar(window).why_button, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(table.record.actions) > 1, timeout=_PATIENCE)


def test_a_content_coach_says_nothing(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    table = start(window, content)
    keep(person, table)
    qtbot.waitUntil(lambda: len(table.record.actions) > 1, timeout=_PATIENCE)
    assert not bar(window).isVisible()


def test_nothing_is_said_once_something_hidden_was_seen(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    table = start(window, content)
    keep(person, table)
    qtbot.waitUntil(lambda: window.controller.my_turn and table.game.phase is Phase.TURN, timeout=_PATIENCE)
    window.coaching.coach.judge = never_content
    person.do(DrawDeck(0))
    assert not window.coaching.jobs.busy
    person.do(DrawDeck(0))
    qtbot.waitUntil(lambda: window.controller.my_turn and table.game.phase is Phase.TURN, timeout=_PATIENCE)
    assert not bar(window).isVisible()


def test_without_a_coach_nothing_is_judged(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    table = start(window, never_content, Coach.OFF)
    keep(person, table)
    assert not window.coaching.jobs.busy
    qtbot.waitUntil(lambda: len(table.record.actions) > 1, timeout=_PATIENCE)


def test_a_coach_who_falls_asleep_does_not_stop_the_game(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    window.coaching.coach._patience.setInterval(50)
    table = start(window, asleep)
    keep(person, table)
    qtbot.waitUntil(lambda: len(table.record.actions) > 1, timeout=_PATIENCE)
    assert not bar(window).isVisible()


def test_undo_closes_the_bar(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    table = spoken(window, person, qtbot)
    window.undo.undo()
    assert not bar(window).isVisible()
    assert table.record.actions == []
    assert window.controller.my_turn


def test_leaving_and_another_game(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    spoken(window, person, qtbot)
    click(bar(window).why_button)
    window.go_home()
    table = spoken(window, person, qtbot)
    click(bar(window).keep_button)
    qtbot.waitUntil(lambda: len(table.record.actions) > 1, timeout=_PATIENCE)


def test_another_language_in_the_middle_of_it(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    table = spoken(window, person, qtbot)
    window.preferences.change(language=Language.POLISH)
    assert bar(window).isVisible()
    assert "poważny błąd" in bar(window).words.text()
    click(bar(window).back_button)
    assert table.record.actions == []


@pytest.mark.parametrize("answer", ["keep", "back", "content"])
def test_the_next_person_at_the_screen_waits_too(window: MainWindow, person: Person, qtbot: QtBot, answer: str) -> None:
    """What the coach says is for one person only: the screen is handed over when that one has answered."""
    window.coaching.coach.judge = content if answer == "content" else never_content
    seats = (SeatInfo("Zoë"), SeatInfo("Ada"))
    window.start_game(NewGame(board("usa"), seats, "coached", first=0, aids=Aids(coach=Coach.STRICT)))
    table = window.controller.table
    assert table is not None
    keep(person, table)
    if answer == "content":
        qtbot.waitUntil(lambda: window.pages.currentWidget() is window.cover_page, timeout=_PATIENCE)
        return
    qtbot.waitUntil(bar(window).isVisible, timeout=_PATIENCE)
    assert window.pages.currentWidget() is person.page
    if answer == "keep":
        click(bar(window).keep_button)
        qtbot.waitUntil(lambda: window.pages.currentWidget() is window.cover_page)
        assert not bar(window).isVisible()
    else:
        click(bar(window).back_button)
        assert window.pages.currentWidget() is person.page
        assert window.controller.my_turn


def test_the_real_judge_lets_the_game_go_on(window: MainWindow, person: Person, qtbot: QtBot) -> None:
    seats = (SeatInfo("Zoë"), SeatInfo("Ben", "random"))
    window.start_game(NewGame(board("usa"), seats, "coached", first=0, aids=Aids(coach=Coach.GENTLE)))
    table = window.controller.table
    assert table is not None
    keep(person, table)
    qtbot.waitUntil(lambda: len(table.record.actions) > 1 or bar(window).isVisible(), timeout=_PATIENCE)
