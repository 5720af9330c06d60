# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that fly, and turn over while they do."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from ttr_desktop.gui.card_art import Painting, turned
from ttr_desktop.gui.stage.movement import Movement, ease
from ttr_desktop.gui.stage.overlay import Overlay, Sprite

FLIGHT = 420.0
_ARC = 0.12  # how far a flight bends, of its length


class Fly(Movement):
    """One card from a place to another. With a second look it turns over on the way; `fade` lets it vanish there."""

    def __init__(
        self,
        overlay: Overlay,
        look: Painting,
        start: QRectF,
        goal: QRectF,
        *,
        turns_to: Painting | None = None,
        fade: bool = False,
        duration: float = FLIGHT,
    ) -> None:
        super().__init__(duration)
        self._overlay = overlay
        self._looks = (look, turns_to or look)
        self._turns = turns_to is not None
        self._start, self._goal = start, goal
        self._fade = fade
        self._sprite = Sprite(look, start)

    def begin(self) -> None:
        self._overlay.add(self._sprite)

    def frame(self, share: float) -> None:
        way = ease(share)
        start, goal = self._start, self._goal
        offset = goal.center() - start.center()
        bend = 4 * way * (1 - way) * _ARC
        centre = start.center() + offset * way + QPointF(offset.y(), -abs(offset.x())) * bend
        width = start.width() + (goal.width() - start.width()) * way
        height = start.height() + (goal.height() - start.height()) * way
        rect = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
        if self._turns:
            turn = min(1.0, max(0.0, (share - 0.2) / 0.6))
            rect = turned(rect, turn)
            self._sprite.draw = self._looks[turn >= 0.5]
        self._overlay.move_sprite(self._sprite, rect, min(1.0, (1 - share) * 3) if self._fade else 1.0)

    def end(self) -> None:
        self._overlay.remove(self._sprite)


class Reveal(Movement):
    """Cards that lie face down and are turned over one by one, over the board."""

    EACH = 520.0

    def __init__(
        self, overlay: Overlay, back: Painting, faces: list[Painting], places: list[QRectF], look: float
    ) -> None:
        super().__init__(self.EACH * len(faces) + look)
        self._overlay = overlay
        self._back, self._faces, self._places = back, faces, places
        self._sprites = [Sprite(back, place) for place in places]

    def begin(self) -> None:
        for sprite in self._sprites:
            self._overlay.add(sprite)

    def frame(self, share: float) -> None:
        for number, sprite in enumerate(self._sprites):
            turn = turning(share * self.duration, number)
            sprite.draw = self._faces[number] if turn >= 0.5 else self._back
            self._overlay.move_sprite(sprite, turned(self._places[number], turn))

    def end(self) -> None:
        for sprite in self._sprites:
            self._overlay.remove(sprite)


def turning(elapsed: float, number: int) -> float:
    """How far the card of that number is turned over; each waits for the one before, and turns in half its time."""
    return min(1.0, max(0.0, (elapsed - number * Reveal.EACH) / (Reveal.EACH * 0.5) - 0.5))
