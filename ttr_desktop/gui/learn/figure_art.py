# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the figures of the rules: a part of the real board in a real position, and cards that may be paid or not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from ttr_desktop.core.actions import Action, BuildPort, Claim, DrawMarket, PayTunnel
from ttr_desktop.core.engine import Game
from ttr_desktop.core.phase import Phase
from ttr_desktop.core.tables import Tables
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board_presenter import BoardPresenter
from ttr_desktop.gui.card_art import RATIO, draw_card
from ttr_desktop.gui.style import px
from ttr_desktop.gui.theme import Theme
from ttr_desktop.teach.figures import Figure
from ttr_desktop.texts.catalogue import Catalogue

_ROOM = QSizeF(440, 250)  # of the part of the board
_AROUND = 46.0  # of the board to be seen around what is shown
_LEAST = QSizeF(330, 170)  # so much of the board at least
_SHAPES = (1.45, 2.4)  # width to height, at least and at most
_CARD = 46  # height
_MOST_CARDS = 18  # in a row
_GAP = 4
_SIGNS = {Theme.LIGHT: ("#2f6b2f", "#a02c20"), Theme.DARK: ("#8fce7d", "#ff9c8c")}  # right, wrong


class FigureArtist:
    """Draws figures in one language and theme. Each board is made ready once."""

    def __init__(self, texts: Catalogue, theme: Theme, ratio: float = 1.0) -> None:
        self._texts = texts
        self._theme = theme
        self._ratio = ratio  # device pixels to a pixel
        self._scenes: dict[str, BoardScene] = {}

    def draw(self, figure: Figure) -> QImage:
        """The figure as a picture."""
        game = figure.start()
        board = self._board(figure, game) if figure.show or figure.around else QImage()
        rows = self._rows(figure, game)
        top = board.deviceIndependentSize().height() + px(8) if not board.isNull() else 0.0
        width = max([board.deviceIndependentSize().width(), *(row.deviceIndependentSize().width() for row in rows)])
        height = top + sum(row.deviceIndependentSize().height() + px(_GAP) for row in rows)
        image = self.blank(QSizeF(width, height))
        painter = QPainter(image)
        painter.drawImage(QPointF(0, 0), board)
        for row in rows:
            painter.drawImage(QPointF(0, top), row)
            top += row.deviceIndependentSize().height() + px(_GAP)
        painter.end()
        return image

    def blank(self, size: QSizeF) -> QImage:
        """A picture to draw on, as sharp as the screen."""
        image = QImage((size * self._ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self._ratio)
        image.fill(Qt.GlobalColor.transparent)
        return image

    # the board

    def vignette(self, figure: Figure, size: QSizeF) -> QImage:
        """The part of the board alone, filling a small picture."""
        return self._board(figure, figure.start(), size, fill=True)

    def _scene(self, tables: Tables) -> BoardScene:
        if tables.board.id not in self._scenes:
            self._scenes[tables.board.id] = BoardScene(tables.board, self._theme, self._texts.language)
        return self._scenes[tables.board.id]

    def _board(self, figure: Figure, game: Game, room: QSizeF | None = None, *, fill: bool = False) -> QImage:
        scene = self._scene(figure.tables)
        presenter = BoardPresenter(scene, figure.tables, lambda track: game.why_not(0, track))
        shown = sum(1 << track for track in figure.show)
        claims = game.choices().claims if game.phase is Phase.TURN else 0
        presenter.show(game.view(0), claims & shown)
        scene.remove_markers()
        scene.highlight((), figure.light)
        source = self._source(scene, figure)
        if room is None:
            room = QSizeF(px(_ROOM.width()), px(_ROOM.height()))
        if fill:
            source = _inside(_shaped(source, room), scene.sceneRect())
        image = self.blank(source.size().scaled(room, Qt.AspectRatioMode.KeepAspectRatio))
        target = QRectF(QPointF(0, 0), image.deviceIndependentSize())
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QPainterPath()
        frame.addRoundedRect(target, px(8), px(8))
        painter.setClipPath(frame)
        scene.render(painter, target, source)
        painter.end()
        scene.clear()
        presenter.deleteLater()
        return image

    def _source(self, scene: BoardScene, figure: Figure) -> QRectF:
        """The part of the board that is shown: tracks with the cities at their ends, or the cities named."""
        rect = QRectF()
        tracks = [figure.tables.tracks[number] for number in figure.show]
        cities = set(figure.around or [city for track in tracks for city in (track.a, track.b)])
        for number in cities:
            place = scene.cities[number].art.place
            rect = rect.united(_dot(QPointF(place.x, place.y))).united(place.label)
        for track in tracks:
            if not figure.around:
                rect = rect.united(scene.track_rect(track.number))
            for city, leaves in scene.geometry.tracks[track.number].exits:
                if rect.contains(city):  # half of a track that runs over the edge
                    rect = rect.united(_dot(leaves))
        rect = rect.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
        width = max(_LEAST.width(), rect.height() * _SHAPES[0])
        height = max(_LEAST.height(), rect.width() / _SHAPES[1])
        more = QSizeF(max(0.0, width - rect.width()), max(0.0, height - rect.height()))
        rect = rect.adjusted(-more.width() / 2, -more.height() / 2, more.width() / 2, more.height() / 2)
        return _inside(rect, scene.sceneRect())

    # cards

    def _rows(self, figure: Figure, game: Game) -> list[QImage]:
        marks = {action.slot: good for action, good in _judged(figure) if isinstance(action, DrawMarket)}
        rows = []
        if figure.market:
            market = [card for card in game.view(0).market if card >= 0]
            rows.append(self._row(figure.tables, market, [marks.get(slot) for slot in range(len(market))]))
        dig = game.view(0).dig
        if dig is not None:
            rows.append(self._row(figure.tables, dig.revealed, [None] * len(dig.revealed)))
        for action, good in _judged(figure):
            if isinstance(action, Claim | BuildPort | PayTunnel):
                cards = [card for card, count in action.pay for _ in range(count)]
                rows.append(self._row(figure.tables, cards, [], good))
        return rows

    def _row(
        self, tables: Tables, cards: Sequence[int], marks: Sequence[bool | None], good: bool | None = None
    ) -> QImage:
        """A row of cards, each with its mark below, or all with one before them."""
        height = px(_CARD)
        width = height * RATIO
        step = width + px(_GAP) if len(cards) <= _MOST_CARDS // 2 else width * 0.62
        left = px(26) if good is not None else px(2)
        below = px(20) if any(mark is not None for mark in marks) else 0
        image = self.blank(QSizeF(left + step * (len(cards) - 1) + width + px(2), height + 2 + below))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if good is not None:
            self._sign(painter, QPointF(px(11), height / 2), good)
        for number, card in enumerate(cards):
            x = left + number * step
            draw_card(painter, QRectF(x, 1, width, height), tables, card)
            mark = marks[number] if marks else None
            if mark is not None:
                self._sign(painter, QPointF(x + width / 2, height + px(11)), mark)
        painter.end()
        return image

    def _sign(self, painter: QPainter, centre: QPointF, good: bool) -> None:
        """A tick or a cross: shapes, not colours alone."""
        size = px(7)
        ink = QColor(_SIGNS[self._theme][0 if good else 1])
        painter.setPen(QPen(ink, px(3), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        if good:
            points = ((-1, 0.1), (-0.3, 0.8), (1, -0.8))
            path = [centre + QPointF(x * size, y * size) for x, y in points]
            painter.drawPolyline(path)
        else:
            for slope in (1, -1):
                away = QPointF(size * 0.75, size * 0.75 * slope)
                painter.drawLine(centre - away, centre + away)


def _judged(figure: Figure) -> Iterable[tuple[Action, bool]]:
    yield from ((action, True) for action in figure.right)
    yield from ((action, False) for action in figure.wrong)


def _shaped(rect: QRectF, room: QSizeF) -> QRectF:
    """The rectangle made wider or higher until it has the shape of the room."""
    width = max(rect.width(), rect.height() * room.width() / room.height())
    height = width * room.height() / room.width()
    return QRectF(rect.center().x() - width / 2, rect.center().y() - height / 2, width, height)


def _dot(point: QPointF) -> QRectF:
    return QRectF(point.x() - 1, point.y() - 1, 2, 2)


def _inside(rect: QRectF, whole: QRectF) -> QRectF:
    """The rectangle moved into the whole, and cut where it is larger."""
    rect = QRectF(rect)
    rect.moveLeft(max(whole.left(), min(rect.left(), whole.right() - rect.width())))
    rect.moveTop(max(whole.top(), min(rect.top(), whole.bottom() - rect.height())))
    return rect.intersected(whole)
