# SPDX-License-Identifier: GPL-3.0-or-later
"""Picked colours and shapes are what the board, the lists, the final sheet and the replay show."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.finished import played
from ttr_desktop.data.savefile import SeatInfo
from ttr_desktop.gui.looks import COLOURS, SHAPES, looks_of
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.pages.replay_page import ReplayPage
from ttr_desktop.gui.palette import PLAYER_LOOKS, Mark, PlayerLook

SEATS = (SeatInfo("Zoe", colour="amber", shape="moon"), SeatInfo("Ben", colour="ruby", shape="arrow"))
PICKED = [("amber", Mark.MOON), ("ruby", Mark.ARROW)]


def described(looks: list[PlayerLook]) -> list[tuple[str, Mark]]:
    return [(look.name, look.mark) for look in looks]


@pytest.fixture(autouse=True)
def with_marks(qapp: QApplication) -> None:
    qapp.setProperty("ttr_signs", [True, True])


def test_without_a_choice_each_seat_has_its_own() -> None:
    assert looks_of([SeatInfo()] * 5) == list(PLAYER_LOOKS)


_picks = st.sampled_from([*COLOURS, "", "nonsense"]), st.sampled_from([*SHAPES, "", "nonsense"])


@given(st.lists(st.builds(SeatInfo, colour=_picks[0], shape=_picks[1]), min_size=2, max_size=5))
def test_no_two_alike_whatever_a_file_says(seats: list[SeatInfo]) -> None:
    looks = looks_of(seats)
    assert len({look.name for look in looks}) == len(seats)
    assert len({look.mark for look in looks}) == len(seats)
    for number, seat in enumerate(seats):
        if seat.colour in COLOURS and seat.colour not in [before.colour for before in seats[:number]]:
            assert looks[number].name == seat.colour


def test_in_the_game_the_sheet_and_the_replay(window: MainWindow, qtbot: QtBot) -> None:
    table = played("usa", seats=SEATS)
    window.open_table(table)
    assert window.game_page is not None
    assert described([window.game_page.scene.look(seat) for seat in (0, 1)]) == PICKED
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.result_page)
    assert table.game.result is not None
    winners = [PICKED[seat] for seat in table.game.result.winners]
    assert described(list(window.result_page.banner._medal.looks)) == winners
    window.records.open_table(table)
    page = window.pages.currentWidget()
    assert isinstance(page, ReplayPage)
    assert described([page.scene.look(seat) for seat in (0, 1)]) == PICKED
