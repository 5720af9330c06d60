# SPDX-License-Identifier: GPL-3.0-or-later
"""A glow around the card or button that a teacher means, so that the eye finds it."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsDropShadowEffect, QWidget
from shiboken6 import isValid

from ttr_desktop.core.actions import Action
from ttr_desktop.gui.learn.pointer import widgets_for
from ttr_desktop.gui.style import px
from ttr_desktop.gui.turn_flow import TurnFlow

_REACH = 26


class Halo(QObject):
    """Of one game page; what belongs to one move glows at a time."""

    def __init__(self, flow: TurnFlow) -> None:
        super().__init__(flow)
        self._flow = flow
        self._glows: list[QGraphicsDropShadowEffect] = []

    @property
    def around(self) -> list[QWidget]:
        """What glows at the moment."""
        parents = [glow.parent() for glow in self._glows if isValid(glow)]
        return [parent for parent in parents if isinstance(parent, QWidget)]

    def on(self, action: Action) -> None:
        """Around whatever would be pressed for the action; nowhere if that is not in the tray."""
        self.off()
        for meant in widgets_for(self._flow, action):
            glow = QGraphicsDropShadowEffect(meant)
            glow.setColor(meant.palette().highlight().color())
            glow.setBlurRadius(px(_REACH))
            glow.setOffset(0, 0)
            meant.setGraphicsEffect(glow)
            self._glows.append(glow)

    def off(self) -> None:
        glows, self._glows = self._glows, []
        for glow in filter(isValid, glows):  # they go with their widgets
            glow.setEnabled(False)
            glow.deleteLater()
