# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards as files, from Python and from the command line."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from tests.helpers.telling import telling
from ttr_desktop.cli.main import main
from ttr_desktop.data.catalogue import MAP_IDS, UnknownMap, board
from ttr_desktop.gui.board.render import CannotRender, draw_scene, render_board
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.theme import Theme


@pytest.mark.parametrize("map_id", MAP_IDS)
@pytest.mark.parametrize("theme", list(Theme))
def test_png(map_id: str, theme: Theme, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "board.png"
    render_board(board(map_id), path, theme, 600)
    picture = QImage(str(path))
    assert picture.width() == 600
    assert len({picture.pixel(x, y) for x in range(0, 600, 7) for y in range(0, picture.height(), 7)}) > 200


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_a_picture_is_drawn_up_to_its_edges(map_id: str, qtbot: QtBot) -> None:
    """Sides are rounded to pixels; no line of whatever was in memory is left at the right or at the bottom."""
    scene = BoardScene(board(map_id), Theme.DARK, "en")
    ratio = scene.sceneRect().height() / scene.sceneRect().width()
    for width in range(371, 379):
        picture = draw_scene(scene, QSize(width, round(width * ratio)))
        right, bottom = picture.width() - 1, picture.height() - 1
        corners = {picture.pixelColor(x, y).lightness() for x in (0, right) for y in (0, bottom)}
        assert max(corners) - min(corners) < 60, width


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_svg_holds_vectors_only(map_id: str, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "board.svg"
    render_board(board(map_id), path, Theme.DARK, 900)
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.parse(path).iter()}
    assert "path" in tags
    assert "image" not in tags
    assert QSvgRenderer(str(path)).isValid()  # and no warning, or the test fails


def test_problems_are_sentences(tmp_path: Path, qtbot: QtBot) -> None:
    with telling(CannotRender, match=r"ends in \.png or \.svg"):
        render_board(board("usa"), tmp_path / "board.gif")
    for name in ("no/board.png", "no/board.svg"):
        with telling(CannotRender, match="cannot be written"):
            render_board(board("usa"), tmp_path / name, width=300)
    with pytest.raises(UnknownMap):
        render_board(board("moon"), tmp_path / "board.png")


def test_the_command(tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "usa.png"
    assert main(["map", "render", "usa", "-o", str(path), "--theme", "dark", "--width", "400"]) == 0
    assert QImage(str(path)).width() == 400
    for arguments in (["moon", "-o", "x.png"], ["usa", "-o", "x.gif"], ["usa", "-o", str(tmp_path / "no" / "x.png")]):
        assert main(["map", "render", *arguments]) == 2
        said = capsys.readouterr().err
        assert said.startswith("ttr: ")
        assert said.count("\n") == 1
