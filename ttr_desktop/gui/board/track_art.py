# SPDX-License-Identifier: GPL-3.0-or-later
"""How a track is printed: its spaces in the colour with the colour's sign, and the signs of special rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from ttr_desktop.core.board import Track
from ttr_desktop.gui.board.geometry import Slot, TrackPlace
from ttr_desktop.gui.board.shapes import box, car, lettering, locomotive, oval, placed, sans, symbol
from ttr_desktop.gui.palette import CardLook, colour, mix
from ttr_desktop.gui.theme import BoardStyle

_SIGN_PLATE = "#fffaf0"
_SIGN_INK = "#26221c"
_TUNNEL_EDGE = 3.6


@dataclass(frozen=True, slots=True)
class Sign:
    """A plate on a space: a locomotive if it has no text."""

    slot: Slot
    along: float
    text: str


class TrackArt:
    """The outlines of one track in board units. Made once; drawn in any style."""

    def __init__(self, track: Track, place: TrackPlace, width: float, look: CardLook) -> None:
        self.place = place
        self.width = width
        self.look = look
        self.tunnel = track.kind == "tunnel"
        self.bodies = self._all(lambda length: self._body(track.kind, length))
        self.panels = self._all(lambda length: self._panel(track.kind, length))
        self.hatching = self._hatching()
        self.signs = tuple(_signs(track, place.slots))
        self.symbols = self._symbols()
        self._plates, self._ink = self._sign_paths()

    def _all(self, outline: Callable[[float], QPainterPath]) -> QPainterPath:
        path = QPainterPath()
        shape = outline(self.place.slots[0].length)
        for slot in self.place.slots:
            path.addPath(placed(shape, slot.x, slot.y, slot.angle))
        return path

    def _body(self, kind: str, length: float) -> QPainterPath:
        if kind == "sea":
            return oval(length, self.width)
        return box(length, self.width, self.width * 0.36) if kind == "ferry" else car(length, self.width)

    def _panel(self, kind: str, length: float) -> QPainterPath:
        margin = _TUNNEL_EDGE / 2 if kind == "tunnel" else 2.6
        if kind == "sea":
            return oval(length - 3 * margin, self.width - 2 * margin)
        return box(length - 2 * margin - 4, self.width - 2 * margin, self.width * 0.2 if kind == "ferry" else 1.6)

    def _hatching(self) -> QPainterPath:
        """Slanting strokes over every space."""
        path = QPainterPath()
        half = self.width / 2 - 2
        for slot in self.place.slots:
            strokes = QPainterPath()
            x = -slot.length / 2 + 6
            while x + half < slot.length / 2 - 2:
                strokes.moveTo(x, half)
                strokes.lineTo(x + half, -half)
                x += 8
            path.addPath(placed(strokes, slot.x, slot.y, slot.angle))
        return path

    def _symbols(self) -> QPainterPath:
        """The sign of the colour, upright, in the middle of each space or beside its plates."""
        shape = symbol(self.look.symbol)
        path = QPainterPath()
        size = self.width * (0.27 if self.tunnel else 0.33)
        taken = {id(sign.slot) for sign in self.signs}
        for slot in self.place.slots:
            places = (-0.34, 0.34) if id(slot) in taken else (0.0,)
            for share in places:
                point = slot.at(share * slot.length)
                path.addPath(placed(shape, point.x(), point.y(), 0, size))
        return path

    def _sign_paths(self) -> tuple[QPainterPath, QPainterPath]:
        plates, ink = QPainterPath(), QPainterPath()
        plates.setFillRule(Qt.FillRule.WindingFill)
        ink.setFillRule(Qt.FillRule.WindingFill)
        high = self.width - 3.0
        font = sans()
        for sign in self.signs:
            point = sign.slot.at(sign.along * sign.slot.length)
            wide = high * (1.75 if not sign.text else 0.62 + 0.5 * len(sign.text))
            plates.addPath(placed(box(wide, high, high * 0.32), point.x(), point.y(), sign.slot.upright))
            if sign.text:
                drawn = lettering(
                    sign.text, font, QRectF(-wide / 2 + 1.5, -high / 2 + 2, wide - 3, high - 4), high * 1.05
                )
                ink.addPath(placed(drawn, point.x(), point.y(), sign.slot.upright))
            else:
                ink.addPath(placed(locomotive(), point.x(), point.y(), sign.slot.upright, high * 0.5))
        return plates, ink

    def draw_bed(self, painter: QPainter, style: BoardStyle) -> None:
        """The thin line that joins the spaces to the cities."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(style.bed), 2.0))
        painter.drawPath(self.place.bed)
        if not self.place.tail.isEmpty():
            dashes = QPen(colour(style.bed), 2.0)
            dashes.setDashPattern([4, 3])
            painter.setPen(dashes)
            painter.drawPath(self.place.tail)

    def draw(self, painter: QPainter, style: BoardStyle) -> None:
        """The spaces with everything on them."""
        look = self.look
        outline = style.dark_outline if look.name == "black" else style.outline
        if self.tunnel:
            self._draw_tunnel(painter, style, outline)
        else:
            painter.setPen(QPen(colour(outline), 1.5))
            painter.setBrush(colour(look.fill))
            painter.drawPath(self.bodies)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(mix(look.fill, look.ink, 0.36)), 1.1))
            painter.drawPath(self.panels)
        if not self.symbols.isEmpty():  # an empty path would be an error in an SVG file
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(look.ink, 0.92))
            painter.drawPath(self.symbols)
        if self.signs:
            painter.setBrush(colour(_SIGN_PLATE))
            painter.setPen(QPen(colour(_SIGN_INK), 1.2))
            painter.drawPath(self._plates)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(_SIGN_INK))
            painter.drawPath(self._ink)

    def _draw_tunnel(self, painter: QPainter, style: BoardStyle, outline: str) -> None:
        """Dark stones set into the rim of the space, all around."""
        painter.setPen(QPen(colour(outline), 1.5))
        painter.setBrush(colour(self.look.fill))
        painter.drawPath(self.bodies)
        stones = QPen(colour(style.tunnel), 4.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        stones.setDashPattern([1.0, 0.7])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stones)
        painter.drawPath(self.panels)


def _signs(track: Track, slots: tuple[Slot, ...]) -> list[Sign]:
    """The plates of a track: locomotives spread over it, then doubling, bonus and substitution where there is room."""
    signs: list[Sign] = []
    count = len(slots)
    engines = [int((n + 0.5) * count / track.locomotives) for n in range(track.locomotives)]
    if track.bonus:
        free = [n for n in range(count) if n not in engines]
        chosen = min(free, key=lambda n: abs(n - (count - 1) / 2), default=-1)
        if chosen >= 0:
            signs += [Sign(slots[n], 0.0, "") for n in engines]
            signs.append(Sign(slots[chosen], 0.0, f"+{track.bonus}"))
        else:
            signs += [Sign(slots[n], -0.19, "") for n in engines]
            signs.append(Sign(slots[engines[0]], 0.21, f"+{track.bonus}"))
        return signs
    signs += [Sign(slots[n], 0.0, "") for n in engines]
    signs += [Sign(slots[n], 0.0, "×2") for n in range(track.pairs)]
    if track.substitute:
        signs.append(Sign(slots[count // 2], 0.0, f"{track.substitute}:1"))
    return signs
