# SPDX-License-Identifier: GPL-3.0-or-later
"""What a board shows and reports."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.gui.board.render import draw_scene
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board.view import BoardView
from ttr_desktop.gui.palette import PLAYER_LOOKS
from ttr_desktop.gui.theme import Theme

Opener = Callable[[str], BoardView]


@pytest.fixture
def scene(qtbot: QtBot) -> BoardScene:
    return BoardScene(board("world"))


def _picture(scene: BoardScene) -> QImage:
    rect = scene.sceneRect()
    return draw_scene(scene, QSize(1300, round(1300 * rect.height() / rect.width())))


def _pixel(scene: BoardScene, picture: QImage, x: float, y: float) -> QColor:
    rect = scene.sceneRect()
    factor = picture.width() / rect.width()
    return picture.pixelColor(round((x - rect.left()) * factor), round((y - rect.top()) * factor))


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_every_space_means_its_track(map_id: str, qtbot: QtBot) -> None:
    scene = BoardScene(board(map_id))
    for number, place in enumerate(scene.geometry.tracks):
        for slot in place.slots:
            assert scene.target(QPointF(slot.x, slot.y)) == (number, -1)


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_every_city_and_its_name_mean_the_city(map_id: str, qtbot: QtBot) -> None:
    scene = BoardScene(board(map_id))
    for number, place in enumerate(scene.geometry.cities):
        assert scene.target(QPointF(place.x, place.y)) == (-1, number)
        if place.text:
            assert scene.target(place.label.center()) == (-1, number)


def test_masks_set_exactly_the_tracks_named(scene: BoardScene) -> None:
    scene.set_claimable(0b101)
    scene.set_closed(0b010)
    assert [item.state.claimable for item in scene.tracks[:4]] == [True, False, True, False]
    assert [item.state.closed for item in scene.tracks[:4]] == [False, True, False, False]
    scene.set_claimable(0b010)
    assert [item.state.claimable for item in scene.tracks[:4]] == [False, True, False, False]
    scene.clear()
    assert not any(item.state.settled or item.state.live for item in scene.tracks)


def test_pieces_can_be_laid_one_after_another(scene: BoardScene) -> None:
    item = scene.tracks[0]
    for laid in range(1, item.track.length + 1):
        scene.set_owner(0, 2, laid)
        assert (item.state.owner, item.state.laid) == (2, laid)
    scene.set_owner(0, -1)
    assert (item.state.owner, item.state.laid) == (-1, 0)


def test_the_owner_is_seen_on_both_parts_of_a_track_over_the_edge(scene: BoardScene) -> None:
    number = scene.board.track_index["los-angeles/tokyo/black"]
    slots = scene.geometry.tracks[number].slots
    assert min(slot.x for slot in slots) < 100
    assert max(slot.x for slot in slots) > 2500
    before = _picture(scene)
    scene.set_owner(number, 3)
    owned = _picture(scene)
    scene.set_owner(number, -1)
    scene.highlight([number])
    lit = _picture(scene)
    for slot in slots:
        beside = slot.at(slot.length * 0.3)
        assert _pixel(scene, owned, beside.x(), beside.y()) != _pixel(scene, before, beside.x(), beside.y())
    for slot in (slots[0], slots[-1]):
        tip = slot.at(slot.length / 2 + 1)
        assert _pixel(scene, lit, tip.x(), tip.y()) != _pixel(scene, before, tip.x(), tip.y())


def test_each_state_looks_different(scene: BoardScene) -> None:
    number = scene.board.track_index["lagos/luanda/purple"]
    changes: list[Callable[[], object]] = [
        lambda: None,
        lambda: scene.set_claimable(1 << number),
        lambda: scene.set_closed(1 << number),
        lambda: scene.set_owner(number, 1),
        lambda: scene.highlight([number]),
        lambda: scene.select(number),
        lambda: scene.point_at(
            QPointF(scene.geometry.tracks[number].slots[0].x, scene.geometry.tracks[number].slots[0].y)
        ),
    ]
    pictures = []
    for change in changes:
        scene.clear()
        scene.set_owner(number, -1)
        scene.point_at(None)
        change()
        pictures.append(_picture(scene))
    for first, one in enumerate(pictures):
        for other in pictures[first + 1 :]:
            assert one != other


@pytest.mark.parametrize("marked", ["highlighted", "selected"])
def test_a_glow_hides_no_mark(scene: BoardScene, marked: str) -> None:
    number = scene.board.track_index["lagos/luanda/purple"]
    slots = scene.geometry.tracks[number].slots
    edge = [(slot.x, slot.y, math.radians(slot.angle + 90), scene.geometry.car_width / 2 + 2) for slot in slots]

    def tones() -> list[QColor]:
        picture = _picture(scene)
        return [_pixel(scene, picture, x + math.cos(a) * d, y + math.sin(a) * d) for x, y, a, d in edge]

    scene.tracks[number].change(**{marked: True})
    plain = tones()
    scene.set_claimable(1 << number)
    assert tones() == plain


def test_ports_and_players_looks(scene: BoardScene) -> None:
    city = scene.board.city_index["lima"]
    plain = _picture(scene)
    scene.set_port(city, 0)
    first = _picture(scene)
    scene.set_players(PLAYER_LOOKS[::-1])
    assert scene.look(0) == PLAYER_LOOKS[-1]
    assert len({id(picture) for picture in (plain, first)}) == 2
    assert plain != first != _picture(scene)


def test_highlight_of_cities_replaces_the_one_before(scene: BoardScene) -> None:
    scene.highlight([0], [1, 2])
    scene.highlight([1], [2])
    assert [item.track.number for item in scene.tracks if item.state.highlighted] == [1]
    assert [item.number for item in scene.cities if item.state.highlighted] == [2]


def test_hovering_is_reported_once(scene: BoardScene, qtbot: QtBot) -> None:
    slot = scene.geometry.tracks[5].slots[0]
    heard: list[tuple[str, int]] = []
    scene.track_hovered.connect(lambda number: heard.append(("track", number)))
    scene.city_hovered.connect(lambda number: heard.append(("city", number)))
    scene.point_at(QPointF(slot.x, slot.y))
    scene.point_at(QPointF(slot.x + 1, slot.y))
    city = scene.geometry.cities[3]
    scene.point_at(QPointF(city.x, city.y))
    scene.point_at(None)
    assert heard == [("track", 5), ("track", -1), ("city", 3), ("city", -1)]
    assert not scene.tracks[5].state.hovered


def test_markers_that_share_a_cell_are_all_seen(scene: BoardScene) -> None:
    for seat, points in enumerate((12, 12, 112, 40)):
        scene.set_score(seat, points)
    places = [(item.pos().x(), item.pos().y()) for item in scene._markers.values()]
    assert len(set(places)) == 4
    scene.remove_markers()
    assert not scene._markers


def test_a_marker_walks_all_around_the_board(scene: BoardScene) -> None:
    frame = scene.print.frame
    assert len(frame.cells) == 100
    for points in range(205):
        step = frame.place(points + 0.5) - frame.place(points)
        assert 0 < step.manhattanLength() < 60
    assert frame.place(100) == frame.place(0)


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_themes_differ_and_can_be_switched(map_id: str, qtbot: QtBot) -> None:
    scene = BoardScene(board(map_id), Theme.LIGHT)
    light = _picture(scene)
    with qtbot.waitSignal(scene.print_changed):
        scene.set_theme(Theme.DARK)
    dark = _picture(scene)
    rect = scene.geometry.rect
    day = _pixel(scene, light, rect.left() + 25, rect.bottom() - 700)
    night = _pixel(scene, dark, rect.left() + 25, rect.bottom() - 700)
    assert day.lightness() > night.lightness() + 60
