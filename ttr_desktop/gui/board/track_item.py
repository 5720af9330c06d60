# SPDX-License-Identifier: GPL-3.0-or-later
"""A track on the board: what it shows beyond its print."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from ttr_desktop.core.board import Track
from ttr_desktop.gui.board.live_item import LiveItem, draw_cursor
from ttr_desktop.gui.board.pieces import draw_piece
from ttr_desktop.gui.board.shapes import box, placed
from ttr_desktop.gui.board.track_art import TrackArt
from ttr_desktop.gui.palette import PlayerLook, colour
from ttr_desktop.gui.theme import BoardStyle

_REACH = 14.0  # how far a glow goes beyond the spaces
_GHOST = 0.5  # how much of a piece is seen that does not lie there yet
_GLOW = ((22.0, 0.18), (15.0, 0.28), (8.0, 0.7))  # widths and strengths


@dataclass(slots=True)
class TrackState:
    """What a track shows. `laid` counts the owner's pieces, so that they can be put down one after another."""

    owner: int = -1
    laid: int = 0
    claimable: bool = False
    closed: bool = False
    hovered: bool = False
    selected: bool = False
    highlighted: bool = False
    cursor: bool = False  # of the keyboard
    ghost: int = -1  # whose pieces may come to lie here: a tunnel is being dug

    @property
    def settled(self) -> bool:
        return self.laid > 0 or self.claimable or self.closed

    @property
    def live(self) -> bool:
        return self.hovered or self.selected or self.highlighted or self.cursor or self.ghost >= 0


class TrackItem(LiveItem[TrackState]):
    """One track, both parts of it where it leaves the board."""

    def __init__(self, track: Track, art: TrackArt, style: BoardStyle, look_of: Callable[[int], PlayerLook]) -> None:
        printed = art.bodies.boundingRect() | art.place.bed.boundingRect() | art.place.tail.boundingRect()
        super().__init__(TrackState(), printed.adjusted(-_REACH, -_REACH, _REACH, _REACH), style, look_of)
        self.track = track
        self.art = art
        self._rim = QPainterPath()  # around the spaces; made when first needed

    def shape(self) -> QPainterPath:
        return self.art.bodies

    def change(self, **values: int | bool) -> bool:
        changed = super().change(**values)
        if changed:
            raised = self.state.hovered or self.state.selected or self.state.cursor
            self.setZValue(2 if raised else 1 if self.state.highlighted else 0)
        return changed

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.state.live:
            return
        self.draw_under(painter)  # first: a glow would hide what marks the track
        if self.state.highlighted:
            self._band(painter)
        if self.state.selected:
            self._ring(painter, self._style.halo, 12)
            self._ring(painter, self._style.band, 8)
        self.art.draw(painter, self._style)
        self.draw_over(painter)
        if self.state.ghost >= 0:
            painter.setOpacity(_GHOST)
            self._pieces(painter, self.state.ghost, len(self.art.place.slots))
            painter.setOpacity(1.0)
        if self.state.hovered:
            self._lift(painter)
        if self.state.cursor:
            draw_cursor(painter, self._outline())
        if self.state.hovered or self.state.cursor:
            self._far_part(painter)

    def draw_under(self, painter: QPainter) -> None:
        """What lies under the spaces of this and all other tracks: glow, or the line of an owner."""
        if self.state.laid:
            self._owner_line(painter)
        elif self.state.claimable:
            for width, alpha in _GLOW:
                self._ring(painter, self._style.glow, width, alpha)

    def draw_over(self, painter: QPainter) -> None:
        """What lies on the spaces: pieces, or a veil."""
        if self.state.laid:
            self._pieces(painter, self.state.owner, self.state.laid)
        elif self.state.closed and not self.state.claimable:
            self._veil(painter)

    def _pieces(self, painter: QPainter, seat: int, count: int) -> None:
        look = self._look_of(seat)
        for slot in self.art.place.slots[:count]:
            draw_piece(painter, slot, self.art.width - 1, look, ship=self.track.kind == "sea")

    def _outline(self) -> QPainterPath:
        if self._rim.isEmpty():
            slots = self.art.place.slots
            shape = box(slots[0].length, self.art.width, self.art.width * 0.3)
            self._rim.setFillRule(Qt.FillRule.WindingFill)
            for slot in slots:
                self._rim.addPath(placed(shape, slot.x, slot.y, slot.angle))
        return self._rim

    def _pen(self, tone: str, width: float, alpha: float = 1.0) -> QPen:
        return QPen(
            colour(tone, alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        )

    def _band(self, painter: QPainter) -> None:
        self._along(painter, self._style.band, 7)
        self._ring(painter, self._style.halo, 13)
        self._ring(painter, self._style.band, 9)

    def _along(self, painter: QPainter, tone: str, width: float) -> None:
        """A line from city to city, over the edge of the board if need be."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._pen(tone, width))
        painter.drawPath(self.art.place.bed)
        if not self.art.place.tail.isEmpty():
            painter.drawPath(self.art.place.tail)

    def _far_part(self, painter: QPainter) -> None:
        """The way at the other edge of the board, where a track has no spaces, lights up with them."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for tone, width in ((self._style.ink, 7.0), ("#ffffff", 3.4)):
            painter.setPen(self._pen(tone, width))
            painter.drawPath(self.art.place.tail)

    def _owner_line(self, painter: QPainter) -> None:
        look = self._look_of(self.state.owner)
        self._along(painter, look.edge, 6.0)
        self._along(painter, look.fill, 3.4)

    def _ring(self, painter: QPainter, tone: str, width: float, alpha: float = 1.0) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._pen(tone, width, alpha))
        painter.drawPath(self._outline())

    def _veil(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self._style.veil, 0.72))
        painter.drawPath(self.art.bodies)
        painter.setPen(self._pen(self._style.ink, 1.5, 0.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self.art.hatching)

    def _lift(self, painter: QPainter) -> None:
        painter.setPen(self._pen(self._style.ink, 5.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._outline())
        painter.setPen(self._pen("#ffffff", 2.6))
        painter.setBrush(colour("#ffffff", 0.0 if self.state.laid else 0.22))
        painter.drawPath(self._outline())
