# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of lessons, board by board, with what is done and what comes next."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial

from PySide6.QtCore import QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.gui.learn.figure_art import FigureArtist
from ttr_desktop.gui.learn.first_game_card import FirstGameCard
from ttr_desktop.gui.learn.lesson_art import lesson_picture
from ttr_desktop.gui.learn.lesson_row import PICTURE, LessonRow
from ttr_desktop.gui.scrolled import scrolled
from ttr_desktop.gui.style import px
from ttr_desktop.gui.theme import Theme
from ttr_desktop.teach.lessons import LessonTitle, lesson_titles, next_lesson
from ttr_desktop.texts.catalogue import Catalogue

_WIDE = 1120  # all boards side by side


class LearnPage(QWidget):
    """Lessons to choose from."""

    chosen = Signal(str)  # lesson id
    rules_asked = Signal(str)  # map id
    first_game = Signal()
    left = Signal()

    def __init__(self, texts: Catalogue, theme: Theme, done: Collection[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = texts.language
        self._artist = FigureArtist(texts, theme, self.devicePixelRatioF())
        self.rows: dict[str, LessonRow] = {}
        self._counts: dict[str, QLabel] = {}
        title = QLabel(self.tr("Learn"))
        title.setObjectName("title")
        self.progress = QLabel()
        self.progress.setObjectName("quiet")
        self.go_on = QPushButton()
        self.go_on.setObjectName("primary")
        self.go_on.clicked.connect(self._go_on)
        back = QPushButton(self.tr("Back"))
        back.clicked.connect(self.left)
        self.head = QHBoxLayout()
        self.head.setSpacing(px(14))
        self.head.addWidget(title)
        self.head.addWidget(self.progress, 1, Qt.AlignmentFlag.AlignBottom)
        self.head.addWidget(self.go_on)
        self.head.addWidget(back)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(32), px(22), px(32), px(16))
        column.setSpacing(px(14))
        column.addLayout(self.head)
        self.first = FirstGameCard(offer=False)
        self.first.chosen.connect(self.first_game)
        column.addWidget(self.first)
        column.addWidget(self._boards(), 1)
        self._next: LessonTitle | None = None
        self.show_progress(done)
        self._drawing = self._pictures()
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._draw_next)
        self._idle.start()

    def _boards(self) -> QScrollArea:
        inside = QWidget()
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(px(14))
        self._frames = [self._board(map_id) for map_id in MAP_IDS]
        self._place(len(MAP_IDS))
        return scrolled(inside)

    def _place(self, columns: int) -> None:
        """The boards side by side, as many as there is room for."""
        for number, frame in enumerate(self._frames):
            self._grid.addWidget(frame, number // columns, number % columns, Qt.AlignmentFlag.AlignTop)
        for number in range(len(self._frames)):
            self._grid.setColumnStretch(number, 1 if number < columns else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= px(_WIDE)
        self._place(len(MAP_IDS) if wide else len(MAP_IDS) // 2)

    def _board(self, map_id: str) -> QFrame:
        frame = QFrame()
        frame.setObjectName("boardCard")
        name = QLabel(board(map_id).name(self._language))
        name.setObjectName("heading")
        count = self._counts[map_id] = QLabel()
        count.setObjectName("quiet")
        rules = QPushButton(self.tr("Rules"))
        rules.setObjectName("link")
        rules.setAccessibleName(self.tr("Rules of {board}").format(board=name.text()))
        rules.clicked.connect(partial(self.rules_asked.emit, map_id))
        top = QHBoxLayout()
        top.addWidget(name)
        top.addWidget(count, 1)
        top.addWidget(rules)
        column = QVBoxLayout(frame)
        column.setContentsMargins(px(10), px(8), px(10), px(10))
        column.setSpacing(px(4))
        column.addLayout(top)
        for lesson in lesson_titles():
            if lesson.map == map_id:
                row = self.rows[lesson.id] = LessonRow(lesson.title[self._language])
                row.clicked.connect(partial(self.chosen.emit, lesson.id))
                column.addWidget(row)
        return frame

    def show_progress(self, done: Collection[str]) -> None:
        """What is done, and what comes next."""
        titles = lesson_titles()
        following = self._next = next_lesson(done)
        for title in titles:
            self.rows[title.id].set_state(title.id in done, title is following)
        for map_id, label in self._counts.items():
            own = [title.id for title in titles if title.map == map_id]
            label.setText(f"{sum(one in done for one in own)} / {len(own)}")
        count = sum(title.id in done for title in titles)
        told = self.tr("One rule a lesson, by doing. {done} of {all} done.")
        self.progress.setText(told.format(done=count, all=len(titles)))
        self.go_on.setVisible(following is not None)
        self.go_on.setText(self.tr("Go on") if count else self.tr("Begin"))

    def _go_on(self) -> None:
        if self._next is not None:
            self.chosen.emit(self._next.id)

    # pictures come one at a time while the window is idle

    def _pictures(self) -> Iterator[None]:
        room = QSizeF(px(PICTURE.width()), px(PICTURE.height()))
        for title in lesson_titles():
            self.rows[title.id].show_picture(lesson_picture(title, self._artist, room))
            yield

    def _draw_next(self) -> None:
        if next(self._drawing, self) is self:
            self._idle.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
