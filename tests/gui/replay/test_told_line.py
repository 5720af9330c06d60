# SPDX-License-Identifier: GPL-3.0-or-later
"""As many sentences as there is room for, the last one in any case."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.access import told
from ttr_desktop.gui.replay import told_line
from ttr_desktop.gui.replay.told_line import ToldLine

LONG = [f"Player {n} draws 4 tickets: Boden-Kirkenes (14), Turku-Oslo (5) and Narvik-Bergen (12)." for n in range(4)]


def test_what_fits_is_shown(qtbot: QtBot) -> None:
    line = ToldLine()
    qtbot.addWidget(line)
    line.resize(3000, line.height())
    line.show()
    line.tell(LONG)
    assert line.text() == " ".join(LONG[1:])
    line.resize(400, line.height())
    assert line.text().endswith(LONG[-1])
    assert line.text() != " ".join(LONG[1:])
    assert line.heightForWidth(line.width()) <= line.height()
    assert line.toolTip() == "\n".join(LONG)
    line.resize(40, line.height())
    assert line.text() == LONG[-1]


def test_a_step_is_spoken_and_can_be_read(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(told_line, "speak", lambda _widget, text: said.append(text))
    line = ToldLine()
    qtbot.addWidget(line)
    line.tell(["Ben keeps 2 tickets.", "The last round begins."])
    assert said == ["Ben keeps 2 tickets. The last round begins."]
    assert told(line) == line.text()
