# SPDX-License-Identifier: GPL-3.0-or-later
"""The keyboard on a real board view."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board.view import BoardView
from ttr_desktop.gui.board.ways import Spot

Opener = Callable[[str], BoardView]
Key = Qt.Key


@pytest.fixture
def view(open_board: Opener, qtbot: QtBot) -> BoardView:
    made = open_board("usa")
    with qtbot.waitActive(made):
        made.activateWindow()
    made.clearFocus()
    made.setFocus(Qt.FocusReason.TabFocusReason)
    return made


def scene_of(view: BoardView) -> BoardScene:
    scene = view.scene()
    assert isinstance(scene, BoardScene)
    return scene


def marked(view: BoardView) -> tuple[list[int], list[int]]:
    """The cities and tracks on which the cursor can be seen."""
    scene = scene_of(view)
    return (
        [city.number for city in scene.cities if city.state.cursor],
        [item.track.number for item in scene.tracks if item.state.cursor],
    )


def test_focus_by_key_shows_the_cursor_and_a_ring(view: BoardView) -> None:
    assert marked(view) == ([view.walker.spot.city], [])
    assert view.property("keys") is True
    view.clearFocus()
    assert marked(view) == ([], [])
    assert view.property("keys") is False


def test_a_click_does_not_show_it_but_an_arrow_does(open_board: Opener) -> None:
    view = open_board("usa")
    view.setFocus(Qt.FocusReason.MouseFocusReason)
    assert marked(view) == ([], [])
    QTest.keyClick(view, Key.Key_Left)
    assert marked(view) == ([view.walker.spot.city], [])


def test_arrows_walk_and_space_turns(view: BoardView) -> None:
    start = view.walker.spot
    QTest.keyClick(view, Key.Key_Left)
    track = view.walker.spot.track
    assert track >= 0
    assert marked(view) == ([], [track])
    QTest.keyClick(view, Key.Key_Space)
    assert view.walker.spot.city == start.city
    assert view.walker.spot.track != track
    QTest.keyClick(view, Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert view.walker.spot == Spot(start.city, track)
    QTest.keyClick(view, Key.Key_Left)
    assert view.walker.spot.track < 0
    assert view.walker.spot.city != start.city


def test_space_goes_round_all_tracks_of_a_city(view: BoardView) -> None:
    city = view.walker.spot.city
    own = {track.number for track in scene_of(view).board.tracks if city in (track.a, track.b)}
    seen = set()
    for _ in own:
        QTest.keyClick(view, Key.Key_Space)
        seen.add(view.walker.spot.track)
    assert seen == own


def test_enter_chooses_the_track(view: BoardView, qtbot: QtBot) -> None:
    QTest.keyClick(view, Key.Key_Return)
    track = view.walker.spot.track
    assert track >= 0, "Enter on a city takes its first track"
    with qtbot.waitSignal(scene_of(view).track_clicked, check_params_cb=lambda chosen: chosen == track):
        QTest.keyClick(view, Key.Key_Return)


def test_escape_goes_back_and_then_leaves(view: BoardView, qtbot: QtBot) -> None:
    city = view.walker.spot.city
    QTest.keyClick(view, Key.Key_Space)
    QTest.keyClick(view, Key.Key_Escape)
    assert view.walker.spot == Spot(city)
    with qtbot.waitSignal(view.walker.left):
        QTest.keyClick(view, Key.Key_Escape)
    assert marked(view) == ([], [])


def test_pages_go_through_what_can_be_claimed(view: BoardView) -> None:
    view.walker.set_wanted([7, 3, 40])
    seen = []
    for _ in range(4):
        QTest.keyClick(view, Key.Key_PageDown)
        seen.append(view.walker.spot.track)
    assert seen == [3, 7, 40, 3]
    QTest.keyClick(view, Key.Key_PageUp)
    assert view.walker.spot.track == 40


def test_a_zoomed_board_follows_the_cursor(view: BoardView) -> None:
    for _ in range(6):
        QTest.keyClick(view, Key.Key_Plus)
    for key in [Key.Key_Right] * 12:
        QTest.keyClick(view, key)
        assert view.to_scene_rect().intersects(view.walker.rect())
    assert view.to_scene_rect().right() < scene_of(view).sceneRect().right() + 60
