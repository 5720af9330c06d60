# SPDX-License-Identifier: GPL-3.0-or-later
"""The printed board: everything that is the same in every game, drawn in one go onto any painter.

The window keeps it in tiles, a picture or an SVG file gets the same lines directly.
"""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ttr_desktop.core.board import Board
from ttr_desktop.gui.board.backdrop import draw_backdrop, draw_vignette
from ttr_desktop.gui.board.cartouche import Cartouche
from ttr_desktop.gui.board.city_item import CityArt
from ttr_desktop.gui.board.exits import exit_signs
from ttr_desktop.gui.board.frame import ScoreFrame
from ttr_desktop.gui.board.geometry import BoardGeometry
from ttr_desktop.gui.board.shapes import lettering, placed, serif
from ttr_desktop.gui.board.track_art import TrackArt
from ttr_desktop.gui.palette import GREY_LOOK, card_look, colour, mix
from ttr_desktop.gui.theme import BoardStyle


class BoardPrint:
    """All that is printed on one board."""

    def __init__(self, board: Board, geometry: BoardGeometry, language: str) -> None:
        self.geometry = geometry
        self.frame = ScoreFrame(geometry.rect)
        self._cartouche = Cartouche(board, geometry.cartouche, language)
        colours = board.rules.colours
        self.tracks = tuple(
            TrackArt(
                track,
                geometry.tracks[track.number],
                geometry.car_width,
                card_look(colours[track.colour]) if track.colour >= 0 else GREY_LOOK,
            )
            for track in board.tracks
        )
        self.cities = tuple(
            CityArt(city, place, geometry.city_radius, flag=bool(board.countries))
            for city, place in zip(board.cities, geometry.cities, strict=True)
        )
        self._track_bounds = tuple(
            (art.bodies.boundingRect() | art.place.bed.boundingRect() | art.place.tail.boundingRect()).adjusted(
                -4, -4, 4, 4
            )
            for art in self.tracks
        )
        self._exits = exit_signs(board, geometry)
        self._city_bounds = tuple(art.bounds() for art in self.cities)

    def draw(self, painter: QPainter, style: BoardStyle, exposed: QRectF) -> None:
        """Prints the part of the board inside a rectangle."""
        draw_backdrop(painter, self.geometry, style, exposed)
        draw_vignette(painter, self.geometry, style, exposed)
        self._arctic_circle(painter, style)
        self._cartouche.draw(painter, style, exposed)
        for art in self._tracks_in(exposed):
            art.draw_bed(painter, style)
        self.draw_tracks(painter, style, exposed)
        for sign in self._exits:
            sign.draw(painter, style, exposed)
        self.draw_cities(painter, style, exposed)
        self.frame.draw(painter, style, exposed)

    def draw_tracks(self, painter: QPainter, style: BoardStyle, exposed: QRectF) -> None:
        """The spaces of the tracks."""
        for art in self._tracks_in(exposed):
            art.draw(painter, style)

    def draw_cities(self, painter: QPainter, style: BoardStyle, exposed: QRectF, covered: Collection[int] = ()) -> None:
        """The cities, but for those that are covered, and all names."""
        seen = [number for number, bounds in enumerate(self._city_bounds) if bounds.intersects(exposed)]
        for number in seen:
            if number not in covered:
                self.cities[number].draw_disc(painter, style)
        for number in seen:
            self.cities[number].draw_label(painter, style)

    def _tracks_in(self, exposed: QRectF) -> list[TrackArt]:
        return [art for art, bounds in zip(self.tracks, self._track_bounds, strict=True) if bounds.intersects(exposed)]

    def _arctic_circle(self, painter: QPainter, style: BoardStyle) -> None:
        line = self.geometry.arctic_circle
        if line.isEmpty():
            return
        tone = mix(style.sea, style.accent, 0.75)
        pen = QPen(colour(tone), 3.0)
        pen.setDashPattern([6, 3, 1, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(line)
        name = QCoreApplication.translate("Board", "Arctic Circle")
        text = lettering(name, serif(italic=True), QRectF(-90, -16, 180, 32), 26)
        start = line.pointAtPercent(0.085)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(mix(style.accent, style.ink, 0.4)))
        painter.drawPath(placed(text, start.x() + 8, start.y() - 22, -line.angleAtPercent(0.085)))
