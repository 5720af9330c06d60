# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of replays: finished games and saves, the newest first, and the way to any other file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAction, QImage, QKeySequence, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ttr_desktop.data.savefile import SUFFIX
from ttr_desktop.gui.charts.empty import EmptyState
from ttr_desktop.gui.models.replays import ReplayRow, ReplaysModel
from ttr_desktop.gui.models.rows import ROW_ROLE
from ttr_desktop.table.replay_files import game_files, glance

_AT_ONCE = 12  # files read before the window gets its turn
_LINES = 3.6  # height of a row in lines of text

Picture = Callable[[str], QImage]


class _ReplayDelegate(QStyledItemDelegate):
    """A card: the board's picture, its name and the date, the players with their points."""

    def __init__(self, picture: Picture, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = picture
        self.on_review = False  # whether the last press was on the word at the right, not on the card

    def review_place(self, option: QStyleOptionViewItem) -> QRectF:
        """Where a finished game offers its review."""
        line = option.fontMetrics.height()
        width = option.fontMetrics.horizontalAdvance(self.tr("Review")) + line * 1.4
        rect = QRectF(option.rect)
        return QRectF(rect.right() - width - 12, rect.top() + 4 + line * 1.7, width, line * 1.5)

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        if isinstance(event, QMouseEvent):
            row: ReplayRow = index.data(ROW_ROLE)
            self.on_review = row.over and self.review_place(option).contains(event.position())
        return super().editorEvent(event, model, option, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(300, round(option.fontMetrics.height() * _LINES) + 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row: ReplayRow = index.data(ROW_ROLE)
        line = option.fontMetrics.height()
        rect = QRectF(option.rect).adjusted(2, 4, -2, -4)
        palette = option.palette
        chosen = bool(option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver))
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(palette.highlight().color() if chosen else palette.mid().color())
        painter.setBrush(palette.base())
        painter.drawRoundedRect(rect, 8, 8)
        room = QRectF(rect.left() + 8, rect.top() + 5, line * 4.2, rect.height() - 10)
        self._draw_picture(painter, row.entry.map, room)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        words = rect.adjusted(line * 4.2 + 24, 0, -16, 0)
        top = QRectF(words.left(), rect.top() + line * 0.4, words.width(), line * 1.2)
        below = top.translated(0, line * 1.4)
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(palette.text().color())
        painter.drawText(top, left, row.board)
        font.setBold(False)
        painter.setFont(font)
        painter.drawText(top, right, row.when)
        told = row.players
        taken = self.review_place(option).width() if row.over else option.fontMetrics.horizontalAdvance(row.state)
        room_left = int(below.width() - taken) - line
        painter.drawText(below, left, option.fontMetrics.elidedText(told, Qt.TextElideMode.ElideRight, room_left))
        painter.setPen(palette.placeholderText().color())
        painter.drawText(below, right, row.state)
        if row.over:
            self._draw_review(painter, option)
        painter.restore()

    def _draw_review(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        place = self.review_place(option)
        painter.setPen(option.palette.mid().color())
        painter.setBrush(option.palette.button())
        painter.drawRoundedRect(place, 6, 6)
        painter.setPen(option.palette.buttonText().color())
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self.tr("Review"))

    def _draw_picture(self, painter: QPainter, map_id: str, room: QRectF) -> None:
        picture = self._picture(map_id)
        if picture.isNull():
            return
        size = picture.size().toSizeF().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(room.center().x() - size.width() / 2, room.center().y() - size.height() / 2, 0, 0)
        place.setSize(size)
        painter.drawImage(place, picture)


class ReplaysPage(QWidget):
    """A list that fills while one looks at it."""

    home = Signal()
    play = Signal()
    chosen = Signal(object)  # Path
    review = Signal(object)  # Path

    def __init__(self, folders: Iterable[Path], language: str, picture: Picture, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ReplaysModel(language, self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.delegate = _ReplayDelegate(picture, self.list)
        self.list.setItemDelegate(self.delegate)
        self.list.setAccessibleName(self.tr("Replays"))
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.activated.connect(self._choose)
        self.list.clicked.connect(self._click)
        self._add_review()
        self.empty = EmptyState(
            self.tr("No games to look at yet"),
            self.tr("Every game you finish is kept here, move by move. You can also open a saved game from anywhere."),
            self.tr("Choose a board"),
        )
        self.empty.chosen.connect(self.play)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 20, 32, 20)
        column.setSpacing(12)
        column.addLayout(self._head())
        column.addWidget(self._stack, 1)
        self._waiting = game_files(folders)
        self._stack.setCurrentWidget(self.list if self._waiting else self.empty)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read_some)
        self._timer.start(0)

    def _head(self) -> QHBoxLayout:
        title = QLabel(self.tr("Replays"))
        title.setObjectName("title")
        self.other = QPushButton(self.tr("Open another file…"))
        self.other.clicked.connect(self._ask)
        back = QPushButton(self.tr("Back"))
        back.clicked.connect(self.home)
        back.setShortcut(Qt.Key.Key_Escape)
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(self.other)
        head.addWidget(back)
        return head

    def _read_some(self) -> None:
        some, self._waiting = self._waiting[:_AT_ONCE], self._waiting[_AT_ONCE:]
        self.model.add([glance(path) for path in some])
        if not self._waiting:
            self._timer.stop()
        if some and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0, 0))
            self.list.setFocus()

    def _add_review(self) -> None:
        """The review for keyboards: a key, and the menu of the row."""
        action = QAction(self.tr("Review the game"), self.list)
        action.setShortcut(QKeySequence("R"))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: self._review(self.list.currentIndex()))
        self.list.addAction(action)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def _click(self, index: QModelIndex) -> None:
        if self.delegate.on_review:
            self._review(index)
        else:
            self._choose(index)

    def _review(self, index: QModelIndex) -> None:
        """One that is not over, or damaged, says so when it is opened."""
        if index.isValid():
            row: ReplayRow = index.data(ROW_ROLE)
            self.review.emit(row.entry.path)

    def _choose(self, index: QModelIndex) -> None:
        row: ReplayRow = index.data(ROW_ROLE)
        self.chosen.emit(row.entry.path)

    def _ask(self) -> None:
        kinds = self.tr("Games (*{suffix})").format(suffix=SUFFIX)
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open a game"), str(Path.home()), kinds)
        if name:
            self.chosen.emit(Path(name))
