# SPDX-License-Identifier: GPL-3.0-or-later
"""The board without a mouse: a cursor that walks from city to track to city, and chooses what it stands on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board.ways import Arrow, BoardWays, Spot

_ARROWS = {
    Qt.Key.Key_Left: Arrow(-1, 0),
    Qt.Key.Key_Right: Arrow(1, 0),
    Qt.Key.Key_Up: Arrow(0, -1),
    Qt.Key.Key_Down: Arrow(0, 1),
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class BoardCursor(QObject):
    """Answers the keys of a board. It is seen only while the board has the focus and keys are used."""

    moved = Signal(int, int)  # city, track (-1: on the city itself); (-1, -1) when it is put away
    left = Signal()  # Esc on a city: nothing is meant any more

    def __init__(self, scene: BoardScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._ways = BoardWays(scene.board, scene.geometry)
        centre = scene.sceneRect().center()
        self._spot = self._ways.nearest(centre.x(), centre.y())
        self._shown = False
        self.used = False  # a key has been pressed since it is seen: the focus may have come by itself
        self._wanted: Sequence[int] = ()

    @property
    def spot(self) -> Spot:
        """Where it stands."""
        return self._spot

    @property
    def shown(self) -> bool:
        return self._shown

    def set_wanted(self, tracks: Sequence[int]) -> None:
        """The tracks that Page Up and Page Down go through: those that can be claimed now."""
        self._wanted = tuple(tracks)

    def press(self, event: QKeyEvent) -> bool:
        """Takes a key; False if it means nothing to the cursor."""
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        turned_back = key == Qt.Key.Key_Space and modifiers == Qt.KeyboardModifier.ShiftModifier
        if modifiers not in _PLAIN and not turned_back:
            return False
        if not self._shown and key in (Qt.Key.Key_Space, Qt.Key.Key_Escape):
            return False
        self.used = True
        if key in _ARROWS:
            self._walk(_ARROWS[key])
        elif key == Qt.Key.Key_Space:
            self.go(self._ways.turn(self._spot, -1 if turned_back else 1))
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self._next_wanted(1 if key == Qt.Key.Key_PageDown else -1)
        elif key in _ENTER:
            self._choose()
        elif key == Qt.Key.Key_Escape:
            self._back()
        else:
            return False
        return True

    def _walk(self, arrow: Arrow) -> None:
        """The first arrow only shows where the cursor is."""
        self.go(self._ways.step(self._spot, arrow) if self._shown else self._spot)

    def _next_wanted(self, by: int) -> None:
        if not self._wanted:
            self.go(self._spot)
            return
        order = sorted(self._wanted)
        later = [track for track in order if (track - self._spot.track) * by > 0]
        track = (later or order)[0 if by > 0 else -1]
        self.go(Spot(self._scene.board.tracks[track].a, track))

    def _choose(self) -> None:
        if not self._shown or self._spot.track < 0:
            self.go(self._ways.turn(Spot(self._spot.city), 1) if self._shown else self._spot)
        else:
            self._scene.track_clicked.emit(self._spot.track)

    def _back(self) -> None:
        if self._spot.track >= 0:
            self.go(Spot(self._spot.city))
        else:
            self.hide()
            self.left.emit()

    def go(self, spot: Spot) -> None:
        """Stands on a spot and shows it."""
        self._spot = spot
        self._shown = True
        self._scene.point_with_keys(*spot)
        self.moved.emit(*spot)

    def hide(self) -> None:
        """Is seen no more; it stays where it is."""
        if self._shown:
            self._shown = self.used = False
            self._scene.point_with_keys(-1, -1)
            self.moved.emit(-1, -1)

    def rect(self) -> QRectF:
        """The part of the board it stands on; of a track over the edge the part at its city."""
        city = self._scene.cities[self._spot.city]
        reach = city.art.radius * 2
        here = QRectF(city.art.centre.x() - reach, city.art.centre.y() - reach, 2 * reach, 2 * reach)
        if self._spot.track < 0:
            return here | city.art.place.label if not city.art.place.label.isEmpty() else here
        place = self._scene.geometry.tracks[self._spot.track]
        if not place.exits:
            return here | self._scene.track_rect(self._spot.track)
        width = self._scene.geometry.car_width
        slot = min(place.slots, key=lambda s: abs(s.x - city.art.centre.x()) + abs(s.y - city.art.centre.y()))
        return QRectF(slot.x - width, slot.y - width, 2 * width, 2 * width)
