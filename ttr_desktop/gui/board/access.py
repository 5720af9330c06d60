# SPDX-License-Identifier: GPL-3.0-or-later
"""The board for assistive technology: cities and tracks as children of the board, each with its words, place and state.

Qt asks a factory for the interface of an object. Items of a scene are no QObjects, so each has a small stand-in.
Objects keep their interfaces, since Qt's own cache does not hold the Python half of them; interfaces do not keep their
objects, or neither would ever go.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView

from ttr_desktop.gui.board.cursor import BoardCursor
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board.ways import Spot

_NOTHING = cast(QAccessibleInterface, None)  # a null pointer to Qt, of which the type stubs know nothing


class BoardSpot(QObject):
    """Stands for a city, or with `track` >= 0 for a track."""

    def __init__(self, reader: BoardReader, spot: Spot) -> None:
        super().__init__(reader)
        self.reader = reader
        self.spot = spot
        self.interface: SpotAccess | None = None


class BoardReader(QObject):
    """What there is to read on one board. `tell` puts a spot into words; a page that knows more than names sets it."""

    def __init__(self, view: QGraphicsView, scene: BoardScene, cursor: BoardCursor) -> None:
        super().__init__(view)
        self.view = view
        self._scene = scene
        self._cursor = cursor
        self._spots: list[BoardSpot] = []
        self.tell: Callable[[Spot], str] = self._names
        self.interface = BoardAccess(view)
        cursor.moved.connect(self._focus)

    @property
    def spots(self) -> Sequence[BoardSpot]:
        """The cities, then the tracks; made when somebody first asks."""
        if not self._spots:
            board = self._scene.board
            self._spots = [BoardSpot(self, Spot(city)) for city in range(len(board.cities))]
            self._spots += [BoardSpot(self, Spot(track.a, track.number)) for track in board.tracks]
        return self._spots

    def _names(self, spot: Spot) -> str:
        board = self._scene.board
        if spot.track < 0:
            return board.cities[spot.city].name
        track = board.tracks[spot.track]
        return f"{board.cities[track.a].name} – {board.cities[track.b].name}"

    def _number(self, spot: Spot) -> int:
        return spot.city if spot.track < 0 else len(self._scene.board.cities) + spot.track

    @property
    def pointed(self) -> BoardSpot | None:
        """Where the cursor of the keyboard stands, if it is used."""
        return self.spots[self._number(self._cursor.spot)] if self._cursor.shown else None

    def rect(self, spot: Spot) -> QRect:
        """Where a spot is on the screen."""
        found: QRectF = self._scene.track_rect(spot.track)
        if spot.track < 0:
            found = self._scene.cities[spot.city].art.bounds()
        seen = self.view.viewportTransform().mapRect(found).toAlignedRect()
        return QRect(self.view.viewport().mapToGlobal(seen.topLeft()), seen.size())

    def at(self, x: int, y: int) -> BoardSpot | None:
        """The spot that a click at a point of the screen would mean."""
        point = self.view.viewport().mapFromGlobal(QPoint(x, y))
        if not self.view.viewport().rect().contains(point):
            return None
        track, city = self._scene.target(self.view.viewportTransform().inverted()[0].map(QPointF(point)))
        return self.spots[self._number(Spot(city, track))] if track >= 0 or city >= 0 else None

    def _focus(self, city: int) -> None:
        """The cursor has moved: whoever reads the screen aloud reads the spot."""
        pointed = self.pointed if city >= 0 and QAccessible.isActive() else None
        if pointed is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(pointed, QAccessible.Event.Focus))


class SpotAccess(QAccessibleObject):
    """A city or a track."""

    def _stand_in(self) -> BoardSpot:
        return cast(BoardSpot, self.object())

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._stand_in().reader.view)

    def child(self, index: int) -> QAccessibleInterface:
        return _NOTHING

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self._stand_in().spot.track >= 0 else QAccessible.Role.Graphic

    def state(self) -> QAccessible.State:
        stand_in = self._stand_in()
        state = QAccessible.State()
        state.focusable = 1
        state.focused = int(stand_in.reader.pointed is stand_in)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        stand_in = self._stand_in()
        return stand_in.reader.tell(stand_in.spot) if kind == QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        stand_in = self._stand_in()
        return stand_in.reader.rect(stand_in.spot)


class BoardAccess(QAccessibleWidget):
    """The board itself."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view, QAccessible.Role.Canvas)

    def _reader(self) -> BoardReader:
        return cast(BoardReader, self.object().findChild(BoardReader))

    def childCount(self) -> int:
        return len(self._reader().spots)

    def child(self, index: int) -> QAccessibleInterface:
        spots = self._reader().spots
        return QAccessible.queryAccessibleInterface(spots[index]) if 0 <= index < len(spots) else _NOTHING

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        spots = list(self._reader().spots)
        spot = child.object()
        return spots.index(spot) if isinstance(spot, BoardSpot) and spot in spots else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        spot = self._reader().at(x, y)
        return QAccessible.queryAccessibleInterface(spot) if spot is not None else _NOTHING

    def focusChild(self) -> QAccessibleInterface:
        pointed = self._reader().pointed
        return QAccessible.queryAccessibleInterface(pointed) if pointed is not None else _NOTHING


def _interface_of(name: str, thing: QObject) -> QAccessibleInterface | None:
    """The factory: interfaces of boards and of what is on them."""
    if isinstance(thing, BoardSpot):
        thing.interface = thing.interface or SpotAccess(thing)
        return thing.interface
    if isinstance(thing, QGraphicsView):
        reader = thing.findChild(BoardReader)
        return reader.interface if reader is not None else None
    return None


QAccessible.installFactory(_interface_of)
