# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds are played for those who want them; without the means for it the game is silent and says so."""

from __future__ import annotations

import wave
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QObject, QUrl
from PySide6.QtWidgets import QCheckBox, QLabel
from pytestqt.qtbot import QtBot

from ttr_desktop.core import events as ev
from ttr_desktop.core.actions import Pass
from ttr_desktop.core.events import Event
from ttr_desktop.gui.main_window import MainWindow
from ttr_desktop.gui.shell.preferences import Preferences
from ttr_desktop.gui.shell.settings_dialog import SettingsDialog
from ttr_desktop.gui.shell.sounds import EVENT_SOUNDS, REFUSED, Sounds

CLAIM = ev.TrackClaimed(0, 3, ((1, 2),), 2, 43)
DRAW = ev.CardDrawn(0, 0, 2, 5)


class FakeEffect:
    """Remembers what was played, under the name of its file."""

    played: list[tuple[str, float]]

    def __init__(self, played: list[tuple[str, float]], parent: QObject) -> None:
        self.played = played
        self.file = Path()
        self.volume = 0.0

    def setSource(self, url: QUrl) -> None:
        self.file = Path(url.toLocalFile())

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        with wave.open(str(self.file)) as sound:
            assert 0 < sound.getnframes() / sound.getframerate() < 2
        self.played.append((self.file.stem, self.volume))


@pytest.fixture
def played() -> list[tuple[str, float]]:
    return []


@pytest.fixture
def sounds(qtbot: QtBot, played: list[tuple[str, float]]) -> Sounds:
    return Sounds(lambda: lambda parent: FakeEffect(played, parent))


def test_every_named_event_exists() -> None:
    assert set(EVENT_SOUNDS) <= {kind._field_defaults["name"] for kind in get_args(Event)}


def test_silent_until_wanted(sounds: Sounds, played: list[tuple[str, float]]) -> None:
    sounds.tell([CLAIM])
    sounds.take_up(False, 60)
    sounds.refuse()
    assert played == []


@pytest.mark.parametrize("sound", sorted({*EVENT_SOUNDS.values(), REFUSED}))
def test_every_sound_is_there(sounds: Sounds, played: list[tuple[str, float]], sound: str) -> None:
    sounds.take_up(True, 60)
    sounds._play(sound)
    assert played == [(sound, 0.6)]


def test_one_sound_for_what_comes_together(sounds: Sounds, played: list[tuple[str, float]]) -> None:
    sounds.take_up(True, 100)
    sounds.tell([DRAW, CLAIM, ev.TicketCompleted(0, 7)])
    sounds.take_up(True, 50)
    sounds.tell([DRAW])
    assert played == [("ticket", 1.0), ("card", 0.5)]


def test_a_game_told_from_the_beginning_is_silent(sounds: Sounds, played: list[tuple[str, float]]) -> None:
    sounds.take_up(True, 100)
    sounds.tell([ev.GameStarted("usa", 2, 0, ()), DRAW, CLAIM])
    assert played == []


def test_without_the_means_the_settings_say_so(qtbot: QtBot, preferences: Preferences) -> None:
    silent = Sounds(lambda: None)
    silent.take_up(True, 60)
    silent.tell([CLAIM])
    dialog = SettingsDialog(preferences, silent)
    qtbot.addWidget(dialog)
    switch = dialog.rows["sounds"]
    assert isinstance(switch, QCheckBox)
    assert not switch.isEnabled()
    assert any("cannot play sounds" in label.text() for label in dialog.findChildren(QLabel))


def test_the_window_plays_a_refusal(window: MainWindow, sounds: Sounds, played: list[tuple[str, float]]) -> None:
    window.sounds._find = sounds._find
    window.sounds.__dict__.pop("player", None)
    window.preferences.change(sounds=True, volume=30)
    window.play_now("usa")
    window.controller.act(Pass())
    assert ("refused", 0.3) in played
