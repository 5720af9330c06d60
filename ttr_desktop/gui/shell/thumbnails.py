# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of boards: drawn once, one at a time while the window is idle, and kept in the user's cache."""

from __future__ import annotations

from collections import deque
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage

from ttr_desktop import __version__
from ttr_desktop.core.board import Board
from ttr_desktop.data.fingerprint import fingerprint
from ttr_desktop.gui.board import scene as art
from ttr_desktop.gui.board.geometry import NoGeometry
from ttr_desktop.gui.board.render import draw_scene
from ttr_desktop.gui.shell.kept_picture import keep_picture
from ttr_desktop.gui.theme import Theme


class Order(NamedTuple):
    """A picture that is wanted."""

    board: Board
    theme: Theme
    language: str
    room: QSize
    signs: bool = True  # whether the colours have their symbols


def draw(order: Order) -> QImage:
    """The empty board, as large as fits into the room, drawn by the board's own scene; null if it cannot be drawn."""
    try:
        scene = art.BoardScene(order.board, order.theme, order.language)
    except NoGeometry:
        return QImage()
    return picture_of(scene, order.room)


def picture_of(scene: art.BoardScene, room: QSize) -> QImage:
    """The board as it stands, as large as fits into the room."""
    return draw_scene(scene, scene.sceneRect().size().toSize().scaled(room, Qt.AspectRatioMode.KeepAspectRatio))


class Thumbnails(QObject):
    """Each picture comes by signal under the key it was ordered with, at once if it has been drawn before."""

    drawn = Signal(str, QImage)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._waiting: deque[tuple[str, Order]] = deque()
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._next)
        # A board is drawn anew after an update, and while its art is being worked on.
        self._edition = f"{__version__} {_youngest(Path(art.__file__).parent)}"

    def order(self, key: str, order: Order) -> None:
        """Asks for a picture."""
        self._waiting.append((key, order))
        self._idle.start()

    def drop(self) -> None:
        """Forgets what is not drawn yet."""
        self._waiting.clear()
        self._idle.stop()

    def _next(self) -> None:
        if not self._waiting:
            self._idle.stop()
            return
        key, order = self._waiting.popleft()
        self.drawn.emit(key, self._picture(order))

    def _picture(self, order: Order) -> QImage:
        parts = (
            self._edition,
            fingerprint(order.board),
            [(city.name, city.lon, city.lat) for city in order.board.cities],  # which do not matter to the rules
            order.theme,
            order.language,
            order.signs,
            order.room.toTuple(),
        )
        name = blake2b(repr(parts).encode(), digest_size=8).hexdigest()
        path = self._folder / f"{order.board.id}-{name}.png"
        kept = QImage(str(path)) if path.exists() else QImage()
        if not kept.isNull():
            return kept
        made = draw(order)
        keep_picture(path, made)  # a cache: if that fails it is drawn again next time
        return made


def _youngest(folder: Path) -> int:
    return max((int(file.stat().st_mtime) for file in folder.rglob("*.py")), default=0)
