# SPDX-License-Identifier: GPL-3.0-or-later
"""How long frames take while a board is moved and zoomed: `python tests/gui/board/bench_pan.py [MAP ...]`.

A figure, not a test: no pass or fail. Offscreen, 1600x1000, with a busy board (owners, glow, veils).
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from ttr_desktop.data.catalogue import MAP_IDS, board
from ttr_desktop.gui.board.scene import BoardScene
from ttr_desktop.gui.board.view import BoardView


def busy(scene: BoardScene) -> None:
    """A board late in a game."""
    for number in range(0, len(scene.tracks), 2):
        scene.set_owner(number, number // 2 % 5)
    scene.set_claimable(sum(1 << number for number in range(1, len(scene.tracks), 4)))
    scene.set_closed(sum(1 << number for number in range(3, len(scene.tracks), 4)))
    for seat in range(5):
        scene.set_score(seat, 20 * seat)


def frames(application: QApplication, count: int, step: Callable[[int], None]) -> list[float]:
    """Milliseconds for each frame: the step itself and all painting and sharpening it causes at once."""
    times = []
    for number in range(count):
        start = time.perf_counter()
        step(number)
        application.processEvents()
        times.append((time.perf_counter() - start) * 1000)
    return times


def wheel(view: BoardView, turn: int) -> None:
    """One click of the wheel in the middle of the view."""
    middle = QPointF(view.viewport().rect().center())
    event = QWheelEvent(
        middle,
        QPointF(view.viewport().mapToGlobal(middle.toPoint())),
        QPoint(),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def settle(application: QApplication) -> float:
    """Seconds until everything is sharp."""
    start = last = time.perf_counter()
    while time.perf_counter() - last < 0.3:
        before = time.perf_counter()
        application.processEvents()
        if time.perf_counter() - before > 0.002:
            last = time.perf_counter()
    return last - start


def row(name: str, times: list[float]) -> str:
    middle, high = statistics.median(times), max(times)
    return (
        f"  {name:<22} median {middle:6.1f} ms   95 % {sorted(times)[int(len(times) * 0.95)]:6.1f}   worst {high:6.1f}"
    )


def measure(application: QApplication, map_id: str) -> None:
    """All figures of one board."""
    start = time.perf_counter()
    scene = BoardScene(board(map_id))
    built = time.perf_counter()
    view = BoardView(scene)
    view.resize(1600, 1000)
    view.show()
    application.processEvents()
    first = time.perf_counter() - built
    sharp = settle(application)
    print(
        f"{map_id}: scene {(built - start) * 1000:.0f} ms, first picture {first * 1000:.0f} ms, sharp in {sharp:.2f} s"
    )
    busy(scene)
    settle(application)
    bar, other = view.horizontalScrollBar(), view.verticalScrollBar()

    def pan(number: int) -> None:
        bar.setValue(bar.value() + (12 if number // 60 % 2 else -12))
        other.setValue(other.value() + (7 if number // 40 % 2 else -7))

    def hover(number: int) -> None:
        slot = scene.geometry.tracks[number % len(scene.tracks)].slots[0]
        scene.point_at(QPointF(slot.x, slot.y))

    print(row("redraw of everything", frames(application, 20, lambda n: view.viewport().update())))
    print(row("hover", frames(application, 100, hover)))
    print(row("zoom in, zoom out", frames(application, 40, lambda n: wheel(view, 60 if n < 20 else -60))))
    for _ in range(8):
        wheel(view, 120)
    settle(application)
    print(row("pan, new ground", frames(application, 60, pan)))
    print(row("pan, known ground", frames(application, 180, pan)))
    view.close()


def main(names: list[str]) -> None:
    application = QApplication([])
    for map_id in names or MAP_IDS:
        measure(application, map_id)


if __name__ == "__main__":
    main(sys.argv[1:])
