# SPDX-License-Identifier: GPL-3.0-or-later
"""What tracks and cities have in common: a state that is partly printed into the tiles and partly drawn over them.

What stays for a while (an owner, a glow, a veil, a port) is settled: it is drawn into the tiles of the board and costs
nothing while the board is moved about. What comes and goes with the pointer is live: the item draws it over the tiles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from ttr_desktop.gui.palette import PlayerLook, colour
from ttr_desktop.gui.theme import BoardStyle


class LiveState(Protocol):
    """What an item shows beyond its print."""

    @property
    def settled(self) -> bool: ...

    @property
    def live(self) -> bool: ...


State = TypeVar("State", bound=LiveState)


class LiveItem(QGraphicsItem, Generic[State]):
    """An item with such a state. The scene decides what is clicked, so the item takes no mouse buttons."""

    def __init__(self, state: State, bounds: QRectF, style: BoardStyle, look_of: Callable[[int], PlayerLook]) -> None:
        super().__init__()
        self.state = state
        self._bounds = bounds
        self._style = style
        self._look_of = look_of
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, True)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def set_style(self, style: BoardStyle) -> None:
        self._style = style
        self.update()

    def change(self, **values: int | bool) -> bool:
        """Sets what is named; says whether anything changed."""
        changed = [name for name, value in values.items() if getattr(self.state, name) != value]
        for name in changed:
            setattr(self.state, name, values[name])
        if changed:
            self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, not self.state.live)
            self.update()
            if not self.state.live and (scene := self.scene()) is not None:
                scene.update(self.sceneBoundingRect())  # Qt draws nothing anew where an item has no contents any more
        return bool(changed)


def draw_cursor(painter: QPainter, around: QPainterPath) -> None:
    """The cursor of the keyboard: white dashes on black, to be seen on any ground and told by its form alone."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour("#ffffff"), 10.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(around)
    painter.setPen(QPen(colour("#14110c"), 7.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(around)
    dashes = QPen(colour("#ffd84a"), 3.6, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    dashes.setDashPattern([2.6, 1.8])
    painter.setPen(dashes)
    painter.drawPath(around)
