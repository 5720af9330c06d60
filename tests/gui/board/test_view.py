# SPDX-License-Identifier: GPL-3.0-or-later
"""Mouse and keys on a real view."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QPaintEvent, QRegion, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ttr_desktop.data.catalogue import MAP_IDS
from ttr_desktop.gui.board.overview import Overview
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board.view import BoardView
from ttr_desktop.gui.theme import Theme

Opener = Callable[[str], BoardView]
LEFT = Qt.MouseButton.LeftButton


def _scene(view: BoardView) -> BoardScene:
    scene = view.scene()
    assert isinstance(scene, BoardScene)
    return scene


def _spot(view: BoardView, x: float, y: float) -> QPoint:
    return view.viewportTransform().map(QPointF(x, y)).toPoint()


def _wheel(view: BoardView, at: QPoint, turn: int) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_a_click_in_the_middle_of_each_space_hits_its_track(map_id: str, open_board: Opener, qtbot: QtBot) -> None:
    view = open_board(map_id)
    view.resize(1600, 1000)
    heard: list[int] = []
    _scene(view).track_clicked.connect(heard.append)
    wanted = []
    for number, place in enumerate(_scene(view).geometry.tracks):
        for slot in place.slots:
            QTest.mouseClick(view.viewport(), LEFT, pos=_spot(view, slot.x, slot.y))
            wanted.append(number)
    assert heard == wanted


def test_cities_are_clicked_and_hovered(open_board: Opener, qtbot: QtBot) -> None:
    view = open_board("usa")
    place = _scene(view).geometry.cities[4]
    spot = _spot(view, place.x, place.y)
    with qtbot.waitSignal(_scene(view).city_clicked, check_params_cb=lambda city: city == 4):
        QTest.mouseClick(view.viewport(), LEFT, pos=spot)
    with qtbot.waitSignal(_scene(view).city_hovered, check_params_cb=lambda city: city == 4):
        QTest.mouseMove(view.viewport(), QPoint(2, 2))
        QTest.mouseMove(view.viewport(), spot)


def test_the_wheel_zooms_towards_the_pointer(open_board: Opener) -> None:
    view = open_board("usa")
    spot = QPoint(300, 200)
    before = view.to_scene(QPointF(spot))
    for _ in range(6):
        _wheel(view, spot, 120)
    after = view.to_scene(QPointF(spot))
    assert view.zoom() > 2 * view.fit_zoom()
    assert (after - before).manhattanLength() < 4 / view.zoom() + 4


def test_zoom_has_sensible_ends(open_board: Opener) -> None:
    view = open_board("nordic")
    for _ in range(60):
        view.zoom_in()
    assert view.zoom() == pytest.approx(4.0)
    for _ in range(60):
        view.zoom_out()
    assert view.zoom() == pytest.approx(view.fit_zoom())


def test_keys_zoom_scroll_and_fit(open_board: Opener, qtbot: QtBot) -> None:
    view = open_board("world")
    whole = view.zoom()
    for _ in range(4):
        QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view.zoom() == pytest.approx(whole * 1.25**4)
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert view.zoom() == pytest.approx(whole * 1.25**3)
    for key, axis, sign in (
        (Qt.Key.Key_Right, "x", 1),
        (Qt.Key.Key_Left, "x", -1),
        (Qt.Key.Key_Down, "y", 1),
        (Qt.Key.Key_Up, "y", -1),
    ):
        start = getattr(view.to_scene_rect(), axis)()
        QTest.keyClick(view, key, Qt.KeyboardModifier.ShiftModifier)
        assert (getattr(view.to_scene_rect(), axis)() - start) * sign > 0
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.zoom() == pytest.approx(whole)


def test_dragging_pans_and_does_not_click(open_board: Opener, qtbot: QtBot) -> None:
    view = open_board("usa")
    for _ in range(5):
        view.zoom_in()
    heard: list[int] = []
    _scene(view).track_clicked.connect(heard.append)
    _scene(view).city_clicked.connect(heard.append)
    before = view.to_scene_rect().topLeft()
    start = QPoint(500, 350)
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for step in range(1, 8):
        QTest.mouseMove(view.viewport(), start - QPoint(15 * step, 10 * step))
    QTest.mouseRelease(view.viewport(), LEFT, pos=start - QPoint(105, 70))
    moved = (view.to_scene_rect().topLeft() - before) * view.zoom()
    assert (round(moved.x()), round(moved.y())) == (105, 70)
    assert heard == []


def test_the_whole_board_stays_in_view_when_the_window_changes(open_board: Opener, qtbot: QtBot) -> None:
    view = open_board("northern_lights")
    for size in ((700, 900), (1300, 500)):
        view.resize(*size)
        qtbot.wait(1)
        assert view.zoom() == pytest.approx(view.fit_zoom())
        assert view.to_scene_rect().contains(view.sceneRect().center())
    view.zoom_in()
    chosen = view.zoom()
    view.resize(1200, 500)
    assert view.zoom() == pytest.approx(chosen)


def test_the_overview_appears_when_zoomed_in_and_moves_the_view(open_board: Opener, qtbot: QtBot) -> None:
    view = open_board("usa")
    overview = view.findChild(Overview)
    assert overview is not None
    assert not overview.isVisible()
    for _ in range(5):
        view.zoom_in()
    assert overview.isVisible()
    QTest.mouseClick(overview, LEFT, pos=QPoint(8, 8))
    assert view.to_scene_rect().left() <= view.sceneRect().left() + 1
    QTest.mouseClick(overview, LEFT, pos=QPoint(overview.width() - 8, overview.height() - 8))
    assert view.to_scene_rect().right() >= view.sceneRect().right() - 1
    view.fit()
    assert not overview.isVisible()


def test_changes_reach_the_window(open_board: Opener, qtbot: QtBot) -> None:
    view = open_board("usa")
    scene = _scene(view)
    slot = scene.geometry.tracks[10].slots[0]
    spot = _spot(view, slot.x, slot.y)

    def seen() -> str:
        return view.viewport().grab().toImage().pixelColor(spot).name()

    qtbot.wait(300)
    plain = seen()
    scene.set_owner(10, 0)
    qtbot.waitUntil(lambda: seen() != plain, timeout=3000)
    scene.set_owner(10, -1)
    qtbot.waitUntil(lambda: seen() == plain, timeout=3000)
    scene.set_theme(Theme.DARK)
    corner = _spot(view, 40, 900)
    qtbot.waitUntil(lambda: view.viewport().grab().toImage().pixelColor(corner).lightness() < 90, timeout=3000)


def test_show_rect_brings_a_track_into_view(open_board: Opener) -> None:
    view = open_board("usa")
    for _ in range(6):
        view.zoom_in()
    rect = _scene(view).track_rect(0)
    view.show_rect(rect)
    assert view.to_scene_rect().intersects(rect)


def test_leaving_the_window_ends_hovering(open_board: Opener, qtbot: QtBot) -> None:
    view = open_board("usa")
    scene = _scene(view)
    slot = scene.geometry.tracks[3].slots[0]
    QTest.mouseMove(view.viewport(), QPoint(2, 2))
    QTest.mouseMove(view.viewport(), _spot(view, slot.x, slot.y))
    assert scene.tracks[3].state.hovered
    scene.point_at(None)
    assert not scene.tracks[3].state.hovered


class _Painted(QObject):
    """What of a widget was drawn anew."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return super().eventFilter(watched, event)


def test_what_is_lit_no_more_is_drawn_anew(open_board: Opener, qtbot: QtBot) -> None:
    view = open_board("world")
    scene = _scene(view)
    first, second = (scene.board.track_index[name] for name in ("lagos/luanda/purple", "perth/sydney/white"))
    ends = scene.board.tracks[first].a, scene.board.tracks[second].a
    scene.highlight([first], [ends[0]], dim=True)
    qtbot.waitUntil(lambda: not view._tiles.missing and not view._sharpen.isActive(), timeout=10_000)
    QTest.qWait(60)  # nothing else is drawn any more
    painted = _Painted(view.viewport())
    scene.highlight([second], [ends[1]], dim=True)
    centre = scene.cities[ends[0]].art.centre
    slot = scene.geometry.tracks[first].slots[0]
    qtbot.waitUntil(lambda: painted.region.contains(_spot(view, slot.x, slot.y)), timeout=2000)
    assert painted.region.contains(_spot(view, centre.x(), centre.y()))
