# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of a fan lie beside one another, whenever they come."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from ttr_desktop.gui.card_button import CardButton
from ttr_desktop.gui.tray.fan import CardFan


@pytest.mark.parametrize("upright", [False, True])
def test_new_cards_lie_apart_though_the_fan_keeps_its_size(qtbot: QtBot, upright: bool) -> None:
    fan = CardFan("Revealed", 3)
    qtbot.addWidget(fan)
    fan.set_size(60, upright)
    fan.resize(300, 80)
    fan.show()
    for _ in range(2):  # as when face-down cards are turned into a question
        fan.take_away(0)
        for _ in range(3):
            fan.add(CardButton())
        assert all(one.geometry().right() < other.geometry().left() for one, other in pairwise(fan.cards))


def test_who_stays_gets_the_room_of_those_who_go(qtbot: QtBot) -> None:
    fan = CardFan("Hand", 2)
    qtbot.addWidget(fan)
    fan.set_size(60, False)
    fan.resize(150, 80)
    fan.show()
    for _ in range(8):
        fan.add(CardButton())
    assert fan.cards[0].geometry().intersects(fan.cards[1].geometry())
    fan.take_away(2)
    assert not fan.cards[0].geometry().intersects(fan.cards[1].geometry())
