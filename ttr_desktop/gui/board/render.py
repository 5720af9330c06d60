# SPDX-License-Identifier: GPL-3.0-or-later
"""A board as a picture, drawn by the same scene as in the window."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

from ttr_desktop.core.board import Board
from ttr_desktop.core.message import Told, message
from ttr_desktop.data.problems import reason_of
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.theme import Theme

SUFFIXES = (".png", ".svg")


class CannotRender(Told):
    """The picture cannot be made; `reason` says why."""


def render_board(board: Board, path: Path, theme: Theme = Theme.LIGHT, width: int = 2000, language: str = "en") -> None:
    """Writes the empty board to a PNG or SVG file, `width` pixels wide."""
    _check_name(path)
    keep = QApplication.instance() or _application()  # fonts need one; it must live as long as the drawing takes
    scene = BoardScene(board, theme, language)
    save_scene(scene, path, width)
    del scene, keep


def save_scene(scene: BoardScene, path: Path, width: int = 2000) -> None:
    """Writes the scene as it stands, with pieces and markers, to a PNG or SVG file; raises CannotRender."""
    _check_name(path)
    source = scene.sceneRect()
    size = QSize(width, round(width * source.height() / source.width()))
    if path.suffix.lower() == ".svg":
        _svg(scene, path, size)
    else:
        _png(scene, path, size)


def _check_name(path: Path) -> None:
    if path.suffix.lower() not in SUFFIXES:
        raise CannotRender(message("picture-name", file=path.name))


def _application() -> QApplication:
    """An application that only draws, and so asks for no screen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QApplication(["ttr"])


def draw_scene(scene: BoardScene, size: QSize) -> QImage:
    """The scene as it stands, with pieces and markers, as an image."""
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _render(scene, painter, size)
    return image


def _render(scene: BoardScene, painter: QPainter, size: QSize) -> None:
    """Fills the picture: sides are rounded to pixels, and true proportions would leave a line at an edge."""
    whole = QRectF(0, 0, size.width(), size.height())
    scene.render(painter, whole, scene.sceneRect(), Qt.AspectRatioMode.IgnoreAspectRatio)
    painter.end()


def _png(scene: BoardScene, path: Path, size: QSize) -> None:
    if not draw_scene(scene, size).save(str(path)):
        raise CannotRender(message("picture-unwritable", file=str(path)))


def _svg(scene: BoardScene, path: Path, size: QSize) -> None:
    try:
        path.open("wb").close()  # the generator would only print a warning
    except OSError as problem:
        raise CannotRender(
            message("picture-unwritable-because", file=str(path), reason=reason_of(problem))
        ) from problem
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle(scene.board.name())
    painter = QPainter(generator)
    _render(scene, painter, size)
