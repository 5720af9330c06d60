# SPDX-License-Identifier: GPL-3.0-or-later
"""How one looks at a board: zoom with the wheel, pan by drag, keys for both, an overview when zoomed in."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from ttr_desktop.gui.board.access import BoardReader
from ttr_desktop.gui.board.cursor import BoardCursor
from ttr_desktop.gui.board.focus_trail import FocusTrail
from ttr_desktop.gui.board.overview import Overview
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board.tiles import TileCache, scaled_whole, table_colour

_MOST = 4.0  # pixels per unit: a space is as long as a finger
_STEP = 1.25
_WHEEL = 1.0016  # for each eighth of a degree the wheel turns
_BUDGET = 0.008  # seconds of sharpening between two frames
_SETTLE = 120  # milliseconds without zooming until tiles are sharpened
_OVERVIEW = QSize(240, 190)
_MARGIN = 12
_STRIDE = 0.12  # of the view's width, for each arrow key
_SCROLL = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
_SHOWN_FROM = 1.3  # zoom against the whole board from which the overview helps


class BoardView(QGraphicsView):
    """A view of one board scene."""

    zoom_changed = Signal(float)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board = scene
        self._tiles = TileCache(scene)
        self._whole_shown = True  # keep the whole board in view when the window changes its size
        self._press: QPointF | None = None
        self._panning = False
        self._by_keys = False  # whether the cursor was seen when the focus went away
        self._trail = FocusTrail(self)
        self._sharpen = QTimer(self, singleShot=True)
        self._sharpen.timeout.connect(self._sharpen_some)
        self._overview = Overview(self)
        self._overview.moved_to.connect(self._look_at_share)
        self.walker = BoardCursor(scene, self)
        self.walker.moved.connect(self._follow)
        self.reader = BoardReader(self, scene, self.walker)
        scene.print_changed.connect(self._reprint)
        scene.settled_changed.connect(self._renew)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Measured: scrolling copies what stays and draws only the strip that comes into view, until the overview lies
        # over it; then Qt draws everything, and the modes cost the same. Tiles keep that to a few milliseconds.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self.setAccessibleName(self.tr("Board"))
        self._paint_table()

    # zoom

    def zoom(self) -> float:
        """Pixels per unit of the board."""
        return self.transform().m11()

    def fit_zoom(self) -> float:
        """The zoom at which the whole board is seen."""
        rect, size = self.sceneRect(), self.viewport().size()
        return max(0.05, min(size.width() / rect.width(), size.height() / rect.height()))

    def fit(self) -> None:
        """Shows the whole board and keeps it in view."""
        self._whole_shown = True
        self._set_zoom(self.fit_zoom(), None)

    def zoom_in(self) -> None:
        self.zoom_by(_STEP)

    def zoom_out(self) -> None:
        self.zoom_by(1 / _STEP)

    def zoom_by(self, factor: float, towards: QPointF | None = None) -> None:
        """Zooms, keeping the point of the window (the middle if none) where it is; never out beyond the whole board."""
        least = self.fit_zoom()
        wanted = min(max(self.zoom() * factor, least), max(_MOST, least))
        self._whole_shown = wanted <= least * 1.0001
        self._set_zoom(wanted, towards or QRectF(self.viewport().rect()).center())

    def show_rect(self, rect: QRectF) -> None:
        """Brings a part of the board into view, moving no more than needed."""
        self.ensureVisible(rect, 40, 40)
        self._after_move()

    def _follow(self, city: int) -> None:
        """Keeps the cursor of the keyboard in view; while it is used, a ring around the board says so."""
        if self.property("keys") is not (city >= 0):
            self.setProperty("keys", city >= 0)
            self.style().unpolish(self)
            self.style().polish(self)
        if city >= 0 and not self._whole_shown:
            self.show_rect(self.walker.rect())

    def _set_zoom(self, zoom: float, towards: QPointF | None) -> None:
        fixed = self.to_scene(towards) if towards is not None else self.sceneRect().center()
        changed = abs(zoom - self.zoom()) > 1e-9
        if changed:
            self.setTransform(QTransform.fromScale(zoom, zoom))
        target = towards if towards is not None else QRectF(self.viewport().rect()).center()
        offset = self.viewportTransform().map(fixed) - target
        self._scroll(offset.x(), offset.y())
        if changed:
            self._sharpen.start(_SETTLE)
            self.zoom_changed.emit(zoom)

    def to_scene(self, point: QPointF) -> QPointF:
        """The point of the board under a point of the window, not rounded to whole pixels."""
        return self.viewportTransform().inverted()[0].map(point)

    # pan

    def _scroll(self, dx: float, dy: float) -> None:
        for bar, by in ((self.horizontalScrollBar(), dx), (self.verticalScrollBar(), dy)):
            bar.setValue(bar.value() + round(by))
        self._after_move()

    def _after_move(self) -> None:
        rect, seen = self.sceneRect(), self.to_scene_rect()
        zoomed_in = self.zoom() > self.fit_zoom() * _SHOWN_FROM
        if zoomed_in and not self._overview.has_picture():
            self._overview.set_picture(scaled_whole(self._tiles, _OVERVIEW, self.devicePixelRatioF()))
            self._place_overview()
        self._overview.setVisible(zoomed_in)
        part = seen & rect
        self._overview.set_part(
            QRectF(
                (part.left() - rect.left()) / rect.width(),
                (part.top() - rect.top()) / rect.height(),
                part.width() / rect.width(),
                part.height() / rect.height(),
            )
        )

    def to_scene_rect(self) -> QRectF:
        """The part of the board in view."""
        return self.viewportTransform().inverted()[0].mapRect(QRectF(self.viewport().rect()))

    def _look_at_share(self, share: QPointF) -> None:
        rect = self.sceneRect()
        point = QPointF(rect.left() + share.x() * rect.width(), rect.top() + share.y() * rect.height())
        offset = self.viewportTransform().map(point) - QRectF(self.viewport().rect()).center()
        self._scroll(offset.x(), offset.y())

    def _place_overview(self) -> None:
        self._overview.move(
            self.width() - self._overview.width() - _MARGIN, self.height() - self._overview.height() - _MARGIN
        )

    # print

    def picture(self, room: QSize) -> QImage:
        """The board as it stands, as large as fits into the room."""
        return scaled_whole(self._tiles, room, 1.0).toImage()

    def release(self) -> None:
        """The board is left: its pictures need not wait for the collector."""
        self._sharpen.stop()
        self._tiles.clear()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        ratio = self.devicePixelRatioF()
        shift = self.viewportTransform()
        origin = QPointF(round(shift.dx() * ratio) / ratio, round(shift.dy() * ratio) / ratio)
        painter.fillRect(rect, self.palette().window())
        self._tiles.draw(painter, QRectF(rect), self.zoom() * ratio, origin, ratio)
        if self._tiles.missing and not self._sharpen.isActive():
            self._sharpen.start(0)

    def _sharpen_some(self) -> None:
        ratio = self.devicePixelRatioF()
        for area in self._tiles.sharpen(_BUDGET, self.to_scene_rect(), self.zoom() * ratio, ratio):
            self.viewport().update(self.viewportTransform().mapRect(area).toAlignedRect())
        if self._tiles.missing:
            self._sharpen.start(0)

    def _renew(self, rect: QRectF) -> None:
        self._tiles.invalidate(rect)
        self.viewport().update(self.viewportTransform().mapRect(rect).toAlignedRect())

    def _reprint(self) -> None:
        self._tiles.clear()
        self._overview.set_picture(scaled_whole(self._tiles, _OVERVIEW, self.devicePixelRatioF()))
        self._paint_table()
        self.viewport().update()

    def _paint_table(self) -> None:
        """The table around the board goes with its frame."""
        palette = self.palette()
        palette.setColor(palette.ColorRole.Window, table_colour(self._board.inks))
        self.setPalette(palette)

    # events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._whole_shown or self.zoom() < self.fit_zoom():
            self.fit()
        self._place_overview()
        self._after_move()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._whole_shown:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turn = event.angleDelta().y() or event.angleDelta().x()
        if turn:
            self.zoom_by(_WHEEL**turn, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._press = event.position()
            self._panning = event.button() == Qt.MouseButton.MiddleButton
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._press is None:
            self._board.point_at(self.to_scene(event.position()))
            return
        offset = event.position() - self._press
        if not self._panning and offset.manhattanLength() >= QApplication.startDragDistance():
            self._panning = True
            self._board.point_at(None)
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._panning:
            self._press = event.position()
            self._scroll(-offset.x(), -offset.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._press is None:
            super().mouseReleaseEvent(event)
            return
        clicked = not self._panning and event.button() == Qt.MouseButton.LeftButton
        self._press = None
        self._panning = False
        self.viewport().unsetCursor()
        if clicked:
            self._board.click(self.to_scene(event.position()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)  # the second click of two quick ones is a click like any other

    def leaveEvent(self, event: QEvent) -> None:
        self._board.point_at(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._trail.by_key(event.reason()) or (self._by_keys and event.reason() == Qt.FocusReason.OtherFocusReason):
            self.walker.go(self.walker.spot)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._by_keys = self.walker.shown
            self.walker.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.walker.press(event):
            event.accept()
            return
        arrow = _SCROLL.get(Qt.Key(event.key()))
        if arrow is not None and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            step = _STRIDE * self.viewport().width()
            self._scroll(step * arrow[0], step * arrow[1])
        elif event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif event.key() == Qt.Key.Key_Minus:
            self.zoom_out()
        elif event.key() == Qt.Key.Key_0:
            self.fit()
        else:
            super().keyPressEvent(event)
            return
        event.accept()
