# SPDX-License-Identifier: GPL-3.0-or-later
"""The notice: trouble is not pushed aside by what is said after it, and everything is spoken."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ttr_desktop.gui.shell import notice
from ttr_desktop.gui.shell.notice import Notice


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    page = QWidget()
    page.resize(800, 600)
    qtbot.addWidget(page)
    page.show()
    return page


def test_troubles_stay_beside_each_other(over: QWidget) -> None:
    lines = Notice(over)
    lines.say("The disk is full.", trouble=True)
    lines.say("The settings were not kept.", trouble=True)
    lines.say("The disk is full.", trouble=True)
    assert lines.label.text().splitlines() == ["The settings were not kept.", "The disk is full."]
    lines.close_button.click()
    assert not lines.isVisible()
    lines.say("x is damaged.", trouble=True)
    assert lines.label.text() == "x is damaged.", "what was closed was read"


def test_good_news_goes_and_trouble_stays(over: QWidget) -> None:
    lines = Notice(over)
    lines.say("The disk is full.", trouble=True)
    lines.say("Saved.")
    assert lines.label.text().splitlines() == ["The disk is full.", "Saved."]
    lines._timer.timeout.emit()
    assert lines.label.text() == "The disk is full."
    assert lines.isVisible()


def test_good_news_alone_goes_by_itself(over: QWidget) -> None:
    lines = Notice(over)
    lines.say("Saved.")
    lines._timer.timeout.emit()
    assert not lines.isVisible()


def test_both_are_spoken_and_trouble_at_once(over: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[str, bool]] = []
    monkeypatch.setattr(notice, "speak", lambda _widget, text, urgent=False: said.append((text, urgent)))
    lines = Notice(over)
    lines.say("The disk is full.", trouble=True)
    lines.say("Saved.")
    assert said == [("The disk is full.", True), ("Saved.", False)]
