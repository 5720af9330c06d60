# SPDX-License-Identifier: GPL-3.0-or-later
"""The board through Qt's accessibility interface."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board.view import BoardView

Opener = Callable[[str], BoardView]
NAME = QAccessible.Text.Name


@pytest.fixture(autouse=True)
def reader_at_work() -> Iterator[None]:
    """As if a screen reader were running."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def scene_of(view: BoardView) -> BoardScene:
    scene = view.scene()
    assert isinstance(scene, BoardScene)
    return scene


def children(board: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [board.child(number) for number in range(board.childCount())]


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_cities_and_tracks_are_children_with_names_roles_and_places(map_id: str, open_board: Opener) -> None:
    view = open_board(map_id)
    printed = scene_of(view).board
    found = QAccessible.queryAccessibleInterface(view)
    assert found.role() == QAccessible.Role.Canvas
    assert found.text(NAME) == "Board"
    spots = children(found)
    assert len(spots) == len(printed.cities) + len(printed.tracks)
    roles = [spot.role() for spot in spots]
    assert roles.count(QAccessible.Role.Button) == len(printed.tracks)
    names = [spot.text(NAME) for spot in spots]
    assert all(name or city.junction for name, city in zip(names, printed.cities, strict=False))
    assert all(" – " in name for name in names[len(printed.cities) :])
    for number, spot in enumerate(spots):
        assert spot.parent().object() is view
        assert found.indexOfChild(spot) == number
        assert spot.rect().isValid()
        assert spot.childCount() == 0


def test_a_point_on_the_screen_finds_its_city(open_board: Opener) -> None:
    view = open_board("usa")
    place = scene_of(view).geometry.cities[4]
    spot = view.viewport().mapToGlobal(view.viewportTransform().map(QPointF(place.x, place.y)).toPoint())
    hit = QAccessible.queryAccessibleInterface(view).childAt(spot.x(), spot.y())
    assert hit.text(NAME) == scene_of(view).board.cities[4].name
    assert QAccessible.queryAccessibleInterface(view).childAt(-500, -500) is None


def test_the_cursor_is_the_focus(open_board: Opener, qtbot: QtBot) -> None:
    view = open_board("usa")
    with qtbot.waitActive(view):
        view.activateWindow()
    found = QAccessible.queryAccessibleInterface(view)
    assert found.focusChild() is None
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    city = found.focusChild()
    assert city.text(NAME) == scene_of(view).board.cities[view.walker.spot.city].name
    assert city.state().focused
    QTest.keyClick(view, Qt.Key.Key_Right)
    track = found.focusChild()
    assert track.role() == QAccessible.Role.Button
    assert found.indexOfChild(track) == len(scene_of(view).board.cities) + view.walker.spot.track
    assert not city.state().focused


def test_boards_come_and_go(qapp: QApplication) -> None:
    """Interfaces live in Qt and in Python at once: neither may outlive the other."""
    for _ in range(12):
        view = BoardView(BoardScene(board("usa")))
        assert all(spot.text(NAME) for spot in children(QAccessible.queryAccessibleInterface(view)))
        view.close()
        view.deleteLater()
        del view
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
