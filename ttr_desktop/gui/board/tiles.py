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
from PySide6.QtGui import QColor, QPainter, QPixmap

from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.palette import colour
from ttr_desktop.gui.theme import BoardStyle

_SIDE = 256  # device pixels
_WHOLE = 1300  # device pixels of the longer side of the picture of everything
_LEAST_KEPT = 160  # tiles: 40 MB

_Key = tuple[float, int, int]


class TileCache:
    """Tiles of one scene at whatever scale is asked for.

    Each tile exists twice: as printed, and with what lies on it. When a piece is put down only the second is made anew,
    from a copy of the first; until then the old one is shown.
    """

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._printed: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._ready: dict[_Key, QPixmap] = {}
        self._stale: dict[_Key, QPixmap] = {}
        self._whole_printed = QPixmap()
        self._whole = QPixmap()
        self._dirty: list[QRectF] = []  # parts of the whole picture that have changed
        self._missing: list[_Key] = []

    @property
    def missing(self) -> bool:
        """Whether there is something to sharpen or to bring up to date."""
        return bool(self._missing or self._dirty)

    def clear(self) -> None:
        """Forgets everything: the print has changed."""
        for store in (self._printed, self._ready, self._stale):
            store.clear()
        self._missing.clear()
        self._dirty.clear()
        self._whole_printed = self._whole = QPixmap()

    def invalidate(self, rect: QRectF) -> None:
        """Something on a part of the board has changed."""
        for key in [key for key in self._ready if self._area(key).intersects(rect)]:
            self._stale[key] = self._ready.pop(key)
        if not self._whole.isNull():
            self._dirty.append(rect)

    def whole(self) -> QPixmap:
        """The picture of the whole board."""
        if self._whole.isNull():
            rect = self._scene.sceneRect()
            scale = self._whole_scale()
            size = QSize(math.ceil(rect.width() * scale), math.ceil(rect.height() * scale))
            self._whole_printed = self._print(rect, size, scale)
            self._whole = self._with_pieces(self._whole_printed, rect, scale)
            self._dirty.clear()
        return self._whole

    def up_to_date(self) -> QPixmap:
        """The picture of the whole board with everything that lies on it by now."""
        while self._dirty:
            self._mend_whole(self._dirty.pop())
        return self.whole()

    def draw(self, painter: QPainter, exposed: QRectF, scale: float, origin: QPointF, ratio: float) -> None:
        """Shows the part inside a rectangle of the scene.

        `scale` is device pixels per unit, `origin` where the scene's zero lies in the window, `ratio` device pixels
        per pixel of the window.
        """
        wanted = set(self._missing)
        painter.save()
        painter.resetTransform()
        step = _SIDE / ratio
        visible = 0
        for key in self._keys(exposed, scale):
            visible += 1
            place = QPointF(origin.x() + key[1] * step, origin.y() + key[2] * step)
            tile = self._ready.get(key)
            if tile is None:
                if key not in wanted:
                    self._missing.append(key)
                tile = self._stale.get(key)
            if tile is None:
                self._stretch(painter, key, QRectF(place.x(), place.y(), step, step))
            else:
                painter.drawPixmap(place, tile)
        painter.restore()
        self._trim(max(_LEAST_KEPT, 2 * visible))

    def sharpen(self, budget: float, seen: QRectF, scale: float, ratio: float) -> list[QRectF]:
        """Draws what is missing and still seen for so many seconds, one piece at least; returns where in the scene."""
        until = time.perf_counter() + budget
        self._missing = [key for key in self._missing if key[0] == scale and self._area(key).intersects(seen)]
        done: list[QRectF] = []
        while self._missing and (not done or time.perf_counter() < until):
            key = self._missing.pop(0)
            area = self._area(key)
            printed = self._printed.get(key)
            if printed is None:
                printed = self._printed[key] = self._print(area, QSize(_SIDE, _SIDE), scale)
            self._printed.move_to_end(key)
            tile = self._with_pieces(printed, area, scale)
            tile.setDevicePixelRatio(ratio)
            self._ready[key] = tile
            self._stale.pop(key, None)
            done.append(area)
        while self._dirty and not self._missing and time.perf_counter() < until:
            self._mend_whole(self._dirty.pop(0))
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

    def _whole_scale(self) -> float:
        rect = self._scene.sceneRect()
        return _WHOLE / max(rect.width(), rect.height())

    def _print(self, area: QRectF, size: QSize, scale: float) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(table_colour(self._scene.inks))
        painter = _painter(pixmap, area, scale)
        self._scene.print.draw(painter, self._scene.inks, area)
        painter.end()
        return pixmap

    def _with_pieces(self, printed: QPixmap, area: QRectF, scale: float) -> QPixmap:
        pixmap = QPixmap(printed)  # shares its pixels until it is drawn upon
        if self._scene.has_settled(area):
            painter = _painter(pixmap, area, scale)
            self._scene.draw_settled(painter, area)
            painter.end()
        return pixmap

    def _mend_whole(self, part: QRectF) -> None:
        rect = self._scene.sceneRect()
        painter = _painter(self._whole, rect, self._whole_scale())
        painter.setClipRect(part)
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, self._whole_printed)
        painter.restore()
        self._scene.draw_settled(painter, part)
        painter.end()

    def _stretch(self, painter: QPainter, key: _Key, target: QRectF) -> None:
        whole, rect, area = self.whole(), self._scene.sceneRect(), self._area(key)
        factor = whole.width() / rect.width()
        corner = (area.topLeft() - rect.topLeft()) * factor
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(target, whole, QRectF(corner.x(), corner.y(), area.width() * factor, area.height() * factor))

    def _trim(self, most: int) -> None:
        while len(self._printed) > most:
            key, _ = self._printed.popitem(last=False)
            self._ready.pop(key, None)
            self._stale.pop(key, None)


def _painter(pixmap: QPixmap, area: QRectF, scale: float) -> QPainter:
    """A painter onto the picture of a part of the board, in the board's units."""
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-area.left(), -area.top())
    return painter


def table_colour(style: BoardStyle) -> QColor:
    """The table around the board: a darker shade of its frame."""
    return colour(style.frame).darker(165)


def scaled_whole(cache: TileCache, size: QSize, ratio: float) -> QPixmap:
    """The whole board small, for an overview."""
    picture = cache.up_to_date().scaled(
        size * ratio, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    picture.setDevicePixelRatio(ratio)
    return picture
