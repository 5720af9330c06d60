# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards of the final count can be read to their end, in a strip below the board and in a column beside it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from ttr_desktop.gui.palette import PLAYER_LOOKS
from ttr_desktop.gui.stage.act_card import ActCard, Words


def _picture(qtbot: QtBot, words: Words, size: QSize, points: int | None) -> QImage:
    card = ActCard()
    qtbot.addWidget(card)
    card.resize(size)
    card.show_act(words, points, PLAYER_LOOKS[0])
    card.turn(1.0)
    return card.grab().toImage()


@pytest.mark.parametrize("size", [QSize(212, 326), QSize(640, 96)], ids=["column", "strip"])
@pytest.mark.parametrize("points", [None, -3])
@pytest.mark.parametrize("part", ["title", "subject", "detail"])
def test_long_words_are_not_cut_off(qtbot: QtBot, size: QSize, points: int | None, part: str) -> None:
    words = Words("A ticket", "Helsinki – Stockholm", "not completed")
    long = "32 points, 13 more than the next of"
    pictures = [
        _picture(qtbot, words._replace(**{part: f"{long} {end}"}), size, points) for end in ("all", "them", "the lot")
    ]
    assert pictures[0] != pictures[1] != pictures[2]


@pytest.mark.parametrize("size", [QSize(212, 326), QSize(640, 96)], ids=["column", "strip"])
def test_it_can_be_painted_at_any_moment_of_its_turn(qtbot: QtBot, qtlog: Any, size: QSize) -> None:
    """Qt complains of type without any size."""
    card = ActCard()
    qtbot.addWidget(card)
    card.resize(size)
    card.show_act(Words("A ticket", "Helsinki – Stockholm", "not completed"), -3, PLAYER_LOOKS[0])
    for step in range(201):
        card.turn(step / 200)
        card.grab()
    assert [record.message for record in qtlog.records if "QFont" in record.message] == []
