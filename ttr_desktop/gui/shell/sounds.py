# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds of the game, for those who want them and whose machine can play them.

Qt's multimedia part is an optional dependency; without it, or without a sound device, the game is silent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Protocol, TypeAlias

from PySide6.QtCore import QObject, QUrl

from ttr_desktop import assets
from ttr_desktop.core.events import Event

# The sound of each event, the most telling first: events that come together make one sound.
EVENT_SOUNDS = {
    "game-ended": "end",
    "last-round": "last-round",
    "ticket-completed": "ticket",
    "tunnel-revealed": "tunnel",
    "track-claimed": "claim",
    "port-built": "claim",
    "tickets-offered": "card",
    "card-drawn": "card",
}
REFUSED = "refused"


class Effect(Protocol):
    """One sound, ready to be played: Qt's `QSoundEffect`."""

    def setSource(self, url: QUrl) -> None: ...

    def setVolume(self, volume: float) -> None: ...

    def play(self) -> None: ...


Player: TypeAlias = Callable[[QObject], Effect]


def find_player() -> Player | None:
    """What makes effects, or None where sounds cannot be played."""
    try:
        made: Player = import_module("PySide6.QtMultimedia").QSoundEffect
    except (ImportError, AttributeError):  # not installed, or a library of the system is missing
        return None
    return made


class Sounds(QObject):
    """Plays what happens. Effects are loaded when sounds are first switched on."""

    def __init__(self, find: Callable[[], Player | None] = find_player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._find = find
        self._on = False
        self._volume = 1.0
        self._effects: dict[str, Effect] = {}

    @cached_property
    def player(self) -> Player | None:
        """Looked for only when it is needed: loading it takes a while."""
        return self._find()

    def take_up(self, on: bool, volume: int) -> None:
        """The player's wish: whether, and how loud in percent."""
        self._on = on and self.player is not None
        self._volume = volume / 100
        for effect in self._effects.values():
            effect.setVolume(self._volume)
        if self._on and not self._effects and self.player is not None:
            self._load(self.player, assets.resources() / "sounds")

    def _load(self, player: Player, folder: Path) -> None:
        for name in {*EVENT_SOUNDS.values(), REFUSED}:
            effect = self._effects[name] = player(self)
            effect.setSource(QUrl.fromLocalFile(str(folder / f"{name}.wav")))
            effect.setVolume(self._volume)

    def tell(self, events: Sequence[Event]) -> None:
        """Something has happened. A whole game told from its beginning is not news."""
        names = {event.name for event in events}
        if "game-started" in names:
            return
        for event, sound in EVENT_SOUNDS.items():
            if event in names:
                self._play(sound)
                return

    def refuse(self) -> None:
        """The player wanted what is not possible."""
        self._play(REFUSED)

    def _play(self, sound: str) -> None:
        if self._on:
            self._effects[sound].play()
