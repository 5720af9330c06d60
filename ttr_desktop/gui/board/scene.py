# SPDX-License-Identifier: GPL-3.0-or-later
"""The board as a scene: the print below, one item for each track and city above it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from ttr_desktop.core.board import Board
from ttr_desktop.gui.board.city_item import CityItem
from ttr_desktop.gui.board.dimmer import Dimmer
from ttr_desktop.gui.board.geometry import load_geometry
from ttr_desktop.gui.board.hit import HitIndex
from ttr_desktop.gui.board.markers import ScoreMarker, spread
from ttr_desktop.gui.board.printing import BoardPrint
from ttr_desktop.gui.board.track_item import TrackItem
from ttr_desktop.gui.palette import PLAYER_LOOKS, PlayerLook
from ttr_desktop.gui.theme import Theme
from ttr_desktop.gui.theme_boards import board_style

_REACH = 0.85  # how far beside a track a click still means it, in widths of a space


class BoardScene(QGraphicsScene):
    """A board that can be looked at and clicked. Knows nothing of rules: it shows what it is told."""

    track_hovered = Signal(int)
    track_clicked = Signal(int)
    city_hovered = Signal(int)
    city_clicked = Signal(int)
    print_changed = Signal()  # everything has to be drawn anew
    settled_changed = Signal(QRectF)  # a part has

    def __init__(
        self, board: Board, theme: Theme = Theme.LIGHT, language: str = "en", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.board = board
        self.geometry = load_geometry(board)
        self.inks = board_style(board.id, theme)
        self.print = BoardPrint(board, self.geometry, language)
        self._looks: tuple[PlayerLook, ...] = PLAYER_LOOKS
        self._hits = HitIndex([place.slots for place in self.geometry.tracks], self.geometry.car_width)
        self._hovered = (-1, -1)  # track, city
        self._markers: dict[int, ScoreMarker] = {}
        self.setSceneRect(self.print.frame.outer)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.BspTreeIndex)
        self.tracks = tuple(
            TrackItem(track, art, self.inks, self.look)
            for track, art in zip(board.tracks, self.print.tracks, strict=True)
        )
        self.cities = tuple(CityItem(n, art, self.inks, self.look) for n, art in enumerate(self.print.cities))
        for track_item in self.tracks:
            self.addItem(track_item)
        for city_item in self.cities:
            self.addItem(city_item)
        self._dimmer = Dimmer(self.sceneRect(), self.inks.veil)
        self.addItem(self._dimmer)
        self._ends: tuple[tuple[int, ...], ...] = tuple(
            tuple(track.number for track in board.tracks if number in (track.a, track.b))
            for number in range(len(board.cities))
        )

    # what is shown

    def look(self, seat: int) -> PlayerLook:
        """How the pieces of a seat look."""
        return self._looks[seat % len(self._looks)]

    def set_players(self, looks: Sequence[PlayerLook]) -> None:
        """Gives each seat its colour and mark."""
        self._looks = tuple(looks) or PLAYER_LOOKS
        self.settled_changed.emit(self.sceneRect())
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Prints the board anew, by day or by night."""
        self.inks = board_style(self.board.id, theme)
        for track in self.tracks:
            track.set_style(self.inks)
        for city in self.cities:
            city.set_style(self.inks)
        self._dimmer.set_tone(self.inks.veil)
        self.print_changed.emit()
        self.update()

    def set_owner(self, track: int, player: int, laid: int | None = None) -> None:
        """Puts the pieces of a player on a track (-1: takes them off); `laid` if only some of them are down yet."""
        count = 0 if player < 0 else len(self.geometry.tracks[track].slots) if laid is None else laid
        self._settle(self.tracks[track], owner=player if count else -1, laid=count)

    def set_ghost(self, track: int, player: int) -> None:
        """Lets the pieces of a player show through on one track, where they may come to lie (-1: nowhere)."""
        for item in self.tracks:
            item.change(ghost=player if item.track.number == track else -1)

    def set_claimable(self, mask: int) -> None:
        """Lets the tracks of the mask glow, and no others."""
        for item in self.tracks:
            self._settle(item, claimable=bool(mask >> item.track.number & 1))

    def set_closed(self, mask: int) -> None:
        """Dims the tracks of the mask, and no others."""
        for item in self.tracks:
            self._settle(item, closed=bool(mask >> item.track.number & 1))

    def _settle(self, item: TrackItem | CityItem, **values: int | bool) -> bool:
        changed = item.change(**values)
        if changed:
            self.settled_changed.emit(item.boundingRect())
        return changed

    def highlight(self, tracks: Iterable[int] = (), cities: Iterable[int] = (), *, dim: bool = False) -> None:
        """Lights up a path and cities, and no others; `dim` lets the rest of the board step back."""
        lit, named = set(tracks), set(cities)
        self._dimmer.setVisible(dim and bool(lit or named))
        for item in self.tracks:
            item.change(highlighted=item.track.number in lit)
        for city in self.cities:
            lifted = any(number in lit for number in self._ends[city.number])
            city.change(highlighted=city.number in named, lifted=lifted)

    def select(self, track: int = -1, city: int = -1) -> None:
        """Marks the track or city that is being dealt with; nothing with -1."""
        for item in self.tracks:
            item.change(selected=item.track.number == track)
        for place in self.cities:
            place.change(selected=place.number == city)

    def point_with_keys(self, city: int, track: int) -> None:
        """Shows the cursor of the keyboard on a track, else on the city; nowhere with -1."""
        for item in self.tracks:
            item.change(cursor=item.track.number == track)
        for place in self.cities:
            place.change(cursor=track < 0 and place.number == city)

    def clear(self) -> None:
        """Takes away glow, veils, highlights and selection; pieces and markers stay."""
        self.set_claimable(0)
        self.set_closed(0)
        self.highlight()
        self.select()

    def set_port(self, city: int, player: int) -> None:
        """Builds the port of a player (-1: none)."""
        self._settle(self.cities[city], port=player)

    def set_score(self, seat: int, points: float) -> None:
        """Moves a seat's marker; between two cells while it walks. Made when first needed."""
        marker = self._markers.get(seat)
        if marker is None:
            marker = self._markers[seat] = ScoreMarker(seat, self.look)
            self.addItem(marker)
        marker.points = points
        spread(self._markers.values(), self.print.frame)

    def remove_markers(self) -> None:
        """Takes all score markers off the board."""
        for marker in self._markers.values():
            self.removeItem(marker)
        self._markers.clear()

    def track_rect(self, track: int) -> QRectF:
        """Where a track is, to bring it into view."""
        return self.tracks[track].boundingRect()

    def draw_settled(self, painter: QPainter, rect: QRectF) -> None:
        """Pieces, glow and veils inside a rectangle. A glow lies under the spaces of all tracks."""
        tracks = [item for item in self.tracks if item.state.settled and item.boundingRect().intersects(rect)]
        cities = [item for item in self.cities if item.state.settled and item.boundingRect().intersects(rect)]
        for track in tracks:
            track.draw_under(painter)
        if tracks:
            self.print.draw_tracks(painter, self.inks, rect)
        for track in tracks:
            track.draw_over(painter)
        for city in cities:
            city.draw_over(painter)
        if tracks:
            self.print.draw_cities(painter, self.inks, rect, [city.number for city in cities])

    def has_settled(self, rect: QRectF) -> bool:
        """Whether there is anything of that kind inside a rectangle."""
        return any(item.state.settled and item.boundingRect().intersects(rect) for item in self.tracks) or any(
            item.state.settled and item.boundingRect().intersects(rect) for item in self.cities
        )

    # what is pointed at

    def target(self, point: QPointF) -> tuple[int, int]:
        """The track and the city meant by a point, -1 for none; one of them at most."""
        width = self.geometry.car_width
        track, distance = self._hits.nearest(point.x(), point.y(), width * _REACH)
        if track >= 0 and distance == 0:
            return track, -1
        for city in self.cities:
            if city.contains_point(point):
                return -1, city.number
        for city in self.cities:
            if city.art.place.label.contains(point):
                return -1, city.number
        return track, -1

    @property
    def hovered_track(self) -> int:
        """The track the pointer is over, -1 for none."""
        return self._hovered[0]

    def point_at(self, point: QPointF | None) -> None:
        """Tells items and listeners what the pointer is over; nothing when it has left."""
        track, city = (-1, -1) if point is None else self.target(point)
        old_track, old_city = self._hovered
        self._hovered = (track, city)
        if track != old_track:
            for number, on in ((old_track, False), (track, True)):
                if number >= 0:
                    self.tracks[number].change(hovered=on)
            self.track_hovered.emit(track)
        if city != old_city:
            for number, on in ((old_city, False), (city, True)):
                if number >= 0:
                    self.cities[number].change(hovered=on)
            self.city_hovered.emit(city)

    def click(self, point: QPointF) -> None:
        """A click at a point, reported as track or city."""
        track, city = self.target(point)
        if track >= 0:
            self.track_clicked.emit(track)
        elif city >= 0:
            self.city_clicked.emit(city)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        exposed = QRectF(rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.print.draw(painter, self.inks, exposed)
        self.draw_settled(painter, exposed)
