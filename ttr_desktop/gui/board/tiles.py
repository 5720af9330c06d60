# SPDX-License-Identifier: GPL-3.0-or-later
"""The printed board in tiles, so that moving it about only copies pixels.

There is always something to show: a picture of the whole board, drawn once, is stretched wherever no sharp tile exists
yet. Sharp tiles are drawn a few at a time while nothing else is going on, and kept until room runs out.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.palette import colour

_SIDE = 256  # device pixels
_WHOLE = 1300  # device pixels of the longer side of the picture of everything
_LEAST_KEPT = 160  # tiles: 40 MB

_Key = tuple[float, int, int]


class TileCache:
    """Tiles of one scene at whatever scale is asked for."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._tiles: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._whole = QPixmap()
        self._missing: list[_Key] = []

    @property
    def missing(self) -> bool:
        """Whether the last picture had to be stretched somewhere."""
        return bool(self._missing)

    def clear(self) -> None:
        """Forgets everything: the print has changed."""
        self._tiles.clear()
        self._missing.clear()
        self._whole = QPixmap()

    def whole(self) -> QPixmap:
        """The picture of the whole board."""
        if self._whole.isNull():
            rect = self._scene.sceneRect()
            scale = _WHOLE / max(rect.width(), rect.height())
            size = QSize(math.ceil(rect.width() * scale), math.ceil(rect.height() * scale))
            self._whole = self._drawn(rect, size, scale)
        return self._whole

    def draw(self, painter: QPainter, exposed: QRectF, scale: float, origin: QPointF, ratio: float) -> None:
        """Shows the part inside a rectangle of the scene.

        `scale` is device pixels per unit, `origin` where the scene's zero lies in the window, `ratio` device pixels
        per pixel of the window.
        """
        self._missing = []
        painter.save()
        painter.resetTransform()
        step = _SIDE / ratio
        visible = 0
        for key in self._keys(exposed, scale):
            visible += 1
            place = QPointF(origin.x() + key[1] * step, origin.y() + key[2] * step)
            tile = self._tiles.get(key)
            if tile is None:
                self._missing.append(key)
                self._stretch(painter, key, QRectF(place.x(), place.y(), step, step))
            else:
                self._tiles.move_to_end(key)
                painter.drawPixmap(place, tile)
        painter.restore()
        self._trim(max(_LEAST_KEPT, 2 * visible))

    def sharpen(self, budget: float, ratio: float) -> list[QRectF]:
        """Draws missing tiles for so many seconds, one at least; returns where in the scene."""
        until = time.perf_counter() + budget
        done: list[QRectF] = []
        while self._missing:
            key = self._missing.pop(0)
            area = self._area(key)
            tile = self._drawn(area, QSize(_SIDE, _SIDE), key[0])
            tile.setDevicePixelRatio(ratio)
            self._tiles[key] = tile
            done.append(area)
            if time.perf_counter() >= until:
                break
        return done

    def _keys(self, exposed: QRectF, scale: float) -> Iterator[_Key]:
        side = _SIDE / scale
        part = exposed & self._scene.sceneRect()
        if part.isEmpty():
            return
        for row in range(math.floor(part.top() / side), math.floor(part.bottom() / side) + 1):
            for column in range(math.floor(part.left() / side), math.floor(part.right() / side) + 1):
                yield scale, column, row

    @staticmethod
    def _area(key: _Key) -> QRectF:
        side = _SIDE / key[0]
        return QRectF(key[1] * side, key[2] * side, side, side)

    def _drawn(self, area: QRectF, size: QSize, scale: float) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(colour(self._scene.style.frame))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-area.left(), -area.top())
        self._scene.print.draw(painter, self._scene.style, area)
        painter.end()
        return pixmap

    def _stretch(self, painter: QPainter, key: _Key, target: QRectF) -> None:
        whole, rect = self.whole(), self._scene.sceneRect()
        factor = whole.width() / rect.width()
        area = self._area(key)
        source = QRectF((area.left() - rect.left()) * factor, (area.top() - rect.top()) * factor, area.width() * factor, area.height() * factor)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(target, whole, source)

    def _trim(self, most: int) -> None:
        while len(self._tiles) > most:
            self._tiles.popitem(last=False)


def scaled_whole(cache: TileCache, size: QSize, ratio: float) -> QPixmap:
    """The whole board small, for an overview."""
    picture = cache.whole().scaled(
        size * ratio, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    picture.setDevicePixelRatio(ratio)
    return picture
