# SPDX-License-Identifier: GPL-3.0-or-later
"""The sign that somebody is thinking: three dots beside the name, which come only if it takes a while."""

from __future__ import annotations

from math import cos, pi

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter

from ttr_desktop.gui.controller import GameController
from ttr_desktop.gui.models.players import PlayersModel
from ttr_desktop.gui.stage.tempo import OFF
from ttr_desktop.gui.style import px

DOTS = 3
_DELAY = 300  # milliseconds until they come: quick answers need no sign
_BEAT = 90  # between two pictures while they move
_ROUND = 14  # beats until the first dot is brightest again
_FAINT = 0.3


class ThinkingSign(QObject):
    """Follows the bots of one game. The model knows who thinks, so that screen readers can tell it."""

    moved = Signal(int)  # beats since the sign has come

    def __init__(self, controller: GameController, model: PlayersModel, parent: QObject) -> None:
        super().__init__(parent)
        self._controller, self._model = controller, model
        self._beats = 0
        self._seat = -1
        self._delay, self._beat = QTimer(self), QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(_DELAY)
        self._delay.timeout.connect(self._show)
        self._beat.setInterval(_BEAT)
        self._beat.timeout.connect(self._move)
        controller.thinking.connect(self._begin)
        controller.position_changed.connect(self._end)
        controller.stopped.connect(self._end)

    def close(self) -> None:
        """Lets go of the controller."""
        self._controller.thinking.disconnect(self._begin)
        self._controller.position_changed.disconnect(self._end)
        self._controller.stopped.disconnect(self._end)
        self._end()

    def _begin(self, seat: int) -> None:
        self._seat = seat
        self._delay.start()

    def _show(self) -> None:
        self._beats = 0
        self.moved.emit(0)
        self._model.set_thinking(self._seat)
        if self._controller.speed != OFF:
            self._beat.start()

    def _move(self) -> None:
        self._beats += 1
        self.moved.emit(self._beats)

    def _end(self) -> None:
        self._delay.stop()
        self._beat.stop()
        self._model.set_thinking(-1)


def draw_dots(painter: QPainter, left: float, middle: float, colour: QColor, beat: int) -> None:
    """Three dots that grow bright one after another; all alike at beat 0, while nothing moves."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for number in range(DOTS):
        phase = 2 * pi * (beat - 2 * number) / _ROUND
        painter.setOpacity(_FAINT + (1 - _FAINT) * (1 + cos(phase)) / 2 if beat else 1)
        painter.drawEllipse(QPointF(left + px(7) * number, middle), px(2), px(2))
    painter.restore()
