# SPDX-License-Identifier: GPL-3.0-or-later
"""A sheet of glass over the game page, on which things fly from one widget to another."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ttr_desktop.gui.card_art import Painting

_REACH = 14  # shadows go beyond a sprite


@dataclass(eq=False)
class Sprite:
    """Something on the glass."""

    draw: Painting
    rect: QRectF
    opacity: float = 1.0

    def bounds(self) -> QRect:
        return self.rect.toAlignedRect().adjusted(-_REACH, -_REACH, _REACH, _REACH)


class Overlay(QWidget):
    """Lies over its parent and lets every click through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.page = parent
        self.sprites: list[Sprite] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        parent.installEventFilter(self)

    def add(self, sprite: Sprite) -> Sprite:
        """Puts something on the glass."""
        if not self.sprites:
            self.setGeometry(self.page.rect())
            self.show()
            self.raise_()
        self.sprites.append(sprite)
        self.update(sprite.bounds())
        return sprite

    def move_sprite(self, sprite: Sprite, rect: QRectF, opacity: float = 1.0) -> None:
        """Moves it, and draws anew only where it was and is."""
        self.update(sprite.bounds())
        sprite.rect, sprite.opacity = rect, opacity
        self.update(sprite.bounds())

    def remove(self, sprite: Sprite) -> None:
        """Takes it away, if it is still there."""
        if sprite in self.sprites:
            self.sprites.remove(sprite)
            self.update(sprite.bounds())
        if not self.sprites:
            self.hide()

    def clear(self) -> None:
        """Wipes the glass."""
        self.sprites.clear()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for sprite in self.sprites:
            if sprite.bounds().intersects(event.rect()):
                painter.setOpacity(sprite.opacity)
                sprite.draw(painter, sprite.rect)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.page:
            self.setGeometry(self.page.rect())
        return False
